import { benchBots } from './bots/index.ts';
import { runBench } from './call.ts';
import { benchEngine } from './engine/index.ts';

const HELP = `Measures how fast Kontor is. It takes a quiet machine to get true figures.

  npm run -s bench -- engine [--rounds N] [--slice MS] [--json]
  npm run -s bench -- bots [--rounds N] [--slice MS] [--json]
  npm run -s bench -- server [--seconds N] [--rounds N] [--rate N] [--json]
  npm run -s bench -- web [--rounds N] [--clicks N] [--json]

engine: random legal moves a second of every game and number of players, beside boardgame.io in alternating slices;
time to copy a state; memory after 10,000 games.

bots: full random playouts a second from a position of Hermagor, beside boardgame.io's own tree search.

server: durable moves a second over WebSockets beside a bare relay, and the memory of tables and connections.

web: JavaScript, paint and time until the first legal target, and the delay of clicks while a bot thinks, in Chromium.

The last line is one JSON object, --json prints nothing else.`;

const DEFAULTS = { rounds: 7, slice: 500 };
const BENCHES: Readonly<Record<string, typeof benchEngine>> = { engine: benchEngine, bots: benchBots };

const [name = '', ...words] = process.argv.slice(2);
const bench = BENCHES[name];
if (bench) process.exitCode = await runBench(words, HELP, DEFAULTS, bench);
else {
  console.log(HELP);
  process.exitCode = name === '--help' ? 0 : 2;
}
