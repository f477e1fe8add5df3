import type { Seat } from '@kontor/core';
import type { Resource } from '../files/board.ts';
import type { ByRegion, ByResource, CityNumber, ContractId, Phase } from '../state/types.ts';

/** A position in a few words; the rest is empty, and the markers follow from what lies on the map. */
export interface PositionSketch {
  readonly seats: number;
  readonly phase?: Phase;
  readonly turn?: number;
  readonly first?: Seat;
  /** By seat. */
  readonly caravans?: readonly (CityNumber | null)[];
  readonly plots?: readonly (string | null)[];
  readonly stock?: readonly Partial<ByResource<number>>[];
  readonly contracts?: readonly (readonly ContractId[])[];
  readonly monopolies?: readonly number[];
  readonly electors?: readonly Partial<ByRegion<number>>[];
  /** By city. */
  readonly piles?: Readonly<Record<CityNumber, readonly Resource[]>>;
  readonly offers?: Readonly<Record<CityNumber, ContractId>>;
  readonly temples?: Readonly<Record<CityNumber, Seat>>;
  readonly served?: Readonly<Record<CityNumber, readonly Seat[]>>;
  readonly choice?: unknown;
  readonly monopoly?: unknown;
  readonly dieWinner?: Seat | null;
}

/** Fills in everything that a sketch leaves out. */
export function fillPosition(scene: PositionSketch) {
  const { seats, phase = 'plot', piles = {}, offers = {}, temples = {}, served = {} } = scene;
  const lots = seats > 4 ? 6 : 5;
  return {
    phase,
    turn: scene.turn ?? (phase === 'place' ? 0 : 1),
    first: scene.first ?? 0,
    markers: {
      resources: lots - Object.keys(piles).length,
      contracts: lots - Object.keys(offers).length,
    },
    cities: Array.from({ length: 21 }, (_, city) => ({
      resources: piles[city] ?? [],
      contract: offers[city] ?? null,
      temple: temples[city] ?? null,
      served: served[city] ?? [],
    })),
    players: Array.from({ length: seats }, (_, seat) => ({
      caravan: scene.caravans ? (scene.caravans[seat] ?? null) : phase === 'place' ? null : seat + 1,
      plot: scene.plots?.[seat] ?? null,
      screen: {
        stock: { coal: 0, bronze: 0, silver: 0, gems: 0, gold: 0, ...scene.stock?.[seat] },
        contracts: scene.contracts?.[seat] ?? [],
        monopolies: scene.monopolies?.[seat] ?? 0,
      },
      electors: { I: 0, II: 0, III: 0, IV: 0, V: 0, VI: 0, VII: 0, VIII: 0, ...scene.electors?.[seat] },
    })),
    choice: scene.choice ?? null,
    monopoly: scene.monopoly ?? null,
    dieWinner: scene.dieWinner ?? null,
  };
}
