import { MARKET_COLUMNS, MARKET_ROWS, type SpaceName } from '../../rules/index.ts';

/* The layout of the drawn market. Booths and passages alternate in both directions, like a chess board with
 * wide and narrow fields. */

export const BOOTH = 92;
const PASSAGE = 54;
/** Room at the right and below for what the lines pay. */
const RIM = 12;
const PAY = 58;

export const PLAN_WIDTH = RIM + MARKET_COLUMNS * BOOTH + (MARKET_COLUMNS - 1) * PASSAGE + PAY;
export const PLAN_HEIGHT = RIM + MARKET_ROWS * BOOTH + (MARKET_ROWS - 1) * PASSAGE + PAY - 20;

export interface Field {
  readonly name: SpaceName;
  readonly kind: 'booth' | 'edge' | 'junction';
  /** Place among fields, from 0: even ones are booths, odd ones passages. */
  readonly column: number;
  readonly row: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const start = (index: number): number => RIM + Math.ceil(index / 2) * BOOTH + Math.floor(index / 2) * PASSAGE;
const length = (index: number): number => (index % 2 === 0 ? BOOTH : PASSAGE);

function field(row: number, column: number): Field {
  const across = column % 2 === 1;
  const down = row % 2 === 1;
  const letter = across ? (down ? 'j' : 'v') : down ? 'h' : 'b';
  return {
    name: `${letter}${Math.floor(row / 2) + 1}.${Math.floor(column / 2) + 1}`,
    kind: letter === 'b' ? 'booth' : letter === 'j' ? 'junction' : 'edge',
    column,
    row,
    x: start(column),
    y: start(row),
    width: length(column),
    height: length(row),
  };
}

/** All spaces in reading order. */
export const FIELDS: readonly Field[] = Array.from({ length: 2 * MARKET_ROWS - 1 }, (_, row) =>
  Array.from({ length: 2 * MARKET_COLUMNS - 1 }, (_, column) => field(row, column)),
).flat();

export function fieldAt(row: number, column: number): Field | undefined {
  return FIELDS.find((candidate) => candidate.row === row && candidate.column === column);
}

/** The ground of a passage from one end to the other. */
export function streetBox(line: string) {
  const index = 2 * Number(line[1]) - 1;
  return line[0] === 'h'
    ? { x: 6, y: start(index), width: PLAN_WIDTH - 62, height: PASSAGE }
    : { x: start(index), y: 6, width: PASSAGE, height: PLAN_HEIGHT - 44 };
}

/** The end of a passage, where it says what it pays: right of the market, or below it. */
export function payPoint(line: string): readonly [x: number, y: number] {
  const index = 2 * Number(line[1]) - 1;
  return line[0] === 'h'
    ? [PLAN_WIDTH - PAY / 2 + 2, start(index) + PASSAGE / 2]
    : [start(index) + PASSAGE / 2, PLAN_HEIGHT - PAY / 2 + 14];
}
