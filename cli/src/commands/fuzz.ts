import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame } from '@kontor/core';
import { fuzzGame } from '@kontor/core/fuzz';
import type { Args } from '../args.ts';
import type { Command } from '../command.ts';
import { Failure } from '../errors.ts';
import { writeText } from '../files.ts';
import { tableFor, toolsNamed } from '../game.ts';
import { progress } from '../progress.ts';
import { seatCount, TABLE_FORM, TABLE_OPTIONS, tableChoice } from '../table-args.ts';

/** The costly checks run about every fourth move. */
const EVERY = 4;

export const fuzz: Command = {
  name: 'fuzz',
  summary: 'Plays random games and checks every promise of the rules engine on the way',
  forms: [`GAME [--games N] [--seed S] [--players N] ${TABLE_FORM} [--out DIR] [--json]`],
  options: {
    games: { value: 'N', help: 'how many games (100)' },
    seed: { value: 'S', help: 'any text; the same one gives the same games (kontor)' },
    players: { value: 'N', help: 'seats at the table (every number in turn)' },
    ...TABLE_OPTIONS,
    out: { value: 'DIR', help: 'where the record of a game that broke a promise is stored (.)' },
    json: { help: 'print one JSON object' },
  },

  async run(args) {
    const [id] = args.operands('GAME');
    const { game, probe } = toolsNamed(id);
    const games = args.count('games', { min: 1, max: 100_000_000 }) ?? 100;
    const seed = args.text('seed') ?? 'kontor';
    const seats = seatCounts(game, args);
    const choice = tableChoice(args, game);
    const tables = seats.map((count) => tableFor(game, { seats: count, ...choice }));
    const json = args.flag('json');
    const showProgress = progress();
    let moves = 0;
    for (let n = 0; n < games; n++) {
      const table = tables[n % tables.length];
      if (!table) break;
      const outcome = fuzzGame(probe, table, `${seed}/${n}`, { every: EVERY });
      moves += outcome.moves;
      if (outcome.crash) {
        const path = join(args.text('out') ?? '.', `${game.id}-crash-${n}.json`);
        store(path, outcome.crash.record);
        const broken = { game: n, players: table.seats, promise: outcome.crash.error.message, record: path };
        if (json) console.log(JSON.stringify({ game: id, seed, games: n + 1, moves, broken }));
        else {
          console.error(`Game ${n} with ${table.seats} players broke a promise: ${broken.promise}`);
          console.error(`The record that leads there is in ${path}`);
        }
        return 1;
      }
      showProgress(() => `${n + 1} of ${games} games`);
    }
    const report = { game: id, seed, games, moves };
    console.log(json ? JSON.stringify(report) : `${games} games, ${moves} moves, no promise broken.`);
    return 0;
  },
};

function seatCounts(game: AnyGame, args: Args): number[] {
  const wanted = seatCount(args, game);
  if (wanted !== undefined) return [wanted];
  const { min, max } = game.seats;
  return Array.from({ length: max - min + 1 }, (_, i) => min + i);
}

function store(path: string, record: unknown): void {
  try {
    mkdirSync(join(path, '..'), { recursive: true });
  } catch (error) {
    throw new Failure(`The folder of ${path} cannot be made: ${(error as Error).message}`);
  }
  writeText(path, `${JSON.stringify(record, null, 1)}\n`);
}
