import { once } from 'node:events';
import { runBench } from '../call.ts';
import { benchServer, STORES, type Store } from './index.ts';
import { serveKontor } from './kontor-process.ts';
import type { Prepare } from './messages.ts';
import { serveRelay } from './relay-process.ts';

const HELP = `Measures the server beside a bare relay. It takes a quiet machine with two cores to get true figures.

  npm run -s bench -- server [--seconds N] [--rounds N] [--rate N] [--store sqlite|postgres] [--nodes N] [--json]

100 tables of Hermagor with two people each, driven over real WebSockets with random legal moves, one in flight per table:
durable moves a second, and milliseconds from sending a move to its receipt by the other player. With --rate, so many moves
a second are offered at even intervals instead of as many as go through, and a late one counts from when it was due. The bare relay stores
rows with the same driver and durability, all that arrive in one turn of the event loop together, and sends frames of the same
median size to as many sockets; with SQLite a row for each move, with PostgreSQL the same rows as Kontor. Then bytes per idle table and per connection (heapUsed and external after gc), and
the whole process with 5,000 idle tables and a spectator at each.

With --store postgres both use a PostgreSQL of their own; --nodes servers share it then, each with its part of the tables, and the
memory of several is not measured.

The last line is one JSON object, --json prints nothing else.`;

const [, , name, ...words] = process.argv;
if (name === 'serve-kontor' || name === 'serve-relay') {
  // Nobody is left behind when the measuring ends early.
  process.on('disconnect', () => process.exit());
  const [prepare] = (await once(process, 'message')) as [Prepare];
  if (name === 'serve-kontor') await serveKontor(prepare);
  else await serveRelay(prepare);
} else {
  const { store, rest } = takeStore(words);
  if (store === undefined) {
    console.error('--store must be sqlite or postgres.');
    process.exitCode = 2;
  } else
    process.exitCode = await runBench(
      rest,
      HELP,
      { seconds: 8, rounds: 3, nodes: 1, rate: Number.POSITIVE_INFINITY },
      (numbers, tell) => benchServer({ ...numbers, store }, tell),
    );
}

/** The store is the only option that is no number. */
function takeStore(all: readonly string[]): { store: Store | undefined; rest: string[] } {
  const at = all.indexOf('--store');
  if (at < 0) return { store: 'sqlite', rest: [...all] };
  const store = STORES.find((known) => known === all[at + 1]);
  return { store, rest: all.filter((_, i) => i !== at && i !== at + 1) };
}
