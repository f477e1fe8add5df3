import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localLinks, markdownFiles } from './markdown.ts';

interface Manifest {
  readonly exports: Readonly<Record<string, unknown>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

const ROOT = join(import.meta.dirname, '..', '..');
const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** The package's name at the end of an import or export, whose list of names may take several lines. */
const IMPORT = /(?:^(?:import|export|\}).*?(?:from |^import )|\bimport\()['"]((?:@[\w-]+\/)?[\w-]+)/gm;

/** What documents link to and the package leaves out: screenshots, which are heavy, and the sources. */
const LEFT_OUT = [
  /^docs\/images\/.*\.png$/,
  /^(?:core|games|bots|ui|web|protocol|server|cli|bench|scripts)\/(?!.*\.(?:md|json)$)/,
];

const CONSUMER = `
import { expectParsed, type Game, openTable, type Parsed, type Seat, type Table } from 'kontor';
import { findGame, RULES } from 'kontor/games';
import { hermagor, type HermagorView } from 'kontor/hermagor';
import { merchants } from 'kontor/merchants';
import 'kontor/bots';

const seat: Seat = 0;
const opened: Parsed<Table> = openTable(merchants, { seats: 3 });
const table = expectParsed(openTable(hermagor, { seats: 2 }));
export const view = (state: Parameters<typeof hermagor.view>[0]): HermagorView => hermagor.view(state, seat);
export const ids: string[] = RULES.map((game) => game.id);
export const seats: number = table.seats + (opened.ok ? opened.value.seats : 0);
// @ts-expect-error: a seat is a number
hermagor.active('first');
export type Named<G> = G extends Game<Table, infer S, unknown, unknown, unknown> ? S : never;
export const known = findGame('hermagor') !== undefined;
`;

/** What `npm pack` makes, unpacked as npm would install it; its dependencies are those of the checkout. */
describe('the npm package', () => {
  let folder: string;
  let installed: string;
  let manifest: Manifest;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'kontor-package-'));
    execFileSync(NPM, ['pack', '--silent', '--pack-destination', folder], { cwd: ROOT, stdio: 'pipe' });
    const [tarball = ''] = readdirSync(folder);
    installed = join(folder, 'node_modules', 'kontor');
    mkdirSync(installed, { recursive: true });
    execFileSync('tar', ['-xzf', join(folder, tarball), '--strip-components=1'], { cwd: installed });
    manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Manifest;
    for (const name of Object.keys(manifest.dependencies)) {
      const link = join(folder, 'node_modules', name);
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(join(ROOT, 'node_modules', name), link, 'junction');
    }
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

  it('runs the example', () => {
    cpSync(join(installed, 'examples', 'random-game.mjs'), join(folder, 'random-game.mjs'));
    const { scores, replayed } = JSON.parse(node('random-game.mjs')) as Record<string, number[]>;
    expect(scores).toHaveLength(4);
    expect(replayed).toEqual(scores);
  });

  it('has types that a strict program can use', () => {
    writeFileSync(join(folder, 'consumer.mts'), CONSUMER);
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
      JSON.stringify({ compilerOptions: options, files: ['consumer.mts'] }),
    );
    expect(node(join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc'), '-p', folder)).toBe('');
  });

  it('brings the command', () => {
    const command = join(installed, 'dist', 'js', 'kontor.js');
    expect(readFileSync(command, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
    expect(node(command, '--help')).toContain('simulate');
  });

  it('depends on all that it imports, in the versions of the workspaces', () => {
    const imported = new Set<string>();
    for (const file of readdirSync(join(installed, 'dist'), { recursive: true, encoding: 'utf8' })) {
      if (!/\.(js|d\.ts)$/.test(file)) continue;
      const text = readFileSync(join(installed, 'dist', file), 'utf8');
      for (const [, name = ''] of text.matchAll(IMPORT)) imported.add(name);
    }
    imported.delete('node');
    expect(Object.keys(manifest.dependencies).sort()).toEqual([...imported].sort());

    const ranges = ['core', 'drawing', 'games', 'bots', 'cli'].map((part) => {
      const { dependencies } = JSON.parse(readFileSync(join(ROOT, part, 'package.json'), 'utf8')) as Manifest;
      return dependencies;
    });
    expect(Object.assign({}, ...ranges)).toMatchObject(manifest.dependencies);
  });
});
