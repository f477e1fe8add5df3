import type { Point, Relief } from '@kontor/core';
import { at, rounded } from './path.ts';
import type { MapColours } from './style.ts';
import { group, tag } from './svg.ts';

export function drawRelief(relief: readonly Relief[], colours: MapColours): string {
  const stroke = {
    stroke: colours.relief,
    'stroke-width': 1.5,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  };
  return group(
    { ...stroke, fill: 'none', 'fill-opacity': 0.7 },
    relief.map((one) => GLYPHS[one.kind](one, colours)),
  );
}

type Glyph = (relief: Relief, colours: MapColours) => string;

const GLYPHS: Readonly<Record<Relief['kind'], Glyph>> = {
  mountain: ({ at: [x, y], size: s }, colours) => {
    // Every peak leans a little its own way.
    const lean = ((x * 7 + y * 13) % 9) / 9 - 0.5;
    const top: Point = [x + lean * s * 0.5, y - s * 1.25];
    const right: Point = [x + s * 0.95, y];
    const ridge = `M${at(x - s * 0.95, y)}Q${at(x - s * 0.35, y - s * 0.45)} ${at(top[0], top[1])}Q${at(x + s * 0.45, y - s * 0.55)} ${at(right[0], right[1])}`;
    const hatches = [0.16, 0.34, 0.52, 0.7].map((share) => {
      const from: Point = [top[0] + (right[0] - top[0]) * share * 0.94, top[1] + (right[1] - top[1]) * share];
      return `M${at(from[0], from[1])}L${at(from[0] - s * 0.12 * (1 + share), from[1] + s * 0.42 * (1 - share * 0.45))}`;
    });
    const fold = `M${at(top[0], top[1])}Q${at(x - s * 0.05, y - s * 0.7)} ${at(x + s * 0.12, y - s * 0.22)}`;
    return group({}, [
      tag('path', { d: ridge, fill: colours.reliefLight }),
      tag('path', { d: hatches.join('') + fold, 'stroke-width': 1.1 }),
    ]);
  },
  hill: ({ at: [x, y], size: s }, colours) =>
    group({}, [
      tag('path', {
        d: `M${at(x - s, y)}Q${at(x, y - s * 1.15)} ${at(x + s, y)}`,
        fill: colours.reliefLight,
      }),
      tag('path', {
        d: [0.25, 0.5, 0.75]
          .map((h) => `M${at(x + s * h, y - s * 0.5 * (1 - h * h))}l${at(-s * 0.08, s * 0.26)}`)
          .join(''),
        'stroke-width': 1,
      }),
    ]),
  wood: ({ at: [x, y], size: s }, colours) =>
    group({}, [
      tag('path', { d: `M${at(x, y)}v${rounded(-s * 0.5)}` }),
      tag('path', {
        d: `M${at(x - s * 0.55, y - s * 0.45)}a${at(s * 0.36, s * 0.36)} 0 0 1 ${at(s * 0.12, -s * 0.62)}a${at(s * 0.45, s * 0.45)} 0 0 1 ${at(s * 0.86, 0)}a${at(s * 0.36, s * 0.36)} 0 0 1 ${at(s * 0.12, s * 0.62)}z`,
        fill: colours.reliefLight,
      }),
      tag('path', {
        d: `M${at(x + s * 0.12, y - s * 0.62)}h${rounded(s * 0.3)}M${at(x + s * 0.2, y - s * 0.85)}h${rounded(s * 0.22)}`,
        'stroke-width': 1,
      }),
    ]),
  dune: ({ at: [x, y], size: s }) =>
    tag('path', {
      d: `M${at(x - s, y)}q${at(s * 0.7, -s * 0.75)} ${at(s * 1.1, -s * 0.55)}q${at(s * 0.5, s * 0.1)} ${at(s * 0.9, s * 0.55)}M${at(x + s * 0.1, y - s * 0.55)}q${at(-s * 0.2, s * 0.3)} ${at(s * 0.15, s * 0.5)}`,
      'stroke-width': 1.2,
    }),
  marsh: ({ at: [x, y], size: s }) =>
    tag('path', {
      d: `M${at(x - s, y)}h${rounded(s * 2)}M${at(x - s * 0.5, y + s * 0.35)}h${rounded(s)}M${at(x, y)}v${rounded(-s * 0.7)}M${at(x - s * 0.25, y)}l${at(-s * 0.25, -s * 0.5)}M${at(x + s * 0.25, y)}l${at(s * 0.25, -s * 0.5)}`,
      'stroke-width': 1.1,
    }),
};
