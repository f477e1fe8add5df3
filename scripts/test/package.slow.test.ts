import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localLinks, markdownFiles } from './markdown.ts';

interface Manifest {
  readonly exports: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const ROOT = join(import.meta.dirname, '..', '..');
const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** The package's name at the end of an import or export, whose list of names may take several lines. */
const IMPORT = /(?:^(?:import|export|\}).*?(?:from |^import )|\bimport\()['"]((?:@[\w-]+\/)?[\w-]+)/gm;

/** What documents link to and the package leaves out: the sources, and what hosts take from a checkout. */
const LEFT_OUT = [
  /^(?:core|games|bots|ui|web|protocol|server|cli|bench|scripts|deploy)\/(?!.*\.(?:md|json)$)/,
];

/** What a strict program can write, and what must not compile. */
const CONSUMER = `
import { expectParsed, type Game, matchFromPosition, matchFromRecord, type Seat, startMatch, type Table } from 'kontor';
import { advise } from 'kontor/bots';
import { randomMove } from 'kontor/engine';
import { GAME_IDS, loadGame } from 'kontor/games';
import { explain, hermagor, type HermagorView } from 'kontor/hermagor';
import { SPACE_NAMES } from 'kontor/hermagor/engine';
import { merchants } from 'kontor/merchants';
import { drawBoard } from 'kontor/merchants/drawing';

const seat: Seat = 0;
const match = expectParsed(startMatch(hermagor, { players: ['Ada', 'Ben'], seed: 'x', options: { sixTile: 'add' } }));
const view: HermagorView = match.view(seat);
export const round: number = view.round;
export const moves: readonly string[] = match.moves(seat).moves;
export const kinds: string[] = match.history(null).map((event) => event.type);
const looked = match.preview(seat, 'pass');
if (looked.ok && looked.preview !== 'unknown') {
  const cash: number | 'unknown' = looked.preview.cash;
  console.log(cash);
} else if (!looked.ok) console.log(explain(looked.refused, 'fr'));
export const first: Table = match.timeline.table;
const record = match.record();
const rows: number[] = record.rows.map((row) => row.seat);
const name: string | undefined = record.players[0]?.name;
const bot: string | undefined = record.players[0]?.bot;
console.log(rows, name, bot, matchFromRecord(hermagor, record), matchFromPosition(hermagor, match.position(), { players: ['A', 'B'], seed: '' }));
const advice = await advise(match, seat, { level: 'master', ms: 10 });
if (advice.ok) console.log(advice.values[0]?.reasons.join(), advice.move);
export const drawn = (board: Parameters<typeof drawBoard>[0]): string => drawBoard(board);
export type Named<G> = G extends Game<Table, infer S, unknown, unknown, unknown> ? S : never;
console.log(GAME_IDS, await loadGame('hermagor'), SPACE_NAMES, randomMove, merchants.id);

// @ts-expect-error: no value of this option
startMatch(hermagor, { players: ['Ada', 'Ben'], seed: 'x', options: { sixTile: 'offf' } });
// @ts-expect-error: no option of this game
startMatch(merchants, { players: ['Ada', 'Ben'], seed: 'x', options: { sixTile: 'add' } });
// @ts-expect-error: not one of the numbers of turns
startMatch(merchants, { players: ['Ada', 'Ben'], seed: 'x', options: { turns: 10 } });
// @ts-expect-error: no such bot
startMatch(hermagor, { players: ['Ada', { name: 'Ben', bot: 'mastr' }], seed: 'x' });
// @ts-expect-error: no such bot
advise(match, seat, { level: 'mastr' });
// @ts-expect-error: a view of another game
export const other: HermagorView = expectParsed(startMatch(merchants, { players: ['A', 'B'], seed: 'x' })).view(0);
// @ts-expect-error: an event of another game
match.history(null).map((event) => event.type === 'plotted');
// @ts-expect-error: a move is a text
match.play(seat, 7);
// @ts-expect-error: no such language
explain({ code: 'game.over', params: {} }, 'xx');
// @ts-expect-error: a row of a record has a number
record.rows.map((row): string => row.seat);
`;

/** The same by \`require\`, which Node 20.19 can do with modules. */
const REQUIRING = `
import kontor = require('kontor');
import hermagor = require('kontor/hermagor');
export const match = kontor.expectParsed(kontor.startMatch(hermagor.hermagor, { players: ['Ada', 'Ben'], seed: 'x' }));
`;

/** What `npm pack` makes, unpacked as npm would install it; it needs no other package. */
describe('the npm package', () => {
  let folder: string;
  let tarball: string;
  let installed: string;
  let manifest: Manifest;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'kontor-package-'));
    execFileSync(NPM, ['pack', '--silent', '--pack-destination', folder], { cwd: ROOT, stdio: 'pipe' });
    tarball = join(folder, readdirSync(folder)[0] ?? '');
    installed = join(folder, 'node_modules', 'kontor');
    mkdirSync(installed, { recursive: true });
    execFileSync('tar', ['-xzf', tarball, '--strip-components=1'], { cwd: installed });
    manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Manifest;
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function node(...args: string[]): string {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    expect(status, stdout + stderr).toBe(0);
    return stdout;
  }

  it('holds what is built, the documents and the files they are about, and no sources', () => {
    expect(readdirSync(installed).sort()).toEqual([
      'CHANGELOG.md',
      'CONTRIBUTING.md',
      'CREDITS.md',
      'LICENSE',
      'README.md',
      'SECURITY.md',
      'dist',
      'docs',
      'examples',
      'games',
      'package.json',
    ]);
    const files = readdirSync(installed, { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => /(?<!\.d)\.tsx?$/.test(file))).toEqual([]);
  });

  it('has documents whose links lead to files of the package', () => {
    const documents = markdownFiles(installed);
    const ours = markdownFiles(ROOT).filter((file) => !file.startsWith('.github/'));
    expect([...documents].sort()).toEqual(ours.sort());
    const dead = documents.flatMap((file) =>
      localLinks(installed, file)
        .filter(({ path }) => !existsSync(join(installed, path)))
        .filter(({ path }) => !LEFT_OUT.some((pattern) => pattern.test(path)))
        .map(({ path }) => ({ file, path })),
    );
    expect(dead).toEqual([]);
  });

  it('is as large as the README says', () => {
    const [, packed, unpacked] =
      /(\d+(?:\.\d)?) MB to download, (\d+(?:\.\d)?) MB on disk/.exec(
        readFileSync(join(ROOT, 'README.md'), 'utf8'),
      ) ?? [];
    const files = readdirSync(installed, { recursive: true, withFileTypes: true }).filter((file) =>
      file.isFile(),
    );
    const bytes = files.reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0);
    expect(statSync(tarball).size / 1e6).toBeLessThanOrEqual(Number(packed));
    expect(bytes / 1e6).toBeLessThanOrEqual(Number(unpacked));
    // A figure that is far too high would tell nothing.
    expect(bytes / 1e6).toBeGreaterThan(Number(unpacked) / 2);
  });

