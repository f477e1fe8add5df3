/** Stands for a line over the limit; such a line is discarded while it is read. */
export const TOO_LONG = Symbol('line too long');

/** Enough for the longest possible record. */
const LONGEST_LINE = 32 * 1024 * 1024;

/** The non-empty lines of a stream. */
export async function* lines(
  input: AsyncIterable<Uint8Array | string>,
  longest = LONGEST_LINE,
): AsyncGenerator<string | typeof TOO_LONG> {
  let parts: Uint8Array[] = [];
  let length = 0;
  const take = (): string | typeof TOO_LONG => {
    const line = length > longest ? TOO_LONG : Buffer.concat(parts).toString('utf8').trim();
    parts = [];
    length = 0;
    return line;
  };
  for await (const given of input) {
    let chunk: Uint8Array = typeof given === 'string' ? Buffer.from(given) : given;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10)) {
      keep(chunk.subarray(0, end));
      chunk = chunk.subarray(end + 1);
      const line = take();
      if (line !== '') yield line;
    }
    keep(chunk);
  }
  const last = take();
  if (last !== '') yield last;

  function keep(part: Uint8Array): void {
    length += part.length;
    if (length > longest) parts = [];
    else if (part.length > 0) parts.push(part);
  }
}
