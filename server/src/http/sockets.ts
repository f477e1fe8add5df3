import type { Server } from 'node:http';
import { OpenCounter } from '../open-counter.ts';
import type { Trust } from './proxy.ts';

/** Closes sockets beyond what one address may have, before they say anything. A trusted proxy has those of all its visitors. */
export function limitSockets(server: Server, limit: number, trust: Trust): void {
  const open = new OpenCounter(limit);
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    if (trust(address, 0)) return;
    if (!open.hasRoom(address)) {
      socket.destroy();
      return;
    }
    open.add(address);
    socket.once('close', () => open.remove(address));
  });
}
