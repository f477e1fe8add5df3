import { once } from 'node:events';
import { runBench } from '../call.ts';
import { benchServer } from './index.ts';
import { serveKontor } from './kontor-process.ts';
import type { Prepare } from './messages.ts';
import { serveRelay } from './relay-process.ts';

const HELP = `Measures the server beside a bare relay. It takes a quiet machine with two cores to get true figures.

  npm run -s bench -- server [--seconds N] [--rounds N] [--rate N] [--json]

100 tables of Hermagor with two people each, driven over real WebSockets with random legal moves, one in flight per table:
durable moves a second, and milliseconds from sending a move to its receipt by the other player. With --rate, so many moves
a second are offered at even intervals instead of as many as go through, and a late one counts from when it was due. The bare relay stores the
same rows with the same driver and durability, all that arrive in one turn of the event loop together, and sends frames of
the same median size to as many sockets. Then bytes per idle table and per connection (heapUsed and external after gc), and
the whole process with 5,000 idle tables and a spectator at each.

The last line is one JSON object, --json prints nothing else.`;

const [, , name, ...words] = process.argv;
if (name === 'serve-kontor' || name === 'serve-relay') {
  // Nobody is left behind when the measuring ends early.
  process.on('disconnect', () => process.exit());
  const [prepare] = (await once(process, 'message')) as [Prepare];
  if (name === 'serve-kontor') await serveKontor(prepare);
  else serveRelay(prepare);
} else
  process.exitCode = await runBench(
    words,
    HELP,
    { seconds: 8, rounds: 3, rate: Number.POSITIVE_INFINITY },
    benchServer,
  );
