import type { JsonBytes } from '../wire/json-bytes.ts';
import type { Layout } from './layout.ts';
import { isDictionary, isSame } from './same.ts';

/** Parts in the places of a layout. One that is undefined is none. */
export type Parts = readonly unknown[];

const NONE: readonly never[] = [];

/**
 * The last change at a table. Nearly all parts look the same to everybody who looks on; what has become of those is found
 * out and written for whoever is told first.
 */
export class CommonChange {
  /** What all of the following belongs to. */
  #layout: Layout | undefined;
  #moment = -1;
  #places: readonly number[] = NONE;
  #was: Parts = NONE;
  #now: Parts = NONE;
  /** What is new of the parts that look the same to everybody, and which of them are gone. */
  piece = '';
  gone: readonly string[] = NONE;

  isOf(layout: Layout, moment: number): boolean {
    return this.#layout === layout && this.#moment === moment && this.#places === layout.common;
  }

  begin(layout: Layout, moment: number, was: Parts, now: Parts): void {
    this.#layout = layout;
    this.#moment = moment;
    this.#places = layout.common;
    this.#was = was;
    this.#now = now;
  }

  /** Is it the change for whoever was told one thing and is to be told another? */
  holdsFor(was: Parts, now: Parts): boolean {
    for (const place of this.#places)
      if (now[place] !== this.#now[place] || was[place] !== this.#was[place]) return false;
    return true;
  }

  /** Takes note of what looks different to somebody else in the same moment. */
  compare(now: Parts): void {
    this.#layout?.separate((place) => now[place] !== this.#now[place]);
  }
}

/** Parts as one pair of eyes was last sent them. */
export class SentParts {
  readonly #common: CommonChange;
  #layout: Layout | undefined;
  #parts: Parts = NONE;
  /** By place, what was written of a dictionary: to go through its names takes as long as to write it. */
  #written: ({ readonly part: unknown; readonly piece: string } | undefined)[] = [];

  constructor(common: CommonChange) {
    this.#common = common;
  }

  /** Takes note of the parts as they are now, and writes all of them as the inside of an object. */
  all(layout: Layout, parts: Parts, to: JsonBytes): void {
    this.#layout = undefined;
    this.#rename(layout, parts, to);
  }

  /**
   * Takes note of the parts as they are at a moment. Writes those that are new or different as the inside of an object, and
   * answers the names of those that are gone.
   */
  send(layout: Layout, now: Parts, moment: number, to: JsonBytes): readonly string[] {
    if (layout !== this.#layout) return this.#rename(layout, now, to);
    const common = this.#common;
    const was = this.#parts;
    this.#parts = now;
    const start = to.end;
    if (!common.isOf(layout, moment)) {
      common.begin(layout, moment, was, now);
      common.gone = this.#write(layout, layout.common, was, now, to, start);
      common.piece = to.from(start);
    } else if (common.holdsFor(was, now)) to.piece(common.piece);
    else {
      common.compare(now);
      return this.#write(layout, layout.all, was, now, to, start);
    }
    const gone = this.#write(layout, layout.own, was, now, to, start);
    return common.gone === NONE ? gone : [...common.gone, ...gone];
  }

  /** The same under other names than before. */
  #rename(layout: Layout, parts: Parts, to: JsonBytes): readonly string[] {
    const { names } = layout;
    const known = this.#layout?.names ?? NONE;
    const before = this.#parts;
    this.#layout = layout;
    this.#parts = parts;
    this.#written = [];
    const was = names.map((name) => before[known.indexOf(name)]);
    const lost = known.filter((name, place) => before[place] !== undefined && !names.includes(name));
    return [...lost, ...this.#write(layout, layout.all, was, parts, to, to.end)];
  }

  /** `start` is where the object's inside begins. */
  #write(
    { labels, names }: Layout,
    places: readonly number[],
    was: Parts,
    now: Parts,
    to: JsonBytes,
    start: number,
  ): readonly string[] {
    let gone: readonly string[] = NONE;
    for (const place of places) {
      const part = now[place];
      const before = was[place];
      if (part === before) continue;
      const end = to.end;
      const dictionary = isDictionary(part);
      if (part === undefined) gone = [...gone, names[place] as string];
      else if (dictionary || !isSame(before, part)) {
        if (end > start) to.piece(',');
        to.piece(labels[place] as string);
        if (!dictionary) to.value(part);
        else if (!this.#writeDictionary(place, before, part, to)) to.cut(end);
      }
    }
    return gone;
  }

  /** Writes a dictionary, if it is not the same as before. */
  #writeDictionary(place: number, was: unknown, part: unknown, to: JsonBytes): boolean {
    const known = this.#written[place];
    const before = known?.part === was ? known?.piece : undefined;
    if (before === undefined && isSame(was, part)) return false;
    const start = to.end;
    to.value(part);
    const piece = to.from(start);
    this.#written[place] = { part, piece };
    return piece !== before;
  }
}
