import type { Seat, Viewer } from '@kontor/core';
import { REGION_NUMERALS, RESOURCES, type Resource } from '../files/board.ts';
import { stockOf } from '../flow/score.ts';
import { resourcesAt } from '../flow/supply.ts';
import { formatPlot } from '../resolve/plot.ts';
import { PLACES } from '../state/constants.ts';
import {
  ACTION,
  ANNOUNCING,
  AT_STAKE,
  announced,
  CONTRACT_MARKER,
  caravan,
  current,
  DIE_WINNER,
  ELECTING,
  electors,
  electorsLeft,
  FIRST,
  FULFILLED,
  get,
  kept,
  monopolies,
  NONE,
  OVER,
  offer,
  PHASE,
  PICKING,
  PLOTTING,
  plot,
  RESOURCE_MARKER,
  served,
  TURN,
  temple,
  templesLeft,
} from '../state/layout.ts';
import { contractOf } from '../state/table.ts';
import type {
  ByRegion,
  ChoiceView,
  CityView,
  ContractId,
  MerchantsState,
  MerchantsView,
  MonopolyView,
  Phase,
  PlayerView,
  ScreenView,
} from '../state/types.ts';

/** The public names of the phases of `layout.ts`. */
const PHASE_NAMES: readonly Phase[] = ['place', 'plot', 'resolve', 'resolve', 'announce', 'over'];

/** M-7: what is public, and what is behind the viewer's own screen. */
export function view(state: MerchantsState, viewer: Viewer): MerchantsView {
  return viewFor(state, viewer, state.table.noSecrets);
}

export function openView(state: MerchantsState): MerchantsView {
  return viewFor(state, null, true);
}

function viewFor(state: MerchantsState, viewer: Viewer, open: boolean): MerchantsView {
  return {
    seat: viewer,
    phase: PHASE_NAMES[get(state, PHASE)] as Phase,
    turn: get(state, TURN),
    first: get(state, FIRST),
    markers: { resources: get(state, RESOURCE_MARKER), contracts: get(state, CONTRACT_MARKER) },
    cities: Array.from({ length: PLACES }, (_, city) => viewCity(state, city)),
    electors: byRegion((region) => electorsInRegion(state, region)),
    players: Array.from({ length: state.table.seats }, (_, seat) => viewPlayer(state, seat, viewer, open)),
    choice: viewChoice(state),
    monopoly: viewMonopoly(state),
    dieWinner: orNull(get(state, DIE_WINNER)),
  };
}

function viewCity(state: MerchantsState, city: number): CityView {
  return {
    resources: resourcesAt(state, city),
    contract: contractAt(state, get(state, offer(city))),
    temple: orNull(get(state, temple(city))),
    served: seatsIn(state, get(state, served(city))),
  };
}

function viewPlayer(state: MerchantsState, seat: Seat, viewer: Viewer, open: boolean): PlayerView {
  const phase = get(state, PHASE);
  const laid = get(state, plot(seat));
  const lifted = open || phase === OVER;
  const plotSeen = laid !== NONE && (open || viewer === seat || phase !== PLOTTING);
  return {
    caravan: orNull(get(state, caravan(seat))),
    templesLeft: get(state, templesLeft(seat)),
    electorsLeft: get(state, electorsLeft(seat)),
    plotted: laid !== NONE,
    ...(plotSeen ? { plot: formatPlot(laid) } : {}),
    ...(lifted || viewer === seat ? { screen: viewScreen(state, seat) } : {}),
    ...(lifted ? { electors: byRegion((region) => get(state, electors(seat, region))) } : {}),
  };
}

export function viewScreen(state: MerchantsState, seat: Seat): ScreenView {
  const { table } = state;
  return {
    stock: stockOf(state, seat),
    contracts: table.contracts.flatMap(({ id }, kind) =>
      Array<ContractId>(get(state, kept(table, seat, kind))).fill(id),
    ),
    monopolies: get(state, monopolies(seat)),
  };
}

function viewChoice(state: MerchantsState): ChoiceView | null {
  const phase = get(state, PHASE);
  if (phase !== PICKING && phase !== ELECTING) return null;
  const seat = current(state);
  return {
    kind: phase === PICKING ? 'picks' : 'electors',
    seat,
    action: get(state, ACTION) + 1,
    city: get(state, caravan(seat)),
    contract: contractAt(state, get(state, FULFILLED)),
  };
}

function viewMonopoly(state: MerchantsState): MonopolyView | null {
  if (get(state, PHASE) !== ANNOUNCING) return null;
  return {
    resource: RESOURCES[get(state, AT_STAKE)] as Resource,
    announced: Array.from({ length: state.table.seats }, (_, seat) => orNull(get(state, announced(seat)))),
  };
}

function contractAt(state: MerchantsState, kind: number): ContractId | null {
  return kind === NONE ? null : contractOf(state.table, kind).id;
}

function electorsInRegion(state: MerchantsState, region: number): number {
  let count = 0;
  for (let seat = 0; seat < state.table.seats; seat++) count += get(state, electors(seat, region));
  return count;
}

function seatsIn(state: MerchantsState, mask: number): Seat[] {
  return Array.from({ length: state.table.seats }, (_, seat) => seat).filter((seat) => (mask >> seat) & 1);
}

export function byRegion(count: (region: number) => number): ByRegion<number> {
  return Object.fromEntries(
    REGION_NUMERALS.map((numeral, region) => [numeral, count(region)]),
  ) as ByRegion<number>;
}

export function orNull(value: number): number | null {
  return value === NONE ? null : value;
}
