import type { Problem } from '@kontor/core';
import { officersChoice } from '../flow/rounds.ts';
import { lowestTile } from '../market/settling.ts';
import { BOOTHS } from '../market/spaces.ts';
import { settleBooth } from '../market/tally.ts';
import { legalMoves } from '../moves/legal.ts';
import { canBuild } from '../selling/regions.ts';
import { MOST_MOVES } from '../state/constants.ts';
import {
  acted,
  at,
  bag,
  buyerAt,
  buyers,
  cash,
  hasStation,
  held,
  isPending,
  MARKET,
  NOBODY,
  ON,
  pointer,
  raising,
  ready,
  sharedColour,
  sharedPlaced,
  start,
  step,
  tileIn,
  turn,
  turnedCount,
} from '../state/layout.ts';
import type { HermagorState, OnTable, Step } from '../state/types.ts';
import { round } from '../view/view.ts';

interface Demand {
  readonly path: string;
  readonly message: string;
  readonly holds: (s: HermagorState, on: OnTable) => boolean;
}

const demand = (path: string, message: string, holds: Demand['holds']): Demand => ({ path, message, holds });
const every = (s: HermagorState, holds: (seat: number) => boolean): boolean =>
  Array.from({ length: s.table.seats }, (_, seat) => seat).every(holds);

const OFFICER: readonly Step[] = ['declare', 'officer'];
const BEFORE_TILES: readonly Step[] = [...OFFICER, 'buyer'];
const PREPARING: readonly Step[] = ['raise', 'search', 'start'];
const BUILDING: readonly Step[] = ['build', 'shared-build'];

/** What must hold at every step. */
const ALWAYS: readonly Demand[] = [
  demand('/round', 'The round does not fit the action tiles turned up.', (s, on) => on.round === round(s)),
  demand('/turned', 'An action tile must be turned up.', (s) => turnedCount(s) > 0 || step(s) <= ON.officer),
  demand(
    '/turn',
    'Somebody must be on turn until the game is over.',
    (_, on) => (on.turn === null) === (on.step === 'over'),
  ),
  demand(
    '/players',
    'Nobody holds tiles before they are won.',
    (s, on) => !BEFORE_TILES.includes(on.step) || every(s, (seat) => held(s, seat) === 0),
  ),
  demand(
    '/players',
    'Buyers are placed in the market only.',
    (s, on) => on.step === 'buyer' || every(s, (seat) => buyers(s, seat) === 0),
  ),
  demand(
    '/players',
    'Stations are taken when the action tile is turned up.',
    (s, on) => !OFFICER.includes(on.step) || every(s, (seat) => ready(s, seat) === 0),
  ),
  demand(
    '/players',
    'Shared stations are dealt when the action tile is turned up.',
    (_, on) => !OFFICER.includes(on.step) || on.players.every((player) => player.sharedReady === 0),
  ),
  demand(
    '/buyers',
    'Buyers stand in the market only until it is settled.',
    (_, on) => on.step === 'buyer' || PREPARING.includes(on.step) || Object.keys(on.buyers).length === 0,
  ),
  demand(
    '/shared/buyers',
    'Shared buyers are placed in the market only.',
    (_, on) => on.step === 'buyer' || (on.shared?.buyers ?? 0) === 0,
  ),
  demand(
    '/declared',
    'Cash is declared to the Revenue Officer only.',
    (s, on) => on.declared.length === (OFFICER.includes(on.step) ? s.table.seats : 0),
  ),
  demand(
    '/raising',
    'A tile asks about a price in the step raise only.',
    (_, on) => (on.raising !== null) === (on.step === 'raise'),
  ),
  demand(
    '/completed',
    'Regions are settled in the building steps only.',
    (_, on) => on.completed.length > 0 === BUILDING.includes(on.step),
  ),
  demand(
    '/owed',
    'A way is owed only while regions are settled, and only if ways are paid after.',
    (s, on) => on.owed === 0 || (on.step === 'build' && s.table.after),
  ),
  demand(
    '/acted',
    'Nobody can have acted at this step.',
    (s, on) =>
      !on.acted ||
      on.step === 'build' ||
      (s.table.twoPlayers && (on.step === 'buyer' || on.step === 'action' || on.step === 'shared-build')),
  ),
  demand(
    '/sharedPlaced',
    'No shared piece can have been placed at this step.',
    (s, on) =>
      !on.sharedPlaced ||
      (s.table.twoPlayers && (on.step === 'buyer' || on.step === 'action' || BUILDING.includes(on.step))),
  ),
];

