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

/** The first seat that is asked makes some legal move; `n` varies it. */
export function playSome(match: ToyMatch, n: number): void {
  const seat = match.frame(null).active[0] ?? 0;
  const { decision, view } = match.frame(seat);
  const bid = Math.min((n + seat) % 2, view.players[seat]?.coins ?? 0);
  const outcome = match.play(seat, decision?.kind === 'put' ? `put ${1 + (n % 3)}` : `bid ${bid}`);
  if (!outcome.ok) throw new Error(outcome.refused.code);
}

export function playOut(match: ToyMatch): void {
  for (let n = 0; match.result === undefined; n++) playSome(match, n);
}

/** A match in which seat 0 has just won so many boxes and is to put them on its shelves. */
export function matchWithBoxes(boxes: number, choice: Parameters<typeof toyMatch>[0] = {}): ToyMatch {
  for (let i = 0; ; i++) {
    const match = toyMatch({ ...choice, seed: `boxes/${i}` });
    bidAll(match, 1, ...Array.from({ length: match.timeline.table.seats - 1 }, () => 0));
    if (match.frame(null).view.boxes === boxes) return match;
  }
}
