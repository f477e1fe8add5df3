import './lib/node-version.mjs';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { copySources } from './lib/copy.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { command, Failure, ROOT } from './lib/run.mjs';

/** What a game's tests need. */
const WORKSPACES = ['core', 'drawing', 'games', 'ui'];
const FILES = ['vitest.config.ts', 'package.json', 'tsconfig.base.json'];
const RULE_ITEM = /^- ([A-Z]-[A-Z]?\d+(?:\.\d+)?) /gm;

/**
 * Breaks the rules one by one, as `games/<id>/mutants.json` says, and runs the tests that name the broken rule: one of
 * them must fail. `node scripts/mutate.mjs [--game ID] [--check] [RULE …]`; `--check` only looks whether every mutant still
 * matches its file. Works on a copy, so the checkout stays as it is.
 */
await command(async () => {
  const { values, positionals: wanted } = parseArgs({
    allowPositionals: true,
    options: { game: { type: 'string' }, check: { type: 'boolean' } },
  });
  const games = (await readGames()).filter(({ id }) => values.game === undefined || values.game === id);
  await checkMutants(games);
  if (values.check) return;
  await ensureInstalled();
  const folder = await mkdtemp(join(tmpdir(), 'kontor-mutate-'));
  try {
    await copySources(folder, WORKSPACES, FILES);
    const vitest = await startVitest(folder);
    const survivors = [];
    for (const game of games) survivors.push(...(await breakRules(game, wanted, folder, vitest)));
    await vitest.close();
    for (const game of games) reportUnbroken(game);
    if (survivors.length > 0)
      throw new Failure(`${survivors.length} mutants survived:\n${survivors.join('\n')}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

async function readGames() {
  const entries = await readdir(join(ROOT, 'games'), { withFileTypes: true });
  const ids = entries
    .filter(({ name }) => existsSync(join(ROOT, 'games', name, 'RULES.md')))
    .map(({ name }) => name);
  return Promise.all(
    ids.map(async (id) => {
      const rules = await readFile(join(ROOT, 'games', id, 'RULES.md'), 'utf8');
      const list = join(ROOT, 'games', id, 'mutants.json');
      const mutants = existsSync(list) ? JSON.parse(await readFile(list, 'utf8')) : [];
      return { id, rules: [...rules.matchAll(RULE_ITEM)].map(([, rule]) => rule), mutants };
    }),
  );
}

/** Each mutant replaces a text that is in its file exactly once. */
async function checkMutants(games) {
  const astray = [];
  for (const { id, mutants } of games)
    for (const { rule, file, find } of mutants) {
      const text = await readFile(join(ROOT, 'games', id, file), 'utf8').catch(() => '');
      const times = text.split(find).length - 1;
      if (times !== 1) astray.push(`${placeOf(rule, file, find)}\n  is in the file ${times} times, not once`);
    }
  if (astray.length > 0) throw new Failure(`${astray.length} mutants match nothing:\n${astray.join('\n')}`);
}

function placeOf(rule, file, find) {
  return `${rule} ${file}: ${find.trim().split('\n')[0]}`;
}

async function startVitest(folder) {
  const { createVitest } = await import('vitest/node');
  const vitest = await createVitest('test', {
    root: folder,
    watch: false,
    project: ['unit'],
    reporters: [{}],
  });
  await vitest.standalone();
  return vitest;
}

async function breakRules({ id, mutants }, wanted, folder, vitest) {
  const survivors = [];
  const chosen = mutants.filter(({ rule }) => wanted.length === 0 || wanted.includes(rule));
  for (const [index, { rule, file, find, replace }] of chosen.entries()) {
    const path = join(folder, 'games', id, file);
    const text = await readFile(path, 'utf8');
    const place = placeOf(rule, file, find);
    if (index === 0 || chosen[index - 1].rule !== rule) await expectSound(id, rule, folder, vitest);
    await writeFile(
      path,
      text.replace(find, () => replace),
    );
    vitest.invalidateFile(path);
    const failed = await failingTests(id, rule, folder, vitest);
    await writeFile(path, text);
    vitest.invalidateFile(path);
    console.log(`${index + 1}/${chosen.length} ${failed > 0 ? 'found' : 'SURVIVED'} ${place}`);
    if (failed === 0) survivors.push(place);
  }
  return survivors;
}

/** Tests that fail anyway would prove nothing. */
async function expectSound(id, rule, folder, vitest) {
  if ((await failingTests(id, rule, folder, vitest)) > 0)
    throw new Failure(`A test that names ${rule} fails without a mutant.`);
}

/** How many of the tests that name the rule fail. */
async function failingTests(id, rule, folder, vitest) {
  const tests = join(folder, 'games', id, 'test');
  const naming = [];
  for (const name of (await readdir(tests)).filter((each) => /\.test\.tsx?$/.test(each)))
    if ((await readFile(join(tests, name), 'utf8')).includes(rule)) naming.push(join(tests, name));
  vitest.setGlobalTestNamePattern(new RegExp(`${rule.replace('.', '\\.')}(?!\\.?\\d)`));
  const { testModules } = await vitest.runTestSpecifications(await vitest.globTestSpecifications(naming));
  return (
    testModules
      // Vitest also returns the modules of earlier runs.
      .filter(({ moduleId }) => naming.includes(moduleId))
      .reduce(
        (sum, module) => sum + [...module.children.allTests('failed')].length + module.errors().length,
        0,
      )
  );
}

function reportUnbroken({ id, rules, mutants }) {
  const broken = new Set(mutants.map(({ rule }) => rule));
  const unbroken = rules.filter((rule) => !broken.has(rule));
  console.log(
    `${id}: ${mutants.length} mutants of ${broken.size} rules; none of ${unbroken.join(', ') || 'no rule'}`,
  );
}