const AT_STEP: Readonly<Record<Step, readonly Demand[]>> = {
  declare: [
    demand('/step', 'There is no Revenue Officer at this table.', (s) => s.table.options.revenueOfficer),
    demand('/turned', 'No action tile is left.', (s) => turnedCount(s) < s.table.actionTiles.length),
    demand('/declared', 'A seat has declared before it was asked.', (s, on) =>
      on.declared.every((amount, seat) => amount === null || asked(s, seat)),
    ),
    demand('/declared', 'What is declared must be the exact cash.', declaredCash),
  ],
  officer: [
    demand('/step', 'There is no Revenue Officer at this table.', (s) => s.table.options.revenueOfficer),
    demand('/turned', 'No action tile is left.', (s) => turnedCount(s) < s.table.actionTiles.length),
    demand('/declared', 'What is declared must be the exact cash.', declaredCash),
    demand('/turn', 'The lowest declared cash names the start player.', (s) => turn(s) === officersChoice(s)),
  ],
  buyer: [
    demand('/turn', 'The seat on turn has no buyer left.', (s) => acted(s) || buyers(s, turn(s)) > 0),
    demand('/buyers', 'A buyer stands in an empty booth.', (s) =>
      everyBooth((booth) => buyerAt(s, booth) === NOBODY || tileIn(s, booth) !== NOBODY),
    ),
    demand(
      '/sharedPlaced',
      'No shared buyer stands in the market.',
      (s, on) => !sharedPlaced(s) || Object.values(on.buyers).includes('shared'),
    ),
  ],
  raise: [
    demand(
      '/raising',
      'The booth of a tile just won must be empty.',
      (s) => tileIn(s, pointer(s)) === NOBODY,
    ),
    demand(
      '/turn',
      'The seat on turn has not won that booth.',
      (s) => settleBooth(s.cells, MARKET, pointer(s)).winner === turn(s),
    ),
    demand(
      '/raising',
      'The tile is neither a single tile before its winner nor the Floating Market in the bag.',
      raisingTile,
    ),
  ],
  search: [
    demand(
      '/turn',
      'Only a player without a product tile may search.',
      (s) => (held(s, turn(s)) & s.table.productTiles) === 0,
    ),
    demand('/turn', 'There is no product tile in the bag.', (s) => (bag(s) & s.table.productTiles) !== 0),
  ],
  start: [
    demand(
      '/step',
      'The Revenue Officer has seen to the start player.',
      (s) => !s.table.options.revenueOfficer,
    ),
    demand('/turn', 'The lowest tile names the start player.', (s) => lowestTile(s)?.seat === turn(s)),
  ],
  action: [
    demand('/turn', 'The seat on turn has no station left.', (s) => acted(s) || ready(s, turn(s)) > 0),
  ],
  build: [
    demand('/acted', 'Regions are settled after a sale.', acted),
    demand('/completed', 'A region is not completed, or nothing can be built for it.', (s) =>
      pendingAreComplete(s, turn(s)),
    ),
  ],
  'shared-build': [
    demand('/shared', 'The shared colour is for two players.', (s) => s.table.twoPlayers),
    demand('/sharedPlaced', 'Shared regions are settled after a shared station.', sharedPlaced),
    demand('/completed', 'A region is not completed, or nothing can be built for it.', (s) =>
      pendingAreComplete(s, sharedColour(s.table)),
    ),
  ],
  over: [
    demand(
      '/turned',
      'The game is over only after the last action tile.',
      (s) => turnedCount(s) === s.table.actionTiles.length,
    ),
    demand(
      '/players',
      'Tiles and stations are put back before the game is over.',
      (s, on) =>
        every(s, (seat) => held(s, seat) === 0 && ready(s, seat) === 0) &&
        on.players.every((player) => player.sharedReady === 0),
    ),
  ],
};

/** Checks the step of a position whose names and pieces are valid. */
export function stepProblems(s: HermagorState, on: OnTable): Problem[] {
  for (const demands of [ALWAYS, AT_STEP[on.step]]) {
    const broken = demands.filter(({ holds }) => !holds(s, on));
    if (broken.length > 0)
      return broken.map(({ path, message }) => ({ path, message, code: 'position.step' }));
  }
  if (on.step === 'over' || legalMoves(s, turn(s), new Int32Array(MOST_MOVES)) > 1) return [];
  const message = 'The seat on turn has no choice, so it would not be asked (H-6.4).';
  return [{ path: '/turn', message, code: 'position.step' }];
}

function everyBooth(holds: (booth: number) => boolean): boolean {
  return Array.from({ length: BOOTHS }, (_, booth) => booth).every(holds);
}

/** Whether the Revenue Officer has already asked a seat; he goes clockwise from the start player. */
function asked(s: HermagorState, seat: number): boolean {
  const { seats } = s.table;
  return (seat - start(s) + seats) % seats < (turn(s) - start(s) + seats) % seats;
}

function declaredCash(s: HermagorState, on: OnTable): boolean {
  return on.declared.every((amount, seat) => amount === null || amount === cash(s, seat));
}

function raisingTile(s: HermagorState): boolean {
  const tile = 1 << raising(s);
  if (at(s.table.singleProduct, raising(s)) >= 0) return (held(s, turn(s)) & tile) !== 0;
  return raising(s) === s.table.special['floating-market'] && (bag(s) & tile) !== 0;
}

function pendingAreComplete(s: HermagorState, colour: number): boolean {
  return s.table.regionId.every(
    (_, region) =>
      !isPending(s, region) ||
      (canBuild(s, colour, region) &&
        (s.table.villagesOfRegion[region] as Int32Array).every((village) => hasStation(s, village, colour))),
  );
}
