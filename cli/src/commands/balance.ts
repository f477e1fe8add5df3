import { pairings, wilson } from '@kontor/bots';
import { BOT_NAMES } from '@kontor/core';
import { mergeAccounts } from '../balance/accounts.ts';
import { plotBalance } from '../balance/plot.ts';
import { type BalanceReport, describeBalance } from '../balance/report.ts';
import type { Command } from '../command.ts';
import { writeText } from '../files.ts';
import { tableFor, toolsNamed } from '../game.ts';
import { playAll } from '../game-pool.ts';
import type { PlayedGame } from '../played-game.ts';
import { progress } from '../progress.ts';
import { spread } from '../statistics.ts';
import { seatCount, TABLE_FORM, TABLE_OPTIONS, tableChoice } from '../table-args.ts';

/** A game is close if the second has at least this share of the winner's score. */
const CLOSE = 0.95;

export const balance: Command = {
  name: 'balance',
  summary: 'Lets one bot play at all seats and reports how fair seats and boards are',
  forms: [`GAME [--players N] [--games G] [--bot NAME] [--seed S] ${TABLE_FORM} [--plot OUT.svg] [--json]`],
  options: {
    players: { value: 'N', help: 'seats at the table (the most there are)' },
    games: { value: 'G', help: 'how many games (2000)' },
    bot: { value: 'NAME', help: `of ${BOT_NAMES.join(', ')} (apprentice)` },
    seed: { value: 'S', help: 'the first seed, a number; each game has the next one (1)' },
    scale: { value: 'X', help: 'multiplies the thinking time (1)' },
    ...TABLE_OPTIONS,
    threads: { value: 'N', help: 'games at the same time (as many as there are cores)' },
    plot: { value: 'OUT.svg', help: 'draw the shares of wins and how often each thing was used' },
    json: { help: 'print one JSON object' },
  },

  async run(args) {
    const [id] = args.operands('GAME');
    const { game } = toolsNamed(id);
    const players = seatCount(args, game) ?? game.seats.max;
    const games = args.count('games', { min: 1, max: 10_000_000 }) ?? 2000;
    const bot = args.choice('bot', BOT_NAMES) ?? 'apprentice';
    const choice = tableChoice(args, game);
    const table = tableFor(game, { seats: players, ...choice });
    const first = args.count('seed', { min: 0, max: 1_000_000_000 }) ?? 1;
    const common = {
      game: id,
      bots: Array.from({ length: players }, () => bot),
      scale: args.factor('scale') ?? 1,
      ...choice,
    };
    const played: PlayedGame[] = [];
    const showProgress = progress();
    await playAll(pairings(common, first, games), args.count('threads', { min: 1, max: 1024 }), (one) => {
      played.push(one);
      showProgress(() => `${played.length} of ${games} games`);
    });
    const report = { game: id, board: table.board.id, players, bot, seed: first, games, ...account(played) };
    const plot = args.text('plot');
    if (plot !== undefined) writeText(plot, `${plotBalance(report)}\n`);
    console.log(args.flag('json') ? JSON.stringify(report) : describeBalance(report));
    return 0;
  },
};

function account(
  played: readonly PlayedGame[],
): Omit<BalanceReport, 'game' | 'board' | 'players' | 'bot' | 'seed' | 'games'> {
  const results = played.map(({ result }) => result);
  const seats = results[0]?.ranks.length ?? 0;
  const wins = Array<number>(seats).fill(0);
  let close = 0;
  for (const { ranks, scores, first } of results) {
    const winners = ranks.filter((rank) => rank === 1).length;
    ranks.forEach((rank, seat) => {
      const place = (seat - first + seats) % seats;
      if (rank === 1) wins[place] = (wins[place] ?? 0) + 1 / winners;
    });
    const [best = 0, second = 0] = [...scores].sort((a, b) => b - a);
    if (second >= CLOSE * best) close++;
  }
  return {
    winShare: wins.map((won) => wilson(won, results.length)),
    moves: spread(results.map(({ moves }) => moves)),
    score: spread(results.flatMap(({ scores }) => scores)),
    winnersScore: spread(results.map(({ scores, ranks }) => scores[ranks.indexOf(1)] ?? 0)),
    closeGames: close / Math.max(1, results.length),
    ...mergeAccounts(played.map((one) => one.account)),
  };
}
