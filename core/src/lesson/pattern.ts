import type { Json } from '../json.ts';

/** Part of some JSON: objects may have more keys than the pattern, everything else must be equal. */
export type Pattern = Json;

export function fits(pattern: Pattern, data: unknown): boolean {
  if (typeof pattern !== 'object' || pattern === null) return pattern === data;
  if (typeof data !== 'object' || data === null || Array.isArray(pattern) !== Array.isArray(data))
    return false;
  if (Array.isArray(pattern) && pattern.length !== (data as readonly unknown[]).length) return false;
  return Object.entries(pattern).every(([key, part]) => fits(part, (data as Record<string, unknown>)[key]));
}

/** What lies at a path such as `players/0/cash`; `undefined` if nothing does. */
export function lookUp(data: unknown, path: string): unknown {
  return path
    .split('/')
    .reduce<unknown>(
      (at, key) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined),
      data,
    );
}
