import { tune as findWeights } from '@kontor/bots';
import type { Weights } from '@kontor/core';
import { gameEntry } from '@kontor/games';
import type { Command } from '../command.ts';
import { Failure } from '../errors.ts';
import { tableFor, toolsNamed } from '../game.ts';

/** Challenges are played with two to four players. */
const SEATS = [2, 3, 4];

export const tune: Command = {
  name: 'tune',
  summary: "Looks for better numbers for a game's bots by letting them play against each other",
  forms: ['GAME [--minutes M] [--games N] [--seed S] [--weights JSON] [--json]'],
  options: {
    minutes: { value: 'M', help: 'how long (5)' },
    games: { value: 'N', help: 'games of a challenge with each number of players (24)' },
    seed: { value: 'S', help: 'any text; the same one tries the same numbers (kontor)' },
    weights: { value: 'JSON', help: 'numbers to start from (those that the bots have)' },
    json: { help: 'print one JSON object' },
  },
  details:
    'Reports every improvement; the bots use the numbers once they are put into games/GAME/bot/weights.ts.',

  async run(args) {
    const [id] = args.operands('GAME');
    const { game } = toolsNamed(id);
    const entry = gameEntry(id);
    if (!entry?.knowledge || !entry.weights) throw new Failure(`The bots of ${id} have no numbers to tune.`);
    const start = { ...(await entry.weights()), ...(args.json('weights') as Weights | undefined) };
    const { knowledge } = entry;
    const end = performance.now() + 60_000 * (args.factor('minutes') ?? 5);
    const weights = await findWeights({
      game,
      tables: SEATS.map((seats) => tableFor(game, { seats })),
      knowledge: (candidate) => knowledge(candidate),
      weights: start,
      games: args.count('games', { min: 2, max: 100_000 }) ?? 24,
      goOn: () => performance.now() < end,
      seed: args.text('seed') ?? 'kontor',
      report: (line) => console.error(line),
    });
    console.log(args.flag('json') ? JSON.stringify({ game: id, weights }) : describe(start, weights));
    return 0;
  },
};

function describe(before: Weights, after: Weights): string {
  return Object.entries(after)
    .map(([name, weight]) => `${name} ${weight}${weight === before[name] ? '' : ` (was ${before[name]})`}`)
    .join('\n');
}
