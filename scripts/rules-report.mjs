import './lib/node-version.mjs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from './lib/install.mjs';
import { readResults } from './lib/results.mjs';
import { command, Failure, ROOT, runTool } from './lib/run.mjs';

const RULE_ITEM = /^- ([A-Z]-[A-Z]?\d+(?:\.\d+)?) /gm;
const RULE_IN_TITLE = /\b[A-Z]-[A-Z]?\d+(?:\.\d+)?(?![\w-])/g;
/** Where the games are; the example has rules and tests of its own as well. */
const GAME_FOLDERS = ['games', 'examples'];
const TEST_FOLDERS = [...GAME_FOLDERS, 'core', 'cli'];

/** With `--results FILE`, a report of a run, only tests that passed in it count, and only rules without one are listed. */
const RESULTS = parseArgs({ options: { results: { type: 'string' } } }).values.results;

/** Lists every numbered rule of every game with the tests that name it. */
await command(async () => {
  await ensureInstalled();
  const games = await readRules();
  const proofs = await collectProofs();
  const totals = games.map((game) => report(game, proofs));

  const known = new Set(games.flatMap(({ ids }) => ids));
  const unknown = [...proofs].filter(([id]) => !known.has(id));
  for (const [id, tests] of unknown) console.log(`${id} is no rule, but is named by ${tests[0]}`);

  const untested = totals.reduce((sum, { untested }) => sum + untested, 0);
  console.log(
    totals
      .map(({ id, rules, tests, untested }) => `${id}: ${rules} rules, ${tests} tests, ${untested} untested`)
      .join('; '),
  );
  if (untested + unknown.length > 0)
    throw new Failure('Every rule needs a test whose title names it, and only rules are named.');
});

async function readRules() {
  const games = [];
  for (const folder of GAME_FOLDERS) {
    const entries = await readdir(join(ROOT, folder), { withFileTypes: true });
    for (const { name } of entries.filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')) {
      const text = await readFile(join(ROOT, folder, name, 'RULES.md'), 'utf8').catch(() => {
        throw new Failure(`${folder}/${name} has no RULES.md.`);
      });
      games.push({ id: name, ids: [...text.matchAll(RULE_ITEM)].map(([, id]) => id) });
    }
  }
  return games;
}

/** Rule id → the tests whose title, or whose group's title, names it. */
async function collectProofs() {
  const proofs = new Map();
  for (const { file, name } of RESULTS === undefined ? await listTests() : await passedTests()) {
    for (const id of new Set(name.match(RULE_IN_TITLE))) {
      proofs.set(id, [...(proofs.get(id) ?? []), `${file}: ${name}`]);
    }
  }
  return proofs;
}

/** Vitest itself lists them, so that no title in a comment counts. */
async function listTests() {
  const file = join(ROOT, '.build', 'tests.json');
  await mkdir(join(ROOT, '.build'), { recursive: true });
  const code = await runTool('vitest', ['list', '--project', 'unit', `--json=${file}`, ...TEST_FOLDERS]);
  if (code !== 0) throw new Failure('The tests could not be listed.');
  return JSON.parse(await readFile(file, 'utf8')).map((test) => ({
    file: relative(ROOT, test.file).split(sep).join('/'),
    name: test.name,
  }));
}

async function passedTests() {
  return (await readResults(RESULTS)).filter(({ passed }) => passed);
}

function report({ id: game, ids }, proofs) {
  const tests = new Set();
  let untested = 0;
  for (const id of ids) {
    const proving = proofs.get(id) ?? [];
    if (proving.length === 0) untested += 1;
    for (const test of proving) tests.add(test);
    if (RESULTS !== undefined && proving.length > 0) continue;
    console.log(
      proving.length === 0 ? `${id}  no test` : `${id}\n${proving.map((test) => `    ${test}`).join('\n')}`,
    );
  }
  return { id: game, rules: ids.length, tests: tests.size, untested };
}
