import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { frameOf } from '../src/wire/frame.ts';

it('texts of every length and script arrive as they were sent', async () => {
  const texts = [
    '',
    'a',
    ...[124, 125, 126, 127, 65_534, 65_535, 65_536, 70_000].map((length) => 'x'.repeat(length)),
    'Änne & Zoë \u{1f42a} 東',
    'é'.repeat(63),
    'é'.repeat(32_768),
  ];
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (_, { socket }) => {
    // All together, as what is said in one moment.
    socket.write(texts.map(frameOf).join(''), 'latin1');
  });
  await once(server, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const history: string[] = [];
  await new Promise<void>((resolve, reject) => {
    client.on('error', reject);
    client.on('message', (data, binary) => {
      expect(binary).toBe(false);
      if (history.push(String(data)) === texts.length) resolve();
    });
  });
  expect(history).toEqual(texts);
  client.terminate();
  server.close();
});
