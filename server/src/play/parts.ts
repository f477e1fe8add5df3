import type { JsonBytes } from '../wire/json-bytes.ts';
import { isDictionary, isSame } from './same.ts';

/** Parts by their place: to look up each by its name takes longer. A part that is undefined is none. */
export type Parts = readonly unknown[];

const NONE: readonly never[] = [];

/**
 * What changed for everybody who looks at a table. Nearly all parts look the same to all of them; what has become of those
 * is found out and written for whoever is told first.
 */
export class CommonParts {
  names: readonly string[] = NONE;
  /** The beginning of each part's JSON. */
  labels: readonly string[] = NONE;
  /** Places of all parts, of those that look the same to everybody, and of the others. */
  all: readonly number[] = NONE;
  common: readonly number[] = NONE;
  own: readonly number[] = NONE;
  /** The moment that all of the following belongs to. */
  moment: number | undefined;
  was: Parts = NONE;
  now: Parts = NONE;
  /** What is new of the parts that look the same to everybody, and which of them are gone. */
  piece = '';
  gone: readonly string[] = NONE;

  /** Other names than before: nothing is known of what looks the same. */
  rename(names: readonly string[]): void {
    this.names = names;
    this.labels = names.map((name) => `${JSON.stringify(name)}:`);
    this.all = names.map((_, place) => place);
    this.common = this.all;
    this.own = NONE;
    this.moment = undefined;
  }

  /** Does that hold for whoever was told one thing and is to be told another? */
  holdsFor(was: Parts, now: Parts): boolean {
    for (const place of this.common)
      if (now[place] !== this.now[place] || was[place] !== this.was[place]) return false;
    return true;
  }

  /** Parts that look different to somebody else in the same moment are everybody's own from now on. */
  separate(now: Parts): void {
    this.common = this.common.filter((place) => now[place] === this.now[place]);
    this.own = this.all.filter((place) => !this.common.includes(place));
    this.moment = undefined;
  }
}

/** Parts as one pair of eyes was last sent them. This is looked through after every move. */
export class SentParts {
  readonly #common: CommonParts;
  #names: readonly string[] = NONE;
  #parts: Parts = NONE;
  /** By place, what was written of a dictionary: to go through its names takes as long as to write it. */
  #written: ({ readonly part: unknown; readonly piece: string } | undefined)[] = [];

  constructor(common: CommonParts) {
    this.#common = common;
  }

  /** Takes note of the parts as they are now, and writes all of them as the inside of an object. */
  all(names: readonly string[], parts: Parts, to: JsonBytes): void {
    this.#names = NONE;
    this.#rename(names, parts, to);
  }

  /**
   * Takes note of the parts as they are at a moment. Writes those that are new or different as the inside of an object, and
   * answers the names of those that are gone.
   */
  send(names: readonly string[], now: Parts, moment: number, to: JsonBytes): readonly string[] {
    const common = this.#common;
    if (names !== this.#names || names !== common.names) return this.#rename(names, now, to);
    const was = this.#parts;
    this.#parts = now;
    const start = to.end;
    if (common.moment !== moment) {
      common.gone = this.#write(common.common, was, now, to, start);
      common.piece = to.from(start);
      common.moment = moment;
      common.was = was;
      common.now = now;
    } else if (common.holdsFor(was, now)) to.piece(common.piece);
    else {
      common.separate(now);
      return this.#write(common.all, was, now, to, start);
    }
    const gone = this.#write(common.own, was, now, to, start);
    return common.gone === NONE ? gone : [...common.gone, ...gone];
  }

  /** The same under other names than before. */
  #rename(names: readonly string[], parts: Parts, to: JsonBytes): readonly string[] {
    const common = this.#common;
    const [known, before] = [this.#names, this.#parts];
    if (names !== common.names) common.rename(names);
    this.#names = names;
    this.#parts = parts;
    this.#written = [];
    const was = names.map((name) => before[known.indexOf(name)]);
    const lost = known.filter((name, place) => before[place] !== undefined && !names.includes(name));
    return [...lost, ...this.#write(common.all, was, parts, to, to.end)];
  }

  /** `start` is where the object's inside begins. */
  #write(places: readonly number[], was: Parts, now: Parts, to: JsonBytes, start: number): readonly string[] {
    const { labels, names } = this.#common;
    let gone: readonly string[] = NONE;
    for (const place of places) {
      const part = now[place];
      const before = was[place];
      if (part === before) continue;
      if (part === undefined) gone = [...gone, names[place] as string];
      else if (isDictionary(part)) this.#writeDictionary(place, before, part, to, start);
      else if (typeof part !== 'object' || !isSame(before, part)) {
        if (to.end > start) to.piece(',');
        to.piece(labels[place] as string);
        to.value(part);
      }
    }
    return gone;
  }

  #writeDictionary(place: number, was: unknown, part: unknown, to: JsonBytes, start: number): void {
    const known = this.#written[place];
    const before = known?.part === was ? known?.piece : undefined;
    if (before === undefined && isSame(was, part)) return;
    const end = to.end;
    if (end > start) to.piece(',');
    to.piece(this.#common.labels[place] as string);
    const from = to.end;
    to.value(part);
    const piece = to.from(from);
    this.#written[place] = { part, piece };
    if (piece === before) to.cut(end);
  }
}
