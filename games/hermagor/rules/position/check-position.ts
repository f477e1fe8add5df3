import type { Problem } from '@kontor/core';
import { spaceByName } from '../market/spaces.ts';
import {
  BUILDING_VALUES,
  BUYERS_PER_PLAYER,
  DISCS_PER_COLOUR,
  LOWEST_PRICE,
  NOBILITY_VALUES,
  SHARED_BUYERS,
  SHARED_STATIONS,
  STATIONS_PER_COLOUR,
} from '../state/constants.ts';
import { DISC_ROWS } from '../state/names.ts';
import type { Colour, DiscRow, HermagorTable, OnTable, TileName } from '../state/types.ts';
import { stepProblems } from './check-step.ts';
import { load } from './load.ts';

/** Checks a position of valid shape: first unknown names, then pieces that do not add up, then the step. */
export function contradictions(table: HermagorTable, on: OnTable): Problem[] {
  const unknown = unknownNames(table, on);
  if (unknown.length > 0) return unknown;
  const wrong = [...pieceProblems(table, on), ...tileProblems(table, on), ...discProblems(table, on)];
  return wrong.length > 0 ? wrong : stepProblems(load(table, on), on);
}

function problemAt(path: string, code: string, message: string): Problem {
  return { path, code: `position.${code}`, message };
}

/** In JSON pointers `~` and `/` are escaped. */
const pointer = (...keys: readonly (string | number)[]) =>
  keys.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

function unknownNames(table: HermagorTable, on: OnTable): Problem[] {
  const problems: Problem[] = [];
  const unless = (known: boolean, path: string, what: string) => {
    if (!known) problems.push(problemAt(path, 'name', `There is no ${what} at this table.`));
  };
  const seat = (value: number | null, path: string) =>
    unless(value === null || value < table.seats, path, `seat ${value}`);
  const colour = (value: Colour, path: string) =>
    unless(value === 'shared' ? table.twoPlayers : value < table.seats, path, `colour ${value}`);
  const tile = (value: TileName, path: string) => {
    const number = table.tileNumber.get(value);
    unless(number !== undefined && ((table.allTiles >> number) & 1) === 1, path, `tile ${value}`);
  };
  const booth = (name: string, path: string) =>
    unless(table.boothsUsed.includes(spaceByName(name) ?? -1), path, `booth ${name}`);
  const village = (name: string, path: string) => {
    const place = table.placeNumber.get(name);
    unless(place !== undefined && place < table.villages, path, `village ${name}`);
  };

  seat(on.turn, '/turn');
  seat(on.start, '/start');
  for (const [name, held] of Object.entries(on.booths)) {
    booth(name, pointer('booths', name));
    tile(held, pointer('booths', name));
  }
  for (const [name, owner] of Object.entries(on.buyers)) {
    unless(spaceByName(name) !== undefined, pointer('buyers', name), `space ${name}`);
    colour(owner, pointer('buyers', name));
  }
  for (const row of DISC_ROWS)
    on.discs[row].forEach((owner, square) => {
      if (owner !== null) colour(owner, pointer('discs', row, square));
    });
  for (const [name, colours] of Object.entries(on.stations)) {
    village(name, pointer('stations', name));
    for (const owner of colours) colour(owner, pointer('stations', name));
  }
  on.players.forEach((player, number) => {
    const path = pointer('players', number);
    unless(number < table.seats, path, `seat ${number}`);
    unless(table.placeNumber.has(player.merchant), `${path}/merchant`, `place ${player.merchant}`);
    for (const held of player.tiles) tile(held, `${path}/tiles`);
  });
  if (on.raising) {
    booth(on.raising.booth, '/raising/booth');
    tile(on.raising.tile, '/raising/tile');
  }
  for (const name of on.completed) unless(table.regionNumber.has(name), '/completed', `region ${name}`);
  return problems;
}

