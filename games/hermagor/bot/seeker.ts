import type { Move, Rng } from '@kontor/core';
import { BOOTHS, BOOTHS_OF_SPACE, SPACES } from '../rules/market/spaces.ts';
import { settleBooth } from '../rules/market/tally.ts';
import { argumentOf, kindOf, rowOfBuild } from '../rules/moves/encoding.ts';
import { legalMoves } from '../rules/moves/legal.ts';
import { tollTo } from '../rules/selling/actions.ts';
import { freeSquare, squareValue } from '../rules/selling/regions.ts';
import { at, hasStation, MARKET, merchant, NOBODY, price, tileIn } from '../rules/state/layout.ts';
import type { HermagorState } from '../rules/state/types.ts';

/** The bonus of a sale in the target region, and of a tile needed there. */
const AIM = 10;
/** The value of moves that are made only if there is nothing else. */
const NEVER = -1000;

/**
 * A simple player that seeks regions without any look-ahead, to check boards. Its target is the region with the nearest
 * village that it has still to sell in (of equally near ones the one with the fewest villages left); its buyers go
 * where they win the tiles it needs there. It sells in that region if it can, else where price less toll is best, and
 * rests only if it can sell nowhere.
 */
export function seek(s: HermagorState, seat: number, rng: Rng, moves: Int32Array): Move {
  const count = legalMoves(s, seat, moves);
  const missing = nearestRegion(s, seat);
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    // Breaks ties at random.
    const worth = worthOf(s, seat, moves[i] as Move, missing) + rng.int(1000) / 1e6;
    if (worth <= most) continue;
    best = i;
    most = worth;
  }
  return moves[best] as Move;
}

/** The villages that are left in the target region; none if all regions are completed. */
function nearestRegion(s: HermagorState, seat: number): readonly number[] {
  let nearest: readonly number[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const villages of s.table.villagesOfRegion) {
    const missing = [...villages].filter((village) => !hasStation(s, village, seat));
    const way = Math.min(...missing.map((village) => tollTo(s, seat, village)));
    if (way > least || (way === least && missing.length >= nearest.length)) continue;
    nearest = missing;
    least = way;
  }
  return nearest;
}

function worthOf(s: HermagorState, seat: number, move: Move, missing: readonly number[]): number {
  const argument = argumentOf(move);
  switch (kindOf(move)) {
    case 'buy':
      return AIM * gain(s, seat, argument, missing) - at(s.table.spaceCost, argument);
    case 'sell':
      return sale(s, seat, merchant(s, seat), missing);
    case 'go':
      return sale(s, seat, argument, missing);
    case 'build':
      return 1 + squareValue(rowOfBuild(move), freeSquare(s, rowOfBuild(move)));
    case 'raise':
    case 'draw':
      return 1;
    case 'rest':
    case 'pass':
      return NEVER;
    case 'move':
      return 2 * NEVER;
    default:
      return 0;
  }
}

function sale(s: HermagorState, seat: number, village: number, missing: readonly number[]): number {
  const wanted = missing.includes(village) ? AIM : 0;
  return wanted + price(s, at(s.table.productOf, village)) - tollTo(s, seat, village);
}

const market = new Int32Array(SPACES);

/** How many needed tiles a buyer on a space would win if all were settled then. */
function gain(s: HermagorState, seat: number, space: number, missing: readonly number[]): number {
  market.set(s.cells.subarray(MARKET, MARKET + SPACES));
  let won = 0;
  for (let booth = 0; booth < BOOTHS; booth++) won |= tileWon(s, seat, booth);
  let needed = 0;
  for (const village of missing) {
    const showing = at(s.table.tilesShowing, at(s.table.productOf, village));
    if ((showing & won) === 0) needed |= showing;
  }
  market[space] = seat + 1;
  let tiles = 0;
  const booths = BOOTHS_OF_SPACE[space] as Int32Array;
  for (let i = 0; i < booths.length; i++) if (tileWon(s, seat, at(booths, i)) & needed) tiles++;
  return tiles;
}

/** The tile in a booth as a set of bits, if the seat would win it. */
function tileWon(s: HermagorState, seat: number, booth: number): number {
  const tile = tileIn(s, booth);
  return tile !== NOBODY && settleBooth(market, 0, booth).winner === seat ? 1 << tile : 0;
}
