/** One frame with the whole of a text message (RFC 6455, 5.2). */
const TEXT = 0x81;

/** The longest beginning of a frame, in bytes. */
export const LONGEST_HEAD = 10;

/**
 * A text as a WebSocket frame from a server, a character for each byte. A string goes to the system as it is: a frame as
 * lists of buffers takes longer to put together and to hand over than all that the rules do for a move.
 */
export function frameOf(text: string): string {
  const body = Buffer.from(text);
  const frame = Buffer.alloc(LONGEST_HEAD + body.length);
  body.copy(frame, LONGEST_HEAD);
  return framed(frame, frame.length);
}

/** The frame around bytes that begin where the longest head would end and go up to `end`. */
export function framed(bytes: Buffer, end: number): string {
  const length = end - LONGEST_HEAD;
  let at = LONGEST_HEAD - 2;
  if (length < 126) bytes[at + 1] = length;
  else if (length < 0x10000) {
    bytes.writeUInt16BE(length, at);
    at -= 2;
    bytes[at + 1] = 126;
  } else {
    at = 0;
    bytes[at + 1] = 127;
    bytes.writeBigUInt64BE(BigInt(length), 2);
  }
  bytes[at] = TEXT;
  return bytes.toString('latin1', at, end);
}
