import type { Seat } from '@kontor/core';
import { PRODUCTS, type Product } from '../files/board.ts';
import { DISCS_PER_COLOUR, STATIONS_PER_COLOUR } from '../state/constants.ts';
import type { Colour, DiscRow, OnTable, PlayerOnTable, TileName } from '../state/types.ts';

/** A position in a few words; whatever is not said is as at the beginning of an action of seat 0. */
export interface PositionSketch
  extends Partial<Pick<OnTable, 'step' | 'turn' | 'start' | 'turned' | 'booths' | 'buyers'>> {
  readonly cash?: readonly number[];
  readonly merchants?: readonly string[];
  readonly tiles?: readonly (readonly TileName[])[];
  /** Buyers still to place, by seat. */
  readonly toPlace?: readonly number[];
  readonly ready?: readonly number[];
  readonly sharedReady?: readonly number[];
  readonly sharedToPlace?: number;
  /** Shared buyers still to place by seat, where each player has their own. */
  readonly sharedEach?: readonly number[];
  readonly prices?: Partial<Record<Product, number>> | number;
  /** Owners of the squares from the left. */
  readonly discs?: Partial<Record<DiscRow, readonly (Colour | null)[]>>;
  readonly stations?: Readonly<Record<string, readonly Colour[]>>;
  readonly acted?: boolean;
  readonly sharedPlaced?: boolean;
  readonly declared?: readonly (number | null)[];
  readonly raising?: OnTable['raising'];
  readonly completed?: readonly string[];
  readonly owed?: number;
}

/** What every position at a table has in common. */
interface Base {
  readonly seats: number;
  /** Where merchants begin. */
  readonly castle: string;
  /** The action tile that is turned up, if the sketch says nothing else. */
  readonly actionTile: number;
  /** Each player has shared buyers of their own. */
  readonly sharedBuyersEach?: boolean;
}

/** Fills in the supplies, so that all pieces add up. */
export function fillPosition(base: Base, sketch: PositionSketch): OnTable {
  const { seats, castle, actionTile, sharedBuyersEach = false } = base;
  const stations = sketch.stations ?? {};
  const discs = discRows(sketch.discs ?? {});
  const used = (colour: Colour) => ({
    stations: Object.values(stations).filter((colours) => colours.includes(colour)).length,
    discs: Object.values(discs)
      .flat()
      .filter((owner) => owner === colour).length,
  });
  const step = sketch.step ?? 'action';
  const turned = sketch.turned ?? [actionTile];
  const ready = (seat: Seat) => sketch.ready?.[seat] ?? (step === 'action' ? 3 : 0);
  const sharedReady = (seat: Seat) => sketch.sharedReady?.[seat] ?? 0;
  const players = Array.from(
    { length: seats },
    (_, seat): PlayerOnTable => ({
      cash: sketch.cash?.[seat] ?? 20,
      merchant: sketch.merchants?.[seat] ?? castle,
      tiles: sketch.tiles?.[seat] ?? [],
      buyers: sketch.toPlace?.[seat] ?? 0,
      ready: ready(seat),
      sharedReady: sharedReady(seat),
      supply: STATIONS_PER_COLOUR - used(seat).stations - ready(seat),
      discs: DISCS_PER_COLOUR - used(seat).discs,
      ...(sharedBuyersEach && { sharedBuyers: sketch.sharedEach?.[seat] ?? 0 }),
    }),
  );
  return {
    round: turned.length + (step === 'declare' || step === 'officer' ? 1 : 0),
    step,
    turn: sketch.turn === undefined ? 0 : sketch.turn,
    start: sketch.start ?? 0,
    turned,
    booths: sketch.booths ?? {},
    buyers: sketch.buyers ?? {},
    prices: Object.fromEntries(
      PRODUCTS.map((product) => [
        product,
        typeof sketch.prices === 'number' ? sketch.prices : (sketch.prices?.[product] ?? 5),
      ]),
    ) as Record<Product, number>,
    discs,
    stations,
    players,
    shared:
      seats === 2
        ? {
            buyers: sketch.sharedEach?.reduce((sum, left) => sum + left, 0) ?? sketch.sharedToPlace ?? 0,
            supply: STATIONS_PER_COLOUR - used('shared').stations - sharedReady(0) - sharedReady(1),
            discs: DISCS_PER_COLOUR - used('shared').discs,
          }
        : null,
    acted: sketch.acted ?? false,
    sharedPlaced: sketch.sharedPlaced ?? false,
    declared: sketch.declared ?? [],
    raising: sketch.raising ?? null,
    completed: sketch.completed ?? [],
    owed: sketch.owed ?? 0,
  };
}

function discRows(given: NonNullable<PositionSketch['discs']>): Record<DiscRow, (Colour | null)[]> {
  const row = (name: DiscRow, squares: number) =>
    Array.from({ length: squares }, (_, square) => given[name]?.[square] ?? null);
  const rows = PRODUCTS.map((product): [DiscRow, (Colour | null)[]] => [product, row(product, 4)]);
  return Object.fromEntries([...rows, ['nobility', row('nobility', 6)]]) as Record<
    DiscRow,
    (Colour | null)[]
  >;
}
