import type { CachedView } from '@kontor/core';
import { PRODUCTS, type Product } from '../files/board.ts';
import { BOOTHS, SPACES } from '../market/spaces.ts';
import { BUILDING_VALUES, NOBILITY_VALUES } from '../state/constants.ts';
import {
  acted,
  buyerAt,
  buyers,
  cash,
  declared,
  discAt,
  discs,
  held,
  isPending,
  merchant,
  NOBODY,
  ON,
  owed,
  pointer,
  price,
  raising,
  ready,
  sameBooths,
  sameDiscs,
  sameMarket,
  samePlayer,
  samePrices,
  sameStations,
  sameTurned,
  sharedBuyers,
  sharedColour,
  sharedPlaced,
  sharedReady,
  start,
  stationsAt,
  step,
  stepName,
  supply,
  tileIn,
  turn,
  turnedCount,
  turnedTile,
} from '../state/layout.ts';
import {
  colourName,
  DISC_ROWS,
  placeName,
  regionName,
  spaceName,
  tileName,
  tileNames,
} from '../state/names.ts';
import type {
  Colour,
  DiscRow,
  HermagorState,
  HermagorView,
  OnTable,
  Phase,
  PlayerOnTable,
  SharedOnTable,
  SpaceName,
  Step,
  TileName,
} from '../state/types.ts';

/** H-6.2: shows a player's own cash, everybody's at an open table, and all cash when the game is over. */
export function view(
  s: HermagorState,
  viewer: number | null,
  seen?: CachedView<HermagorState, HermagorView>,
  own?: CachedView<HermagorState, HermagorView>,
): HermagorView {
  const open = s.table.options.openCash || step(s) === ON.over;
  const showsCash = (seat: number) => open || seat === viewer;
  const same = seen?.state === s;
  const on: Omit<OnTable, 'players'> = same ? seen.view : openPart(s, seen);
  // Written out, because a view is built for every viewer after every move and spreading is slow.
  return {
    round: on.round,
    step: on.step,
    turn: on.turn,
    start: on.start,
    turned: on.turned,
    booths: on.booths,
    buyers: on.buyers,
    prices: on.prices,
    discs: on.discs,
    stations: on.stations,
    players: players(s, showsCash, own),
    shared: on.shared,
    acted: on.acted,
    sharedPlaced: on.sharedPlaced,
    declared: on.declared,
    raising: on.raising,
    completed: on.completed,
    owed: on.owed,
    seat: viewer,
  };
}

export function openView(s: HermagorState): HermagorView {
  return { ...onTable(s), seat: null };
}

/** The phase of the round that a state is in. */
export function phaseOf(at: Step): Phase {
  switch (at) {
    case 'declare':
    case 'officer':
      return 'officer';
    case 'buyer':
      return 'market';
    case 'raise':
    case 'search':
    case 'start':
      return 'preparing';
    case 'over':
      return 'over';
    default:
      return 'selling';
  }
}

export function onTable(s: HermagorState): OnTable {
  return { ...openPart(s), players: players(s, () => true) };
}

/**
 * The public part of the view. Parts that are the same as in `seen` are taken from there, because a move changes
 * little.
 */
function openPart(s: HermagorState, seen?: CachedView<HermagorState, OnTable>): Omit<OnTable, 'players'> {
  const { table } = s;
  const kept = (same: (a: HermagorState, b: HermagorState) => boolean): OnTable | undefined =>
    seen && same(s, seen.state) ? seen.view : undefined;
  return {
    round: round(s),
    step: stepName(s),
    turn: turn(s) === NOBODY ? null : turn(s),
    start: start(s),
    turned: kept(sameTurned)?.turned ?? list(turnedCount(s), (tile) => turnedTile(s, tile)),
    booths: kept(sameBooths)?.booths ?? booths(s),
    buyers: kept(sameMarket)?.buyers ?? buyersOnSpaces(s),
    prices: kept(samePrices)?.prices ?? byName<Product, number>(PRODUCTS, (row) => price(s, row)),
    discs: kept(sameDiscs)?.discs ?? discsOnRows(s),
    stations: kept(sameStations)?.stations ?? stations(s),
    shared: table.twoPlayers ? shared(s, seen?.view.shared) : null,
    acted: acted(s),
    sharedPlaced: sharedPlaced(s),
    declared: declarations(s),
    raising:
      step(s) === ON.raise ? { booth: spaceName(pointer(s)), tile: tileName(table, raising(s)) } : null,
    completed: completed(s),
    owed: owed(s),
  };
}

/** From 1. With the Revenue Officer a round begins before its action tile is turned up. */
export function round(s: HermagorState): number {
  return turnedCount(s) + (step(s) === ON.declare || step(s) === ON.officer ? 1 : 0);
}

/** Much faster than `Array.from`; views are built for every viewer after every move. */
function list<T>(length: number, item: (index: number) => T): T[] {
  const items: T[] = [];
  for (let index = 0; index < length; index++) items.push(item(index));
  return items;
}

