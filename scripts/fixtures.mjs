import './lib/node-version.mjs';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { command, Failure, ROOT } from './lib/run.mjs';

/**
 * Plays the recorded games of `games/<id>/fixtures` anew, or a first one where there is none, with the same seats and options, on today's default board:
 * `npm run fixtures -- --game ID`. Only for a board or rule that was never published; old records of a published one
 * must replay for ever.
 */
await command(async () => {
  const { game } = parseArgs({ options: { game: { type: 'string' } } }).values;
  if (game === undefined) throw new Failure('Say whose records: npm run fixtures -- --game ID');
  const folder = join(ROOT, 'games', game, 'fixtures');
  if (!existsSync(join(ROOT, 'games', game))) throw new Failure(`There is no folder games/${game}.`);
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
  await ensureInstalled();
  await ensureBuilt(['library']);
  const { openPairing, playContest } = await import('../dist/js/bots.js');
  if (files.length === 0) {
    await mkdir(folder, { recursive: true });
    files.push(await firstRecord(game, folder));
  }
  for (const file of files) {
    const { options, players } = JSON.parse(await readFile(join(folder, file), 'utf8'));
    const seed = `fixture ${basename(file, '.json')}`;
    const bots = players.map(() => 'hasty');
    const { match, result } = await playContest(await openPairing({ game, seed, bots, scale: 1, options }));
    await writeFile(join(folder, file), `${JSON.stringify(match.record(), null, 1)}\n`);
    console.log(`${file}: ${result.moves} moves, ${result.scores.join(', ')}`);
  }
});

/** A game without records gets one with the fewest players, which is then played like the others. */
async function firstRecord(id, folder) {
  const { loadGame } = await import('../dist/js/games.js');
  const game = await loadGame(id);
  if (!game) throw new Failure(`games/index.ts does not list ${id}.`);
  const players = Array.from({ length: game.seats.min }, () => ({ name: 'hasty' }));
  await writeFile(join(folder, 'first.json'), JSON.stringify({ options: {}, players }));
  return 'first.json';
}
