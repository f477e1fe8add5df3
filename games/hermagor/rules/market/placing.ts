import { BUYERS_PER_PLAYER, SHARED_BUYERS } from '../state/constants.ts';
import {
  acted,
  addCash,
  at,
  buyerAt,
  buyers,
  cash,
  MARKET,
  NOBODY,
  ON,
  setActed,
  setBuyerAt,
  setBuyers,
  setSharedBuyers,
  setSharedPlaced,
  setStep,
  setTurn,
  sharedBuyers,
  sharedColour,
  sharedPlaced,
  start,
  tileIn,
  turn,
} from '../state/layout.ts';
import { colourName, spaceName, tileName } from '../state/names.ts';
import type { HermagorState } from '../state/types.ts';
import type { EmitEvent, HermagorEvent } from '../view/events.ts';
import { BOOTHS, BOOTHS_OF_SPACE, BUZZ, LINES_OF_SPACE, SPACES } from './spaces.ts';
import { buyersOnLine, settleBooth } from './tally.ts';

/* Phase 1: placing buyers (H-1.3, H-1.4) and the shared ones of the two-player game (H-5.2). */

type Placed = Extract<HermagorEvent, { type: 'placed' }>;

type SpaceFault = 'space.taken' | 'booth.empty';
export type BuyFault = SpaceFault | 'cash.short';
export type SharedBuyFault = SpaceFault | SharedFault | 'shared.promise';
/** Why no shared piece may be placed this turn at all. */
export type SharedFault = 'shared.two-players' | 'shared.once' | 'shared.none-left';

function spaceFault(s: HermagorState, space: number): SpaceFault | undefined {
  if (buyerAt(s, space) !== NOBODY) return 'space.taken';
  if (space < BOOTHS && tileIn(s, space) === NOBODY) return 'booth.empty';
  return undefined;
}

/** H-1.3: why a player may not place a buyer of their own on a space. */
export function buyFault(s: HermagorState, seat: number, space: number): BuyFault | undefined {
  return spaceFault(s, space) ?? (at(s.table.spaceCost, space) > cash(s, seat) ? 'cash.short' : undefined);
}

/** A free space that the player can pay for, other than `except`; `NOBODY` if there is none. */
function spaceToBuy(s: HermagorState, seat: number, except: number, from = 0): number {
  if (cash(s, seat) < s.table.cheapestSpace) return NOBODY;
  for (let space = from; space < SPACES; space++)
    if (space !== except && buyFault(s, seat, space) === undefined) return space;
  return NOBODY;
}

/** H-5.2: why a shared buyer may not be placed on a space. */
export function sharedBuyFault(s: HermagorState, seat: number, space: number): SharedBuyFault | undefined {
  const fault = sharedBuyersFault(s) ?? spaceFault(s, space);
  if (fault || acted(s)) return fault;
  return spaceToBuy(s, seat, space) === NOBODY ? 'shared.promise' : undefined;
}

export function sharedBuyersFault(s: HermagorState): SharedFault | undefined {
  if (!s.table.twoPlayers) return 'shared.two-players';
  if (sharedPlaced(s)) return 'shared.once';
  const left = s.table.sharedBuyersEach ? sharedBuyers(s, turn(s)) : buyers(s, sharedColour(s.table));
  return left === 0 ? 'shared.none-left' : undefined;
}

export function beginPlacing(s: HermagorState): void {
  for (let seat = 0; seat < s.table.seats; seat++) setBuyers(s, seat, BUYERS_PER_PLAYER);
  if (s.table.twoPlayers) dealSharedBuyers(s);
  setStep(s, ON.buyer);
  beginTurn(s, start(s));
}

/** H-5.1: two in all, or two for each player. */
function dealSharedBuyers(s: HermagorState): void {
  const { seats, sharedBuyersEach } = s.table;
  setBuyers(s, sharedColour(s.table), sharedBuyersEach ? seats * SHARED_BUYERS : SHARED_BUYERS);
  if (sharedBuyersEach) for (let seat = 0; seat < seats; seat++) setSharedBuyers(s, seat, SHARED_BUYERS);
}

/** Shared buyers that were not placed do not carry over to the next round. */
export function dropSharedBuyers(s: HermagorState): void {
  setBuyers(s, sharedColour(s.table), 0);
  for (let seat = 0; seat < s.table.seats; seat++) setSharedBuyers(s, seat, 0);
}

function beginTurn(s: HermagorState, seat: number): void {
  setTurn(s, seat);
  setActed(s, false);
  setSharedPlaced(s, false);
}

