import type { Point, Relief } from '@kontor/core';
import { rounded } from '@kontor/drawing';

/** One pictogram of the terrain: an outline that hides what stands behind it, and pen strokes upon it. */
export interface ReliefGlyph {
  readonly kind: Relief['kind'];
  readonly outline: string;
  readonly strokes: string;
}

/** The pictograms of a board from north to south, so that nearer ones cover farther ones. */
export function reliefGlyphs(relief: readonly Relief[]): ReliefGlyph[] {
  return relief
    .map((item, index) => ({ item, lean: leanOf(index) }))
    .sort((a, b) => a.item.at[1] - b.item.at[1])
    .map(({ item, lean }) => {
      const pen = penAt(item.at, item.size);
      return { kind: item.kind, ...GLYPHS[item.kind](pen, lean) };
    });
}

/** A variation between -1 and 1 that is the same in every drawing of a board. */
function leanOf(index: number): number {
  return ((index * 7919) % 200) / 100 - 1;
}

type Pen = (points: readonly Point[]) => string;

/** Writes points given in units of the pictogram's size. */
function penAt([x, y]: Point, size: number): Pen {
  return (points) =>
    `M${points.map(([dx, dy]) => `${rounded(x + dx * size)} ${rounded(y + dy * size)}`).join('L')}`;
}

type Glyph = (pen: Pen, lean: number) => Pick<ReliefGlyph, 'outline' | 'strokes'>;

const mountain: Glyph = (pen, lean) => {
  const top: Point = [lean * 0.12, -1];
  const hatch: string[] = [];
  for (let i = 1; i <= 5; i++) {
    const share = i / 6;
    const from: Point = [top[0] + share * 0.62, -1 + share * 1.25];
    hatch.push(pen([from, [from[0] - 0.12 - share * 0.1, from[1] + 0.32 * (1.1 - share)]]));
  }
  return {
    outline: pen([
      [-0.95, 0.45],
      [-0.5, -0.2],
      [-0.36, -0.28],
      top,
      [0.3, -0.42],
      [0.46, -0.3],
      [0.95, 0.45],
    ]),
    strokes: [
      ...hatch,
      pen([top, [0.02 + lean * 0.1, -0.55], [0.14, -0.3], [0.02, 0.05]]),
      pen([
        [-0.44, -0.05],
        [-0.6, 0.2],
      ]),
    ].join(''),
  };
};

const hill: Glyph = (pen, lean) => ({
  outline: pen([
    [-0.95, 0.3],
    [-0.65, -0.12],
    [-0.25, -0.38 + lean * 0.05],
    [0.15, -0.4],
    [0.6, -0.14],
    [0.95, 0.3],
  ]),
  strokes: [
    pen([
      [0.3, -0.28],
      [0.42, 0.02],
    ]),
    pen([
      [0.5, -0.16],
      [0.6, 0.1],
    ]),
    pen([
      [0.68, 0],
      [0.76, 0.2],
    ]),
  ].join(''),
});

const wood: Glyph = (pen, lean) => ({
  outline: `${pen([
    [-0.1, 0.4],
    [-0.55, 0.34],
    [-0.62, -0.05],
    [-0.42, -0.5],
    [-0.02, -0.85 + lean * 0.08],
    [0.4, -0.5],
    [0.62, -0.05],
    [0.55, 0.34],
    [0.1, 0.4],
  ])}Z`,
  strokes: [
    pen([
      [0, 0.4],
      [0, 0.75],
    ]),
    pen([
      [0.2, -0.35],
      [0.34, 0.2],
    ]),
    pen([
      [0.38, -0.2],
      [0.48, 0.15],
    ]),
  ].join(''),
});

const dune: Glyph = (pen, lean) => ({
  outline: pen([
    [-0.9, 0.15],
    [-0.4, -0.12 + lean * 0.05],
    [0.1, -0.1],
    [0.9, 0.2],
  ]),
  strokes: pen([
    [-0.5, 0.4],
    [-0.1, 0.25],
    [0.5, 0.42],
  ]),
});

const marsh: Glyph = (pen, lean) => ({
  outline: pen([
    [-0.8, 0.2],
    [0.8, 0.2],
  ]),
  strokes: [
    pen([
      [-0.4, 0.5],
      [0.5, 0.5],
    ]),
    ...[-0.35, 0, 0.35].map((x) =>
      pen([
        [x, 0.2],
        [x + (x + lean * 0.1) * 0.5, -0.45],
      ]),
    ),
  ].join(''),
});

const GLYPHS: Readonly<Record<Relief['kind'], Glyph>> = { mountain, hill, wood, dune, marsh };
