import './lib/node-version.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { command } from './lib/run.mjs';

/** The tools for the data of a server. */
await command(async () => {
  await ensureInstalled();
  await ensureBuilt(['server']);
  await import('../server/dist/admin.js');
});
