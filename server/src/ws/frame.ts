/** One frame with the whole of a text message (RFC 6455, 5.2). */
const TEXT = 0x81;

/**
 * A text as a WebSocket frame from a server, a character for each byte. A string goes to the system as it is: a frame as
 * lists of buffers takes longer to put together and to hand over than all that the rules do for a move.
 */
export function frameOf(text: string): string {
  const head = headOf(text.length);
  const frame = head + text;
  // Mostly every character is a byte already. To ask this of the whole frame puts it together once and for all.
  if (Buffer.byteLength(frame) - Buffer.byteLength(head) === text.length) return frame;
  const bytes = Buffer.from(text).toString('latin1');
  return headOf(bytes.length) + bytes;
}

function headOf(bytes: number): string {
  if (bytes < 126) return String.fromCharCode(TEXT, bytes);
  if (bytes < 0x10000) return String.fromCharCode(TEXT, 126, bytes >> 8, bytes & 0xff);
  const head = Buffer.alloc(10);
  head.writeUInt8(TEXT, 0);
  head.writeUInt8(127, 1);
  head.writeBigUInt64BE(BigInt(bytes), 2);
  return head.toString('latin1');
}
