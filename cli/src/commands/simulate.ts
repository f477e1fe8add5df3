import { moveBuffer, randomPlayout, rngFromText, seatsOf, type Table } from '@kontor/core';
import type { Args } from '../args.ts';
import type { Command } from '../command.ts';
import { tableFor, toolsNamed } from '../game.ts';
import { progress } from '../progress.ts';
import { formatSpread, type Spread, spread } from '../statistics.ts';
import { seatCount, TABLE_FORM, TABLE_OPTIONS, tableChoice } from '../table-args.ts';

interface Report {
  readonly game: string;
  readonly players: number;
  readonly options: Table['options'];
  readonly seed: string;
  readonly games: number;
  readonly finished: number;
  readonly moves: number;
  readonly movesPerSecond: number;
  /** Moves per game. */
  readonly length: Spread;
  /** Over all players. */
  readonly score: Spread;
  /** By place from the first start player on; a shared win is split. */
  readonly winShare: readonly number[];
}

export const simulate: Command = {
  name: 'simulate',
  summary: 'Plays random legal games and reports the results',
  forms: [`GAME [--players N] [--games G] [--seed S] ${TABLE_FORM} [--json]`],
  options: {
    players: { value: 'N', help: 'seats at the table (the most there are)' },
    games: { value: 'G', help: 'how many games (1000)' },
    seed: { value: 'S', help: 'any text; the same one gives the same games (kontor)' },
    ...TABLE_OPTIONS,
    json: { help: 'print one JSON object' },
  },

  async run(args) {
    const report = play(args);
    console.log(args.flag('json') ? JSON.stringify(report) : describe(report));
    return report.finished === report.games ? 0 : 1;
  },
};

function play(args: Args): Report {
  const [id] = args.operands('GAME');
  const { game } = toolsNamed(id);
  const players = seatCount(args, game) ?? game.seats.max;
  const games = args.count('games', { min: 1, max: 100_000_000 }) ?? 1000;
  const seed = args.text('seed') ?? 'kontor';
  const table = tableFor(game, { seats: players, ...tableChoice(args, game) });
  const buffer = moveBuffer(game);
  const lengths: number[] = [];
  const scores: number[] = [];
  const wins = Array.from({ length: players }, () => 0);
  const showProgress = progress();
  const start = performance.now();
  for (let n = 0; n < games; n++) {
    const rng = rngFromText(`${seed}/${n}`);
    const state = game.setup(table, rng);
    // The seat that is asked first is the first start player.
    const [first = 0] = seatsOf(game.active(state));
    lengths.push(randomPlayout(game, state, rng, buffer));
    const result = game.result(state);
    if (!result) continue;
    scores.push(...result.scores);
    const winners = result.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
    for (const seat of winners) {
      const place = (seat - first + players) % players;
      wins[place] = (wins[place] ?? 0) + 1 / winners.length;
    }
    showProgress(() => `${n + 1} of ${games} games`);
  }
  const seconds = (performance.now() - start) / 1000;
  const finished = scores.length / players;
  const moves = lengths.reduce((sum, length) => sum + length, 0);
  return {
    game: game.id,
    players,
    options: table.options,
    seed,
    games,
    finished,
    moves,
    movesPerSecond: Math.round(moves / seconds),
    length: spread(lengths),
    score: spread(scores),
    winShare: wins.map((won) => Math.round((10_000 * won) / Math.max(1, finished)) / 10_000),
  };
}

function describe(report: Report): string {
  const share = report.winShare.map((part, place) => `${place + 1}: ${(100 * part).toFixed(1)} %`);
  return [
    `${report.game}, ${report.players} players, seed ${report.seed}`,
    `games      ${report.games}, finished ${report.finished}`,
    `moves      ${report.moves}, ${report.movesPerSecond} a second`,
    `length     ${formatSpread(report.length)}`,
    `score      ${formatSpread(report.score)}`,
    `win share  ${share.join('  ')}  (from the start player on)`,
  ].join('\n');
}
