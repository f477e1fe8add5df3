import './lib/node-version.mjs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './lib/build.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { listSlowest, listTests, readResults } from './lib/results.mjs';
import { command, Failure, ROOT, run, runTool, seconds } from './lib/run.mjs';
import { serverPaths } from './lib/servers.mjs';

const HELP = `Format and lint, types, unused code, all tests, and a test for every rule.

  npm test
  npm run test:quick     without a browser, and without the slow tests (*.slow.test.ts)
  npm run test:long      at full length what is otherwise short`;

const RESULTS = join(ROOT, '.build', 'test-results.json');
/** How many files are listed that took longest. */
const SLOWEST = 10;
/** Where browser tests keep what they saw when they failed. */
const FAILURES = join(ROOT, '.build', 'e2e-failures');

function checks({ long, quick }, { chromium, ...servers }) {
  // Tests read KONTOR_LONG to run at full length what they otherwise run short.
  const env = {
    ...(long && { KONTOR_LONG: '1' }),
    ...(chromium && { CHROMIUM_PATH: chromium }),
    ...servers,
  };
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${RESULTS}`];
  return [
    ['Format and lint', () => runTool('@biomejs/biome', ['check', '--error-on-warnings', '.'])],
    ['Types', () => runTool('typescript', ['-b'])],
    ['Unused code and dependencies', () => runTool('knip', [])],
    [
      quick ? 'Quick tests' : 'Tests',
      () => runTool('vitest', ['run', ...(quick ? ['--project', 'unit'] : []), ...reporters], { env }),
    ],
    [
      'Every rule has a test',
      () => run(process.execPath, ['scripts/rules-report.mjs', '--results', RESULTS]),
    ],
  ];
}

await command(async () => {
  const flag = { type: 'boolean', default: false };
  const { values } = parseArgs({ options: { long: flag, quick: flag, help: flag } });
  if (values.help) return console.log(HELP);
  // What only slow and browser tests need is neither looked for nor built for the quick ones.
  const programs = values.quick ? {} : { chromium: ensureChromium(), ...serverPaths() };
  await ensureInstalled();
  await ensureBuilt(['library', 'server', ...(values.quick ? [] : ['web', 'attack'])]);
  for (const old of [RESULTS, FAILURES]) await rm(old, { recursive: true, force: true });

  const start = Date.now();
  const failed = [];
  const all = checks(values, programs);
  for (const [index, [title, check]] of all.entries()) {
    const began = Date.now();
    console.log(`\n— ${index + 1}/${all.length} ${title}`);
    if ((await check()) !== 0) failed.push(title);
    console.log(`  ${title}: ${seconds(began)}`);
  }
  const tests = await readResults(RESULTS).catch(() => []);
  console.log(`\nFiles whose tests took longest:\n${listSlowest(tests, SLOWEST)}`);
  listTroubles(tests);
  if (failed.length > 0) throw new Failure(`\nFailed after ${seconds(start)}: ${failed.join(', ')}.`);
  console.log(`\nAll ${all.length} checks passed in ${seconds(start)}.`);
});

/** The tests that failed, and those that passed only at their second try: they are to be mended as well. */
function listTroubles(tests) {
  const failed = tests.filter((test) => test.failed);
  const unsteady = tests.filter((test) => test.unsteady);
  if (failed.length > 0) console.log(`\nFailed tests:\n${listTests(failed)}`);
  if (unsteady.length > 0)
    console.log(`\nUnsteady tests, which passed only at their second try:\n${listTests(unsteady)}`);
}
