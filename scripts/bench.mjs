import './lib/node-version.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { command } from './lib/run.mjs';

await command(async () => {
  await ensureInstalled();
  await ensureBuilt(['bench']);
  await import('../bench/dist/main.js');
});
