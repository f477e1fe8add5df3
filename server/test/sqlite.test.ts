import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import LibSql from 'libsql';
import { afterAll, describe, expect, it } from 'vitest';
import { StoreLocked } from '../src/store/lock.ts';
import { MIGRATIONS } from '../src/store/migrations/index.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import type { Store, TableProgress } from '../src/store/store.ts';
import { describeStore, move, table } from './store-suite.ts';

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

it('what earlier versions have stored can be read', async () => {
  const store = await fresh();
  await store.addUser({ id: 'ann', name: 'Ann', createdAt: 1 }, 'hash');
  const clocks = { left: [1, 2], running: [0], since: 5 };
  const proposals = { cancel: [], missing: { seat: 1, until: 7, choices: [] }, swaps: [] };
  const before = { clocks, proposals } as unknown as Pick<TableProgress, 'clocks' | 'proposals'>;
  await store.addTable(table('t1', { progress: before }));
  expect((await store.table('t1'))?.progress).toMatchObject({
    clocks: { ...clocks, turns: [0, 0] },
    proposals: { ...proposals, alsoMissing: [] },
  });
  await store.close();
});

it('a second server on the same data is turned away', async () => {
  const store = await fresh();
  await expect(SqliteStore.open(folders.get(store) as string)).rejects.toThrow(StoreLocked);
  await store.close();
});

/** The last four of so many commands. */
const ids = (n: number) => [n - 3, n - 2, n - 1, n].flatMap((id) => (id > 0 ? [`c${id}`] : []));

it('what was only in the journal when the server crashed is put in its place at the next start', async () => {
  const store = await fresh();
  await store.addUser({ id: 'ann', name: 'Ann', createdAt: 1 }, 'hash');
  await store.addTable(table('t1'));
  await store.addTable(table('t2'));
  await store.commit([move('t1', 1, { due: 50 }), move('t2', 1)]);
  // The second says only what is different from the first.
  await store.commit([move('t1', 2, { stage: 'finished' }, { due: 50 })]);
  // Of the commands it remembers only the new one.
  for (let n = 1; n <= 5; n++)
    await store.commit([
      {
        ...move('t2', n + 1, { recent: [ids(n), []] }, { recent: [ids(n - 1), []] }),
        command: { seat: 0, id: `c${n}` },
      },
    ]);
  const [t1, t2] = [await store.table('t1'), await store.table('t2')];
  expect(t2?.progress.recent).toEqual([['c2', 'c3', 'c4', 'c5'], []]);
  expect(t1?.progress).toMatchObject({ version: 2, row: 2, due: null, stage: 'finished' });
  // As the files lie there now, without anything that closing would do.
  const copy = mkdtempSync(join(tmpdir(), 'kontor-store-'));
  made.push(copy);
  for (const file of ['kontor.db', 'kontor.db-wal'])
    cpSync(join(folders.get(store) as string, file), join(copy, file));
  await store.close();

  const again = await openIn(copy);
  expect(await again.table('t1')).toEqual(t1);
  expect(await again.table('t2')).toEqual(t2);
  expect((await again.rows('t1')).map(({ at }) => at)).toEqual([7, 7]);
  expect((await again.runningTables()).map(({ terms }) => terms.id)).toEqual(['t2']);
  expect(await again.commit([move('t1', 2)])).toMatchObject({ stale: [{ table: 't1' }] });
  expect(await again.commit([move('t1', 3)])).toEqual({ stale: [] });
  expect(await again.rows('t1')).toHaveLength(3);
  await again.close();
});

