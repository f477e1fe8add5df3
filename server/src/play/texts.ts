type Fields = Readonly<Record<string, unknown>>;

/** The JSON of what is told to several pairs of eyes in one moment: most of it looks the same to all and is written once. */
export class Texts {
  readonly #written = new Map<string, { readonly part: unknown; readonly text: string }>();

  of(name: string, part: unknown): string {
    if (typeof part !== 'object' || part === null) return JSON.stringify(part);
    const known = this.#written.get(name);
    if (known && isSame(known.part, part)) return known.text;
    const text = JSON.stringify(part);
    this.#written.set(name, { part, text });
    return text;
  }
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
