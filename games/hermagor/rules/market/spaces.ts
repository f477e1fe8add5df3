import { MARKET_COLUMNS, MARKET_ROWS } from '../files/board.ts';
import type { LineName, SpaceName } from '../state/types.ts';

/*
 * The geometry of the market (H-B2), the same on every board. Spaces are numbered: the booths (a buyer on the tile), the
 * edges below them, the edges right of them, the junctions. Rows and columns count from 1, as in the names.
 */

export const BOOTHS = MARKET_ROWS * MARKET_COLUMNS;
const EDGES_H = BOOTHS;
const EDGES_V = EDGES_H + (MARKET_ROWS - 1) * MARKET_COLUMNS;
const JUNCTIONS = EDGES_V + MARKET_ROWS * (MARKET_COLUMNS - 1);
export const SPACES = JUNCTIONS + (MARKET_ROWS - 1) * (MARKET_COLUMNS - 1);

/** Horizontal passages, then vertical ones. */
export const LINES = MARKET_ROWS - 1 + (MARKET_COLUMNS - 1);
/** The names of the passages, by number. */
export const LINE_NAMES: readonly LineName[] = Array.from({ length: LINES }, (_, line) =>
  line < MARKET_ROWS - 1 ? `h${line + 1}` : `v${line - MARKET_ROWS + 2}`,
);

interface Block {
  readonly letter: 'b' | 'h' | 'v' | 'j';
  readonly first: number;
  readonly rows: number;
  readonly columns: number;
}

const BLOCKS: readonly Block[] = [
  { letter: 'b', first: 0, rows: MARKET_ROWS, columns: MARKET_COLUMNS },
  { letter: 'h', first: EDGES_H, rows: MARKET_ROWS - 1, columns: MARKET_COLUMNS },
  { letter: 'v', first: EDGES_V, rows: MARKET_ROWS, columns: MARKET_COLUMNS - 1 },
  { letter: 'j', first: JUNCTIONS, rows: MARKET_ROWS - 1, columns: MARKET_COLUMNS - 1 },
];

/** Number of a space, or -1 where no passage runs. */
function spaceNumber(letter: Block['letter'], row: number, column: number): number {
  const block = BLOCKS.find((candidate) => candidate.letter === letter);
  if (!block || row < 1 || row > block.rows || column < 1 || column > block.columns) return -1;
  return block.first + (row - 1) * block.columns + column - 1;
}

/** The names of all spaces where a buyer can stand, by number. */
export const SPACE_NAMES: readonly SpaceName[] = BLOCKS.flatMap((block) =>
  Array.from(
    { length: block.rows * block.columns },
    (_, i) => `${block.letter}${1 + Math.floor(i / block.columns)}.${1 + (i % block.columns)}`,
  ),
);

const NUMBERS: ReadonlyMap<SpaceName, number> = new Map(SPACE_NAMES.map((name, space) => [name, space]));

export function spaceByName(name: SpaceName): number | undefined {
  return NUMBERS.get(name);
}

/** The passages a space lies on: none, one, or two at a junction. */
export const LINES_OF_SPACE: readonly Int32Array[] = SPACE_NAMES.map((name, space) => {
  const row = Number(name[1]);
  const column = Number(name[3]);
  const horizontal = row - 1;
  const vertical = MARKET_ROWS - 1 + column - 1;
  if (space < EDGES_H) return Int32Array.of();
  if (space < EDGES_V) return Int32Array.of(horizontal);
  return space < JUNCTIONS ? Int32Array.of(vertical) : Int32Array.of(horizontal, vertical);
});

/** The spaces of each passage: edges and junctions. */
export const SPACES_OF_LINE: readonly Int32Array[] = LINE_NAMES.map((_, line) =>
  Int32Array.from(LINES_OF_SPACE.keys()).filter((space) => LINES_OF_SPACE[space]?.includes(line)),
);

function around(booth: number, spaces: (row: number, column: number) => readonly number[]): Int32Array {
  const row = 1 + Math.floor(booth / MARKET_COLUMNS);
  const column = 1 + (booth % MARKET_COLUMNS);
  return Int32Array.from(spaces(row, column).filter((space) => space >= 0));
}

const everyBooth = Array.from({ length: BOOTHS }, (_, booth) => booth);

/** The edge spaces that touch a booth. */
export const EDGES_OF_BOOTH: readonly Int32Array[] = everyBooth.map((booth) =>
  around(booth, (row, column) => [
    spaceNumber('h', row - 1, column),
    spaceNumber('h', row, column),
    spaceNumber('v', row, column - 1),
    spaceNumber('v', row, column),
  ]),
);

/** The junctions at a booth's corners. */
export const CORNERS_OF_BOOTH: readonly Int32Array[] = everyBooth.map((booth) =>
  around(booth, (row, column) => [
    spaceNumber('j', row - 1, column - 1),
    spaceNumber('j', row - 1, column),
    spaceNumber('j', row, column - 1),
    spaceNumber('j', row, column),
  ]),
);

/** The booths that a buyer on a space counts for. */
export const BOOTHS_OF_SPACE: readonly Int32Array[] = SPACE_NAMES.map((_, space) =>
  Int32Array.from(
    everyBooth.filter(
      (booth) =>
        booth === space ||
        EDGES_OF_BOOTH[booth]?.includes(space) === true ||
        CORNERS_OF_BOOTH[booth]?.includes(space) === true,
    ),
  ),
);

/** H-2.1: what one line pays for a number of own buyers on it. */
export const BUZZ = Int32Array.of(0, 1, 3, 6, 10);
