import './lib/node-version.mjs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { command, Failure, ROOT } from './lib/run.mjs';

/**
 * Plays the recorded games of `games/<id>/fixtures` anew, with the same seats and options, on today's default board:
 * `npm run fixtures -- --game ID`. Only for a board or rule that was never published; old records of a published one
 * must replay for ever.
 */
await command(async () => {
  const { game } = parseArgs({ options: { game: { type: 'string' } } }).values;
  if (game === undefined) throw new Failure('Say whose records: npm run fixtures -- --game ID');
  const folder = join(ROOT, 'games', game, 'fixtures');
  const files = await readdir(folder).catch(() => {
    throw new Failure(`There is no folder games/${game}/fixtures.`);
  });
  await ensureInstalled();
  await ensureBuilt(['library']);
  const { openPairing, playContest } = await import('../dist/js/bots.js');
  for (const file of files) {
    const { options, players } = JSON.parse(await readFile(join(folder, file), 'utf8'));
    const seed = `fixture ${basename(file, '.json')}`;
    const bots = players.map(() => 'hasty');
    const { match, result } = await playContest(await openPairing({ game, seed, bots, scale: 1, options }));
    await writeFile(join(folder, file), `${JSON.stringify(match.record(), null, 1)}\n`);
    console.log(`${file}: ${result.moves} moves, ${result.scores.join(', ')}`);
  }
});
