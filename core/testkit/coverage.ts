import { type Game, rngFromText, type Table, type Viewer } from '@kontor/core';

/** A position in which everything hidden from a viewer can be listed. */
export interface CoverageCase<T extends Table, S> {
  readonly name: string;
  readonly table: T;
  readonly state: S;
  readonly viewer: Viewer;
  /** The hidden part of a state as text. */
  readonly hidden: (state: S) => string;
  /** All values that the hidden part can have, given what the viewer knows. */
  readonly possible: readonly string[];
}

const SAMPLES_PER_VALUE = 200;

/** The hidden values that many samples show, sorted. */
export function sampledValues<T extends Table, S, V, E, P>(
  game: Game<T, S, V, E, P>,
  { table, state, viewer, hidden, possible }: CoverageCase<T, S>,
): string[] {
  const sampler = game.sampler(table, game.view(state, viewer), []);
  const rng = rngFromText('coverage');
  const seen = new Set<string>();
  for (let i = 0; i < SAMPLES_PER_VALUE * possible.length; i++) seen.add(hidden(sampler(rng)));
  return [...seen].sort();
}
