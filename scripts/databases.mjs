import './lib/node-version.mjs';
import { ensurePostgres, ensureRedis } from './lib/databases.mjs';
import { command } from './lib/run.mjs';

/** Prints the paths of the servers that tests need, one on each line; installs them if need be. */
await command(() => console.log(`${ensurePostgres()}\n${ensureRedis()}`));
