import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const WORKSPACES = ['core', 'drawing', 'games', 'ui', 'bots', 'cli'];
const FILES = [
  ...['scripts', 'examples', 'docs', 'package.json', 'package-lock.json', 'biome.json'],
  ...['tsconfig.base.json', 'vitest.config.ts'],
];

/** Follows docs/ADDING-A-GAME.md step by step in a copy of the checkout. */
describe('npm run new-game -- marbles', () => {
  let folder: string;
  const run = (...words: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' });
    return { status, text: stdout + stderr, stdout };
  };
  const expectDone = (...words: readonly string[]) => {
    const { status, text, stdout } = run(...words);
    expect(status, text).toBe(0);
    return stdout;
  };
  const tool = (name: string, script: string) => join('node_modules', name, script);
  const kontor = (...words: readonly string[]) => expectDone(join('dist', 'js', 'kontor.js'), ...words);

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'kontor-new-game-'));
    const given = JSON.stringify([folder, WORKSPACES, FILES]);
    const copy = `import('./scripts/lib/copy.mjs').then(({ copySources }) => copySources(...${given}))`;
    execFileSync(process.execPath, ['-e', copy], { cwd: ROOT });
    expectDone('scripts/new-game.mjs', 'marbles');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('makes a folder with rules and a letter of its own, and one line in the registry', () => {
    const rules = readFileSync(join(folder, 'games', 'marbles', 'RULES.md'), 'utf8');
    // M is taken by Merchants of Empire.
    expect(rules).toMatch(/^- A-1 /m);
    expect(rules).not.toMatch(/pebbles/i);
    expect(readFileSync(join(folder, 'games', 'index.ts'), 'utf8')).toMatch(/merchants, marbles\]/);
    for (const part of ['ui/card.tsx', 'ui/index.tsx', 'mutants.json', 'fixtures/first.json'])
      expect(existsSync(join(folder, 'games', 'marbles', part))).toBe(true);
  });

  it('makes no second one, and none with a bad name', () => {
    for (const words of [['marbles'], ['Marbles!'], [], ['a', 'b'], ['../x']])
      expect(run('scripts/new-game.mjs', ...words).status).toBe(1);
  });

  it('passes linter, test kit, and the tests of documents that tell of all games', () => {
    expectDone(
      tool('@biomejs/biome', 'bin/biome'),
      'check',
      '--error-on-warnings',
      '--vcs-enabled=false',
      'games/marbles',
    );
    const tests = ['games/marbles', 'cli/test/schemas.test.ts', 'cli/test/transcript.test.ts'];
    const vitest = expectDone(tool('vitest', 'vitest.mjs'), 'run', '--project', 'unit', ...tests);
    expect(vitest).toMatch(/4 passed/);
  });

  it('is played by bots that know nothing of it, everywhere on the command line', () => {
    expect(kontor('--help')).toContain('Marbles');
    expect(JSON.parse(kontor('simulate', 'marbles', '--games', '20', '--json'))).toMatchObject({
      finished: 20,
    });
    expect(kontor('fuzz', 'marbles', '--games', '5')).toContain('no promise broken');
    const out = join(folder, 'arena.jsonl');
    const arena = ['arena', 'marbles', '--bots', 'master,random', '--scale', '0.01', '--threads', '1'];
    expect(kontor(...arena, '--games', '2', '--out', out)).toContain('master');
    const balance = kontor('balance', 'marbles', '--games', '4', '--players', '2', '--threads', '1');
    expect(balance).toContain('win share');
    // Its statistics have actions only.
    expect(balance).toContain('done per player and game');
    expect(balance).not.toContain('used per game');
    expect(kontor('board', 'check', 'games/marbles/boards/heap.json')).toContain('is good');
    const requests = [
      { method: 'new', params: { game: 'marbles', players: 2, seed: 'x' } },
      { method: 'bot', params: { match: 'm1', seat: 0, level: 'apprentice' } },
    ].map((request, id) => JSON.stringify({ jsonrpc: '2.0', id, ...request }));
    const { stdout } = spawnSync(process.execPath, ['dist/js/kontor.js', 'rpc'], {
      cwd: folder,
      encoding: 'utf8',
      input: requests.join('\n'),
    });
    expect(stdout).toMatch(/"move":"take \d"/);
  });

  it('has mutants that match, and works without any', () => {
    expectDone('scripts/mutate.mjs', '--check');
    rmSync(join(folder, 'games', 'marbles', 'mutants.json'));
    expectDone('scripts/mutate.mjs', '--check');
    writeFileSync(join(folder, 'games', 'marbles', 'mutants.json'), '[]\n');
  });
});
