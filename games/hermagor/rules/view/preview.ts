import type { Move, Rng } from '@kontor/core';
import { PRODUCTS } from '../files/board.ts';
import { endValue, hasDisc } from '../flow/score.ts';
import { BOOTHS_OF_SPACE, SPACES } from '../market/spaces.ts';
import { buzzTotal, describeTally } from '../market/tally.ts';
import { apply } from '../moves/apply.ts';
import { argumentOf, kindOf, regionOfBuild, rowOfBuild } from '../moves/encoding.ts';
import { legalMoves } from '../moves/legal.ts';
import { load } from '../position/load.ts';
import { freeSquare, rowsOf, squareValue, wouldComplete } from '../selling/regions.ts';
import { LOWEST_PRICE, MOST_MOVES, NOBILITY } from '../state/constants.ts';
import {
  at,
  cash,
  clone,
  discs,
  MARKET,
  merchant,
  NOBODY,
  ON,
  price,
  sharedColour,
  step,
  tileIn,
  turn,
} from '../state/layout.ts';
import {
  colourName,
  placeName,
  productName,
  regionName,
  rowName,
  spaceName,
  wayBetween,
} from '../state/names.ts';
import type { HermagorState, HermagorTable, HermagorView } from '../state/types.ts';
import type { HermagorEvent } from './events.ts';
import type { BuildOption, HermagorPreview, Reach, RegionPreview } from './preview-types.ts';

/*
 * The move is applied to a copy and its events are read. Chance never changes anybody's cash before the next question,
 * so any draws will do.
 */
const ANY_DRAWS: Rng = { int: () => 0, shuffle: () => {}, reveal: () => {}, draws: 0 };

export function preview(s: HermagorState, seat: number, move: Move): HermagorPreview {
  const after = clone(s);
  const events: HermagorEvent[] = [];
  apply(after, seat, move, ANY_DRAWS, (event) => events.push(event));
  const change = { cash: cash(after, seat) - cash(s, seat) };
  const argument = argumentOf(move);
  switch (kindOf(move)) {
    case 'buy':
      return { ...change, ...buyer(s, seat, argument, at(s.table.spaceCost, argument)) };
    case 'shared-buy':
      return { ...change, ...buyer(s, sharedColour(s.table), argument, 0) };
    case 'raise':
      return { ...change, ...raise(s, argument) };
    case 'go':
    case 'go-shortcut':
    case 'sell':
      return { ...change, ...sale(s, seat, events), best: change.cash + mostOfRegions(after, seat) };
    case 'move':
      return { ...change, kind: 'travel', village: placeName(s.table, argument), ...travel(s, seat, events) };
    case 'share': {
      const village = placeName(s.table, argument);
      return { ...change, kind: 'station', village, regions: regions(s, sharedColour(s.table), argument) };
    }
    case 'build':
      return { ...change, ...build(s, seat, regionOfBuild(move), rowOfBuild(move)) };
    case 'decline': {
      const region = regionName(s.table, argument);
      return { ...change, kind: 'decline', region, options: buildOptions(s, seat, argument) };
    }
    default:
      return { ...change, kind: 'plain' };
  }
}

function buyer(s: HermagorState, colour: number, space: number, cost: number) {
  const before = s.cells.slice(MARKET, MARKET + SPACES);
  const after = before.slice();
  after[space] = colour + 1;
  return {
    kind: 'buyer' as const,
    colour: colourName(s.table, colour),
    space: spaceName(space),
    cost,
    tiles: [...(BOOTHS_OF_SPACE[space] as Int32Array)]
      .filter((booth) => tileIn(s, booth) !== NOBODY)
      .map((booth) => ({
        before: describeTally(s.table, before, booth, tileIn(s, booth)),
        after: describeTally(s.table, after, booth, tileIn(s, booth)),
      })),
    buzz: buzzChange(s.table, before, after, colour),
  };
}

function buzzChange(table: HermagorTable, before: Int32Array, after: Int32Array, colour: number) {
  // The shared colour earns none (H-5.3).
  if (colour === table.seats) return { before: 0, after: 0 };
  return { before: buzzTotal(before, colour), after: buzzTotal(after, colour) };
}

function raise(s: HermagorState, product: number) {
  const from = price(s, product);
  const square = 2 + from - LOWEST_PRICE;
  return {
    kind: 'raise' as const,
    product: productName(product),
    from,
    to: from + 1,
    endValue: { from: endValue(from), to: endValue(from + 1) },
    uncovers: s.table.squaresUsed.includes(square) ? squareValue(product, square) : null,
  };
}