/** A database of the first kind, and what there is to be found in it. */
async function firstKind(): Promise<{ folder: string; found: unknown }> {
  const store = await fresh();
  const folder = folders.get(store) as string;
  await store.addUser({ id: 'ann', name: 'Ann', createdAt: 1 }, 'hash');
  await store.addTable(table('t1'));
  await store.commit([move('t1', 1)]);
  await store.commit([move('t1', 2)]);
  const [found, rows] = [await contents(store), await store.rows('t1')];
  await store.close();
  const file = new LibSql(join(folder, 'kontor.db'));
  for (const [column, kind] of Object.entries({
    version: 'integer',
    row: 'integer',
    active: 'integer',
    updated_at: 'bigint',
  })) {
    file.exec(`alter table tables add column ${column} ${kind} not null default 0`);
    file.exec(`update tables set ${column} = (select ${column} from progress where table_id = id)`);
  }
  file.exec(`alter table tables add column progress text not null default ''`);
  file.exec(
    `update tables set progress = (select json_remove(rest, '$.wishes.swaps') from progress where table_id = id)`,
  );
  file.exec('create table rows (table_id text, row integer, entry text, at bigint)');
  const old = file.prepare('insert into rows values (?, ?, ?, ?)');
  for (const [i, { entry, at }] of rows.entries()) old.run('t1', i + 1, JSON.stringify(entry), at);
  file.exec('drop index tables_by_host');
  file.exec(`update tables set terms = json_set(terms, '$.host', host)`);
  file.exec('alter table tables drop column host');
  file.exec('drop table chapters');
  file.exec('drop table progress');
  file.exec('drop table journal');
  file.exec('alter table users add column token_hash text');
  file.exec(`update users set token_hash = 'hash'`);
  file.exec('drop table tokens');
  file.exec(`delete from kysely_migration where name > '001-tables'`);
  file.close();
  return { folder, found };
}

async function contents(store: Store): Promise<unknown> {
  return {
    table: await store.table('t1'),
    rows: await store.rows('t1'),
    user: await store.userByToken('hash'),
    mine: (await store.tablesOf('ann', 1)).map(({ terms }) => terms.id),
  };
}

it('the first kind of database is brought up to date', async () => {
  const { folder, found } = await firstKind();
  // A log that cannot be taken over stops it, and then nothing has been changed that would stop the next try.
  const file = new LibSql(join(folder, 'kontor.db'));
  file.exec('insert into rows select * from rows');
  await expect(SqliteStore.open(folder)).rejects.toThrow();
  file.exec('delete from rows where rowid > 2');
  file.close();
  const again = await openIn(folder);
  expect(await contents(again)).toEqual(found);
  expect(found).toMatchObject({
    rows: { length: 2 },
    user: { id: 'ann', name: 'Ann', createdAt: 1 },
    mine: ['t1'],
  });
  expect(await again.commit([move('t1', 3)])).toEqual({ stale: [] });
  await again.close();
});

describe('when the server ends right after a step to bring its data up to date, before that is noted,', () => {
  async function stopAfter(step: string, folder: string): Promise<void> {
    const file = new LibSql(join(folder, 'kontor.db'));
    file.exec(
      'create table if not exists kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)',
    );
    file.exec(`create trigger stop before insert on kysely_migration when new.name = '${step}'
      begin select raise(abort, 'the end'); end`);
    await expect(SqliteStore.open(folder)).rejects.toThrow('the end');
    file.exec('drop trigger stop');
    file.close();
  }
  const [first, ...later] = Object.keys(MIGRATIONS);

  it.each([first, ...later])('a new database is made at the next start (%s)', async (step = '') => {
    const folder = mkdtempSync(join(tmpdir(), 'kontor-store-'));
    made.push(folder);
    await stopAfter(step, folder);
    const store = await openIn(folder);
    await store.addUser({ id: 'ann', name: 'Ann', createdAt: 1 }, 'hash');
    await store.addTable(table('t1'));
    expect(await store.table('t1')).toEqual(table('t1'));
    await store.close();
  });

  it.each(later)('an old one is brought up to date at the next start (%s)', async (step) => {
    const { folder, found } = await firstKind();
    await stopAfter(step, folder);
    const store = await openIn(folder);
    expect(await contents(store)).toEqual(found);
    await store.close();
  });
});
