import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('npm run docs writes the API reference without a warning', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-docs-'));
  const script = join(import.meta.dirname, '..', 'docs.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, '--out', folder], {
    encoding: 'utf8',
  });
  expect(status, stdout + stderr).toBe(0);
  expect(existsSync(join(folder, 'index.html'))).toBe(true);
  rmSync(folder, { recursive: true });
});
