import type { Rng, Sampler } from '@kontor/core';
import { PRODUCTS } from '../files/board.ts';
import { spaceByName } from '../market/spaces.ts';
import { legalMoves } from '../moves/legal.ts';
import { load } from '../position/load.ts';
import { BUILDING_VALUES, MOST_MOVES, NOBILITY_VALUES, STARTING_CASH } from '../state/constants.ts';
import { clone, NOBODY, setCash, turn } from '../state/layout.ts';
import type { HermagorState, HermagorTable, HermagorView } from '../state/types.ts';
import type { HermagorEvent } from './events.ts';
import { phaseOf } from './view.ts';

/*
 * Only the cash of other players is hidden: bag and face-down action tiles have no order, so what is in them is public.
 * Whoever has seen all events knows the cash, too; with an incomplete history it is drawn between bounds.
 */

/** How a public event changes somebody's cash. */
export function cashChange(
  event: HermagorEvent,
): { readonly seat: number; readonly change: number } | undefined {
  switch (event.type) {
    case 'placed':
      return { seat: event.seat, change: -event.cost };
    case 'paid':
      return { seat: event.seat, change: -event.cash };
    case 'sold':
      return { seat: event.seat, change: event.price };
    case 'buzz':
    case 'good-deal':
    case 'shared-in':
    case 'built':
      return { seat: event.seat, change: event.cash };
    default:
      return undefined;
  }
}

interface Bounds {
  readonly least: number;
  readonly most: number;
}

export function sampler(
  table: HermagorTable,
  view: HermagorView,
  history: readonly HermagorEvent[],
): Sampler<HermagorState> {
  const base = load(table, view);
  const bounds = view.players.map((player, seat): Bounds => {
    const known = player.cash ?? view.declared[seat] ?? remembered(history, seat);
    return typeof known === 'number'
      ? { least: known, most: known }
      : guess(table, view, base, seat, known.least);
  });
  return (rng, into) => {
    const s = into ?? { table, cells: new Int32Array(base.cells.length) };
    s.cells.set(base.cells);
    for (const [seat, { least, most }] of bounds.entries()) setCash(s, seat, least + draw(rng, most - least));
    return s;
  };
}

function draw(rng: Rng, spread: number): number {
  return spread === 0 ? 0 : rng.int(spread + 1);
}

/** A player's cash according to the history; if that does not begin with a known amount, a lower bound. */
export function remembered(
  history: readonly HermagorEvent[],
  seat: number,
): number | { readonly least: number } {
  let known: number | undefined;
  let least = 0;
  for (const event of history) {
    if (event.type === 'began') known = event.cash;
    if (event.type === 'declared' && event.seat === seat) known = event.cash;
    const change = cashChange(event);
    if (change?.seat !== seat) continue;
    if (known !== undefined) known += change.change;
    least = Math.max(0, least + change.change);
  }
  return known ?? { least };
}

function guess(
  table: HermagorTable,
  view: HermagorView,
  base: HermagorState,
  seat: number,
  seen: number,
): Bounds {
  const most = mostCash(table, view, seat);
  // Before anybody has earned anything, the cash follows from what was spent.
  const counted = view.round === 1 && ['officer', 'market'].includes(phaseOf(view.step)) ? most : 0;
  const least = Math.max(seen, counted, seat === turn(base) ? cashToBeAsked(base, seat) : 0);
  return { least, most: Math.max(least, most) };
}

/**
 * The least cash with which the seat has a choice, because a seat without one is not asked (H-6.4). More cash never
 * removes a choice.
 */
function cashToBeAsked(base: HermagorState, seat: number): number {
  const trial = clone(base);
  const moves = new Int32Array(MOST_MOVES);
  for (let least = 0; ; least++) {
    setCash(trial, seat, least);
    if (legalMoves(trial, seat, moves) > 1 || least > HIGHEST_GUESS) return least;
  }
}
const HIGHEST_GUESS = 1000;

/** Four buyers at junctions of one line earn 10, and 1 from each line crossed; Good Deal pays 5. */
const MOST_PER_MARKET = 14 + 5;

/** The most that a seat can have earned with what it has on the table, less what it has spent on buyers. */
function mostCash(table: HermagorTable, view: HermagorView, seat: number): number {
  const settled =
    phaseOf(view.step) === 'market' || phaseOf(view.step) === 'officer' ? view.round - 1 : view.round;
  return (
    STARTING_CASH +
    settled * MOST_PER_MARKET +
    earnedByStations(table, view, seat) +
    earnedByDiscs(view, seat) -
    spent(table, view, seat)
  );
}

/** Prices never fall, so no sale paid more than the present price; each other station there may have paid a share. */
function earnedByStations(table: HermagorTable, view: HermagorView, seat: number): number {
  let sum = 0;
  for (const [village, colours] of Object.entries(view.stations)) {
    if (!colours.includes(seat)) continue;
    const product = PRODUCTS[table.productOf[table.placeNumber.get(village) ?? 0] ?? 0];
    sum += (product ? view.prices[product] : 0) + (colours.length - 1);
  }
  return sum;
}

function earnedByDiscs(view: HermagorView, seat: number): number {
  let sum = 0;
  for (const [row, squares] of Object.entries(view.discs))
    squares.forEach((owner, square) => {
      if (owner === seat) sum += (row === 'nobility' ? NOBILITY_VALUES : BUILDING_VALUES)[square] ?? 0;
    });
  return sum;
}

function spent(table: HermagorTable, view: HermagorView, seat: number): number {
  let sum = 0;
  for (const [space, owner] of Object.entries(view.buyers))
    if (owner === seat) sum += table.spaceCost[spaceByName(space) ?? NOBODY] ?? 0;
  return sum;
}
