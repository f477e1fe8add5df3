import { join } from 'node:path';
import { runBench } from '../call.ts';
import { benchWeb } from './index.ts';

const HELP = `Measures the page in a real browser. It takes a quiet machine to get true figures.

  npm run -s bench -- web [--rounds N] [--clicks N] [--json]

Every round opens the home page with an empty profile and starts each game: bytes of JavaScript (gzip, workers included) until
the first legal target can be clicked, milliseconds to the largest paint of the home page, from Play now to a drawn table and
to the target (bots may begin), and tasks that kept the page busy for more than 50 ms. Then clicks on each game's table of four in the last round while a bot
thinks: how long the page took to show an answer (Event Timing). All that once more with the page's processor
slowed down four times, and the page's memory after each of three games that are played to their end. Chromium is found as for the tests.

The last line is one JSON object, --json prints nothing else.`;

/** bench/dist/web/web.js is three folders below. */
const ROOT = join(import.meta.dirname, '..', '..', '..');

process.exitCode = await runBench(process.argv.slice(3), HELP, { rounds: 5, clicks: 100 }, (numbers, tell) =>
  benchWeb(ROOT, numbers, tell),
);
