import type { Socket } from 'node:net';
import type { Attack } from '../attack.ts';
import { openSocket } from '../lib/raw-socket.ts';
import { becomes, each, numbers } from '../lib/wait.ts';

const SLOW = 50;
/** How long the server may take to notice that an address has too many sockets. */
const CAP_MS = 3000;
/** A request that is not whole after so long is ended. */
const SLOW_BODY_MS = 90_000;

const HEAD = [
  'PUT /api/me HTTP/1.1',
  'host: 127.0.0.1',
  'content-type: application/json',
  'content-length: 1000',
  '',
  '{',
].join('\r\n');

export const slowRequests: Attack = {
  name: 'slow-requests',
  what: 'Sockets are opened and say nothing, or begin a request and never end it.',
  async run(context) {
    const idle = context.size(1500, 3000);
    const [address = '', slowAddress = ''] = context.addresses(2);
    const { port } = context.server;
    const open = (from: string) => openSocket(port, from).catch(() => undefined);
    const sockets = (await each(numbers(idle), 100, () => open(address))).filter(isSocket);
    const slow = (await each(numbers(SLOW), 10, () => open(slowAddress))).filter(isSocket);
    for (const socket of [...sockets, ...slow]) socket.resume();
    for (const socket of slow) socket.write(`${HEAD}\r\n`);
    await becomes(CAP_MS, () => sockets.some(({ destroyed }) => destroyed));
    const left = sockets.filter(({ destroyed }) => !destroyed).length;
    const problems = left === idle ? [`${idle} idle sockets of one address stay open`] : [];
    for (const socket of sockets) socket.destroy();
    if (!context.short) {
      const ended = await becomes(SLOW_BODY_MS, () => slow.every(({ destroyed }) => destroyed));
      if (!ended)
        problems.push(`a request without an end is still waited for after ${SLOW_BODY_MS / 1000} s`);
    }
    for (const socket of slow) socket.destroy();
    return { tried: `${idle} idle sockets, ${SLOW} slow bodies`, problems, figures: { 'idle left': left } };
  },
};

function isSocket(socket: Socket | undefined): socket is Socket {
  return socket !== undefined;
}
