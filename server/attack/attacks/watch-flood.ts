import type { Attack } from '../attack.ts';
import { beginTable, playCommands } from '../lib/play.ts';
import type { RawSocket } from '../lib/raw-socket.ts';
import { each, numbers, pause } from '../lib/wait.ts';

/** As many as one address may have by a wide margin. */
const PER_ADDRESS = 300;

export const watchFlood: Attack = {
  name: 'watch-flood',
  what: 'Many connections subscribe to one late table again and again and read nothing.',
  async run(context) {
    const connections = context.size(100, 3000);
    const times = context.size(60, 60);
    const people = [await context.guest('Ann'), await context.guest('Bob')];
    const table = await beginTable(people, 'merchants');
    const moves = await playCommands(people, table, context.rng, context.size(60, 250));
    for (const guest of people) guest.disconnect();

    const addresses = context.addresses(Math.ceil(connections / PER_ADDRESS));
    const opened = await each(numbers(connections), 50, (i) =>
      context
        .rawSocket({ address: addresses[Math.floor(i / PER_ADDRESS)] ?? '127.0.0.1' })
        .catch(() => undefined),
    );
    const sockets = opened.filter((socket): socket is RawSocket => socket?.status === 101);
    const message = JSON.stringify({ type: 'subscribe', table });
    const batch = Array.from({ length: times }, () => message);
    for (const socket of sockets) socket.send(batch);
    for (let waited = 0; waited < context.size(1500, 30_000) && context.server.running; waited += 100)
      await pause(100);
    const cut = sockets.filter(({ closed }) => closed).length;
    for (const socket of sockets) socket.close();
    return {
      tried: `${sockets.length} connections × ${times} subscriptions to a table after ${moves} moves`,
      problems: [],
      figures: { cut },
    };
  },
};
