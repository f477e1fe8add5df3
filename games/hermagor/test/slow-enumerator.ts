import type { HermagorBoard, HermagorState, OnTable, Product, TileSet } from '../rules/index.ts';
import { hermagor } from '../rules/index.ts';

/*
 * The legal moves by a second reading of the rules: from the position's JSON and the board file alone, slowly and without
 * any of the engine's lookups. It shares no code with the listing it checks.
 */

interface Reading {
  readonly on: OnTable;
  readonly board: HermagorBoard;
  readonly tiles: TileSet;
  readonly seat: number;
  readonly after: boolean;
  readonly mayDecline: boolean;
}

const MAKES: Readonly<Record<string, Product>> = {
  'maize-field': 'maize',
  'salt-mine': 'salt',
  'clairvoyant-tent': 'amulet',
  library: 'books',
  blacksmith: 'weapons',
  church: 'blessing',
  'dragon-valley': 'egg',
  graveyard: 'relic',
};

export function slowMoves(state: HermagorState): string[] {
  const on = hermagor.writePosition(state) as unknown as OnTable;
  if (on.turn === null) return [];
  const table = hermagor.table(state);
  const reading = {
    on,
    board: table.boardFile as HermagorBoard,
    tiles: table.piecesFile as TileSet,
    seat: on.turn,
    after: table.options['travelPay'] === 'after',
    mayDecline: table.options['decline'] === 'allowed',
  };
  switch (on.step) {
    case 'declare':
      return ['declare', 'pass'];
    case 'officer':
    case 'start':
      return on.players.map((_, seat) => `start ${seat}`);
    case 'search':
      return ['draw', 'skip'];
    case 'raise':
      return raises(reading);
    case 'buyer':
      return placements(reading);
    case 'action':
      return actions(reading);
    case 'build':
      return buildings(reading);
    case 'shared-build':
      return sharedBuildings(reading);
    case 'over':
      return [];
  }
}

function raises({ on, tiles }: Reading): string[] {
  const shown = tiles.tiles.find((tile) => tile.number === on.raising?.tile)?.products;
  const products = shown ?? (Object.keys(on.prices) as Product[]);
  return [
    ...products.filter((product) => on.prices[product] < 10).map((product) => `raise ${product}`),
    'keep',
  ];
}

/** Every free space with its price: tiles for 2, passages by their number. */
function freeSpaces({ on, board }: Reading): Map<string, number> {
  const spaces = new Map(Object.keys(on.booths).map((booth) => [booth, 2]));
  for (const letter of ['h', 'v', 'j'] as const)
    for (const [r, row] of board.market[letter].entries())
      for (const [c, cost] of row.entries()) spaces.set(`${letter}${r + 1}.${c + 1}`, cost);
  for (const taken of Object.keys(on.buyers)) spaces.delete(taken);
  return spaces;
}

function placements(reading: Reading): string[] {
  const { on, seat } = reading;
  const free = freeSpaces(reading);
  const cash = on.players[seat]?.cash ?? 0;
  const own = [...free].filter(([, cost]) => cost <= cash).map(([space]) => space);
  const sharedLeft = on.players[seat]?.sharedBuyers ?? on.shared?.buyers ?? 0;
  const shared = sharedLeft > 0 && !on.sharedPlaced ? [...free.keys()] : [];
  if (on.acted) return [...shared.map((space) => `shared-buy ${space}`), 'done'];
  if (on.sharedPlaced) return own.map((space) => `buy ${space}`);
  const sharedFirst = shared.filter((space) => own.some((other) => other !== space));
  return [
    ...own.map((space) => `buy ${space}`),
    ...sharedFirst.map((space) => `shared-buy ${space}`),
    'pass',
  ];
}

/** Cheapest sums by relaxing all roads until nothing changes. */
function tolls(board: HermagorBoard, from: string): Map<string, number> {
  const sums = new Map([[from, 0]]);
  for (let changed = true; changed; ) {
    changed = false;
    for (const { from: a, to: b, toll } of board.roads)
      for (const [here, there] of [
        [a, b],
        [b, a],
      ] as const) {
        const sum = (sums.get(here) ?? Number.POSITIVE_INFINITY) + toll;
        if (sum >= (sums.get(there) ?? Number.POSITIVE_INFINITY)) continue;
        sums.set(there, sum);
        changed = true;
      }
  }
  return sums;
}

