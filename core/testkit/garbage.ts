import type { Parsed } from '@kontor/core';
import fc from 'fast-check';

export const garbage = fc.oneof(fc.jsonValue(), fc.anything());

/** Every problem has a code and a message. */
export function isAnswer(parsed: Parsed<unknown>): boolean {
  return (
    parsed.ok ||
    (parsed.problems.length > 0 &&
      parsed.problems.every(({ code, message }) => code.length > 0 && message.length > 0))
  );
}

/** Valid data with one value, anywhere inside, replaced or removed. */
export function damaged(good: unknown): fc.Arbitrary<unknown> {
  return fc.tuple(fc.nat(), garbage, fc.boolean()).map(([nth, junk, remove]) => {
    let left = nth % countNodes(good);
    const walk = (node: unknown): unknown => {
      if (left-- === 0) return remove ? undefined : junk;
      if (Array.isArray(node)) return node.map(walk);
      if (typeof node !== 'object' || node === null) return node;
      return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, walk(value)]));
    };
    return walk(good);
  });
}

function countNodes(node: unknown): number {
  if (typeof node !== 'object' || node === null) return 1;
  return Object.values(node).reduce((sum: number, inner) => sum + countNodes(inner), 1);
}
