import type { Attack } from '../attack.ts';
import type { RawSocket } from '../lib/raw-socket.ts';
import { becomes, each, numbers } from '../lib/wait.ts';

const PINGS = 2000;
/** A connection that was closed for flooding is gone after so long at the latest. */
const GONE_MS = 10_000;

export const closedFlood: Attack = {
  name: 'closed-flood',
  what: 'Connections send too much, are closed for it, do not answer the closing and go on sending.',
  async run(context) {
    const count = context.size(10, 300);
    const [address = ''] = context.addresses(1);
    const opened = await each(numbers(count), 20, () =>
      context.rawSocket({ address }).catch(() => undefined),
    );
    const sockets = opened.filter((socket): socket is RawSocket => socket?.status === 101);
    const batch = Array.from({ length: PINGS }, () => '{"type":"ping"}');
    for (const { socket } of sockets) socket.resume();
    for (const socket of sockets) socket.send(batch);
    const few = batch.slice(0, 20);
    const gone = await becomes(GONE_MS, () => {
      for (const socket of sockets) socket.send(few);
      return sockets.every(({ closed }) => closed);
    });
    const left = sockets.filter(({ closed }) => !closed).length;
    return {
      tried: `${sockets.length} connections × ${PINGS} messages at once`,
      problems: gone ? [] : [`${left} of ${sockets.length} are still read`],
    };
  },
};
