import { expectParsed, Match, openTable, type TableChoice } from '@kontor/core';
import { toy } from './toy/index.ts';

export function toyTable(choice: Partial<TableChoice> = {}) {
  return expectParsed(openTable(toy, { seats: 3, ...choice }));
}

/** A match of the toy game by a fixed seed; seats named in `bots` are played by bots. */
export function toyMatch({
  seed = 'toy',
  bots = [],
  ...choice
}: Partial<TableChoice> & { seed?: string; bots?: readonly number[] } = {}) {
  const table = toyTable(choice);
  const players = Array.from({ length: table.seats }, (_, seat) => ({
    name: `Player ${seat}`,
    ...(bots.includes(seat) ? { bot: 'easy' } : {}),
  }));
  return expectParsed(Match.start(toy, table, { kind: 'fixed', seed }, players));
}
export type ToyMatch = ReturnType<typeof toyMatch>;

/** Everybody bids so much, in the order of the seats. */
export function bidAll(match: ToyMatch, ...bids: readonly number[]): void {
  bids.forEach((bid, seat) => {
    const outcome = match.play(seat, `bid ${bid}`);
    if (!outcome.ok) throw new Error(outcome.refused.code);
  });
}

/** Plays on until the game is over: bids by seat and round, boxes on the shelves in turn. */
export function playOut(match: ToyMatch): void {
  for (let n = 0; match.result === undefined; n++) {
    const seat = match.frame(null).active[0] ?? 0;
    const asked = match.frame(seat).decision?.kind;
    const move = asked === 'put' ? `put ${1 + (n % 3)}` : `bid ${(n + seat) % 2}`;
    const outcome = match.play(seat, move);
    if (!outcome.ok) throw new Error(outcome.refused.code);
  }
}
