import { type AnyGame, moveBuffer, randomMove, rngFromText, type Seat, type Table } from '@kontor/core';

/** Levels of bots, weakest first. */
export const BOT_LEVELS = ['novice', 'apprentice', 'merchant', 'master'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** A move for the seat, from what the seat may know. */
export async function chooseMove(
  game: AnyGame,
  table: Table,
  view: unknown,
  history: readonly unknown[],
  seat: Seat,
): Promise<string> {
  const rng = rngFromText(crypto.randomUUID());
  const state = game.sampler(table, view, history)(rng);
  return game.formatMove(table, randomMove(game, state, seat, rng, moveBuffer(game)));
}
