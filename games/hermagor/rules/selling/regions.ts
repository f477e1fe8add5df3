import { BUILDING_VALUES, LOWEST_PRICE, NOBILITY, NOBILITY_VALUES } from '../state/constants.ts';
import {
  addCash,
  at,
  cash,
  discAt,
  discs,
  hasStation,
  isPending,
  NOBODY,
  ON,
  owed,
  price,
  setDiscAt,
  setDiscs,
  setOwed,
  setPending,
  setStep,
} from '../state/layout.ts';
import { colourName, regionName, rowName } from '../state/names.ts';
import type { HermagorState } from '../state/types.ts';
import type { EmitEvent } from '../view/events.ts';

/* Completed regions (H-3.12 to H-3.15) and the squares of the price table where their discs go. */

export type BuildFault = 'region.incomplete' | 'region.row' | 'row.full' | 'cash.uncovered' | 'decline.never';

/** At price 5 the two left squares of a row are visible, then one more with every price (H-B4). */
const VISIBLE_AT_FIRST = 2;

/**
 * The square for the next disc of a row, or `NOBODY`: the highest free visible one (H-3.13), or the lowest free one of
 * the Nobility row (H-3.14). `skip`: how many free squares to pass over.
 */
export function freeSquare(s: HermagorState, row: number, skip = 0): number {
  let left = skip;
  if (row === NOBILITY) {
    for (let square = 0; square < NOBILITY_VALUES.length; square++)
      if (discAt(s, row, square) === NOBODY && left-- === 0) return square;
    return NOBODY;
  }
  const visible = VISIBLE_AT_FIRST + price(s, row) - LOWEST_PRICE;
  const { squaresUsed } = s.table;
  for (let i = 0; i < squaresUsed.length; i++) {
    const square = at(squaresUsed, i);
    if (square < visible && discAt(s, row, square) === NOBODY && left-- === 0) return square;
  }
  return NOBODY;
}

export function squareValue(row: number, square: number): number {
  return (row === NOBILITY ? NOBILITY_VALUES[square] : BUILDING_VALUES[square]) as number;
}

/** H-3.12: whether a colour's station in a village would be the last that the region needs. */
export function wouldComplete(s: HermagorState, colour: number, village: number, region: number): boolean {
  const villages = s.table.villagesOfRegion[region] as Int32Array;
  for (let i = 0; i < villages.length; i++) {
    const other = at(villages, i);
    if (other !== village && !hasStation(s, other, colour)) return false;
  }
  return true;
}

/** Marks the regions that a new station completes as pending, and goes on to settle them. */
export function completeRegions(
  s: HermagorState,
  seat: number,
  colour: number,
  village: number,
  emit: EmitEvent,
): void {
  const regions = s.table.regionsOfVillage[village] as Int32Array;
  for (let i = 0; i < regions.length; i++) {
    const region = at(regions, i);
    if (!wouldComplete(s, colour, village, region)) continue;
    setPending(s, region, true);
    emit?.({
      type: 'completed',
      seat,
      colour: colourName(s.table, colour),
      region: regionName(s.table, region),
    });
  }
  setStep(s, colour === seat ? ON.build : ON['shared-build']);
}

export function canBuild(s: HermagorState, colour: number, region: number): boolean {
  return discs(s, colour) > 0 && rowsOf(s, region).some((row) => freeSquare(s, row) !== NOBODY);
}

export function rowsOf(s: HermagorState, region: number): Int32Array {
  return s.table.rowsOfRegion[region] as Int32Array;
}

/** Removes pending regions for which there is no disc or square; returns how many are left. */
function dropLost(s: HermagorState, seat: number, colour: number, emit: EmitEvent): number {
  let left = 0;
  for (let region = 0; region < s.table.regions; region++) {
    if (!isPending(s, region)) continue;
    if (canBuild(s, colour, region)) {
      left++;
      continue;
    }
    setPending(s, region, false);
    emit?.({
      type: 'lost',
      seat,
      colour: colourName(s.table, colour),
      region: regionName(s.table, region),
      reason: discs(s, colour) === 0 ? 'discs' : 'squares',
    });
  }
  return left;
}

/** Returns whether the player must be asked about a completed region; if not, pays the way and ends the step. */
export function askBuild(s: HermagorState, seat: number, emit: EmitEvent): boolean {
  while (dropLost(s, seat, seat, emit) > 0) {
    // Where declining is impossible, by the option or while the way is not paid yet, there may be a single choice.
    if ((owed(s) === 0 && !s.table.neverDecline) || countChoices(s, seat) !== 1) return true;
    build(s, seat, seat, only.region, only.row, emit, true);
  }
  payOwed(s, seat, emit);
  setStep(s, ON.action);
  return false;
}

