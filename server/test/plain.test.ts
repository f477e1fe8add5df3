import type { IncomingMessage } from 'node:http';
import { Duplex } from 'node:stream';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { hearPlain } from '../src/ws/plain.ts';

/** A line from a client whose bytes arrive in the pieces in which they are pushed. */
function line(
  hears: boolean,
  early = Buffer.alloc(0),
): { wire: Duplex; socket: WebSocket; history: string[] } {
  const wire = new Duplex({ read: () => undefined, write: (_data, _encoding, done) => done() });
  const headers = {
    upgrade: 'websocket',
    'sec-websocket-key': `${'a'.repeat(22)}==`,
    'sec-websocket-version': '13',
  };
  const server = new WebSocketServer({ noServer: true, maxPayload: 4096, clientTracking: false });
  const history: string[] = [];
  let open: WebSocket | undefined;
  server.handleUpgrade({ method: 'GET', headers } as unknown as IncomingMessage, wire, early, (socket) => {
    open = socket;
    if (hears) hearPlain(wire, (text) => history.push(`text ${text}`));
    socket.on('message', (data, binary) => history.push(`${binary ? 'binary' : 'text'} ${data}`));
    socket.on('ping', (data) => history.push(`ping ${data}`));
    socket.on('error', (error) => history.push(error.message));
    socket.on('close', (code) => history.push(`close ${code}`));
  });
  if (!open) throw new Error('the line was not let in');
  return { wire, socket: open, history };
}

async function hear(pieces: readonly Buffer[], hears: boolean): Promise<string[]> {
  const { wire, socket, history } = line(hears);
  for (const piece of pieces) {
    wire.push(piece);
    await new Promise(setImmediate);
  }
  socket.terminate();
  await new Promise(setImmediate);
  return history;
}

function frame(first: number, content: Buffer, mask: number): Buffer {
  const { length } = content;
  const head = length < 126 ? [first, 0x80 | length] : [first, 0x80 | 126, length >> 8, length & 0xff];
  const key = Buffer.alloc(4);
  key.writeUInt32BE(mask);
  return Buffer.concat([Buffer.from(head), key, content.map((byte, i) => byte ^ (key[i & 3] as number))]);
}

const TEXT = 0x81;
const mask = fc.integer({ min: 0, max: 0xffffffff });
const plain = fc.record({
  first: fc.constant(TEXT),
  content: fc
    .oneof(fc.string({ maxLength: 300 }), fc.constant('x'.repeat(4096)))
    .map((text) => Buffer.from(text)),
  mask,
});
const other = fc.record({
  // Parts of a message, texts, bytes, the end, signs of life, and what there is not.
  first: fc.constantFrom(0x01, 0x80, TEXT, 0x82, 0x88, 0x89, 0x8a, 0xc1, 0x83),
  content: fc.oneof(
    fc.string({ unit: 'binary', maxLength: 100 }).map((text) => Buffer.from(text)),
    fc.uint8Array({ maxLength: 100 }).map((bytes) => Buffer.from(bytes)),
    fc.constant(Buffer.alloc(5000)),
  ),
  mask,
});
const bytes = fc
  .array(fc.oneof({ weight: 8, arbitrary: plain }, { weight: 1, arbitrary: other }), { maxLength: 12 })
  .map((frames) => Buffer.concat(frames.map((it) => frame(it.first, it.content, it.mask))));

it('hears the same as ws alone, whatever comes and however it is cut', async () => {
  await fc.assert(
    fc.asyncProperty(bytes, fc.array(fc.nat(8000), { maxLength: 6 }), async (all, cuts) => {
      const places = [0, ...cuts.filter((cut) => cut < all.length).sort((a, b) => a - b), all.length];
      const pieces = places.slice(1).map((to, i) => all.subarray(places[i], to));
      expect(
        await hear(
          pieces.map((piece) => Buffer.from(piece)),
          true,
        ),
      ).toEqual(await hear(pieces, false));
    }),
    { numRuns: 300 },
  );
});

it('goes past ws with plain messages, and gives it the line at the first other thing', async () => {
  const { wire, history } = line(true);
  const theirs = () => wire.push === Duplex.prototype.push;
  wire.push(Buffer.concat([frame(TEXT, Buffer.from('one'), 7), frame(TEXT, Buffer.from('two'), 8)]));
  await new Promise(setImmediate);
  expect(theirs()).toBe(false);
  wire.push(frame(TEXT, Buffer.from('é'), 9));
  await new Promise(setImmediate);
  expect(theirs()).toBe(true);
  wire.push(frame(TEXT, Buffer.from('three'), 10));
  await new Promise(setImmediate);
  expect(history).toEqual(['text one', 'text two', 'text é', 'text three']);
});

it('leaves the line to ws when something came before it was there', async () => {
  const early = Buffer.concat([frame(TEXT, Buffer.from('one'), 7), frame(TEXT, Buffer.from('two'), 8)]);
  const { wire, history } = line(true, early.subarray(0, early.length - 2));
  wire.push(Buffer.concat([early.subarray(early.length - 2), frame(TEXT, Buffer.from('three'), 9)]));
  await new Promise(setImmediate);
  expect(history).toEqual(['text one', 'text two', 'text three']);
});
