import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { ATTACKS } from '../attack/attacks/index.ts';
import { percentile } from '../attack/lib/figures.ts';
import type { AttackResult } from '../attack/run.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const SCRIPT = join(ROOT, 'scripts', 'attack.mjs');
const DOCUMENT = join(ROOT, 'docs', 'SECURITY.md');

// Elsewhere a machine has one loopback address only, or no /proc to read memory from.
it.skipIf(process.platform !== 'linux')(
  'the short form of npm run attack finds no hole',
  {
    timeout: 600_000,
  },
  async () => {
    const names = ATTACKS.filter(({ longOnly }) => !longOnly).map(({ name }) => name);
    const child = spawn(process.execPath, [SCRIPT, '--short', '--json'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [output] = await Promise.all([text(child.stdout), once(child, 'close')]);
    const results = JSON.parse(output) as AttackResult[];
    expect(results.map(({ name }) => name)).toEqual([...names, 'whole-run']);
    expect(results.flatMap(({ name, problems }) => problems.map((problem) => `${name}: ${problem}`))).toEqual(
      [],
    );
  },
);

it('every attack is described in docs/SECURITY.md', () => {
  const document = readFileSync(DOCUMENT, 'utf8');
  expect(ATTACKS.filter(({ name }) => !document.includes(`| \`${name}\` |`)).map(({ name }) => name)).toEqual(
    [],
  );
});

it('p99 of a hundred moves leaves out the slowest one, and no other', () => {
  const moves = (slow: number): number[] => Array.from({ length: 100 }, (_, i) => (i < slow ? 900 : 2));
  expect([0, 1, 2].map((slow) => percentile(moves(slow), 0.99))).toEqual([2, 2, 900]);
  expect([percentile([5, 1, 3], 0.5), percentile([5, 1, 3], 1), percentile([], 0.99)]).toEqual([3, 5, 0]);
});
