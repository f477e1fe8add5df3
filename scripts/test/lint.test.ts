import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const BIOME = join(ROOT, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');

interface Case {
  readonly file: string;
  readonly code: string;
  /** The rule that refuses the file; none: the file is fine. */
  readonly rule?: string;
}

const imports = (file: string, specifier: string, rule?: string): Case => ({
  file,
  code: `import '${specifier}';`,
  ...(rule === undefined ? {} : { rule }),
});
const allowed = (file: string, specifier: string): Case => imports(file, specifier);
const banned = (file: string, specifier: string): Case => imports(file, specifier, 'noRestrictedImports');

const CASES: readonly Case[] = [
  banned('core/src', '@kontor/games'),
  banned('core/src', 'node:fs'),
  banned('core/testkit', '@kontor/games/x/rules'),
  allowed('core/testkit', 'node:fs'),
  banned('games/x/rules', '@kontor/bots'),
  banned('games/x/rules', '@kontor/games/y/rules'),
  banned('games/x/rules', 'node:fs'),
  banned('games/x/rules', 'react-dom/client'),
  banned('games/x/rules', '../bot/index.ts'),
  banned('games/x/rules', '../../y/ui/index.ts'),
  allowed('games/x/rules', '@kontor/core'),
  allowed('games/x/rules', './setup.ts'),
  banned('games/x/bot', '@kontor/server'),
  banned('games/x/bot', '../ui/index.ts'),
  allowed('games/x/bot', '@kontor/bots'),
  allowed('games/x/bot', '../rules/index.ts'),
  banned('games/x/ui', '@kontor/server'),
  banned('games/x/ui', '@kontor/web'),
  allowed('games/x/ui', '../rules/index.ts'),
  allowed('games/x/ui', '@kontor/ui'),
  banned('games/x/test', '@kontor/server'),
  allowed('games/x/test', '@kontor/core/testkit'),
  banned('bots/src', '@kontor/server'),
  banned('bots/src', '@kontor/games/x/ui'),
  banned('cli/src', '@kontor/server'),
  banned('server/src', '@kontor/web'),
  banned('server/src', '@kontor/games/x/ui'),
  allowed('server/src', '@kontor/games/x/rules'),
  allowed('server/src', 'node:fs'),
  banned('protocol/src', '@kontor/server'),
  banned('ui/src', '@kontor/games'),
  allowed('ui/src', '@kontor/drawing'),
  banned('drawing/src', '@kontor/ui'),
  banned('drawing/src', 'react'),
  banned('games/x/rules', '@kontor/drawing'),
  allowed('games/x/boards', '@kontor/drawing'),
  banned('web/src', '@kontor/server'),
  banned('web/src', 'node:fs'),
  allowed('web/src', '@kontor/games/x/ui'),
  { file: 'core/src', code: 'export const x = Math.random();', rule: 'noJsRestrictedProperties' },
  { file: 'games/x/rules', code: 'export const x = Math.random();', rule: 'noJsRestrictedProperties' },
  { file: 'games/x/bot', code: "export const x = Math['random']();", rule: 'noJsRestrictedProperties' },
  { file: 'games/x/bot', code: 'export const { random } = Math;', rule: 'noJsRestrictedProperties' },
  { file: 'games/x/rules', code: 'export const x = Date.now();', rule: 'noRestrictedGlobals' },
  { file: 'games/x/texts', code: 'export const x = new Date();', rule: 'noRestrictedGlobals' },
  { file: 'core/src', code: 'export const x = performance.now();', rule: 'noRestrictedGlobals' },
  { file: 'games/x/bot', code: 'export const x = globalThis;', rule: 'noRestrictedGlobals' },
  { file: 'server/src', code: 'export const x = [Math.random(), Date.now()];' },
  { file: 'server/src', code: 'export const x = (y: any) => y;', rule: 'noExplicitAny' },
  { file: 'cli/src', code: 'export const x = (y?: string) => y!.length;', rule: 'noNonNullAssertion' },
  {
    file: 'games/x/rules',
    code: "export const f = (x: 'a' | 'b') => {\n  switch (x) {\n    case 'a':\n      return 1;\n  }\n};",
    rule: 'useExhaustiveSwitchCases',
  },
];

describe('the linter', () => {
  let folder: string;
  let refused: ReadonlyMap<string, ReadonlySet<string>>;

  beforeAll(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'kontor-lint-')));
    for (const name of ['biome.json', '.gitignore']) cpSync(join(ROOT, name), join(folder, name));
    for (const [index, { file, code }] of CASES.entries()) write(pathOf(file, index), `${code}\n`);
    write('games/x/rules/cycle-a.ts', "import { b } from './cycle-b.ts';\nexport const a = () => b;\n");
    write('games/x/rules/cycle-b.ts', "import { a } from './cycle-a.ts';\nexport const b = () => a;\n");
    refused = lint();
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function write(path: string, text: string): void {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }

  /** File → the rules that it breaks. */
  function lint(): ReadonlyMap<string, ReadonlySet<string>> {
    const args = ['lint', '--reporter=github', '--max-diagnostics=none', '.'];
    const { stdout } = spawnSync(process.execPath, [BIOME, ...args], { cwd: folder, encoding: 'utf8' });
    const found = new Map<string, Set<string>>();
    for (const [, rule = '', file = ''] of stdout.matchAll(/title=lint\/\w+\/(\w+),file=([^,]+),/g)) {
      const path = relative(folder, file);
      found.set(path, (found.get(path) ?? new Set()).add(rule));
    }
    return found;
  }

  it.each(CASES.map((example, index) => ({ ...example, index })))(
    '$file: $code → $rule',
    ({ file, rule, index }) => {
      const broken = [...(refused.get(pathOf(file, index)) ?? [])];
      expect(broken).toEqual(rule === undefined ? [] : [rule]);
    },
  );

  it('refuses import cycles', () => {
    expect(refused.get('games/x/rules/cycle-a.ts')).toContain('noImportCycles');
  });
});

function pathOf(folder: string, index: number): string {
  return `${folder}/case-${index}.ts`;
}
