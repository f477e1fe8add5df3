import type { Seat } from '@kontor/core';
import { RESOURCES } from '../files/board.ts';
import { SCORING_INTERVAL } from '../flow/monopoly.ts';
import { ELECTORS_EACH, MOST_RANK, RESOURCE_KINDS, TEMPLES_EACH } from '../state/constants.ts';
import { get, kept, stock } from '../state/layout.ts';
import type { MerchantsState, MerchantsView } from '../state/types.ts';
import type { Bounds } from './hidden-pool.ts';

/** With six actions at most three cities can be reached with a transaction in each. */
const TRANSACTIONS_A_TURN = 3;

/** How many resources more than the known ones may be behind a screen. */
export function resourceBounds(known: MerchantsState, view: MerchantsView, seat: Seat): Bounds {
  let seen = 0;
  for (let resource = 0; resource < RESOURCE_KINDS; resource++) seen += get(known, stock(seat, resource));
  const most = transactions(view, seat) - costOfContract(known) * fulfilledAtLeast(view, seat);
  return { least: 0, most: Math.max(0, most - seen) };
}

/** How many contracts more than the known ones may be behind a screen. */
export function contractBounds(known: MerchantsState, view: MerchantsView, seat: Seat): Bounds {
  const { table } = known;
  let seen = 0;
  for (let kind = 0; kind < table.contracts.length; kind++) seen += get(known, kept(table, seat, kind));
  const { temples, placed } = built(view, seat);
  // M-3.5: a kept contract came with a temple or electors, unless there were none left.
  const affordable = Math.floor(transactions(view, seat) / costOfContract(known));
  const most = placed === ELECTORS_EACH ? affordable : Math.min(affordable, temples + placed);
  return {
    least: Math.max(0, keptAtLeast(temples, placed) - seen),
    most: Math.max(0, most - seen),
  };
}

/** M-5.1: how many monopolies have been scored so far. */
export function monopoliesScored({
  phase,
  turn,
  monopoly,
}: Pick<MerchantsView, 'phase' | 'turn' | 'monopoly'>): number {
  const before = phase === 'over' ? turn : Math.max(0, turn - 1);
  const rounds = Math.floor(before / SCORING_INTERVAL);
  return rounds * RESOURCE_KINDS + (monopoly ? RESOURCES.indexOf(monopoly.resource) : 0);
}

function built(view: MerchantsView, seat: Seat): { readonly temples: number; readonly placed: number } {
  const player = view.players[seat];
  return {
    temples: TEMPLES_EACH - (player?.templesLeft ?? 0),
    placed: ELECTORS_EACH - (player?.electorsLeft ?? 0),
  };
}

/**
 * M-3.5: each contract gives two picks, so temples without electors, or electors without temples, came with kept
 * contracts.
 */
function keptAtLeast(temples: number, placed: number): number {
  return Math.max(temples - placed, Math.ceil(placed / MOST_RANK) - temples);
}

function fulfilledAtLeast(view: MerchantsView, seat: Seat): number {
  const { temples, placed } = built(view, seat);
  return Math.max(temples, Math.ceil(placed / MOST_RANK));
}

/** Transactions that the cheapest contract takes: one for each resource and one to deliver. */
function costOfContract({ table }: MerchantsState): number {
  return 1 + Math.min(...table.contracts.map(({ asks }) => asks.reduce((sum, ask) => sum + ask, 0)));
}

/** The most successful transactions that the seat can have made. */
function transactions(view: MerchantsView, seat: Seat): number {
  const { phase, turn, cities } = view;
  const whole = phase === 'plot' || phase === 'resolve' ? turn - 1 : turn;
  return whole * TRANSACTIONS_A_TURN + cities.filter((city) => city.served.includes(seat)).length;
}
