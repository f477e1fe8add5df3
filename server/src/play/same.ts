/** For names that differ from time to time: it has no prototype. */
export function isDictionary(part: unknown): boolean {
  return typeof part === 'object' && part !== null && Object.getPrototypeOf(part) === null;
}

/** Does the same JSON stand for both? To compare them is much quicker than to write them. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!isSame(a[i], b[i])) return false;
    return true;
  }
  const [before, after] = [a as Record<string, unknown>, b as Record<string, unknown>];
  for (const key in before) if (!isSame(before[key], after[key])) return false;
  for (const key in after) if (before[key] === undefined && after[key] !== undefined) return false;
  return true;
}
