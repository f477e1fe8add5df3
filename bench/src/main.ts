import { parseArgs } from 'node:util';
import { benchBots } from './bots/index.ts';
import { benchEngine, type EngineOptions } from './engine/index.ts';

const HELP = `Measures how fast Kontor is. It takes a quiet machine to get true figures.

  npm run -s bench -- engine [--rounds N] [--slice MS] [--json]
  npm run -s bench -- bots [--rounds N] [--slice MS] [--json]
  npm run -s bench -- server [--seconds N] [--rounds N] [--json]
  npm run -s bench -- web [--rounds N] [--clicks N] [--json]

engine: random legal moves a second of every game and number of players, beside boardgame.io in alternating slices;
time to copy a state; memory after 10,000 games.

bots: full random playouts a second from a position of Hermagor, beside boardgame.io's own tree search.

server: durable moves a second over WebSockets beside a bare relay, and the memory of tables and connections.

web: JavaScript, paint and time until the first legal target, and the delay of clicks while a bot thinks, in Chromium.

The last line is one JSON object, --json prints nothing else.`;

function tell(text: string): void {
  process.stderr.write(`${text}\n`);
}

interface Call extends EngineOptions {
  readonly json: boolean;
}

/** What the call asks for, or what is wrong with it. */
function readCall(words: readonly string[]): Call | string {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: {
        rounds: { type: 'string', default: '7' },
        slice: { type: 'string', default: '500' },
        json: { type: 'boolean', default: false },
      },
    });
    const [rounds, sliceMs] = [Number(values.rounds), Number(values.slice)];
    if (!(rounds >= 1 && sliceMs >= 1)) return '--rounds and --slice must be numbers from 1.';
    return { rounds, sliceMs, json: values.json };
  } catch (error) {
    return (error as Error).message;
  }
}

function run(bench: typeof benchEngine, words: readonly string[]): number {
  const call = readCall(words);
  if (typeof call === 'string') {
    console.error(call);
    return 2;
  }
  const report = bench(call, tell);
  if (!call.json) console.log(JSON.stringify(report, null, 2));
  console.log(JSON.stringify(report));
  return 0;
}

const [name, ...words] = process.argv.slice(2);
if (name === 'engine') process.exitCode = run(benchEngine, words);
else if (name === 'bots') process.exitCode = run(benchBots, words);
else {
  console.log(HELP);
  process.exitCode = name === '--help' ? 0 : 2;
}
