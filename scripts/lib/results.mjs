import { readFile } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import { ROOT } from './run.mjs';

/** The tests of a run, from Vitest's JSON report; `kept` is the folder of what a browser showed when it failed. */
export async function readResults(file) {
  const { testResults } = JSON.parse(await readFile(file, 'utf8'));
  return testResults.flatMap(({ name: path, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status, failureMessages, duration, meta }) => ({
      file: relative(ROOT, path).split(sep).join('/'),
      name: [...ancestorTitles, title].filter((part) => part !== '').join(' > '),
      passed: status === 'passed',
      failed: status === 'failed',
      // What passed and has failures nevertheless did so at its second try.
      unsteady: status === 'passed' && failureMessages.length > 0,
      seconds: (duration ?? 0) / 1000,
      kept: meta?.kept,
    })),
  );
}

/** A line for each of the tests, with the folder of what was kept of it. */
export function listTests(tests) {
  return tests
    .map(({ file, name, kept }) => `  ${file}: ${name}${kept === undefined ? '' : `\n    kept in ${kept}`}`)
    .join('\n');
}

/** A line for each of the files whose tests took longest together. */
export function listSlowest(tests, count) {
  const files = new Map();
  for (const { file, seconds } of tests) files.set(file, (files.get(file) ?? 0) + seconds);
  return [...files]
    .sort(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([file, seconds]) => `${seconds.toFixed(1).padStart(7)} s  ${file}`)
    .join('\n');
}
