const QUOTE = 0x22;
const COMMA = 0x2c;
const ZERO = 0x30;
const COLON = 0x3a;
const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
/** What lies outside of these is written as several bytes, or behind a backslash. */
const FIRST_PLAIN = 0x20;
const LAST_PLAIN = 0x7e;

/** More than the marks round a value and than any number take. */
const SPARE = 64;

/** From so many characters on it is worth it to leave them to the system. */
const LONG = 64;

/**
 * Puts a message together in a place that is used again and again. For the small things that people are told all the time
 * this is quicker than to write each by `JSON.stringify`, join them and turn them into bytes, and it leaves less rubbish.
 */
export class JsonBytes {
  #bytes = Buffer.alloc(4096);
  #end = 0;

  /** Where the next thing will stand. */
  get end(): number {
    return this.#end;
  }

  /** Takes back everything from a place on. */
  cut(place: number): void {
    this.#end = place;
  }

  /** The piece from a place on, a character for each byte. */
  from(place: number): string {
    return this.#bytes.toString('latin1', place, this.#end);
  }

  /** Begins anew; what was broken off must not get into the next message. */
  clear(): void {
    this.#end = 0;
  }

  text(): string {
    return this.#bytes.toString('utf8', 0, this.#end);
  }

  /** A piece of JSON, a character for each byte. */
  piece(json: string): void {
    const { length } = json;
    this.#reserve(length);
    const bytes = this.#bytes;
    const end = this.#end;
    if (length > LONG) bytes.write(json, end, 'latin1');
    else for (let i = 0; i < length; i++) bytes[end + i] = json.charCodeAt(i);
    this.#end = end + length;
  }

  /** Whatever JSON can stand for. */
  value(value: unknown): void {
    if (typeof value === 'string') this.#string(value);
    else if (typeof value === 'number') this.number(value);
    else if (typeof value !== 'object' || value === null)
      this.piece(value === undefined ? 'null' : `${value}`);
    else if (Array.isArray(value)) this.#list(value);
    else this.#object(value as Readonly<Record<string, unknown>>);
  }

  number(value: number): void {
    if (value >= 0 && value < 10 && Number.isInteger(value)) this.#mark(ZERO + value);
    else this.piece(Number.isFinite(value) ? String(value) : 'null');
  }

  #string(text: string): void {
    const { length } = text;
    this.#reserve(length);
    const bytes = this.#bytes;
    let end = this.#end;
    bytes[end++] = QUOTE;
    for (let i = 0; i < length; i++) {
      const code = text.charCodeAt(i);
      if (code < FIRST_PLAIN || code > LAST_PLAIN || code === QUOTE || code === BACKSLASH) {
        this.piece(Buffer.from(JSON.stringify(text)).toString('latin1'));
        return;
      }
      bytes[end++] = code;
    }
    bytes[end++] = QUOTE;
    this.#end = end;
  }

  #list(list: readonly unknown[]): void {
    this.#mark(OPEN_LIST);
    for (let i = 0; i < list.length; i++) {
      if (i > 0) this.#mark(COMMA);
      this.value(list[i]);
    }
    this.#mark(CLOSE_LIST);
  }

  #object(fields: Readonly<Record<string, unknown>>): void {
    this.#mark(OPEN_OBJECT);
    const start = this.#end;
    for (const name in fields) {
      const value = fields[name];
      if (value === undefined) continue;
      if (this.#end > start) this.#mark(COMMA);
      this.#string(name);
      this.#mark(COLON);
      this.value(value);
    }
    this.#mark(CLOSE_OBJECT);
  }

  #mark(byte: number): void {
    this.#reserve(1);
    this.#bytes[this.#end++] = byte;
  }

  #reserve(length: number): void {
    const size = this.#end + length + SPARE;
    if (size > this.#bytes.length) this.#bytes = Buffer.concat([this.#bytes], size * 2);
  }
}
