import './lib/node-version.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { command, Failure, runTool } from './lib/run.mjs';

/** Takes the pictures of README.md, docs/DESIGN.md and the home page anew. */
await command(async () => {
  await ensureInstalled();
  const env = { CHROMIUM_PATH: ensureChromium() };
  const code = await runTool('vitest', ['run', '--config', 'web/pictures/vitest.config.ts'], { env });
  if (code !== 0) throw new Failure('Not all pictures could be taken.');
});
