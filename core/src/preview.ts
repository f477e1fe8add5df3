import type { Game, Move, Seat, Table } from './game.ts';
import type { Json } from './json.ts';
import type { Rng } from './rng.ts';

/** Stands in a preview for an answer that depends on what the viewer cannot know. */
export const UNKNOWN = 'unknown';

/** Data in which any part may be unknown to the viewer. */
export type Known<T> = typeof UNKNOWN | { readonly [K in keyof T]: Known<T[K]> };

/** The number of sampled states that a preview looks at. */
const SAMPLES = 6;

/**
 * What a move would do as far as its seat can know: the game's preview on several sampled states, with "unknown" where
 * they differ.
 */
export function previewMove<T extends Table, S, V, E, P>(
  game: Game<T, S, V, E, P>,
  table: T,
  view: V,
  history: readonly E[],
  seat: Seat,
  move: Move,
  rng: Rng,
): Known<P> {
  const sample = game.sampler(table, view, history);
  let agreed = game.preview(sample(rng), seat, move) as Json;
  for (let i = 1; i < SAMPLES; i++) agreed = agreement(agreed, game.preview(sample(rng), seat, move) as Json);
  return agreed as Known<P>;
}

/** What two answers have in common: "unknown" wherever they differ. */
export function agreement(a: Json, b: Json): Json {
  if (a === b) return a;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length ? a.map((item, i) => agreement(item, b[i])) : UNKNOWN;
  if (isObject(a) && isObject(b)) {
    const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
    return Object.fromEntries(
      [...keys].map((key) => [
        key,
        key in a && key in b ? agreement(a[key] as Json, b[key] as Json) : UNKNOWN,
      ]),
    );
  }
  return UNKNOWN;
}

function isObject(data: Json): data is { readonly [key: string]: Json } {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}
