import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SCRIPT = join(import.meta.dirname, '..', 'docs.mjs');

it('npm run docs writes the API reference without a warning', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-docs-'));
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, '--out', folder], {
    encoding: 'utf8',
  });
  expect(status, stdout + stderr).toBe(0);
  expect(existsSync(join(folder, 'index.html'))).toBe(true);
  rmSync(folder, { recursive: true });
});
