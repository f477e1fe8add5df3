import { pairings, type Standing, standings } from '@kontor/bots';
import { type AnyGame, BOT_NAMES, type BotName, isBotName } from '@kontor/core';
import type { Args } from '../args.ts';
import type { Command } from '../command.ts';
import { UsageError } from '../errors.ts';
import { tableFor, toolsNamed } from '../game.ts';
import { playAll } from '../game-pool.ts';
import { progress } from '../progress.ts';
import { ResultsFile } from '../results-file.ts';
import { TABLE_FORM, TABLE_OPTIONS, tableChoice } from '../table-args.ts';

export const arena: Command = {
  name: 'arena',
  summary: 'Lets bots play against each other and reports which is stronger',
  forms: [
    `GAME --bots NAME,NAME… [--games N] [--seed S] [--scale X] ${TABLE_FORM} [--out FILE] [--resume] [--json]`,
  ],
  options: {
    bots: { value: 'NAMES', help: `one for each seat, of ${BOT_NAMES.join(', ')}` },
    games: { value: 'N', help: 'how many games (100)' },
    seed: { value: 'S', help: 'the first seed, a number; each game has the next one (1)' },
    scale: { value: 'X', help: 'multiplies every thinking time, such as 0.1 (1)' },
    ...TABLE_OPTIONS,
    threads: { value: 'N', help: 'games at the same time (as many as there are cores)' },
    out: { value: 'FILE', help: 'where each game is added as it ends (arena-GAME-NAMES.jsonl)' },
    resume: { help: 'go on with the file: games that it holds are not played again' },
    json: { help: 'print one JSON object' },
  },
  details:
    'With every game the bots move on by a seat. Thinking time is wall time: run nothing else beside it.',

  async run(args) {
    const [id] = args.operands('GAME');
    const { game } = toolsNamed(id);
    const bots = lineUp(args, game);
    const scale = args.factor('scale') ?? 1;
    const choice = tableChoice(args, game);
    const first = args.count('seed', { min: 0, max: 1_000_000_000 }) ?? 1;
    const games = args.count('games', { min: 1, max: 1_000_000 }) ?? 100;
    const threads = args.count('threads', { min: 1, max: 1024 });
    // Reports mistakes before any thread starts, and before there is a file.
    const { board, pieces } = tableFor(game, { seats: bots.length, ...choice });
    const common = { game: id, bots, scale, ...choice };
    const path = args.text('out') ?? `arena-${id}-${bots.join('-')}.jsonl`;
    const played = { game: id, bots, scale, options: choice.options };
    const heading = {
      ...played,
      ...(choice.board === undefined ? {} : { board }),
      ...(choice.pieces === undefined ? {} : { pieces }),
      version: game.version,
    };
    const file = ResultsFile.open(path, heading, args.flag('resume'));
    const done = new Set(file.results.map(({ seed }) => seed));
    const open = pairings(common, first, games).filter(({ seed }) => !done.has(seed));
    const total = file.results.length + open.length;
    const showProgress = progress();
    await playAll(open, threads, ({ result }) => {
      file.add(result);
      const shares = () => standings(file.results).map(inShort).join(', ');
      showProgress(() => `${file.results.length} of ${total} games: ${shares()}`);
    }).catch((error: unknown) => {
      file.removeIfEmpty();
      throw error;
    });
    const report = {
      ...played,
      board: board.id,
      pieces: pieces.id,
      games: file.results.length,
      file: path,
      standings: standings(file.results),
    };
    console.log(args.flag('json') ? JSON.stringify(report) : report.standings.map(describe).join('\n'));
    return 0;
  },
};

function lineUp(args: Args, { id, seats }: AnyGame): BotName[] {
  const text = args.text('bots');
  if (text === undefined) throw new UsageError('--bots is missing.');
  const names = text.split(',');
  if (names.length < seats.min || names.length > seats.max)
    throw new UsageError(
      `--bots must name ${seats.min} to ${seats.max} bots for ${id}, not ${names.length}.`,
    );
  return names.map((name) => {
    if (!isBotName(name)) throw new UsageError(`There is no bot ${name}; there are ${BOT_NAMES.join(', ')}.`);
    return name;
  });
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function inShort({ bot, wins }: Standing): string {
  return `${bot} ${percent(wins.share)}`;
}

function describe({ bot, games, wins, meanRank, meanScore, rating, msPerDecision }: Standing): string {
  return [
    `${bot.padEnd(10)} wins ${percent(wins.share)} (${percent(wins.low)} to ${percent(wins.high)}) of ${games}`,
    `rank ${meanRank.toFixed(2)}, score ${meanScore.toFixed(1)}`,
    `rating ${rating.mu.toFixed(1)} ± ${rating.sigma.toFixed(1)}`,
    `${msPerDecision.mean.toFixed(1)} ms a decision (99 % within ${msPerDecision.p99.toFixed(1)})`,
  ].join(', ');
}
