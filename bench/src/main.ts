import { parseArgs } from 'node:util';
import { benchEngine } from './engine/index.ts';

const HELP = `Measures how fast Kontor is. It takes a quiet machine to get true figures.

  npm run -s bench -- engine [--rounds N] [--slice MS] [--json]

engine: random legal moves a second of every game and number of players, beside boardgame.io in alternating slices;
time to copy a state; memory after 10,000 games. The last line is one JSON object, --json prints nothing else.`;

function tell(text: string): void {
  process.stderr.write(`${text}\n`);
}

function engine(words: readonly string[]): void {
  const { values } = parseArgs({
    args: [...words],
    options: {
      rounds: { type: 'string', default: '7' },
      slice: { type: 'string', default: '500' },
      json: { type: 'boolean', default: false },
    },
  });
  const report = benchEngine({ rounds: Number(values.rounds), sliceMs: Number(values.slice) }, tell);
  if (!values.json) console.log(JSON.stringify(report, null, 2));
  console.log(JSON.stringify(report));
}

const [name, ...words] = process.argv.slice(2);
if (name === 'engine') engine(words);
else {
  console.log(HELP);
  process.exitCode = name === undefined || name === '--help' ? 0 : 2;
}