/** Makes all forced moves; returns whether somebody must be asked. If not, all buyers are placed or given up. */
export function askBuyer(s: HermagorState, emit: EmitEvent): boolean {
  while (turn(s) !== NOBODY) {
    const seat = turn(s);
    if (acted(s)) {
      if (sharedBuyersFault(s) === undefined) return true;
      endPlacing(s);
      continue;
    }
    const space = spaceToBuy(s, seat, NOBODY);
    if (space === NOBODY) {
      pass(s, seat, emit, true);
      continue;
    }
    const single = sharedPlaced(s) && spaceToBuy(s, seat, NOBODY, space + 1) === NOBODY;
    if (!single) return true;
    placeOwn(s, seat, space, emit, true);
  }
  return false;
}

export function placeOwn(
  s: HermagorState,
  seat: number,
  space: number,
  emit: EmitEvent,
  forced = false,
): void {
  const cost = at(s.table.spaceCost, space);
  const before = emit && outcomesNear(s, space);
  addCash(s, seat, -cost);
  setBuyers(s, seat, buyers(s, seat) - 1);
  setBuyerAt(s, space, seat);
  setActed(s, true);
  emit?.({
    type: 'placed',
    seat,
    colour: seat,
    space: spaceName(space),
    cost,
    ...contested(s, space, seat, before),
    ...buzzGained(s, seat, space),
    ...(forced && { forced }),
  });
}

export function placeShared(s: HermagorState, seat: number, space: number, emit: EmitEvent): void {
  const colour = sharedColour(s.table);
  const before = emit && outcomesNear(s, space);
  setBuyers(s, colour, buyers(s, colour) - 1);
  if (s.table.sharedBuyersEach) setSharedBuyers(s, seat, sharedBuyers(s, seat) - 1);
  setBuyerAt(s, space, colour);
  setSharedPlaced(s, true);
  emit?.({
    type: 'placed',
    seat,
    colour: colourName(s.table, colour),
    space: spaceName(space),
    cost: 0,
    ...contested(s, space, colour, before),
  });
}

/** Who would win each of the tiles that a buyer on a space counts for. */
function outcomesNear(s: HermagorState, space: number) {
  return Array.from(BOOTHS_OF_SPACE[space] as Int32Array)
    .filter((booth) => tileIn(s, booth) !== NOBODY)
    .map((booth) => ({ tile: tileName(s.table, tileIn(s, booth)), ...settleBooth(s.cells, MARKET, booth) }));
}

/** What a buyer that was just placed has changed: the tiles that its colour leads for now, before whom, or is tied for. */
function contested(
  s: HermagorState,
  space: number,
  colour: number,
  before: ReturnType<typeof outcomesNear> = [],
): Pick<Placed, 'leads' | 'taken' | 'keeps' | 'ties'> {
  const now = outcomesNear(s, space).map((outcome, i) => ({ ...outcome, before: before[i] }));
  const leads = now.filter((one) => one.winner === colour && one.before?.winner !== colour);
  const keeps = now.filter((one) => one.winner === colour && one.before?.winner === colour);
  const ties = now.filter((one) => one.reason === 'tie' && one.before?.reason !== 'tie');
  const taken = [...leads, ...ties].flatMap(({ tile, before: { winner } = { winner: NOBODY } }) =>
    winner === NOBODY ? [] : [{ tile, from: colourName(s.table, winner) }],
  );
  return {
    ...(leads.length > 0 && { leads: leads.map(({ tile }) => tile) }),
    ...(taken.length > 0 && { taken }),
    ...(keeps.length > 0 && { keeps: keeps.map(({ tile }) => tile) }),
    ...(ties.length > 0 && { ties: ties.map(({ tile }) => tile) }),
  };
}

/** H-2.1: what a buyer that was just placed adds to its owner's buzz. */
function buzzGained(s: HermagorState, seat: number, space: number): Pick<Placed, 'buzz'> {
  let buzz = 0;
  for (const line of LINES_OF_SPACE[space] ?? []) {
    const buyers = buyersOnLine(s.cells, MARKET, seat, line);
    buzz += at(BUZZ, buyers) - at(BUZZ, buyers - 1);
  }
  return buzz > 0 ? { buzz } : {};
}

/** H-1.4: passing. */
export function pass(s: HermagorState, seat: number, emit: EmitEvent, forced = false): void {
  setBuyers(s, seat, s.table.options.pass === 'out' ? 0 : buyers(s, seat) - 1);
  emit?.({ type: 'passed', seat, ...(forced && { forced }) });
  endPlacing(s);
}

/** The turn goes to the next player with buyers, or to nobody. */
export function endPlacing(s: HermagorState): void {
  const { seats } = s.table;
  for (let i = 1; i <= seats; i++) {
    const seat = (turn(s) + i) % seats;
    if (buyers(s, seat) > 0) {
      beginTurn(s, seat);
      return;
    }
  }
  beginTurn(s, NOBODY);
}
