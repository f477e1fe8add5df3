import { COLOURS } from '../state/constants.ts';
import { at, NOBODY } from '../state/layout.ts';
import { colourName, spaceName, tileName } from '../state/names.ts';
import type { BoothCount, HermagorTable, OnTable, SpaceName, StayReason, WinReason } from '../state/types.ts';
import type { Tally } from '../view/preview-types.ts';
import {
  BUZZ,
  CORNERS_OF_BOOTH,
  EDGES_OF_BOOTH,
  LINES,
  SPACES,
  SPACES_OF_LINE,
  spaceByName,
} from './spaces.ts';

/*
 * Who wins a tile and what the lines pay, computed from the buyers alone: a number per space, 0 if free, else 1 + the
 * colour. They are an array of their own or, from index `first` on, part of the cells of a state.
 */

interface Outcome {
  /** A colour or `NOBODY`. */
  readonly winner: number;
  readonly reason: WinReason | StayReason;
}

/* Results of the last `countBuyers`, by colour; reused, because bots settle millions of booths. */
const buyersOf = new Int32Array(COLOURS);
const edgesOf = new Int32Array(COLOURS);

/** Counts the buyers on a tile and touching it; returns the colour on the tile. */
function countBuyers(market: Int32Array, first: number, booth: number): number {
  buyersOf.fill(0);
  edgesOf.fill(0);
  const edges = EDGES_OF_BOOTH[booth] as Int32Array;
  for (let i = 0; i < edges.length; i++) {
    const colour = at(market, first + at(edges, i)) - 1;
    if (colour === NOBODY) continue;
    buyersOf[colour] = at(buyersOf, colour) + 1;
    edgesOf[colour] = at(edgesOf, colour) + 1;
  }
  const corners = CORNERS_OF_BOOTH[booth] as Int32Array;
  for (let i = 0; i < corners.length; i++) {
    const colour = at(market, first + at(corners, i)) - 1;
    if (colour !== NOBODY) buyersOf[colour] = at(buyersOf, colour) + 1;
  }
  const top = at(market, first + booth) - 1;
  if (top !== NOBODY) buyersOf[top] = at(buyersOf, top) + 1;
  return top;
}

/** Among the colours with the most buyers, the one that alone has the highest count; `NOBODY` if several have it. */
function aloneAhead(counts: Int32Array, most: number): number {
  let ahead = NOBODY;
  let best = -1;
  for (let colour = 0; colour < COLOURS; colour++) {
    if (at(buyersOf, colour) < most || at(counts, colour) < best) continue;
    ahead = at(counts, colour) === best ? NOBODY : colour;
    best = at(counts, colour);
  }
  return ahead;
}

/** H-2.2, H-2.3: who wins the tile in a booth, and why. */
export function settleBooth(market: Int32Array, first: number, booth: number): Outcome {
  const top = countBuyers(market, first, booth);
  let most = 0;
  for (let colour = 0; colour < COLOURS; colour++) most = Math.max(most, at(buyersOf, colour));
  if (most === 0) return { winner: NOBODY, reason: 'nobody' };
  const alone = aloneAhead(buyersOf, most);
  if (alone !== NOBODY) return { winner: alone, reason: 'most' };
  if (top !== NOBODY && at(buyersOf, top) === most) return { winner: top, reason: 'top' };
  const byEdges = aloneAhead(edgesOf, most);
  return byEdges === NOBODY ? { winner: NOBODY, reason: 'tie' } : { winner: byEdges, reason: 'edges' };
}

/** The colours with buyers on a tile or touching it, most first. */
export function describeCounts(
  table: HermagorTable,
  market: Int32Array,
  first: number,
  booth: number,
): BoothCount[] {
  const top = countBuyers(market, first, booth);
  const counts: BoothCount[] = [];
  for (let colour = 0; colour < COLOURS; colour++) {
    const buyers = at(buyersOf, colour);
    if (buyers === 0) continue;
    // Insertion sort, stable for equal numbers: there are five colours at most.
    let place = counts.length;
    while (place > 0 && (counts[place - 1] as BoothCount).buyers < buyers) place--;
    const count = {
      colour: colourName(table, colour),
      buyers,
      edges: at(edgesOf, colour),
      onTop: colour === top,
    };
    counts.splice(place, 0, count);
  }
  return counts;
}

export function describeTally(table: HermagorTable, market: Int32Array, booth: number, tile: number): Tally {
  const { winner, reason } = settleBooth(market, 0, booth);
  return {
    booth: spaceName(booth),
    tile: tile === NOBODY ? null : tileName(table, tile),
    counts: describeCounts(table, market, 0, booth),
    winner: winner === NOBODY ? null : colourName(table, winner),
    reason,
  };
}

/** Own buyers on a line (H-2.1). A junction counts on both its lines. */
export function buyersOnLine(market: Int32Array, first: number, colour: number, line: number): number {
  const spaces = SPACES_OF_LINE[line] as Int32Array;
  let buyers = 0;
  for (let i = 0; i < spaces.length; i++) if (at(market, first + at(spaces, i)) - 1 === colour) buyers++;
  return buyers;
}

/** What all lines together pay a colour. */
export function buzzTotal(market: Int32Array, colour: number): number {
  let cash = 0;
  for (let line = 0; line < LINES; line++) cash += at(BUZZ, buyersOnLine(market, 0, colour, line));
  return cash;
}

function marketOfView(table: HermagorTable, view: Pick<OnTable, 'buyers'>): Int32Array {
  const market = new Int32Array(SPACES);
  for (const [name, colour] of Object.entries(view.buyers))
    market[spaceByName(name) ?? 0] = 1 + (colour === 'shared' ? table.seats : colour);
  return market;
}

/** Who would win the tile in a booth if it were settled now. */
export function tally(
  table: HermagorTable,
  view: Pick<OnTable, 'buyers' | 'booths'>,
  booth: SpaceName,
): Tally {
  const tile = view.booths[booth];
  return describeTally(
    table,
    marketOfView(table, view),
    spaceByName(booth) ?? 0,
    tile === undefined ? NOBODY : (table.tileNumber.get(tile) ?? NOBODY),
  );
}
