import type { Json } from '@kontor/core';
import type { Probe } from '@kontor/core/testkit';
import {
  type MerchantsEvent,
  type MerchantsPreview,
  type MerchantsState,
  type MerchantsTable,
  type MerchantsView,
  merchants,
} from './rules/index.ts';
import { plotMove, readMove } from './rules/moves/encoding.ts';
import {
  bag,
  contractBag,
  electors,
  electorsLeft,
  FULFILLED,
  get,
  kept,
  offer,
  pile,
  stock,
  temple,
  templesLeft,
} from './rules/state/layout.ts';
import { likelyPlot } from './rules/view/likely-plot.ts';

const range = (length: number) => Array.from({ length }, (_, i) => i);
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** Every piece is in exactly one place. */
function conserved(state: MerchantsState): Json {
  const { seats, contracts } = state.table;
  const places = range(21);
  const players = range(seats);
  return {
    resources: range(5).map(
      (r) =>
        get(state, bag(r)) +
        sum(places.map((city) => get(state, pile(city, r)))) +
        sum(players.map((seat) => get(state, stock(seat, r)))),
    ),
    contracts: contracts.map(
      (_, kind) =>
        get(state, contractBag(kind)) +
        places.filter((city) => get(state, offer(city)) === kind).length +
        sum(players.map((seat) => get(state, kept(state.table, seat, kind)))) +
        (get(state, FULFILLED) === kind ? 1 : 0),
    ),
    temples: players.map(
      (seat) =>
        get(state, templesLeft(seat)) + places.filter((city) => get(state, temple(city)) === seat).length,
    ),
    electors: players.map(
      (seat) =>
        get(state, electorsLeft(seat)) + sum(range(8).map((region) => get(state, electors(seat, region)))),
    ),
  };
}

/** The effects of a choice that nothing later in the turn can change. */
function effect(
  before: MerchantsState,
  after: MerchantsState,
  seat: number,
  move: number,
): Record<string, Json> {
  const read = readMove(move);
  const { choice } = merchants.view(before, null);
  if (read?.kind === 'place') return { city: merchants.view(after, null).players[seat]?.caravan ?? null };
  if (read?.kind !== 'picks' || !choice) return {};
  const built = get(after, temple(choice.city)) === seat;
  return { religious: built ? (after.table.ranks[choice.city] ?? 0) : 0 };
}

/** What the test kit and the fuzzer must know about Merchants. */
export const probe: Probe<MerchantsTable, MerchantsState, MerchantsView, MerchantsEvent, MerchantsPreview> = {
  game: merchants,
  conserved,
  effect,
  // Plots of random letters fulfil no contracts.
  lively: (state, seat, rng) =>
    merchants.decision(state, seat)?.kind === 'plot' ? plotMove(likelyPlot(state, seat, rng)) : undefined,
};
