import type { Move } from '@kontor/core';
import { SPACES } from '../market/spaces.ts';
import { MOST_REGIONS, MOST_VILLAGES, NOBILITY } from '../state/constants.ts';
import type { HermagorTable } from '../state/types.ts';

/* How a move is packed into an integer: a kind and its argument. */

const MOVE_KINDS = [
  'pass',
  'done',
  'keep',
  'draw',
  'skip',
  'declare',
  'sell',
  'rest',
  'raise',
  'start',
  'buy',
  'shared-buy',
  'go',
  'go-shortcut',
  'move',
  'share',
  'build',
  'decline',
] as const;
export type MoveKind = (typeof MOVE_KINDS)[number];

/** Rows of the price table a disc can go to, Nobility included. */
const ROWS = NOBILITY + 1;
const MOST_SEATS = 5;

/** The number of possible arguments of each kind. */
const ARGUMENTS: Readonly<Record<MoveKind, number>> = {
  pass: 1,
  done: 1,
  keep: 1,
  draw: 1,
  skip: 1,
  declare: 1,
  sell: 1,
  rest: 1,
  raise: NOBILITY,
  start: MOST_SEATS,
  buy: SPACES,
  'shared-buy': SPACES,
  go: MOST_VILLAGES,
  'go-shortcut': MOST_VILLAGES,
  move: MOST_VILLAGES,
  share: MOST_VILLAGES,
  build: MOST_REGIONS * ROWS,
  decline: MOST_REGIONS,
};

/** The first move of every kind. */
export const FIRST: Readonly<Record<MoveKind, number>> = Object.fromEntries(
  MOVE_KINDS.map((kind, i) => [
    kind,
    MOVE_KINDS.slice(0, i).reduce((sum, before) => sum + ARGUMENTS[before], 0),
  ]),
) as Record<MoveKind, number>;
const MOVES = MOVE_KINDS.reduce((sum, kind) => sum + ARGUMENTS[kind], 0);

const KIND_OF: readonly MoveKind[] = MOVE_KINDS.flatMap((kind) =>
  Array<MoveKind>(ARGUMENTS[kind]).fill(kind),
);

const ARGUMENT_OF = Int32Array.from(KIND_OF, (kind, move) => move - FIRST[kind]);

export const kindOf = (move: Move): MoveKind => KIND_OF[move] as MoveKind;
export const argumentOf = (move: Move): number => ARGUMENT_OF[move] as number;

export const PASS = FIRST.pass;
export const DONE = FIRST.done;
export const KEEP = FIRST.keep;
export const DRAW = FIRST.draw;
export const SKIP = FIRST.skip;
export const DECLARE = FIRST.declare;
export const SELL = FIRST.sell;
export const REST = FIRST.rest;
export const raiseMove = (product: number): Move => FIRST.raise + product;
export const startMove = (seat: number): Move => FIRST.start + seat;
export const buyMove = (space: number): Move => FIRST.buy + space;
export const sharedBuyMove = (space: number): Move => FIRST['shared-buy'] + space;
export const goMove = (village: number): Move => FIRST.go + village;
export const shortcutMove = (village: number): Move => FIRST['go-shortcut'] + village;
export const moveMove = (village: number): Move => FIRST.move + village;
export const shareMove = (village: number): Move => FIRST.share + village;
export const buildMove = (region: number, row: number): Move => FIRST.build + region * ROWS + row;
export const declineMove = (region: number): Move => FIRST.decline + region;
export const regionOfBuild = (move: Move): number => Math.floor((move - FIRST.build) / ROWS);
export const rowOfBuild = (move: Move): number => (move - FIRST.build) % ROWS;

/** Whether an integer is a move at this table: its village, region or seat must exist. */
export function isMove(table: HermagorTable, move: Move): boolean {
  if (!Number.isInteger(move) || move < 0 || move >= MOVES) return false;
  const argument = argumentOf(move);
  switch (kindOf(move)) {
    case 'start':
      return argument < table.seats;
    case 'go':
    case 'go-shortcut':
    case 'move':
    case 'share':
      return argument < table.villages;
    case 'build':
      return regionOfBuild(move) < table.regions;
    case 'decline':
      return argument < table.regions;
    default:
      return true;
  }
}