function pieceProblems(table: HermagorTable, on: OnTable): Problem[] {
  const problems: Problem[] = [];
  const expect = (good: boolean, path: string, message: string) => {
    if (!good) problems.push(problemAt(path, 'pieces', message));
  };
  const stationsOf = (colour: Colour) =>
    Object.values(on.stations).filter((colours) => colours.includes(colour)).length;
  const buyersOf = (colour: Colour) => Object.values(on.buyers).filter((owner) => owner === colour).length;
  const discsOf = (colour: Colour) =>
    DISC_ROWS.reduce((sum, row) => sum + on.discs[row].filter((owner) => owner === colour).length, 0);
  const total = (found: number, wanted: number, path: string, what: string) =>
    expect(found === wanted, path, `There must be ${wanted} ${what} in all, not ${found}.`);
  const most = (found: number, limit: number, path: string, what: string) =>
    expect(found <= limit, path, `There can be ${limit} ${what} at most, not ${found}.`);

  total(on.players.length, table.seats, '/players', 'players');
  const value = on.turned.at(-1) ?? 0;
  on.players.forEach((player, seat) => {
    const path = pointer('players', seat);
    total(
      player.supply + player.ready + stationsOf(seat),
      STATIONS_PER_COLOUR,
      path,
      `stations of seat ${seat}`,
    );
    total(player.discs + discsOf(seat), DISCS_PER_COLOUR, path, `discs of seat ${seat}`);
    most(player.buyers + buyersOf(seat), BUYERS_PER_PLAYER, path, `buyers of seat ${seat}`);
    most(player.ready, value, `${path}/ready`, 'stations ready');
    most(
      player.sharedReady,
      table.twoPlayers ? SHARED_STATIONS : 0,
      `${path}/sharedReady`,
      'shared stations ready',
    );
    expect(
      (player.sharedBuyers !== undefined) === table.sharedBuyersEach,
      `${path}/sharedBuyers`,
      'Players have shared buyers of their own with the option sharedBuyers twoEach only, and then always.',
    );
    most(player.sharedBuyers ?? 0, SHARED_BUYERS, `${path}/sharedBuyers`, 'shared buyers');
  });
  expect((on.shared !== null) === table.twoPlayers, '/shared', 'The shared colour is for two players.');
  if (on.shared) {
    const waiting = on.players.reduce((sum, player) => sum + player.sharedReady, 0);
    const stations = on.shared.supply + waiting + stationsOf('shared');
    total(stations, STATIONS_PER_COLOUR, '/shared', 'shared stations');
    total(on.shared.discs + discsOf('shared'), DISCS_PER_COLOUR, '/shared', 'shared discs');
    const sharedBuyers = table.sharedBuyersEach ? table.seats * SHARED_BUYERS : SHARED_BUYERS;
    most(on.shared.buyers + buyersOf('shared'), sharedBuyers, '/shared', 'shared buyers');
    if (table.sharedBuyersEach) {
      const own = on.players.reduce((sum, player) => sum + (player.sharedBuyers ?? 0), 0);
      total(on.shared.buyers, own, '/shared/buyers', 'shared buyers left');
    }
  }
  return problems;
}

function tileProblems(table: HermagorTable, on: OnTable): Problem[] {
  const problems: Problem[] = [];
  const seen = new Set<TileName>();
  const once = (tile: TileName, path: string) => {
    if (seen.has(tile)) problems.push(problemAt(path, 'tiles', `Tile ${tile} lies in two places.`));
    seen.add(tile);
  };
  for (const [name, tile] of Object.entries(on.booths)) once(tile, pointer('booths', name));
  on.players.forEach((player, seat) => {
    for (const tile of player.tiles) once(tile, pointer('players', seat, 'tiles'));
  });
  const left = [...table.actionTiles];
  on.turned.forEach((value, i) => {
    const found = left.indexOf(value);
    if (found >= 0) left.splice(found, 1);
    else problems.push(problemAt(pointer('turned', i), 'tiles', `There is no action tile ${value} left.`));
  });
  return problems;
}

/** H-3.13, H-3.14, H-5.6: rows fill up from the left, and never where the price indicator covers a square. */
function discProblems(table: HermagorTable, on: OnTable): Problem[] {
  const squaresOf = (row: DiscRow): number[] => {
    if (row === 'nobility') return [...NOBILITY_VALUES.keys()];
    const visible = 2 + on.prices[row] - LOWEST_PRICE;
    return [...table.squaresUsed].filter((square) => square < visible);
  };
  return DISC_ROWS.flatMap((row) => {
    const length = row === 'nobility' ? NOBILITY_VALUES.length : BUILDING_VALUES.length;
    const path = pointer('discs', row);
    if (on.discs[row].length !== length)
      return [problemAt(path, 'discs', `The row ${row} has ${length} squares.`)];
    const taken = [...on.discs[row].keys()].filter((square) => on.discs[row][square] !== null);
    const wanted = squaresOf(row).slice(0, taken.length);
    const good = taken.length === wanted.length && taken.every((square, i) => square === wanted[i]);
    return good
      ? []
      : [problemAt(path, 'discs', `The discs in the row ${row} do not lie on its first visible squares.`)];
  });
}
