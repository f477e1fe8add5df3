import { type Fields, isSame, type Texts } from './texts.ts';

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
 * Parts as they were last sent. This is looked through after every move for every pair of eyes, so parts go by their place:
 * to look up each by its name takes longer. A part that is undefined is none.
 */
export class SentParts {
  readonly #texts: Texts;
  #names: readonly string[] = NONE;
  #parts: unknown[] = [];
  /** By the place of the part. */
  #lists: (WrittenList | undefined)[] = [];

  constructor(texts: Texts) {
    this.#texts = texts;
  }

  /** Takes note of the parts as they are now, and writes all of them. */
  all(parts: Fields): string {
    this.#names = NONE;
    this.#parts = [];
    this.#lists = [];
    return this.send(parts).text;
  }

  /** Takes note of the parts as they are now, and tells what that changes. */
  send(parts: Fields): Difference {
    let gone: readonly string[] = NONE;
    let text = '';
    let place = 0;
    for (const name in parts) {
      if (this.#names[place] !== name) gone = [...gone, ...this.#rename(parts)];
      const part = parts[name];
      const was = this.#parts[place];
      if (part !== was) {
        this.#parts[place] = part;
        if (part === undefined) gone = [...gone, name];
        else {
          const written = this.#write(place, was, part);
          // Names stand in our own code.
          if (written !== undefined) text += `${text === '' ? '' : ','}"${name}":${written}`;
        }
      }
      place++;
    }
    if (place < this.#names.length) gone = [...gone, ...this.#rename(parts)];
    return { text, gone };
  }

  /** Puts what was sent under other names, in their order; the names of what is not among them. */
  #rename(now: Fields): string[] {
    const [before, parts, lists] = [this.#names, this.#parts, this.#lists];
    const names = Object.keys(now);
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