function find<T extends HermagorEvent['type']>(events: readonly HermagorEvent[], type: T) {
  return events.find((event): event is Extract<HermagorEvent, { type: T }> => event.type === type);
}

function travel(s: HermagorState, seat: number, events: readonly HermagorEvent[]) {
  const { way, sum, toll, shortcut } = find(events, 'travelled') ?? {
    way: [placeName(s.table, merchant(s, seat))],
    sum: 0,
    toll: 0,
    shortcut: false,
  };
  return { way, sum, toll, shortcut };
}

function sale(s: HermagorState, seat: number, events: readonly HermagorEvent[]) {
  const sold = find(events, 'sold');
  const village = sold?.village ?? '';
  const earned = sold?.price ?? 0;
  const way = travel(s, seat, events);
  return {
    kind: 'sale' as const,
    village,
    product: sold?.product ?? productName(0),
    ...way,
    price: earned,
    others: events.flatMap((event) =>
      event.type === 'shared-in' ? [{ seat: event.seat, cash: event.cash }] : [],
    ),
    regions: regions(s, seat, s.table.placeNumber.get(village) ?? 0),
    net: earned - way.toll,
  };
}

/** The most that the seat can earn by settling the regions that wait for it. */
function mostOfRegions(s: HermagorState, seat: number): number {
  if (step(s) !== ON.build || turn(s) !== seat) return 0;
  const moves = new Int32Array(MOST_MOVES);
  const count = legalMoves(s, seat, moves);
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const after = clone(s);
    apply(after, seat, at(moves, i), ANY_DRAWS, () => {});
    most = Math.max(most, cash(after, seat) - cash(s, seat) + mostOfRegions(after, seat));
  }
  return most;
}

/** The regions that a station would complete, and their squares as they are now. */
function regions(s: HermagorState, colour: number, village: number): RegionPreview[] {
  return [...(s.table.regionsOfVillage[village] as Int32Array)]
    .filter((region) => wouldComplete(s, colour, village, region))
    .map((region) => ({
      region: regionName(s.table, region),
      colour: colourName(s.table, colour),
      options: buildOptions(s, colour, region),
    }));
}

/** Where a colour could put its disc for a region now. */
export function buildOptions(s: HermagorState, colour: number, region: number): BuildOption[] {
  if (discs(s, colour) === 0) return [];
  return [...rowsOf(s, region)].flatMap((row) => {
    const square = freeSquare(s, row);
    return square === NOBODY ? [] : [{ row: rowName(row), square, value: squareValue(row, square) }];
  });
}

/** What every region would pay a seat if it were completed now, by region. */
export function regionPay(
  table: HermagorTable,
  view: HermagorView,
  seat: number,
): ReadonlyMap<string, readonly BuildOption[]> {
  const s = load(table, view);
  return new Map(table.regionId.map((id, region) => [id, buildOptions(s, seat, region)]));
}

function build(s: HermagorState, seat: number, region: number, row: number) {
  const colour = step(s) === ON.build ? seat : sharedColour(s.table);
  const square = freeSquare(s, row);
  return {
    kind: 'build' as const,
    colour: colourName(s.table, colour),
    region: regionName(s.table, region),
    row: rowName(row),
    square,
    value: squareValue(row, square),
    endValue: row === NOBILITY ? null : endValue(price(s, row)),
    newRow: !hasDisc(s, row, colour),
    discsLeft: discs(s, colour) - 1,
  };
}

/** What every village would cost and bring a player, from where the merchant stands. */
export function reach(table: HermagorTable, view: HermagorView, seat: number): Reach[] {
  const player = view.players[seat];
  if (!player) return [];
  const from = table.placeNumber.get(player.merchant) ?? table.castle;
  return table.map.villages.map(({ id, product }, village) => {
    const toll = at(table.distance, from * table.villages + village);
    const showing = at(table.tilesShowing, PRODUCTS.indexOf(product));
    const holds = player.tiles.some((tile) => (showing >> (table.tileNumber.get(tile) ?? SPACES)) & 1);
    return {
      village: id,
      way: wayBetween(table, from, village),
      toll,
      halfToll: toll >> 1,
      product,
      price: view.prices[product],
      sells: holds && view.stations[id]?.includes(seat) !== true,
      net: view.prices[product] - toll,
    };
  });
}