/** Much faster than `Object.fromEntries`. */
function byName<Name extends string, T>(names: readonly Name[], item: (index: number) => T): Record<Name, T> {
  const found = {} as Record<Name, T>;
  for (let index = 0; index < names.length; index++) found[names[index] as Name] = item(index);
  return found;
}

function booths(s: HermagorState): Record<SpaceName, TileName> {
  const found: Record<SpaceName, TileName> = {};
  for (let booth = 0; booth < BOOTHS; booth++)
    if (tileIn(s, booth) !== NOBODY) found[spaceName(booth)] = tileName(s.table, tileIn(s, booth));
  return found;
}

function buyersOnSpaces(s: HermagorState): Record<SpaceName, Colour> {
  const found: Record<SpaceName, Colour> = {};
  for (let space = 0; space < SPACES; space++)
    if (buyerAt(s, space) !== NOBODY) found[spaceName(space)] = colourName(s.table, buyerAt(s, space));
  return found;
}

function discsOnRows(s: HermagorState): Record<DiscRow, (Colour | null)[]> {
  const squares = (row: number) =>
    list((DISC_ROWS[row] === 'nobility' ? NOBILITY_VALUES : BUILDING_VALUES).length, (square) => {
      const colour = discAt(s, row, square);
      return colour === NOBODY ? null : colourName(s.table, colour);
    });
  return byName<DiscRow, (Colour | null)[]>(DISC_ROWS, squares);
}

function stations(s: HermagorState): Record<string, readonly Colour[]> {
  const found: Record<string, readonly Colour[]> = {};
  for (let village = 0; village < s.table.villages; village++) {
    const mask = stationsAt(s, village);
    if (mask !== 0) found[placeName(s.table, village)] = s.table.coloursIn[mask] as readonly Colour[];
  }
  return found;
}

/** Players that are unchanged since the viewer's `own` last view are taken from it. */
function players(
  s: HermagorState,
  showsCash: (seat: number) => boolean,
  own?: CachedView<HermagorState, OnTable>,
): readonly PlayerOnTable[] {
  if (!own) return list(s.table.seats, (seat) => player(s, seat, showsCash(seat), ownTiles(s, seat)));
  const before = own.view.players;
  let found: PlayerOnTable[] | undefined;
  for (let seat = 0; seat < before.length; seat++) {
    const shows = showsCash(seat);
    const was = before[seat] as PlayerOnTable;
    if (samePlayer(s, own.state, seat) && shows === (was.cash !== undefined)) continue;
    found ??= before.slice();
    const tiles = held(s, seat) === held(own.state, seat) ? was.tiles : ownTiles(s, seat);
    found[seat] = player(s, seat, shows, tiles);
  }
  return found ?? before;
}

function player(
  s: HermagorState,
  seat: number,
  showsCash: boolean,
  tiles: readonly TileName[],
): PlayerOnTable {
  const things = thingsOf(s, seat, showsCash, tiles);
  return s.table.sharedBuyersEach ? { ...things, sharedBuyers: sharedBuyers(s, seat) } : things;
}

/** Two literals instead of adding `cash` later, so that V8 gives the objects fixed hidden classes. */
function thingsOf(
  s: HermagorState,
  seat: number,
  showsCash: boolean,
  tiles: readonly TileName[],
): PlayerOnTable {
  return showsCash
    ? {
        merchant: placeName(s.table, merchant(s, seat)),
        tiles,
        buyers: buyers(s, seat),
        ready: ready(s, seat),
        sharedReady: sharedReady(s, seat),
        supply: supply(s, seat),
        discs: discs(s, seat),
        cash: cash(s, seat),
      }
    : {
        merchant: placeName(s.table, merchant(s, seat)),
        tiles,
        buyers: buyers(s, seat),
        ready: ready(s, seat),
        sharedReady: sharedReady(s, seat),
        supply: supply(s, seat),
        discs: discs(s, seat),
      };
}

function ownTiles(s: HermagorState, seat: number): readonly TileName[] {
  return held(s, seat) === 0 ? NONE : tileNames(s.table, held(s, seat));
}

/** One shared empty list, so that unchanged parts are the same object. */
const NONE: readonly never[] = [];

function completed(s: HermagorState): readonly string[] {
  const found: string[] = [];
  for (let region = 0; region < s.table.regions; region++)
    if (isPending(s, region)) found.push(regionName(s.table, region));
  return found.length > 0 ? found : NONE;
}

function shared(s: HermagorState, seen?: SharedOnTable | null): SharedOnTable {
  const colour = sharedColour(s.table);
  const now = { buyers: buyers(s, colour), supply: supply(s, colour), discs: discs(s, colour) };
  const same = seen?.buyers === now.buyers && seen.supply === now.supply && seen.discs === now.discs;
  return same ? seen : now;
}

function declarations(s: HermagorState): readonly (number | null)[] {
  if (step(s) !== ON.declare && step(s) !== ON.officer) return NONE;
  return list(s.table.seats, (seat) => ((declared(s) >> seat) & 1 ? cash(s, seat) : null));
}