function actions(reading: Reading): string[] {
  const { on, board, seat } = reading;
  const player = on.players[seat];
  if (!player) return [];
  const cash = player.cash ?? 0;
  const products = new Set(
    player.tiles.flatMap((tile) => reading.tiles.tiles.find(({ number }) => number === tile)?.products ?? []),
  );
  const moves: string[] = [];
  const sums = tolls(board, player.merchant);
  for (const { id, product } of on.acted ? [] : board.villages) {
    if (on.stations[id]?.includes(seat)) continue;
    if (id === player.merchant) {
      if (products.has(product)) moves.push('sell');
      continue;
    }
    const toll = sums.get(id) ?? 0;
    const half = Math.floor(toll / 2);
    if (half <= cash) moves.push(`move ${id}`);
    if (!products.has(product)) continue;
    if (toll <= affordable(reading, id, cash)) moves.push(`go ${id}`);
    if (player.tiles.includes('shortcut') && half <= affordable(reading, id, cash))
      moves.push(`go ${id} shortcut`);
  }
  if (on.shared && player.sharedReady > 0 && !on.sharedPlaced)
    for (const { id, product } of board.villages)
      if (products.has(product) && !on.stations[id]?.includes('shared')) moves.push(`share ${id}`);
  return [...moves, on.acted ? 'done' : 'rest'];
}

/** The most that a way to a sale may cost. */
function affordable(reading: Reading, village: string, cash: number): number {
  if (!reading.after) return cash;
  const { on, board, seat } = reading;
  const product = board.villages.find(({ id }) => id === village)?.product ?? 'maize';
  const stations = { ...on.stations, [village]: [...(on.stations[village] ?? []), seat] };
  const completed = board.regions
    .filter(({ places }) => places.includes(village))
    .filter(({ places }) =>
      places.every((place) => place === board.castle.id || stations[place]?.includes(seat)),
    )
    .map(({ id }) => id);
  return cash + on.prices[product] + mostFromRegions({ ...reading, on: { ...on, stations, completed } });
}

interface Square {
  readonly row: keyof OnTable['discs'];
  readonly index: number;
  readonly value: number;
}

/** Where the next disc for a region could go, row by row. */
function squares({ on, board }: Reading, region: string): Square[] {
  const shows = board.regions.find(({ id }) => id === region)?.shows ?? [];
  if (shows === 'nobility') {
    const index = on.discs.nobility.indexOf(null);
    return index < 0 ? [] : [{ row: 'nobility', index, value: 3 + index }];
  }
  return shows.flatMap((building): Square[] => {
    const row = MAKES[building] as Product;
    const hidden = on.prices[row] === 5 ? [1, 0] : on.prices[row] === 6 ? [0] : [];
    const used = on.shared ? [5, 1] : [5, 3, 1, 0];
    for (const [index, value] of [5, 3, 1, 0].entries())
      if (on.discs[row][index] === null && used.includes(value) && !hidden.includes(value))
        return [{ row, index, value }];
    return [];
  });
}

/** The reading after a region has been settled, with a disc or without. */
function settled(reading: Reading, region: string, square?: Square): Reading {
  const { on, seat } = reading;
  const completed = on.completed.filter((other) => other !== region);
  if (!square) return { ...reading, on: { ...on, completed } };
  const row = on.discs[square.row].map((owner, index) => (index === square.index ? seat : owner));
  const players = on.players.map((player, other) =>
    other === seat ? { ...player, discs: player.discs - 1, cash: (player.cash ?? 0) + square.value } : player,
  );
  return { ...reading, on: { ...on, completed, players, discs: { ...on.discs, [square.row]: row } } };
}

/** The best of all orders and choices. */
function mostFromRegions(reading: Reading): number {
  const { on, seat } = reading;
  let most = 0;
  for (const region of on.completed) {
    most = Math.max(most, mostFromRegions(settled(reading, region)));
    if (on.players[seat]?.discs === 0) continue;
    for (const square of squares(reading, region))
      most = Math.max(most, square.value + mostFromRegions(settled(reading, region, square)));
  }
  return most;
}

function buildings(reading: Reading): string[] {
  const { on, seat } = reading;
  const covers = (next: Reading) => (next.on.players[seat]?.cash ?? 0) + mostFromRegions(next) >= on.owed;
  return on.completed.flatMap((region) => [
    ...squares(reading, region)
      .filter((square) => covers(settled(reading, region, square)))
      .map((square) => `build ${region} ${square.row}`),
    ...(reading.mayDecline && covers(settled(reading, region)) ? [`decline ${region}`] : []),
  ]);
}

function sharedBuildings(reading: Reading): string[] {
  return reading.on.completed.flatMap((region) =>
    squares(reading, region).map((square) => `build ${region} ${square.row}`),
  );
}
