import { seatsOf } from '@kontor/core';
import { toy } from './index.ts';
import { writePosition } from './position.ts';
import type { ToyState } from './state.ts';

/** The legal moves of the first seat that is asked, read from the position instead of the cells. */
export function slowMoves(state: ToyState): string[] {
  const { buyer, players } = writePosition(state);
  if (buyer !== null) return players[buyer]?.shelves.map((_, n) => `put ${n + 1}`) ?? [];
  const seat = seatsOf(toy.active(state))[0] ?? 0;
  const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];
  return digits
    .filter((digit) => Number(digit) <= (players[seat]?.coins ?? 0))
    .map((digit) => `bid ${digit}`);
}