/** H-5.5: the same for the shared colour, which never declines. */
export function askSharedBuild(s: HermagorState, seat: number, colour: number, emit: EmitEvent): boolean {
  while (dropLost(s, seat, colour, emit) > 0) {
    if (countChoices(s, colour, false) !== 1) return true;
    build(s, seat, colour, only.region, only.row, emit, true);
  }
  setStep(s, ON.action);
  return false;
}

/** The last choice that `countChoices` found; used if it is the only one. */
const only = { region: NOBODY, row: NOBODY };

function countChoices(s: HermagorState, colour: number, mayDecline = true): number {
  let choices = 0;
  for (let region = 0; region < s.table.regions; region++) {
    if (!isPending(s, region)) continue;
    if (mayDecline && declineFault(s, colour, region) === undefined) choices++;
    for (const row of rowsOf(s, region)) {
      if (buildFault(s, colour, region, row) !== undefined) continue;
      choices++;
      only.region = region;
      only.row = row;
    }
  }
  return choices;
}

/** H-3.13, H-3.14, and H-3.11 while the way is not paid yet. */
export function buildFault(
  s: HermagorState,
  colour: number,
  region: number,
  row: number,
): BuildFault | undefined {
  if (!isPending(s, region)) return 'region.incomplete';
  if (!rowsOf(s, region).includes(row)) return 'region.row';
  const square = freeSquare(s, row);
  if (square === NOBODY) return 'row.full';
  if (owed(s) === 0) return undefined;
  const earned = squareValue(row, square) + bestOfPending(s, colour, region, row);
  return earned + cash(s, colour) < owed(s) ? 'cash.uncovered' : undefined;
}

/** H-3.13: whether a completed region may be left without a disc; H-3.11 while the way is not paid yet. */
export function declineFault(s: HermagorState, colour: number, region: number): BuildFault | undefined {
  if (!isPending(s, region)) return 'region.incomplete';
  if (s.table.neverDecline) return 'decline.never';
  if (owed(s) === 0) return undefined;
  return bestOfPending(s, colour, region, NOBODY) + cash(s, colour) < owed(s) ? 'cash.uncovered' : undefined;
}

export function build(
  s: HermagorState,
  seat: number,
  colour: number,
  region: number,
  row: number,
  emit: EmitEvent,
  forced = false,
): void {
  const square = freeSquare(s, row);
  const earned = colour === seat ? squareValue(row, square) : 0;
  setDiscAt(s, row, square, colour);
  setDiscs(s, colour, discs(s, colour) - 1);
  setPending(s, region, false);
  if (colour === seat) addCash(s, seat, earned);
  emit?.({
    type: 'built',
    seat,
    colour: colourName(s.table, colour),
    region: regionName(s.table, region),
    row: rowName(row),
    square,
    cash: earned,
    ...(forced && { forced }),
  });
}

export function decline(s: HermagorState, seat: number, region: number, emit: EmitEvent): void {
  setPending(s, region, false);
  emit?.({ type: 'declined', seat, region: regionName(s.table, region) });
}

function payOwed(s: HermagorState, seat: number, emit: EmitEvent): void {
  const toll = owed(s);
  if (toll === 0) return;
  addCash(s, seat, -toll);
  setOwed(s, 0);
  emit?.({ type: 'paid', seat, cash: toll });
}

/*
 * H-3.11: the most that settling can earn. The order within a row does not matter, so one order of regions is enough.
 * Leaving a region out stands for settling it last, so it is right where nobody may decline, too.
 */

const list = new Int32Array(64);
const used = new Int32Array(NOBILITY + 1);

/** The most that the regions completed by a station in a village can earn. */
export function bestOfVillage(s: HermagorState, seat: number, village: number): number {
  const regions = s.table.regionsOfVillage[village] as Int32Array;
  let count = 0;
  for (let i = 0; i < regions.length; i++)
    if (wouldComplete(s, seat, village, at(regions, i))) list[count++] = at(regions, i);
  return best(s, 0, count, discs(s, seat));
}

/**
 * The most that the pending regions other than `settled` can earn, after a disc for that one was put into `row`
 * (`NOBODY`: none).
 */
function bestOfPending(s: HermagorState, seat: number, settled: number, row: number): number {
  let count = 0;
  for (let region = 0; region < s.table.regions; region++)
    if (region !== settled && isPending(s, region)) list[count++] = region;
  if (row === NOBODY) return best(s, 0, count, discs(s, seat));
  used[row] = 1;
  const most = best(s, 0, count, discs(s, seat) - 1);
  used[row] = 0;
  return most;
}

function best(s: HermagorState, from: number, count: number, discsLeft: number): number {
  if (from === count || discsLeft === 0) return 0;
  let most = best(s, from + 1, count, discsLeft);
  for (const row of rowsOf(s, at(list, from))) {
    const square = freeSquare(s, row, at(used, row));
    if (square === NOBODY) continue;
    used[row] = at(used, row) + 1;
    most = Math.max(most, squareValue(row, square) + best(s, from + 1, count, discsLeft - 1));
    used[row] = at(used, row) - 1;
  }
  return most;
}
