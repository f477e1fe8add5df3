import './lib/node-version.mjs';
import { join } from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { command, Failure, ROOT, run, runTool, seconds } from './lib/run.mjs';

/** Tests read this to run at full length what they otherwise run short. */
const env = process.argv.includes('--long') ? { KONTOR_LONG: '1' } : {};

const RESULTS = join(ROOT, '.build', 'test-results.json');

const CHECKS = [
  ['Format and lint', () => runTool('@biomejs/biome', ['check', '--error-on-warnings', '.'])],
  ['Types', () => runTool('typescript', ['-b'])],
  ['Unused code and dependencies', () => runTool('knip', [])],
  [
    'Tests',
    () =>
      runTool('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile=${RESULTS}`], { env }),
  ],
  ['Every rule has a test', () => run(process.execPath, ['scripts/rules-report.mjs', '--results', RESULTS])],
];

await command(async () => {
  await ensureInstalled();
  await ensureBuilt(['library', 'server', 'web', 'attack']);
  const start = Date.now();
  const failed = [];
  for (const [index, [title, check]] of CHECKS.entries()) {
    console.log(`\n— ${index + 1}/${CHECKS.length} ${title}`);
    if ((await check()) !== 0) failed.push(title);
  }
  if (failed.length > 0) throw new Failure(`\nFailed after ${seconds(start)}: ${failed.join(', ')}.`);
  console.log(`\nAll ${CHECKS.length} checks passed in ${seconds(start)}.`);
});
