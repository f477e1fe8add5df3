import {
  type Decision,
  type Emit,
  type Move,
  type Refusal,
  type Result,
  type Rng,
  refusal,
  type Seat,
  type SeatMask,
} from '@kontor/core';
import {
  emptyState,
  LAST_BONUS,
  last,
  left,
  MOST_MORE,
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

export type PebblesEvent =
  | { readonly type: 'heaped'; readonly stones: number }
  | { readonly type: 'took'; readonly seat: Seat; readonly stones: number; readonly left: number };

/** P-1 */
export function setup(table: PebblesTable, rng: Rng, emit?: Emit<PebblesEvent>): PebblesState {
  const state = emptyState(table);
  setLeft(state, table.stones + rng.int(MOST_MORE + 1));
  emit?.({ type: 'heaped', stones: left(state) });
  return state;
}

/** P-4: nobody is asked when the heap is empty. */
export function active(state: PebblesState): SeatMask {
  return left(state) === 0 ? 0 : 1 << turn(state);
}

export function decision(state: PebblesState, seat: Seat): Decision | undefined {
  if (left(state) === 0 || turn(state) !== seat) return undefined;
  return { kind: 'take', rule: 'P-2', params: { most: most(state), left: left(state) } };
}

/** A move is the number of stones. */
export function refuse(state: PebblesState, seat: Seat, move: Move): Refusal | undefined {
  if (!decision(state, seat)) return refusal('seat.inactive', undefined, { seat });
  const { most: allowed } = state.table.options;
  if (move < 1 || move > allowed) return refusal('take.many', 'P-2', { most: allowed });
  return move > left(state) ? refusal('take.left', 'P-3', { left: left(state) }) : undefined;
}

export function legalMoves(state: PebblesState, _seat: Seat, out: Int32Array): number {
  const count = most(state);
  for (let i = 0; i < count; i++) out[i] = i + 1;
  return count;
}

export function apply(
  state: PebblesState,
  seat: Seat,
  move: Move,
  _rng: Rng,
  emit?: Emit<PebblesEvent>,
): void {
  setLeft(state, left(state) - move);
  setTaken(state, seat, taken(state, seat) + move);
  if (left(state) === 0) setLast(state, seat);
  setTurn(state, (seat + 1) % state.table.seats);
  emit?.({ type: 'took', seat, stones: move, left: left(state) });
}

/** P-2, P-3: the most stones that may be taken now. */
function most(state: PebblesState): number {
  return Math.min(state.table.options.most, left(state));
}

/** P-4 */
export function score(state: PebblesState, seat: Seat): number {
  return taken(state, seat) + (last(state) === seat ? LAST_BONUS : 0);
}

/** P-5 */
export function result(state: PebblesState): Result | undefined {
  if (left(state) > 0) return undefined;
  const scores = seatsAt(state.table).map((seat) => score(state, seat));
  const ranks = scores.map((own) => 1 + scores.filter((other) => other > own).length);
  return { scores, ranks, breakdown: { last: last(state) } };
}
