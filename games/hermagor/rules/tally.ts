import { at, NOBODY } from './layout.ts';
import { colourName, spaceName, tileName } from './names.ts';
import type { Tally } from './previews.ts';
import {
  BUZZ,
  CORNERS_OF_BOOTH,
  EDGES_OF_BOOTH,
  LINES,
  LINES_OF_SPACE,
  SPACES,
  spaceByName,
} from './spaces.ts';
import type { BoothCount, HermagorTable, OnTable, SpaceName, StayReason, WinReason } from './types.ts';

/*
 * Who wins a tile and what the lines pay, from the buyers alone: a number per space, 0 if free, else 1 + the colour. They
 * lie in an array of their own or, from `first` on, in the cells of a state.
 */

interface Count {
  readonly colour: number;
  buyers: number;
  edges: number;
  onTop: boolean;
}

interface Outcome {
  /** A colour or `NOBODY`. */
  readonly winner: number;
  readonly reason: WinReason | StayReason;
  readonly counts: readonly Count[];
}

/** H-2.2, H-2.3 */
export function settleBooth(market: Int32Array, first: number, booth: number): Outcome {
  const counts = countBuyers(market, first, booth);
  const most = counts[0]?.buyers ?? 0;
  const tied = counts.filter((count) => count.buyers === most);
  const [one, other] = tied;
  if (!one) return { winner: NOBODY, reason: 'nobody', counts };
  if (!other) return { winner: one.colour, reason: 'most', counts };
  const top = tied.find((count) => count.onTop);
  if (top) return { winner: top.colour, reason: 'top', counts };
  const [best, next] = [...tied].sort((a, b) => b.edges - a.edges);
  if (best && best.edges > (next?.edges ?? 0)) return { winner: best.colour, reason: 'edges', counts };
  return { winner: NOBODY, reason: 'tie', counts };
}

/** The colours with buyers on a tile or touching it, most first. */
function countBuyers(market: Int32Array, first: number, booth: number): Count[] {
  const counts: Count[] = [];
  const count = (space: number, edge: 0 | 1, onTop: boolean) => {
    const colour = at(market, first + space) - 1;
    if (colour === NOBODY) return;
    const known = counts.find((other) => other.colour === colour);
    if (!known) {
      counts.push({ colour, buyers: 1, edges: edge, onTop });
      return;
    }
    known.buyers++;
    known.edges += edge;
  };
  count(booth, 0, true);
  for (const space of EDGES_OF_BOOTH[booth] as Int32Array) count(space, 1, false);
  for (const space of CORNERS_OF_BOOTH[booth] as Int32Array) count(space, 0, false);
  return counts.sort((a, b) => b.buyers - a.buyers || a.colour - b.colour);
}

export function describeCounts(table: HermagorTable, counts: readonly Count[]): BoothCount[] {
  return counts.map(({ colour, ...rest }) => ({ colour: colourName(table, colour), ...rest }));
}

export function describeTally(table: HermagorTable, market: Int32Array, booth: number, tile: number): Tally {
  const { winner, reason, counts } = settleBooth(market, 0, booth);
  return {
    booth: spaceName(booth),
    tile: tile === NOBODY ? null : tileName(table, tile),
    counts: describeCounts(table, counts),
    winner: winner === NOBODY ? null : colourName(table, winner),
    reason,
  };
}

/** Own buyers per line (H-2.1): horizontal passages first. A junction counts on both its lines. */
export function buyersOnLines(market: Int32Array, first: number, colour: number): number[] {
  const lines = new Array<number>(LINES).fill(0);
  for (let space = 0; space < SPACES; space++) {
    if (at(market, first + space) - 1 !== colour) continue;
    for (const line of LINES_OF_SPACE[space] as Int32Array) lines[line] = (lines[line] as number) + 1;
  }
  return lines;
}

/** What all lines together pay a colour. */
export function buzzTotal(market: Int32Array, colour: number): number {
  return buyersOnLines(market, 0, colour).reduce((sum, buyers) => sum + at(BUZZ, buyers), 0);
}

/** The market of a view as numbers. */
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
