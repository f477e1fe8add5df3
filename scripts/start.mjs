import './lib/node-version.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { command } from './lib/run.mjs';

/** A SIGTERM to `npm start` ends npm and the shell it runs us in, but is not passed on to us. */
function endWithNpm() {
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event === undefined) return;
  setInterval(() => process.ppid !== parent && process.kill(process.pid, 'SIGTERM'), 250).unref();
}

await command(async () => {
  endWithNpm();
  await ensureInstalled();
  await ensureBuilt(['web', 'server']);
  await import('../server/dist/main.js');
});
