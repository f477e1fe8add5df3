import type { Move, Sampler, Seat, Viewer } from '@kontor/core';
import { active, FIRST_SHELF, highestBidder, score, type ToyEvent } from './play.ts';
import { fill, type Position, writePosition } from './position.ts';
import {
  add,
  allCoins,
  bid,
  emptyState,
  get,
  MOST_BID,
  purse,
  START_COINS,
  seatsAt,
  set,
  shelf,
  type ToyState,
  type ToyTable,
} from './state.ts';

/** The position, but other players' coins and bids are behind their screens. */
export interface ToyView extends Omit<Position, 'players'> {
  readonly seat: Seat | null;
  readonly players: readonly {
    readonly coins?: number;
    readonly bid?: number | null;
    readonly ready: boolean;
    readonly shelves: readonly number[];
  }[];
}

export interface ToyPreview {
  /** Change of the seat's coins. */
  readonly coins: number;
  /** Change of the seat's score. */
  readonly score: number;
}

export function view(state: ToyState, viewer: Viewer): ToyView {
  return seen(state, viewer, (seat) => seat === viewer);
}

export function openView(state: ToyState): ToyView {
  return seen(state, null, () => true);
}

function seen(state: ToyState, viewer: Viewer, shows: (seat: number) => boolean): ToyView {
  const { players, ...open } = writePosition(state);
  return {
    seat: viewer,
    ...open,
    players: players.map(({ coins, bid, shelves }, seat) => ({
      ...(shows(seat) ? { coins, bid } : {}),
      ready: bid !== null,
      shelves,
    })),
  };
}

/** What everybody has at least for all a listener knows; without memory, nothing. */
function leastCoins(table: ToyTable, history: readonly ToyEvent[]): number[] {
  const least = seatsAt(table).map(() => (history.length > 0 ? START_COINS : 0));
  for (const event of history) {
    if (event.type === 'bidsShown')
      for (const seat of seatsAt(table)) least[seat] = Math.max(least[seat] ?? 0, event.bids[seat] ?? 0);
    if (event.type === 'won') least[event.seat] = (least[event.seat] ?? 0) - event.price;
  }
  return least;
}

export function sampler(table: ToyTable, view: ToyView, history: readonly ToyEvent[]): Sampler<ToyState> {
  const least = leastCoins(table, history);
  const known = view.players.map((player, seat) => player.coins ?? least[seat] ?? 0);
  const unknown = allCoins(table) - view.bank - known.reduce((sum, coins) => sum + coins, 0);
  const others = seatsAt(table).filter((seat) => seat !== view.seat);
  return (rng, into = emptyState(table)) => {
    const coins = [...known];
    for (let rest = unknown; rest > 0; rest--) {
      const lucky = others[rng.int(others.length)] as Seat;
      coins[lucky] = (coins[lucky] ?? 0) + 1;
    }
    const players = view.players.map(({ ready, shelves, bid }, seat) => {
      const purse = coins[seat] as number;
      const hidden = ready ? rng.int(Math.min(MOST_BID, purse) + 1) : null;
      return { coins: purse, bid: bid ?? hidden, shelves: [...shelves] };
    });
    fill(into, { ...view, players });
    return into;
  };
}

export function preview(state: ToyState, seat: Seat, move: Move): ToyPreview {
  const after = { table: state.table, cells: state.cells.slice() };
  if (move >= FIRST_SHELF) add(after, shelf(after.table, seat, move - FIRST_SHELF), 1);
  else {
    set(after, bid(seat), move);
    const bids = seatsAt(state.table).map((other) => get(after, bid(other)));
    if (active(after) === 0 && highestBidder(bids) === seat) add(after, purse(seat), -move);
  }
  return {
    coins: get(after, purse(seat)) - get(state, purse(seat)),
    score: score(after, seat) - score(state, seat),
  };
}
