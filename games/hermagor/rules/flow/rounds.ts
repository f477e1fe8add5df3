import type { Rng } from '@kontor/core';
import { beginPlacing } from '../market/placing.ts';
import { drawTile } from '../market/settling.ts';
import { countBits, memberOf } from '../state/bits.ts';
import { SHARED_STATIONS } from '../state/constants.ts';
import {
  at,
  bag,
  cash,
  declared,
  held,
  NOBODY,
  ON,
  ready,
  setActed,
  setBag,
  setDeclared,
  setHeld,
  setReady,
  setSharedPlaced,
  setSharedReady,
  setStart,
  setStep,
  setSupply,
  setTileIn,
  setTurn,
  sharedColour,
  sharedReady,
  start,
  supply,
  tileIn,
  turn,
  turnedCount,
  turnedTile,
  turnUp,
} from '../state/layout.ts';
import { spaceName, tileName, tileNames } from '../state/names.ts';
import type { HermagorState, Phase, SpaceName, TileName } from '../state/types.ts';
import type { EmitEvent } from '../view/events.ts';
import { breakdown } from './score.ts';

/* The beginning of a round with the Revenue Officer (H-6.1), and the end of rounds and of the game (H-3.16). */

export function beginRound(s: HermagorState, rng: Rng, emit: EmitEvent): void {
  const { revenueOfficer } = s.table.options;
  emitPhase(revenueOfficer ? 'officer' : 'market', turnedCount(s) + 1, emit);
  fillBooths(s, rng, emit);
  if (revenueOfficer) beginDeclaring(s);
  else beginMarket(s, rng, emit);
}

export function emitPhase(phase: Phase, round: number, emit: EmitEvent): void {
  emit?.({ type: 'phase', round, phase });
}

/** H-1.1: fills the empty booths from the bag. */
function fillBooths(s: HermagorState, rng: Rng, emit: EmitEvent): void {
  const filled: Record<SpaceName, TileName> = {};
  for (const booth of s.table.boothsUsed) {
    if (tileIn(s, booth) !== NOBODY || bag(s) === 0) continue;
    const tile = drawTile(s, rng);
    setTileIn(s, booth, tile);
    if (emit) filled[spaceName(booth)] = tileName(s.table, tile);
  }
  emit?.({ type: 'filled', booths: filled });
}

function beginDeclaring(s: HermagorState): void {
  setStep(s, ON.declare);
  setActed(s, false);
  setSharedPlaced(s, false);
  setDeclared(s, 0);
  setTurn(s, start(s));
}

/** H-6.1: the answer to the Revenue Officer; after the last one the start player is named. */
export function answerOfficer(
  s: HermagorState,
  seat: number,
  declares: boolean,
  rng: Rng,
  emit: EmitEvent,
): void {
  if (declares) {
    setDeclared(s, declared(s) | (1 << seat));
    if (!s.table.options.openCash) rng.reveal();
    emit?.({ type: 'declared', seat, cash: cash(s, seat) });
  } else emit?.({ type: 'undeclared', seat });
  setTurn(s, (turn(s) + 1) % s.table.seats);
  if (turn(s) !== start(s)) return;
  setStep(s, ON.officer);
  setTurn(s, officersChoice(s));
}

/** The lowest declared cash, the earlier declarer if equal; the start player if nobody declared. */
export function officersChoice(s: HermagorState): number {
  const { seats } = s.table;
  let chosen = NOBODY;
  for (let i = 0; i < seats; i++) {
    const seat = (start(s) + i) % seats;
    if (((declared(s) >> seat) & 1) === 0) continue;
    if (chosen === NOBODY || cash(s, seat) < cash(s, chosen)) chosen = seat;
  }
  return chosen === NOBODY ? start(s) : chosen;
}

export function nameByOfficer(
  s: HermagorState,
  seat: number,
  named: number,
  rng: Rng,
  emit: EmitEvent,
): void {
  setStart(s, named);
  setDeclared(s, 0);
  emit?.({ type: 'started', seat, start: named, tile: null });
  emitPhase('market', turnedCount(s) + 1, emit);
  beginMarket(s, rng, emit);
}

/** H-1.2: turns up an action tile and hands out stations, then H-1.3. */
function beginMarket(s: HermagorState, rng: Rng, emit: EmitEvent): void {
  const { table } = s;
  const value = drawActionTile(s, rng);
  turnUp(s, value);
  for (let seat = 0; seat < table.seats; seat++) {
    setReady(s, seat, Math.min(value, supply(s, seat)));
    setSupply(s, seat, Math.max(0, supply(s, seat) - value));
  }
  if (table.twoPlayers) dealShared(s);
  emit?.({
    type: 'turned',
    value,
    stations: Array.from({ length: table.seats }, (_, seat) => ready(s, seat)),
    shared: table.twoPlayers ? [sharedReady(s, 0), sharedReady(s, 1)] : [],
  });
  beginPlacing(s);
}

/** H-5.1, H-5.4: two each, alternately from the start player while the supply lasts. */
function dealShared(s: HermagorState): void {
  const colour = sharedColour(s.table);
  for (let i = 0; i < SHARED_STATIONS * s.table.seats && supply(s, colour) > 0; i++) {
    const seat = (start(s) + i) % s.table.seats;
    setSharedReady(s, seat, sharedReady(s, seat) + 1);
    setSupply(s, colour, supply(s, colour) - 1);
  }
}

/** Draws one of the face-down tiles. Only the set of those left is kept, not an order, so no order can leak. */
function drawActionTile(s: HermagorState, rng: Rng): number {
  const left = faceDown(s);
  return at(s.table.actionTiles, memberOf(left, rng.int(countBits(left))));
}

/** The set of action tiles not turned up yet; of equal ones the first counts as turned up. */
function faceDown(s: HermagorState): number {
  const { actionTiles } = s.table;
  let left = (1 << actionTiles.length) - 1;
  for (let round = 0; round < turnedCount(s); round++) {
    let tile = 0;
    while (((left >> tile) & 1) === 0 || at(actionTiles, tile) !== turnedTile(s, round)) tile++;
    left &= ~(1 << tile);
  }
  return left;
}

/** H-3.16: all stations are used. */
export function endRound(s: HermagorState, rng: Rng, emit: EmitEvent): void {
  const { table } = s;
  let tiles = 0;
  for (let seat = 0; seat < table.seats; seat++) {
    tiles |= held(s, seat);
    setHeld(s, seat, 0);
  }
  setBag(s, bag(s) | tiles);
  if (table.twoPlayers) takeSharedBack(s);
  emit?.({ type: 'cleared', round: turnedCount(s), tiles: tileNames(table, tiles) });
  if (turnedCount(s) < table.actionTiles.length) beginRound(s, rng, emit);
  else endGame(s, rng, emit);
}

/** H-5.4: unused shared stations go back. */
function takeSharedBack(s: HermagorState): void {
  const colour = sharedColour(s.table);
  for (let seat = 0; seat < s.table.seats; seat++) {
    setSupply(s, colour, supply(s, colour) + sharedReady(s, seat));
    setSharedReady(s, seat, 0);
  }
}

function endGame(s: HermagorState, rng: Rng, emit: EmitEvent): void {
  setStep(s, ON.over);
  setTurn(s, NOBODY);
  // All cash becomes public now.
  if (!s.table.options.openCash) rng.reveal();
  emitPhase('over', turnedCount(s), emit);
  emit?.({ type: 'ended', breakdown: breakdown(s) });
}
