/**
 * The JSON of objects that several viewers are sent, each written once. Texts are shared for the very same object only, so
 * nobody is sent what another viewer alone may see.
 */
export class JsonTexts {
  readonly #texts = new Map<unknown, string>();

  of(value: unknown): string {
    const known = this.#texts.get(value);
    if (known !== undefined) return known;
    const text = JSON.stringify(value);
    if (typeof value === 'object') this.#texts.set(value, text);
    return text;
  }
}

interface Difference {
  /** The parts that are new or different, as members of a JSON object. */
  readonly members: string;
  readonly removed: readonly string[];
  readonly isSame: boolean;
}

/** The top-level parts of an object as a viewer was last sent them. A part that is undefined is not there. */
export class SentObject {
  readonly #sent = new Map<string, { readonly value: unknown; readonly text: string }>();

  clear(): void {
    this.#sent.clear();
  }

  /** Remembers the object as it is now, and says how that differs from before. */
  update(now: object, json: JsonTexts): Difference {
    const parts = now as Readonly<Record<string, unknown>>;
    let members = '';
    for (const name in parts) {
      const value = parts[name];
      const before = this.#sent.get(name);
      if (value === undefined || (before && Object.is(before.value, value))) continue;
      const text = json.of(value);
      this.#sent.set(name, { value, text });
      if (text !== before?.text) members += `${members === '' ? '' : ','}"${name}":${text}`;
    }
    const removed: string[] = [];
    for (const name of this.#sent.keys())
      if (parts[name] === undefined) {
        removed.push(name);
        this.#sent.delete(name);
      }
    return { members, removed, isSame: members === '' && removed.length === 0 };
  }
}
