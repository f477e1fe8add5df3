import { isSame, type Texts } from './texts.ts';

/** What the last change was: new and different parts as the inside of a JSON object, and the names of those that are gone. */
interface Difference {
  readonly text: string;
  readonly gone: readonly string[];
}

/** A list, and what was written of each of its items. */
interface WrittenList {
  readonly list: readonly unknown[];
  readonly texts: readonly string[];
}

const NONE: readonly never[] = [];

/**
 * Parts as they were last sent. This is looked through after every move for every pair of eyes, so names and parts come as
 * two lists of the same length: to look up each by its name takes longer. A part that is undefined is none.
 */
export class SentParts {
  readonly #texts: Texts;
  #names: readonly string[] = NONE;
  #parts: readonly unknown[] = NONE;
  /** By the place of the part. */
  #lists: (WrittenList | undefined)[] = [];

  constructor(texts: Texts) {
    this.#texts = texts;
  }

  /** Takes note of the parts as they are now, and writes all of them. */
  all(names: readonly string[], parts: readonly unknown[]): string {
    this.#names = NONE;
    this.#parts = NONE;
    this.#lists = [];
    return this.send(names, parts).text;
  }

  /** Takes note of the parts as they are now, and tells what that changes. */
  send(names: readonly string[], parts: readonly unknown[]): Difference {
    let gone = hasSame(this.#names, names) ? NONE : this.#rename(names);
    const before = this.#parts;
    let text = '';
    for (let i = 0; i < parts.length; i++) {
      const part = parts[i];
      const was = before[i];
      if (part === was) continue;
      const name = names[i] as string;
      if (part === undefined) gone = [...gone, name];
      else {
        const written = this.#write(i, was, part);
        // Names stand in our own code.
        if (written !== undefined) text += `${text === '' ? '' : ','}"${name}":${written}`;
      }
    }
    this.#parts = parts;
    return { text, gone };
  }

  /** Puts what was sent under other names, in their order; the names of what is not among them. */
  #rename(names: readonly string[]): string[] {
    const [before, parts, lists] = [this.#names, this.#parts, this.#lists];
    const places = names.map((name) => before.indexOf(name));
    this.#names = names;
    this.#parts = places.map((place) => parts[place]);
    this.#lists = places.map((place) => lists[place]);
    return before.filter((name, i) => parts[i] !== undefined && !names.includes(name));
  }

  /** The JSON of a part, or `undefined` if it is the same as before. */
  #write(place: number, was: unknown, part: unknown): string | undefined {
    if (typeof part === 'string') return JSON.stringify(part);
    // Numbers are always finite here, and `String` takes a fraction of the time.
    if (typeof part !== 'object' || part === null) return String(part);
    if (Array.isArray(part) && typeof part[0] === 'object') return this.#writeList(place, was, part);
    return this.#texts.change(place, was, part);
  }

  /** A list of many things is written item by item, because mostly one of them has changed. */
  #writeList(place: number, was: unknown, list: readonly unknown[]): string | undefined {
    const known = this.#lists[place];
    const before = known && known.list === was ? known : { list: NONE, texts: NONE };
    let different = before.list.length !== list.length;
    const texts: string[] = [];
    for (let i = 0; i < list.length; i++) {
      const item = list[i];
      let text = before.texts[i];
      if (text === undefined || !isSame(before.list[i], item)) {
        different = true;
        text = JSON.stringify(item);
      }
      texts.push(text);
    }
    this.#lists[place] = { list, texts };
    return different ? `[${texts.join(',')}]` : undefined;
  }
}

function hasSame(before: readonly string[], now: readonly string[]): boolean {
  if (before === now) return true;
  if (before.length !== now.length) return false;
  for (let i = 0; i < now.length; i++) if (before[i] !== now[i]) return false;
  return true;
}
