/** Whatever has names. */
export type Fields = Readonly<Record<string, unknown>>;

/** A part that was written: what it was before, what it is now, and what of it has to be told. */
interface Written {
  readonly was: unknown;
  readonly part: unknown;
  readonly text: string | undefined;
  /** The JSON of the part, if it is known. */
  readonly json: string | undefined;
}

/**
 * The JSON of what was last told at a table: most of it looks the same to several pairs of eyes and is written once. Parts
 * go by their place among all parts; should another part have that place, it is just not known.
 */
export class Texts {
  readonly #written: (Written | undefined)[] = [];

  /** The JSON of a part, or `undefined` if the same JSON stands for what it was. */
  change(place: number, was: unknown, part: unknown): string | undefined {
    const known = this.#written[place];
    if (known && known.was === was && known.part === part) return known.text;
    const before = known?.part === was ? known?.json : undefined;
    let text: string | undefined;
    // To go through the names of a dictionary takes as long as to write it.
    if (before !== undefined && isDictionary(part)) text = other(before, JSON.stringify(part));
    else if (!isSame(was, part)) text = this.#write(known, part);
    this.#written[place] = { was, part, text, json: text ?? before };
    return text;
  }

  #write(known: Written | undefined, part: unknown): string {
    return known?.json !== undefined && isSame(known.part, part) ? known.json : JSON.stringify(part);
  }
}

/** What was last written for those who look at one table. */
export interface TableTexts {
  readonly frame: Texts;
  readonly view: Texts;
  readonly heard: Texts;
}

export function noTexts(): TableTexts {
  return { frame: new Texts(), view: new Texts(), heard: new Texts() };
}

function other(before: string, now: string): string | undefined {
  return now === before ? undefined : now;
}

function isDictionary(part: unknown): boolean {
  return typeof part === 'object' && part !== null && Object.getPrototypeOf(part) === null;
}

/** Does the same JSON stand for both? To compare them is much quicker than to write them. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!isSame(a[i], b[i])) return false;
    return true;
  }
  const [before, after] = [a as Fields, b as Fields];
  for (const key in before) if (!isSame(before[key], after[key])) return false;
  for (const key in after) if (before[key] === undefined && after[key] !== undefined) return false;
  return true;
}
