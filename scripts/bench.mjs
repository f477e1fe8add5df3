import './lib/node-version.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { command } from './lib/run.mjs';
import { serverPaths } from './lib/servers.mjs';

/** Benches that need packages which cannot be put into the bundle of the others. */
const OWN = ['server', 'web'];

await command(async () => {
  await ensureInstalled();
  const name = process.argv[2];
  if (name === 'web') process.env.CHROMIUM_PATH = ensureChromium();
  if (process.argv.includes('postgres')) Object.assign(process.env, serverPaths());
  await ensureBuilt(name === 'web' ? ['web', 'server', 'bench'] : ['bench']);
  await import(OWN.includes(name) ? `../bench/dist/${name}/${name}.js` : '../bench/dist/main.js');
});
