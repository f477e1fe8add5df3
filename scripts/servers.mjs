import './lib/node-version.mjs';
import { command } from './lib/run.mjs';
import { serverPaths } from './lib/servers.mjs';

/** Prints the paths of the servers that tests start, as JSON; installs them if need be. */
await command(() => console.log(JSON.stringify(serverPaths())));
