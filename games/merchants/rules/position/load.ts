import type { Seat } from '@kontor/core';
import { REGION_NUMERALS, RESOURCES } from '../files/board.ts';
import { parsePlot } from '../resolve/plot.ts';
import {
  ACTION,
  ANNOUNCING,
  AT_STAKE,
  add,
  announced,
  bag,
  CONTRACT_MARKER,
  caravan,
  contractBag,
  DIE_WINNER,
  ELECTING,
  electors,
  electorsLeft,
  FIRST,
  FULFILLED,
  kept,
  monopolies,
  NONE,
  OFFSET,
  OVER,
  offer,
  PHASE,
  PICKING,
  PLACING,
  PLOTTING,
  pile,
  plot,
  RESOURCE_MARKER,
  served,
  set,
  stock,
  TURN,
  temple,
  templesLeft,
} from '../state/layout.ts';
import type {
  ByRegion,
  ContractId,
  MerchantsState,
  MerchantsView,
  PlayerView,
  ScreenView,
} from '../state/types.ts';

/** The public part, which views and positions have in common. */
export type OpenPart = Omit<MerchantsView, 'seat' | 'electors' | 'players'> & {
  readonly players: readonly (Pick<PlayerView, 'caravan'> & { readonly plot?: string | null })[];
};

/** Puts everything public where it belongs, out of the bags and supplies of an empty state. */
export function loadOpen(state: MerchantsState, open: OpenPart): void {
  const { table } = state;
  set(state, PHASE, phaseOf(open));
  set(state, TURN, open.turn);
  set(state, FIRST, open.first);
  set(state, RESOURCE_MARKER, open.markers.resources);
  set(state, CONTRACT_MARKER, open.markers.contracts);
  set(state, DIE_WINNER, open.dieWinner ?? NONE);
  open.cities.forEach((city, number) => {
    for (const resource of city.resources) {
      add(state, bag(RESOURCES.indexOf(resource)), -1);
      add(state, pile(number, RESOURCES.indexOf(resource)), 1);
    }
    if (city.contract !== null) set(state, offer(number), outOfBag(state, city.contract));
    if (city.temple !== null) {
      set(state, temple(number), city.temple);
      add(state, templesLeft(city.temple), -1);
    }
    set(
      state,
      served(number),
      city.served.reduce((mask, seat) => mask | (1 << seat), 0),
    );
  });
  open.players.forEach((player, seat) => {
    set(state, caravan(seat), player.caravan ?? NONE);
    set(state, plot(seat), typeof player.plot === 'string' ? (parsePlot(player.plot) ?? NONE) : NONE);
  });
  const { choice, monopoly } = open;
  if (choice) {
    set(state, ACTION, choice.action - 1);
    set(state, OFFSET, (choice.seat - open.first + table.seats) % table.seats);
    if (choice.contract !== null) set(state, FULFILLED, outOfBag(state, choice.contract));
  } else if (monopoly) {
    set(state, AT_STAKE, RESOURCES.indexOf(monopoly.resource));
    monopoly.announced.forEach((amount, seat) => {
      set(state, announced(seat), amount ?? NONE);
    });
    set(state, OFFSET, monopoly.announced.filter((amount) => amount !== null).length);
  } else if (open.phase === 'place')
    set(state, OFFSET, open.players.filter((player) => player.caravan !== null).length);
}

function phaseOf({ phase, choice }: Pick<OpenPart, 'phase' | 'choice'>): number {
  switch (phase) {
    case 'place':
      return PLACING;
    case 'plot':
      return PLOTTING;
    case 'resolve':
      return choice?.kind === 'electors' ? ELECTING : PICKING;
    case 'announce':
      return ANNOUNCING;
    case 'over':
      return OVER;
  }
}

/** Puts a seat's goods, contracts and cards behind its screen. */
export function loadScreen(state: MerchantsState, seat: Seat, screen: ScreenView): void {
  RESOURCES.forEach((resource, index) => {
    add(state, bag(index), -screen.stock[resource]);
    set(state, stock(seat, index), screen.stock[resource]);
  });
  for (const contract of screen.contracts) add(state, kept(state.table, seat, outOfBag(state, contract)), 1);
  set(state, monopolies(seat), screen.monopolies);
}

export function loadElectors(state: MerchantsState, seat: Seat, placed: Partial<ByRegion<number>>): void {
  REGION_NUMERALS.forEach((numeral, region) => {
    const count = placed[numeral] ?? 0;
    add(state, electors(seat, region), count);
    add(state, electorsLeft(seat), -count);
  });
}

function outOfBag(state: MerchantsState, contract: ContractId): number {
  const kind = state.table.kindOf.get(contract) ?? NONE;
  if (kind !== NONE) add(state, contractBag(kind), -1);
  return kind;
}
