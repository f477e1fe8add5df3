import type { AnyGame } from '@kontor/core';
import { actionsIn, merchants } from '@kontor/games/merchants/rules';
import { RULES } from '@kontor/games/rules';
import { boardgameIo } from './boardgame-io.ts';
import { type Measured, measure } from './contestant.ts';
import { type CopyTimes, copyTimes, kontor, type Weigh } from './kontor.ts';
import { type MemoryUse, memoryUse } from './memory.ts';

interface GameReport {
  /** By number of players. */
  readonly [players: string]: Measured | CopyTimes | MemoryUse;
}

/** The ratio to boardgame.io is taken with as many players as its game has. */
const COMPARED = 4;
const MEMORY_GAMES = 10_000;

export interface EngineOptions {
  readonly rounds: number;
  /** Milliseconds of one slice. */
  readonly slice: number;
}

/** Random legal moves a second on one thread, including the listing of legal moves. */
export function benchEngine(options: EngineOptions, report: (text: string) => void): object {
  const tables = RULES.flatMap((game) =>
    Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => ({
      game,
      seats: game.seats.min + i,
    })),
  );
  const contestants = tables.map(({ game, seats }) => kontor(game, seats, weigh(game)));
  const measured = measure([...contestants, boardgameIo()], options, report);
  const of = (name: string): Measured => measured.get(name) ?? { movesPerSecond: 0, movesPerCpuSecond: 0 };

  const games: Record<string, GameReport> = {};
  const ratio: Record<string, number> = {};
  const ratioByCpu: Record<string, number> = {};
  const rival = of('boardgame.io');
  for (const game of RULES) {
    const seats = tables.filter((table) => table.game === game).map((table) => table.seats);
    const contestant = contestants.find(({ name }) => name === `${game.id}/${COMPARED}`);
    games[game.id] = {
      ...Object.fromEntries(seats.map((count) => [count, of(`${game.id}/${count}`)])),
      copy: copyTimes(game, COMPARED),
      ...(contestant ? { memory: memoryUse(contestant, MEMORY_GAMES, report) } : {}),
    };
    const own = of(`${game.id}/${COMPARED}`);
    ratio[game.id] = times(own.movesPerSecond, rival.movesPerSecond);
    ratioByCpu[game.id] = times(own.movesPerCpuSecond, rival.movesPerCpuSecond);
  }
  return { ...games, 'boardgame.io': rival, ratio, ratioByCpu, node: process.version };
}

/** How many times as fast, to one decimal. */
function times(own: number, rival: number): number {
  return Math.round((10 * own) / rival) / 10;
}

/**
 * In Merchants of Empire a plot is one move of up to six actions, which are resolved one by one; the actions are
 * counted, and the choices made on the way.
 */
function weigh(game: AnyGame): Weigh {
  return game.id === merchants.id ? actionsIn : () => 1;
}
