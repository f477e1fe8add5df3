import './lib/node-version.mjs';
import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { ensureBuilt } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { listTests, readResults } from './lib/results.mjs';
import { command, Failure, ROOT, runTool, seconds } from './lib/run.mjs';

const HELP = `Runs the browser tests several times while other programs keep the processors busy, and lists every test that failed
or passed only at its second try.

  npm run test:steady -- [--runs N] [--load N] [FILE ...]     (5 runs beside one busy loop per processor if left out)`;

const FAILURES = join(ROOT, '.build', 'e2e-failures');
const MOST_RUNS = 20;
const MOST_LOAD = 16;

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '5' },
      load: { type: 'string', default: String(Math.min(availableParallelism(), MOST_LOAD)) },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return undefined;
  return {
    runs: wholeNumber('--runs', values.runs, 1, MOST_RUNS),
    load: wholeNumber('--load', values.load, 0, MOST_LOAD),
    files: positionals,
  };
}

function wholeNumber(name, text, least, most) {
  const number = Number(text);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new Failure(`${name} must be a whole number from ${least} to ${most}.`);
}

await command(async () => {
  const wanted = readArguments();
  if (wanted === undefined) return console.log(HELP);
  const { runs, load, files } = wanted;
  const chromium = ensureChromium();
  await ensureInstalled();
  await ensureBuilt(['library', 'server', 'web']);
  await rm(FAILURES, { recursive: true, force: true });
  const busy = Array.from({ length: load }, () => new Worker('while (true);', { eval: true }));
  const lines = [];
  let troubles = 0;
  try {
    for (let n = 1; n <= runs; n++) {
      console.log(`\n— Run ${n} of ${runs}, beside ${load} busy loops`);
      const results = join(ROOT, '.build', `test-steady-${n}.json`);
      const start = Date.now();
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${results}`];
      const code = await runTool('vitest', ['run', '--project', 'e2e', ...reporters, ...files], {
        env: { CHROMIUM_PATH: chromium, E2E_FAILURES: join(FAILURES, `run-${n}`) },
      });
      const tests = await readResults(results);
      const failed = tests.filter((test) => test.failed);
      const unsteady = tests.filter((test) => test.unsteady);
      if (code !== 0 || unsteady.length > 0) troubles++;
      lines.push(
        `Run ${n}: ${tests.length} tests in ${seconds(start)}, ${failed.length} failed, ${unsteady.length} unsteady`,
        ...[...failed, ...unsteady].map((test) => listTests([test])),
      );
    }
  } finally {
    await Promise.all(busy.map((worker) => worker.terminate()));
  }
  console.log(`\n${lines.join('\n')}`);
  if (troubles > 0) throw new Failure(`${troubles} of ${runs} runs were not clean.`);
});
