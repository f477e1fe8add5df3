import {
  type HermagorTable,
  MARKET_COLUMNS,
  MARKET_ROWS,
  SPACE_NAMES,
  type SpaceName,
} from '../../rules/index.ts';

/* The layout of the drawn market. Booths and passages alternate in both directions, like a chess board with
 * wide and narrow fields. Rows that this number of players leaves empty are lower. */

export const BOOTH = 92;
/** With the awning over the tile. */
export const STALL = 102;
const PASSAGE = 52;
/** The height of a row without stalls. */
const EMPTY_ROW = 48;
/** The wall before the castle. */
export const WALL = 16;
const RIM = 10;
/** Between the wall and the awnings of the first row. */
const BEFORE_WALL = 18;
/** Room at the right and below for what the lines pay. */
const PAY = 58;
const PAY_BELOW = 40;

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

export interface Plan {
  readonly width: number;
  readonly height: number;
  /** All spaces in reading order. */
  readonly fields: readonly Field[];
  /** The ground of a passage from one end to the other. */
  readonly street: (line: string) => { x: number; y: number; width: number; height: number };
  /** The end of a passage, where it says what it pays: right of the market, or below it. */
  readonly payPoint: (line: string) => readonly [x: number, y: number];
}

const plans = new Map<string, Plan>();

/** The plan for a table: all tables with the same rows of stalls share it. */
export function planOf({ boothsUsed }: Pick<HermagorTable, 'boothsUsed'>): Plan {
  const rows = new Set([...boothsUsed].map((booth) => Number(SPACE_NAMES[booth]?.[1])));
  const key = [...rows].join();
  const plan = plans.get(key) ?? drawPlan(rows);
  plans.set(key, plan);
  return plan;
}

function drawPlan(rowsUsed: ReadonlySet<number>): Plan {
  const columns = lengths(MARKET_COLUMNS, () => BOOTH);
  const rows = lengths(MARKET_ROWS, (row) => (rowsUsed.has(row) ? STALL : EMPTY_ROW));
  const xs = starts(columns, RIM);
  const ys = starts(rows, WALL + BEFORE_WALL);
  const right = RIM + sum(columns);
  const bottom = WALL + BEFORE_WALL + sum(rows);
  const [width, height] = [right + PAY, bottom + PAY_BELOW];
  const fields = rows.flatMap((_, row) =>
    columns.map((_, column): Field => {
      const [name, kind] = nameOf(row, column);
      return {
        name,
        kind,
        column,
        row,
        x: xs[column] ?? 0,
        y: ys[row] ?? 0,
        width: columns[column] ?? 0,
        height: rows[row] ?? 0,
      };
    }),
  );
  const across = (line: string): boolean => line[0] === 'h';
  const startOf = (line: string): number => (across(line) ? ys : xs)[2 * Number(line[1]) - 1] ?? 0;
  return {
    width,
    height,
    fields,
    street: (line) =>
      across(line)
        ? { x: 4, y: startOf(line), width: right + 4, height: PASSAGE }
        : { x: startOf(line), y: WALL, width: PASSAGE, height: bottom + 8 - WALL },
    payPoint: (line) =>
      across(line)
        ? [right + PAY / 2 + 2, startOf(line) + PASSAGE / 2]
        : [startOf(line) + PASSAGE / 2, bottom + 24],
  };
}

function nameOf(row: number, column: number): [SpaceName, Field['kind']] {
  const [across, down] = [column % 2 === 1, row % 2 === 1];
  const letter = across ? (down ? 'j' : 'v') : down ? 'h' : 'b';
  return [
    `${letter}${Math.floor(row / 2) + 1}.${Math.floor(column / 2) + 1}`,
    letter === 'b' ? 'booth' : letter === 'j' ? 'junction' : 'edge',
  ];
}

/** Of booths and the passages between them; the number of a row or column of booths begins with 1. */
function lengths(booths: number, booth: (number: number) => number): number[] {
  return Array.from({ length: 2 * booths - 1 }, (_, i) => (i % 2 === 0 ? booth(i / 2 + 1) : PASSAGE));
}

function starts(all: readonly number[], from: number): number[] {
  return all.map((_, i) => from + sum(all.slice(0, i)));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
