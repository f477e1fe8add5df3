import { isSame, type Texts } from './texts.ts';

/** What is shown, by name; a part that is undefined is none. */
export type Parts = Readonly<Record<string, unknown>>;

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

const NONE: readonly string[] = [];

/** Parts as they were last sent. This is looked through after every move for every pair of eyes. */
export class SentParts {
  #parts: Parts = {};
  /** How many parts there are. */
  #count = 0;
  readonly #lists = new Map<string, WrittenList>();

  /** Takes note of the parts as they are now, and writes all of them. */
  all(now: Parts, texts: Texts): string {
    this.#parts = {};
    this.#count = 0;
    this.#lists.clear();
    return this.send(now, texts).text;
  }

  /** Takes note of the parts as they are now, and tells what that changes. */
  send(now: Parts, texts: Texts): Difference {
    const before = this.#parts;
    let text = '';
    let count = 0;
    let known = 0;
    for (const name in now) {
      const part = now[name];
      if (part === undefined) continue;
      count++;
      const was = before[name];
      if (was !== undefined) known++;
      if (was === part) continue;
      const written = this.#write(name, was, part, texts);
      // Names stand in our own code.
      if (written !== undefined) text += `${text === '' ? '' : ','}"${name}":${written}`;
    }
    const gone = known < this.#count ? lost(before, now) : NONE;
    this.#parts = now;
    this.#count = count;
    return { text, gone };
  }

  /** The JSON of a part, or `undefined` if it is the same as before. */
  #write(name: string, was: unknown, part: unknown, texts: Texts): string | undefined {
    if (typeof part !== 'object' || part === null) return JSON.stringify(part);
    if (Array.isArray(part) && typeof part[0] === 'object') return this.#writeList(name, was, part);
    return isSame(was, part) ? undefined : texts.of(name, part);
  }

  /** A list of many things is written item by item, because mostly one of them has changed. */
  #writeList(name: string, was: unknown, list: readonly unknown[]): string | undefined {
    const known = this.#lists.get(name);
    const before = known && known.list === was ? known : { list: [], texts: [] };
    let different = before.list.length !== list.length;
    const texts = list.map((item, i) => {
      const text = before.texts[i];
      if (text !== undefined && isSame(before.list[i], item)) return text;
      different = true;
      return JSON.stringify(item);
    });
    this.#lists.set(name, { list, texts });
    return different ? `[${texts.join(',')}]` : undefined;
  }
}

function lost(before: Parts, now: Parts): string[] {
  const names: string[] = [];
  for (const name in before) if (before[name] !== undefined && now[name] === undefined) names.push(name);
  return names;
}
