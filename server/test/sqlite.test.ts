import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { StoreLocked } from '../src/store/lock.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { describeStore } from './store-suite.ts';

const folders = new Map<Store, string>();
const made: string[] = [];

async function openIn(folder: string): Promise<Store> {
  const store = await SqliteStore.open(folder);
  folders.set(store, folder);
  return store;
}

async function fresh(): Promise<Store> {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-store-'));
  made.push(folder);
  return openIn(folder);
}

afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

describeStore({
  name: 'sqlite',
  fresh,
  async reopen(store) {
    await store.close();
    return openIn(folders.get(store) as string);
  },
});

it('a second server on the same data is turned away', async () => {
  const store = await fresh();
  await expect(SqliteStore.open(folders.get(store) as string)).rejects.toThrow(StoreLocked);
  await store.close();
});