  it('is imported and required alike', () => {
    const entries = Object.keys(manifest.exports)
      .filter((entry) => entry !== './package.json')
      .map((entry) => `kontor${entry.slice(1)}`);
    const program = `
      const entries = ${JSON.stringify(entries)};
      Promise.all(entries.map((entry) => import(entry))).then((imported) =>
        console.log(JSON.stringify(entries.map((entry, i) => [
          Object.keys(imported[i]).length > 0,
          Object.keys(imported[i]).every((name) => require(entry)[name] === imported[i][name]),
        ]))));`;
    writeFileSync(join(folder, 'both.cjs'), program);
    expect(JSON.parse(node('both.cjs'))).toEqual(entries.map(() => [true, true]));
  });

  it('runs the examples', () => {
    const run = (name: string, ...args: string[]) => node(join(installed, 'examples', name), ...args);
    const { scores, replayed } = JSON.parse(run('random-game.mjs')) as Record<string, number[]>;
    expect(scores).toHaveLength(4);
    expect(replayed).toEqual(scores);
    expect(run('four-bots.mjs', '1', 'novice').match(/rank \d, score \d/g)).toHaveLength(4);
    const advice = run('advice.mjs', join(installed, 'examples', 'position.json'), '50');
    expect(advice).toMatch(/wins \d+ %\. \w/);
    expect(advice).toContain('Ce n’est pas un coup de cette table');
  });

  it('runs the code of docs/BOARDS.md', () => {
    const text = readFileSync(join(installed, 'docs', 'BOARDS.md'), 'utf8');
    const [, code = ''] = /```js\n([\s\S]*?)```/.exec(text) ?? [];
    writeFileSync(join(folder, 'boards.mjs'), code);
    const board = JSON.parse(
      readFileSync(join(installed, 'games/hermagor/boards/ilmar.json'), 'utf8'),
    ) as object;
    writeFileSync(join(folder, 'my-board.json'), JSON.stringify({ ...board, id: 'mine', name: 'Mine' }));
    expect(node('boards.mjs')).toBe('2 play on Mine\n');
    expect(readFileSync(join(folder, 'my-board.svg'), 'utf8')).toMatch(/^<svg/);
    writeFileSync(join(folder, 'my-board.json'), JSON.stringify({ ...board, villages: 7 }));
    expect(node('boards.mjs')).toBe('/villages: This must be a list.\n');
  });

  const python = spawnSync('python3', ['--version']).status === 0;
  it.runIf(python)('is played from Python', () => {
    const client = join(installed, 'examples', 'client.py');
    const command = join(installed, 'dist', 'js', 'kontor.js');
    const { status, stdout, stderr } = spawnSync('python3', [client, process.execPath, command], {
      encoding: 'utf8',
    });
    expect(status, stderr).toBe(0);
    expect((JSON.parse(stdout) as { ranks: number[] }).ranks).toContain(1);
  });

  it('has types that a strict program can use', () => {
    writeFileSync(join(folder, 'consumer.mts'), CONSUMER);
    writeFileSync(join(folder, 'requiring.cts'), REQUIRING);
    const options = {
      strict: true,
      module: 'nodenext',
      target: 'es2022',
      lib: ['es2022'],
      types: ['node'],
      typeRoots: [join(ROOT, 'node_modules', '@types')],
      noEmit: true,
    };
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: options, files: ['consumer.mts', 'requiring.cts'] }),
    );
    expect(node(join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc'), '-p', folder)).toBe('');
  });

  it('brings the command', () => {
    const command = join(installed, 'dist', 'js', 'kontor.js');
    expect(readFileSync(command, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
    expect(node(command, '--help')).toContain('simulate');
  });

  it('needs no other package, not even for its types', () => {
    const imported = new Set<string>();
    for (const file of readdirSync(join(installed, 'dist'), { recursive: true, encoding: 'utf8' })) {
      if (!/\.(js|d\.ts)$/.test(file)) continue;
      const text = readFileSync(join(installed, 'dist', file), 'utf8');
      for (const [, name = ''] of text.matchAll(IMPORT)) imported.add(name);
    }
    expect([...imported]).toEqual(['node']);
    expect(manifest.dependencies).toBeUndefined();
  });
});
