import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { LIMITS } from '../src/limits.ts';

const DOCUMENT = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'SECURITY.md'), 'utf8');

function limitsTable(): string {
  const rows = Object.values(LIMITS).map(
    ({ variable, value, meaning }) => `| \`${variable}\` | ${value} | ${meaning} |`,
  );
  return ['| Variable | Default | What it limits |', '| --- | --- | --- |', ...rows].join('\n');
}

it('docs/SECURITY.md lists every limit with its default', () => {
  const [, table] = /<!-- limits: begin -->\n\n([\s\S]*?)\n\n<!-- limits: end -->/.exec(DOCUMENT) ?? [];
  expect(table).toBe(limitsTable());
});

it('no two limits have the same variable', () => {
  const variables = Object.values(LIMITS).map(({ variable }) => variable);
  expect(new Set(variables).size).toBe(variables.length);
});
