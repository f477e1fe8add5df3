import { type Parsed, parsed, parseShape, problem } from '@kontor/core';
import type { Static } from 'typebox';
import * as Type from 'typebox';
import {
  emptyState,
  last,
  left,
  MOST_MORE,
  NOBODY,
  type PebblesState,
  type PebblesTable,
  seatsAt,
  setLast,
  setLeft,
  setTaken,
  setTurn,
  taken,
  turn,
} from './state.ts';

const SeatNumber = Type.Integer({ minimum: 0, maximum: 3 });
const PositionSchema = Type.Object(
  {
    left: Type.Integer({ minimum: 0 }),
    turn: SeatNumber,
    last: Type.Union([SeatNumber, Type.Null()]),
    taken: Type.Array(Type.Integer({ minimum: 0 })),
  },
  { additionalProperties: false },
);
export type Position = Static<typeof PositionSchema>;

export function writePosition(state: PebblesState): Position {
  return {
    left: left(state),
    turn: turn(state),
    last: last(state) === NOBODY ? null : last(state),
    taken: seatsAt(state.table).map((seat) => taken(state, seat)),
  };
}

export function readPosition(table: PebblesTable, raw: unknown): Parsed<PebblesState> {
  const shape = parseShape(PositionSchema, raw, 'position');
  if (!shape.ok) return shape;
  const { left: stones, turn: next, last: final, taken: piles } = shape.value;
  if (piles.length !== table.seats || next >= table.seats || (final ?? 0) >= table.seats)
    return problem('position.seats', `There are ${table.seats} players.`, '/taken');
  const all = piles.reduce((sum, pile) => sum + pile, stones);
  if (all < table.stones || all > table.stones + MOST_MORE)
    return problem('position.stones', `The heap and the piles have ${all} stones.`, '/left');
  if ((final === null) !== stones > 0)
    return problem('position.last', 'Somebody took the last stone exactly if none is left.', '/last');
  return parsed(fill(emptyState(table), shape.value));
}

/** Puts a checked position into a state. */
export function fill(state: PebblesState, position: Position): PebblesState {
  setLeft(state, position.left);
  setTurn(state, position.turn);
  setLast(state, position.last ?? NOBODY);
  for (const [seat, pile] of position.taken.entries()) setTaken(state, seat, pile);
  return state;
}
