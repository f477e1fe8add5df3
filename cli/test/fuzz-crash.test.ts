import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';

const RECORD = new URL('../../games/merchants/fixtures/two-players.json', import.meta.url);

/** No game here breaks a promise, so the crash is made up. Other test files in this process load the real thing. */
vi.doMock('@kontor/core/fuzz', () => ({
  fuzzGame: () => ({
    moves: 7,
    crash: { error: new Error('coins from nowhere'), record: JSON.parse(readFileSync(RECORD, 'utf8')) },
  }),
}));
vi.resetModules();
const { callKontor } = await import('./process.ts');
afterAll(() => {
  vi.doUnmock('@kontor/core/fuzz');
  vi.resetModules();
});

const folder = mkdtempSync(join(tmpdir(), 'kontor-fuzz-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('fuzz stores a crash as a record that replay takes', async () => {
  const out = join(folder, 'crashes');
  const { code, err } = await callKontor('fuzz', 'merchants', '--players', '2', '--out', out);
  expect(code).toBe(1);
  expect(err).toContain('coins from nowhere');
  const path = join(out, 'merchants-crash-0.json');
  expect(err).toContain(path);
  expect((await callKontor('replay', path)).code).toBe(0);
});
