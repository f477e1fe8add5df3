import './lib/node-version.mjs';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { command, Failure, runTool } from './lib/run.mjs';

const HELP = `Kills the server with kill -9 at random moments while people play at several tables, starts it again, and looks
whether every acknowledged move, draft and line of talk is still there, every table goes on and no clock ran meanwhile.

  npm run crash -- [--kills N]     (50 if left out)`;

function readKills() {
  const { values } = parseArgs({
    options: { kills: { type: 'string', default: '50' }, help: { type: 'boolean', default: false } },
  });
  if (values.help) return undefined;
  const kills = Number(values.kills);
  if (!Number.isInteger(kills) || kills < 1) throw new Failure('--kills must be a whole number from 1.');
  return kills;
}

await command(async () => {
  const kills = readKills();
  if (kills === undefined) return console.log(HELP);
  await ensureInstalled();
  await ensureBuilt(['server', 'web']);
  const env = { KONTOR_KILLS: String(kills) };
  const code = await runTool('vitest', ['run', '--project', 'slow', 'server/test/crash.slow.test.ts'], {
    env,
  });
  if (code !== 0) throw new Failure('The server has lost something or did not go on.');
});
