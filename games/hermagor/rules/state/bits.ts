/* Sets of tiles and of colours are the bits of an integer. */

export function countBits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

export function lowestBit(set: number): number {
  return 31 - Math.clz32(set & -set);
}

/** The member of a set that has `lower` lower members. */
export function memberOf(set: number, lower: number): number {
  let rest = set;
  for (let i = 0; i < lower; i++) rest &= rest - 1;
  return lowestBit(rest);
}
