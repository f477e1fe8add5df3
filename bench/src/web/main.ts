import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { benchWeb, type WebOptions } from './index.ts';

const HELP = `Measures the page in a real browser. It takes a quiet machine to get true figures.

  npm run -s bench -- web [--rounds N] [--clicks N] [--json]

Every round opens the home page with an empty profile and starts each game: bytes of JavaScript (gzip, workers included) until
the first legal target can be clicked, milliseconds to the largest paint of the home page and from Play now to the target, and
tasks that kept the page busy for more than 50 ms. Then clicks on a table of four in the last round while a bot thinks: how
long the page took to show an answer (Event Timing). Chromium is found as for the tests.

The last line is one JSON object, --json prints nothing else.`;

/** bench/dist/web/web.js is three folders below. */
const ROOT = join(import.meta.dirname, '..', '..', '..');

/** What the call asks for, or what is wrong with it. */
function readCall(words: readonly string[]): (WebOptions & { readonly json: boolean }) | string {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: {
        rounds: { type: 'string', default: '5' },
        clicks: { type: 'string', default: '100' },
        json: { type: 'boolean', default: false },
      },
    });
    const [rounds, clicks] = [Number(values.rounds), Number(values.clicks)];
    if (!(rounds >= 1 && clicks >= 1)) return '--rounds and --clicks must be numbers from 1.';
    return { rounds, clicks, json: values.json };
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
  const report = await benchWeb(ROOT, call, (text) => process.stderr.write(`${text}\n`));
  if (!call.json) console.log(JSON.stringify(report, null, 2));
  console.log(JSON.stringify(report));
  return 0;
}

process.exitCode = await bench(process.argv.slice(3));
