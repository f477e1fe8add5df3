import {
  type Decision,
  type Emit,
  hasSeat,
  type Move,
  type Refusal,
  type Result,
  type Rng,
  refusal,
  type Seat,
  type SeatMask,
} from '@kontor/core';
import {
  add,
  BANK,
  BOXES,
  BUYER,
  bid,
  emptyState,
  get,
  MOST_BID,
  NO_BID,
  NOBODY,
  purse,
  ROUND,
  START_COINS,
  seatsAt,
  set,
  shelf,
  shelvesOf,
  type ToyState,
  type ToyTable,
} from './state.ts';

export type ToyEvent =
  | { readonly type: 'dealt'; readonly seat: Seat; readonly coins: number }
  | { readonly type: 'bidLaid'; readonly seat: Seat }
  | { readonly type: 'bidsShown'; readonly bids: readonly number[] }
  | { readonly type: 'won'; readonly seat: Seat; readonly price: number; readonly boxes: number }
  | { readonly type: 'put'; readonly seat: Seat; readonly shelf: number };

/** Moves 0 to 9 are bids, 10 and more are shelves. */
export const FIRST_SHELF = MOST_BID + 1;

/** Five coins each, and the others thrown among the purses. */
export function setup(table: ToyTable, rng: Rng, emit?: Emit<ToyEvent>): ToyState {
  const state = emptyState(table);
  for (const seat of seatsAt(table)) set(state, purse(seat), START_COINS);
  for (const _ of seatsAt(table)) add(state, purse(rng.int(table.seats)), 1);
  for (const seat of seatsAt(table)) emit?.({ type: 'dealt', seat, coins: get(state, purse(seat)) }, [seat]);
  return state;
}

export function active(state: ToyState): SeatMask {
  if (get(state, ROUND) > state.table.rounds) return 0;
  if (get(state, BUYER) !== NOBODY) return 1 << get(state, BUYER);
  let mask = 0;
  for (const seat of seatsAt(state.table)) if (get(state, bid(seat)) === NO_BID) mask |= 1 << seat;
  return mask;
}

export function decision(state: ToyState, seat: Seat): Decision | undefined {
  if (!hasSeat(active(state), seat)) return undefined;
  if (get(state, BUYER) === seat) return { kind: 'put', rule: 'T-4', params: { boxes: get(state, BOXES) } };
  const secret = { kind: 'bid', rule: 'T-2', params: {}, simultaneous: true, fallback: 'bid 0' } as const;
  return state.table.openBids ? { ...secret, open: true } : secret;
}

export function refuse(state: ToyState, seat: Seat, move: Move): Refusal | undefined {
  const kind = decision(state, seat)?.kind;
  if (kind === undefined) return refusal('seat.inactive', undefined, { seat });
  const isBid = move >= 0 && move <= MOST_BID;
  const isShelf = move >= FIRST_SHELF && move < FIRST_SHELF + state.table.shelves;
  if (kind === 'put') return isShelf ? undefined : refusal('put.asked', 'T-4');
  if (!isBid) return refusal('bid.asked', 'T-2');
  return move > get(state, purse(seat)) ? refusal('bid.purse', 'T-3', { bid: move }) : undefined;
}

export function legalMoves(state: ToyState, seat: Seat, out: Int32Array): number {
  const bidding = get(state, BUYER) === NOBODY;
  const count = bidding ? Math.min(MOST_BID, get(state, purse(seat))) + 1 : state.table.shelves;
  for (let i = 0; i < count; i++) out[i] = bidding ? i : FIRST_SHELF + i;
  return count;
}

export function apply(state: ToyState, seat: Seat, move: Move, rng: Rng, emit?: Emit<ToyEvent>): void {
  if (move < FIRST_SHELF) {
    set(state, bid(seat), move);
    emit?.({ type: 'bidLaid', seat });
    if (active(state) === 0) showBids(state, rng, emit);
  } else {
    add(state, shelf(state.table, seat, move - FIRST_SHELF), 1);
    add(state, BOXES, -1);
    emit?.({ type: 'put', seat, shelf: move - FIRST_SHELF + 1 });
    if (get(state, BOXES) === 0) nextRound(state);
  }
}

/** The one highest bidder, or nobody. */
export function highestBidder(bids: readonly number[]): Seat {
  const most = Math.max(...bids);
  return bids.indexOf(most) === bids.lastIndexOf(most) ? bids.indexOf(most) : NOBODY;
}

function showBids(state: ToyState, rng: Rng, emit?: Emit<ToyEvent>): void {
  const bids = seatsAt(state.table).map((seat) => get(state, bid(seat)));
  rng.reveal();
  emit?.({ type: 'bidsShown', bids });
  for (const seat of seatsAt(state.table)) set(state, bid(seat), NO_BID);
  const seat = highestBidder(bids);
  if (seat === NOBODY) {
    nextRound(state);
    return;
  }
  const price = bids[seat] as number;
  const boxes = 1 + rng.int(3);
  add(state, purse(seat), -price);
  add(state, BANK, price);
  set(state, BUYER, seat);
  set(state, BOXES, boxes);
  emit?.({ type: 'won', seat, price, boxes });
}

function nextRound(state: ToyState): void {
  add(state, ROUND, 1);
  set(state, BUYER, NOBODY);
}

/** T-5: a coin is worth 1, a row of boxes over all shelves 3. */
export function score(state: ToyState, seat: Seat): number {
  return get(state, purse(seat)) + 3 * Math.min(...shelvesOf(state, seat));
}

export function result(state: ToyState): Result | undefined {
  if (active(state) !== 0) return undefined;
  const scores = seatsAt(state.table).map((seat) => score(state, seat));
  const ranks = scores.map((own) => 1 + scores.filter((other) => other > own).length);
  return { scores, ranks, breakdown: { bank: get(state, BANK) } };
}
