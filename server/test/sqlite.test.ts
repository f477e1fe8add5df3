import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import LibSql from 'libsql';
import { afterAll, expect, it } from 'vitest';
import { StoreLocked } from '../src/store/lock.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { describeStore, table } from './store-suite.ts';

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

it('a database from before people could swap or have several devices is brought up to date', async () => {
  const store = await fresh();
  const folder = folders.get(store) as string;
  await store.addUser({ id: 'ann', name: 'Ann', createdAt: 1 }, 'hash');
  await store.addTable(table('t1'));
  await store.close();
  const file = new LibSql(join(folder, 'kontor.db'));
  file.exec(`update tables set progress = json_remove(progress, '$.wishes.swaps')`);
  file.exec('alter table users add column token_hash text');
  file.exec(`update users set token_hash = 'hash'`);
  file.exec('drop table tokens');
  file.exec(`delete from kysely_migration where name > '001-tables'`);
  file.close();
  const again = await openIn(folder);
  expect(await again.table('t1')).toEqual(table('t1'));
  expect(await again.userByToken('hash')).toEqual({ id: 'ann', name: 'Ann', createdAt: 1 });
  expect((await again.tablesOf('ann', 1)).map(({ terms }) => terms.id)).toEqual(['t1']);
  await again.close();
});
