import { type Game, type GameFile, parsed, parseShape, type Seat, type Table } from '@kontor/core';
import Type from 'typebox';
import {
  active,
  apply,
  decision,
  FIRST_SHELF,
  legalMoves,
  refuse,
  result,
  score,
  setup,
  type ToyEvent,
} from './play.ts';
import { readPosition, writePosition } from './position.ts';
import { BANK, get, MOST_BID, OPTIONS, purse, seatsAt, type ToyState, type ToyTable } from './state.ts';
import { openView, preview, sampler, type ToyPreview, type ToyView, view } from './view.ts';

const BoardSchema = Type.Object({
  id: Type.String(),
  shelves: Type.Integer({ minimum: 1, maximum: 5 }),
});
const BOARDS: readonly (GameFile & Record<string, unknown>)[] = [
  { id: 'three-shelves', shelves: 3 },
  { id: 'two-shelves', shelves: 2 },
];

/**
 * The smallest game that needs the whole contract. Everyone has a purse behind a screen. Each round all bid at once and
 * in secret; the one highest bidder pays the bank, draws one to three boxes and puts them on shelves, one by one.
 */
export const toy: Game<ToyTable, ToyState, ToyView, ToyEvent, ToyPreview> = {
  id: 'toy',
  version: 1,
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  boards: BOARDS,
  pieces: [{ id: 'coins' }],
  maxMoves: MOST_BID + 1,
  maxLength: OPTIONS.rounds.max * 7,

  prepare(spec: Table) {
    const board = parseShape(BoardSchema, spec.boardFile, 'board');
    if (!board.ok) return board;
    const { rounds, openBids } = spec.options as { rounds: number; openBids: boolean };
    return parsed({ ...spec, rounds, openBids, shelves: board.value.shelves });
  },
  setup,
  table: (state) => state.table,
  active,
  decision,
  refuse,
  legalMoves,
  apply,
  result,
  clone: ({ table, cells }) => ({ table, cells: cells.slice() }),
  copy: (from, to) => to.cells.set(from.cells),
  view,
  openView,
  sampler,
  preview,
  formatMove: (_table, move) => (move < FIRST_SHELF ? `bid ${move}` : `put ${move - FIRST_SHELF + 1}`),
  parseMove(table, text) {
    const [, verb, digit] = /^(bid|put) (\d)$/.exec(text) ?? [];
    if (verb === undefined) return undefined;
    const n = Number(digit);
    if (verb === 'bid') return n;
    return n >= 1 && n <= table.shelves ? FIRST_SHELF + n - 1 : undefined;
  },
  writePosition,
  readPosition,
};

/** What the test kit cannot know by itself. */
export const toyProbe = {
  game: toy,
  conserved: (state: ToyState) =>
    seatsAt(state.table).reduce((coins, seat) => coins + get(state, purse(seat)), get(state, BANK)),
  effect: (before: ToyState, after: ToyState, seat: Seat) => ({
    coins: get(after, purse(seat)) - get(before, purse(seat)),
    score: score(after, seat) - score(before, seat),
  }),
};
