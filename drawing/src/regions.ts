import { boundedFaces, type Line, type Link } from '@kontor/core';

interface Bordered {
  /** The places on the border. */
  readonly places: readonly string[];
}

/** The outline of each region: the face between roads with the same places on its border; empty where there is none. */
export function regionOutlines(regions: readonly Bordered[], links: readonly Link[]): Line[] {
  const key = (places: readonly string[]) => [...places].sort().join(' ');
  const outlines = new Map(boundedFaces(links).map((face) => [key(face.places), face.polygon]));
  return regions.map((region) => outlines.get(key(region.places)) ?? []);
}

/** A tint number for each region that differs from its neighbours'. */
export function regionTints(regions: readonly Bordered[], count: number): number[] {
  const tints: number[] = [];
  for (const region of regions) {
    const beside = tints.filter((_, i) => areNeighbours(regions[i] as Bordered, region));
    // Starts at another tint for each region, so that all tints are used.
    const order = Array.from({ length: count }, (_, i) => (i + tints.length) % count);
    tints.push(order.find((tint) => !beside.includes(tint)) ?? 0);
  }
  return tints;
}

/** Two places in common mean a road between the regions. */
function areNeighbours(one: Bordered, other: Bordered): boolean {
  return one.places.filter((place) => other.places.includes(place)).length >= 2;
}
