import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { benchServer, type ServerOptions } from './index.ts';
import { serveKontor } from './kontor-process.ts';
import type { Prepare } from './messages.ts';
import { serveRelay } from './relay-process.ts';

const HELP = `Measures the server beside a bare relay. It takes a quiet machine with two cores to get true figures.

  npm run -s bench -- server [--seconds N] [--rounds N] [--json]

100 tables of Hermagor with two people each, driven over real WebSockets with random legal moves, one in flight per table:
durable moves a second, and milliseconds from sending a move to its receipt by the other player. The bare relay stores the
same rows with the same driver and durability, all that arrive in one turn of the event loop together, and sends frames of
the same median size to as many sockets. Then bytes per idle table and per connection (heapUsed and external after gc), and
the whole process with 5,000 idle tables and a spectator at each.

The last line is one JSON object, --json prints nothing else.`;

/** What the call asks for, or what is wrong with it. */
function readCall(words: readonly string[]): ServerOptions | string {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: {
        seconds: { type: 'string', default: '8' },
        rounds: { type: 'string', default: '3' },
        json: { type: 'boolean', default: false },
      },
    });
    const [seconds, rounds] = [Number(values.seconds), Number(values.rounds)];
    if (!(seconds >= 1 && rounds >= 1)) return '--seconds and --rounds must be numbers from 1.';
    return { seconds, rounds, json: values.json };
  } catch (error) {
    return (error as Error).message;
  }
}

async function bench(words: readonly string[]): Promise<number> {
  if (words.includes('--help')) {
    console.log(HELP);
    return 0;
  }
  const call = readCall(words);
  if (typeof call === 'string') {
    console.error(call);
    return 2;
  }
  const report = await benchServer(call, (text) => process.stderr.write(`${text}\n`));
  if (!call.json) console.log(JSON.stringify(report, null, 2));
  console.log(JSON.stringify(report));
  return 0;
}

const [, , name, ...words] = process.argv;
if (name === 'serve-kontor' || name === 'serve-relay') {
  // Nobody is left behind when the measuring ends early.
  process.on('disconnect', () => process.exit());
  const [prepare] = (await once(process, 'message')) as [Prepare];
  if (name === 'serve-kontor') await serveKontor(prepare);
  else serveRelay(prepare);
} else process.exitCode = await bench(words);
