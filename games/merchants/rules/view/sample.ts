import type { Rng, Sampler, Seat } from '@kontor/core';
import { REGION_NUMERALS, RESOURCES } from '../files/board.ts';
import { loadElectors, loadOpen, loadScreen } from '../position/load.ts';
import { ELECTORS_EACH, REGIONS } from '../state/constants.ts';
import {
  add,
  bag,
  clone,
  contractBag,
  copy,
  electors,
  electorsLeft,
  emptyState,
  get,
  kept,
  monopolies,
  plot,
  set,
  stock,
} from '../state/layout.ts';
import type { MerchantsState, MerchantsTable, MerchantsView, Track } from '../state/types.ts';
import { contractBounds, monopoliesScored, resourceBounds } from './bounds.ts';
import type { MerchantsEvent } from './events.ts';
import { type Bounds, HiddenPool } from './hidden-pool.ts';
import { likelyPlot } from './likely-plot.ts';
import { type Memory, remember } from './memory.ts';

/**
 * What is known is loaded once; every call then deals out what is hidden: resources and contracts between bags and
 * screens, monopolies, owners of electors, and plots that are not revealed yet.
 */
export function sampler(
  table: MerchantsTable,
  view: MerchantsView,
  history: readonly MerchantsEvent[],
): Sampler<MerchantsState> {
  const knowledge = remember(table, history);
  const known = loadKnown(table, view, knowledge);
  const hidden = view.players.flatMap((player, seat) => (player.screen ? [] : [seat]));
  const deals = [
    dealResources(known, view, hidden, knowledge),
    dealContracts(known, view, hidden, knowledge),
    dealMonopolies(known, view, hidden, knowledge),
    dealElectors(known, view),
    dealPlots(view),
  ];
  return (rng, into = clone(known)) => {
    copy(known, into);
    for (const deal of deals) deal(into, rng);
    return into;
  };
}

type Deal = (state: MerchantsState, rng: Rng) => void;
const NOTHING_TO_DEAL: Deal = () => {};

/** The state with everything that is visible or remembered; the rest is in the bags. */
function loadKnown(table: MerchantsTable, view: MerchantsView, knowledge: Memory): MerchantsState {
  const state = emptyState(table);
  loadOpen(state, view);
  view.players.forEach((player, seat) => {
    const memory = knowledge.seats[seat];
    if (player.screen) loadScreen(state, seat, player.screen);
    else if (memory) {
      RESOURCES.forEach((_, index) => {
        const least = Math.max(memory.stock[index] ?? 0, announcedOf(view, seat, index));
        add(state, bag(index), -least);
        set(state, stock(seat, index), least);
      });
      memory.contracts.forEach((count, kind) => {
        add(state, contractBag(kind), -count);
        set(state, kept(table, seat, kind), count);
      });
      set(state, monopolies(seat), memory.monopolies);
    }
    if (player.electors) loadElectors(state, seat, player.electors);
    else if (memory)
      memory.electors.forEach((count, region) => {
        set(state, electors(seat, region), count);
      });
    set(state, electorsLeft(seat), player.electorsLeft);
  });
  return state;
}

function announcedOf(view: MerchantsView, seat: Seat, resource: number): number {
  const { monopoly } = view;
  return monopoly && RESOURCES.indexOf(monopoly.resource) === resource ? (monopoly.announced[seat] ?? 0) : 0;
}

function dealResources(
  known: MerchantsState,
  view: MerchantsView,
  hidden: readonly Seat[],
  { complete }: Memory,
): Deal {
  if (complete || hidden.length === 0) return NOTHING_TO_DEAL;
  const pool = new HiddenPool(RESOURCES.map((_, index) => get(known, bag(index))));
  const bounds = hidden.map((seat) => resourceBounds(known, view, seat));
  return dealOut(pool, hidden, provesEmpty(view, 'resources') ? 'all' : bounds, (state, seat, resource) => {
    add(state, bag(resource), -1);
    add(state, stock(seat, resource), 1);
  });
}

function dealContracts(
  known: MerchantsState,
  view: MerchantsView,
  hidden: readonly Seat[],
  { complete }: Memory,
): Deal {
  if (complete || hidden.length === 0) return NOTHING_TO_DEAL;
  const { table } = known;
  const pool = new HiddenPool(table.contracts.map((_, kind) => get(known, contractBag(kind))));
  const bounds = hidden.map((seat) => contractBounds(known, view, seat));
  return dealOut(pool, hidden, provesEmpty(view, 'contracts') ? 'all' : bounds, (state, seat, kind) => {
    add(state, contractBag(kind), -1);
    add(state, kept(table, seat, kind), 1);
  });
}

/** M-4.1, M-4.2: after the supply phase a marker stands above zero only if the bag is empty. */
function provesEmpty({ markers, phase }: MerchantsView, track: Track): boolean {
  return markers[track] > 0 && phase !== 'resolve';
}

/** Deals as many things as the bounds allow, or all of them. */
function dealOut(
  pool: HiddenPool,
  seats: readonly Seat[],
  bounds: readonly Bounds[] | 'all',
  give: (state: MerchantsState, seat: Seat, kind: number) => void,
): Deal {
  return (state, rng) => {
    const put = (seat: Seat, kind: number) => give(state, seat, kind);
    if (bounds === 'all') pool.dealAll(rng, seats, put);
    else pool.deal(rng, seats, bounds, put);
  };
}

/** Every monopoly that is not in the history went to one of the other players or to nobody. */
function dealMonopolies(
  known: MerchantsState,
  view: MerchantsView,
  hidden: readonly Seat[],
  { complete, scored, seats }: Memory,
): Deal {
  if (complete || hidden.length === 0) return NOTHING_TO_DEAL;
  let unseen = monopoliesScored(view) - scored;
  view.players.forEach((player, seat) => {
    if (player.screen) unseen -= get(known, monopolies(seat)) - (seats[seat]?.monopolies ?? 0);
  });
  return (state, rng) => {
    for (let i = 0; i < unseen; i++) {
      const winner = hidden[rng.int(hidden.length + 1)];
      if (winner !== undefined) add(state, monopolies(winner), 1);
    }
  };
}

/** M-7.1: the number of electors in each region and of each player is public; who placed which is not. */
function dealElectors(known: MerchantsState, view: MerchantsView): Deal {
  const seats = view.players.map((_, seat) => seat);
  const unplaced = (state: MerchantsState, seat: Seat) => {
    let placed = 0;
    for (let region = 0; region < REGIONS; region++) placed += get(state, electors(seat, region));
    return ELECTORS_EACH - get(state, electorsLeft(seat)) - placed;
  };
  const bounds = seats.map((seat) => ({ least: unplaced(known, seat), most: unplaced(known, seat) }));
  const pool = new HiddenPool(
    REGION_NUMERALS.map((numeral, region) =>
      seats.reduce((left, seat) => left - get(known, electors(seat, region)), view.electors[numeral]),
    ),
  );
  if (pool.size === 0) return NOTHING_TO_DEAL;
  return dealOut(pool, seats, bounds, (state, seat, region) => add(state, electors(seat, region), 1));
}

/** Plots of other players that are not revealed yet. */
function dealPlots(view: MerchantsView): Deal {
  const laid = view.players.flatMap((player, seat) =>
    player.plotted && player.plot === undefined ? [seat] : [],
  );
  return (state, rng) => {
    for (const seat of laid) set(state, plot(seat), likelyPlot(state, seat, rng));
  };
}
