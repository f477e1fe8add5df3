/** How often each thing was used in a game, by kind and name; things that were never used are listed with 0. */
export type Usage = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Statistics of one game. */
export interface Account {
  readonly usage: Usage;
  /** By kind of action, how often each seat did it. */
  readonly actions: Readonly<Record<string, readonly number[]>>;
}

/** Counts uses. All things must be registered with `name` first, so that unused ones are listed, too. */
export class UsageCounts {
  readonly #counts = new Map<string, Map<string, number>>();

  name(kind: string, things: readonly (string | number)[]): void {
    this.#counts.set(kind, new Map(things.map((thing) => [String(thing), 0])));
  }

  /** `part`: the fraction used, where there are several copies of a thing. */
  add(kind: string, thing: string | number, part = 1): void {
    const counts = this.#counts.get(kind);
    counts?.set(String(thing), (counts.get(String(thing)) ?? 0) + part);
  }

  usage(): Usage {
    return Object.fromEntries([...this.#counts].map(([kind, counts]) => [kind, Object.fromEntries(counts)]));
  }
}

export class ActionCounts<Action extends string> {
  readonly counts: Readonly<Record<Action, number[]>>;

  constructor(actions: readonly Action[], seats: number) {
    const counts = actions.map((action) => [action, Array<number>(seats).fill(0)]);
    this.counts = Object.fromEntries(counts) as Record<Action, number[]>;
  }

  add(action: Action, seat: number): void {
    const counts = this.counts[action];
    counts[seat] = (counts[seat] ?? 0) + 1;
  }
}

/** The same name for both directions. */
export function roadName(a: string, b: string): string {
  return a < b ? `${a} – ${b}` : `${b} – ${a}`;
}
