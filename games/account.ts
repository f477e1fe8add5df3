/** How often things were used in a game, by kind of thing and by name; what was never used is named, too. */
export type Usage = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** What happened in a game, in numbers. */
export interface Account {
  readonly usage: Usage;
  /** What players did: by kind of action, a number for each seat. */
  readonly actions: Readonly<Record<string, readonly number[]>>;
}

/** Counts what is used; every thing there is must be named before. */
export class UsageCounts {
  readonly #counts = new Map<string, Map<string, number>>();

  name(kind: string, things: readonly (string | number)[]): void {
    this.#counts.set(kind, new Map(things.map((thing) => [String(thing), 0])));
  }

  /** `part`: where there are several of a thing, the part of them that was used. */
  add(kind: string, thing: string | number, part = 1): void {
    const counts = this.#counts.get(kind);
    counts?.set(String(thing), (counts.get(String(thing)) ?? 0) + part);
  }

  usage(): Usage {
    return Object.fromEntries([...this.#counts].map(([kind, counts]) => [kind, Object.fromEntries(counts)]));
  }
}

/** A count for each seat of every kind of action. */
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

/** A road has no direction. */
export function roadName(a: string, b: string): string {
  return a < b ? `${a} – ${b}` : `${b} – ${a}`;
}
