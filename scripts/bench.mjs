import './lib/node-version.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { command } from './lib/run.mjs';

/** Benches that need packages which cannot be put into the bundle of the others. */
const OWN = ['server', 'web'];

await command(async () => {
  await ensureInstalled();
  const name = process.argv[2];
  await ensureBuilt(name === 'web' ? ['web', 'server', 'bench'] : ['bench']);
  await import(OWN.includes(name) ? `../bench/dist/${name}/${name}.js` : '../bench/dist/main.js');
});
