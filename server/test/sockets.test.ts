import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startServer, type TestServer } from './harness.ts';

async function openSocket({ server }: TestServer): Promise<Socket> {
  const socket = connect(server.port, '127.0.0.1').resume();
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** A request whose body never ends. */
const UNFINISHED = [
  'PUT /api/me HTTP/1.1',
  'host: 127.0.0.1',
  'content-type: application/json',
  'content-length: 1000',
  '',
  '{',
].join('\r\n');

/** The status of a short request; 0 without an answer. */
function health({ url }: TestServer): Promise<number> {
  return fetch(`${url}/api/health`, { signal: AbortSignal.timeout(1000) }).then(
    ({ status }) => status,
    () => 0,
  );
}

describe('sockets', () => {
  it.each([
    { name: 'that begin a request and never end it', sent: UNFINISHED },
    { name: 'that say nothing', sent: '' },
  ])('$name are closed', async ({ sent }) => {
    const socket = await openSocket(await startServer({ limits: { requestSeconds: 1 } }));
    socket.write(sent);
    await expect.poll(() => socket.destroyed, { timeout: 30_000 }).toBe(true);
  });

  it('of one address are limited, and a place that is given up can be had again', async () => {
    const test = await startServer({ limits: { socketsPerAddress: 2 } });
    const [first] = [await openSocket(test), await openSocket(test)];
    const third = await openSocket(test);
    await expect.poll(() => third.destroyed).toBe(true);
    first.destroy();
    await expect.poll(() => health(test), { timeout: 20_000 }).toBe(200);
  });

  it('of a trusted proxy are not limited', async () => {
    const test = await startServer({ limits: { socketsPerAddress: 1 }, trustProxy: ['loopback'] });
    for (let n = 0; n < 3; n++) await openSocket(test);
    expect(await health(test)).toBe(200);
  });
});
