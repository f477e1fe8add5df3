import type { OptionSchema, OptionsOf, Seat, Table } from '@kontor/core';

export const OPTIONS = {
  most: { kind: 'number', rule: 'P-2', min: 2, max: 5, default: 3 },
} as const satisfies OptionSchema;
type PebblesOptions = OptionsOf<typeof OPTIONS>;

/** What is fixed before the first move. */
export interface PebblesTable extends Table {
  readonly options: Table['options'] & PebblesOptions;
  /** Stones on the board; chance adds some. */
  readonly stones: number;
}

/** One row of small integers: what is left, whose turn it is, who took the last stone, and what each has taken. */
export interface PebblesState {
  readonly table: PebblesTable;
  readonly cells: Int16Array;
}

/** P-1: the most stones that chance adds. */
export const MOST_MORE = 4;
/** P-4: what the last stone counts more than the others. */
export const LAST_BONUS = 3;
export const NOBODY = -1;

const LEFT = 0;
const TURN = 1;
const LAST = 2;
const TAKEN = 3;

export function emptyState(table: PebblesTable): PebblesState {
  const cells = new Int16Array(TAKEN + table.seats);
  cells[LAST] = NOBODY;
  return { table, cells };
}

export const left = ({ cells }: PebblesState): number => cells[LEFT] as number;
export const turn = ({ cells }: PebblesState): Seat => cells[TURN] as number;
export const last = ({ cells }: PebblesState): Seat => cells[LAST] as number;
export const taken = ({ cells }: PebblesState, seat: Seat): number => cells[TAKEN + seat] as number;

export function setLeft({ cells }: PebblesState, stones: number): void {
  cells[LEFT] = stones;
}

export function setTurn({ cells }: PebblesState, seat: Seat): void {
  cells[TURN] = seat;
}

export function setLast({ cells }: PebblesState, seat: Seat): void {
  cells[LAST] = seat;
}

export function setTaken({ cells }: PebblesState, seat: Seat, stones: number): void {
  cells[TAKEN + seat] = stones;
}

export function seatsAt({ seats }: Table): Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}
