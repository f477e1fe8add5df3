import type { Duplex } from 'node:stream';
import { MAX_MESSAGE_BYTES } from '@kontor/protocol';

/** The first byte of a text message in one frame, and the mark of a frame from a client (RFC 6455, 5.2). */
const TEXT = 0x81;
const MASKED = 0x80;

const MASK_BYTES = 4;

const plain = Buffer.alloc(MAX_MESSAGE_BYTES);

/**
 * Hears what nearly everybody sends all the time without going through `ws`: short messages of plain characters that
 * arrive whole. They are taken as the system hands them over, because the streams that they would go through take longer
 * than reading them. From the first other thing on, `ws` has the line to itself.
 */
export function hearPlain(wire: Duplex, hear: (text: string) => void): void {
  // What came before the line was there goes to `ws`, and so must what follows it.
  if (wire.readableLength > 0) return;
  const { push } = wire;
  wire.push = (data: unknown, encoding?: BufferEncoding) => {
    const texts = Buffer.isBuffer(data) ? plainTexts(data) : undefined;
    if (!texts) {
      wire.push = push;
      return wire.push(data, encoding);
    }
    for (const text of texts) hear(text);
    return true;
  };
}

/** The messages, if there is nothing but whole ones of plain characters. */
export function plainTexts(data: Buffer): string[] | undefined {
  const texts: string[] = [];
  for (let at = 0; at < data.length; ) {
    const length = lengthAt(data, at);
    if (length === undefined) return undefined;
    const mask = at + (length < 126 ? 2 : 4);
    const from = mask + MASK_BYTES;
    at = from + length;
    if (at > data.length) return undefined;
    for (let i = 0; i < length; i++) {
      const byte = (data[from + i] as number) ^ (data[mask + (i & 3)] as number);
      if (byte > 0x7f) return undefined;
      plain[i] = byte;
    }
    texts.push(plain.toString('latin1', 0, length));
  }
  return texts;
}

/** The length of the plain message that begins here, if one does. */
function lengthAt(data: Buffer, at: number): number | undefined {
  if (data[at] !== TEXT) return undefined;
  const length = (data[at + 1] ?? 0) - MASKED;
  if (length < 126) return length < 0 ? undefined : length;
  if (length > 126 || at + 4 > data.length) return undefined;
  const long = data.readUInt16BE(at + 2);
  return long < 126 || long > MAX_MESSAGE_BYTES ? undefined : long;
}
