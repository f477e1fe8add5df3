import type { Line } from '@kontor/core';

/** The `d` of an SVG path. */
export function pathData(line: Line, closed = false): string {
  const points = line.map(([x, y]) => `${rounded(x)} ${rounded(y)}`);
  return `M${points.join('L')}${closed ? 'Z' : ''}`;
}

export function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Coordinates inside path data. */
export function at(x: number, y: number): string {
  return `${rounded(x)} ${rounded(y)}`;
}
