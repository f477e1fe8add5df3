import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noPendingMoves, type Row } from '@kontor/core';
import { Kysely, Migrator } from 'kysely';
import LibSql from 'libsql';
import { afterAll, describe, expect, it } from 'vitest';
import { Dialect } from '../src/store/dialect.ts';
import { StoreLocked } from '../src/store/lock.ts';
import { SQLITE_MIGRATIONS } from '../src/store/migrations/index.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { describePeople } from './people-suite.ts';
import { describeStore, move, type StoreDriver, table } from './store-suite.ts';

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

const driver: StoreDriver = {
  name: 'sqlite',
  fresh,
  async reopen(store) {
    await store.close();
    return openIn(folders.get(store) as string);
  },
};
describeStore(driver);
describePeople(driver);

it('a second server on the same data is turned away', async () => {
  const store = await fresh();
  await expect(SqliteStore.open(folders.get(store) as string)).rejects.toThrow(StoreLocked);
  await store.close();
});

it('what was committed is there after a crash, in tables that can be queried', async () => {
  const store = await fresh();
  await store.addUser({ id: 'ann', name: 'Ann', createdAt: 1 }, 'hash');
  await store.addTable(table('t1'));
  await store.addTable(table('t2'));
  await store.commit([move('t1', 1, { due: 50 }), move('t2', 1)]);
  const rows: Row[] = [
    { kind: 'move', seat: 1, move: 'keep', by: 'time' },
    { kind: 'undo', seat: 0, to: 1, by: 'consent' },
    { kind: 'control', seat: 1, bot: null },
    { kind: 'timeout', seat: 0 },
  ];
  await store.commit([{ ...move('t1', 2, { stage: 'finished', row: 5 }, { due: 50 }), rows }]);
  const found = [await store.table('t1'), await store.table('t2')];
  expect(found[0]?.progress).toMatchObject({ version: 2, row: 5, due: null, stage: 'finished' });
  // The files as they are now, without anything that closing would do.
  const copy = mkdtempSync(join(tmpdir(), 'kontor-store-'));
  made.push(copy);
  for (const name of ['kontor.db', 'kontor.db-wal'])
    cpSync(join(folders.get(store) as string, name), join(copy, name));
  await store.close();

  const again = await openIn(copy);
  expect([await again.table('t1'), await again.table('t2')]).toEqual(found);
  const [first, ...others] = (await again.rows('t1')).map(({ entry }) => entry);
  expect(first).toEqual({ kind: 'move', seat: 0, move: 'pass' });
  expect(others).toEqual(rows);
  expect((await again.runningTables()).map(({ terms }) => terms.id)).toEqual(['t2']);
  expect(await again.commit([move('t1', 2, { row: 6 }, { row: 5 })])).toMatchObject({
    stale: [{ table: 't1' }],
  });
  await again.close();

  const file = new LibSql(join(copy, 'kontor.db'));
  const query = file.prepare(`select row, move from log_rows where table_id = 't1' and kind = 'move'`);
  expect(query.all()).toEqual([
    { row: 1, move: 'pass' },
    { row: 2, move: 'keep' },
  ]);
  file.close();
});

/** A database of the first kind: only the first migration has run. */
async function firstKind(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-store-'));
  made.push(folder);
  const file = new LibSql(join(folder, 'kontor.db'));
  const db = new Kysely({ dialect: new Dialect({ database: file }) });
  const provider = { getMigrations: async () => ({ ...SQLITE_MIGRATIONS }) };
  await new Migrator({ db, provider }).migrateTo('001-tables');
  const { terms, progress, seats } = table('t1');
  const { id, open, createdAt, time, ...rest } = terms;
  const oldTime = { pace: time.pace, clock: { start: 1, add: 1, cap: 1 }, out: time.onTimeout };
  const oldProgress = {
    entropy: progress.entropy,
    desk: { held: null, drafts: [null, null], ready: [], redo: null, ask: { seat: 0, to: 1, yes: [0] } },
    clocks: { left: [1, 2], running: [0], since: 5 },
    deadline: null,
    wishes: { cancel: [], missing: { seat: 1, until: 7, choices: [] } },
    bots: progress.bots,
    recent: progress.recent,
    result: null,
    rematch: null,
  };
  file.prepare('insert into users values (?, ?, ?, ?)').run('ann', 'Ann', 'hash', 1);
  file
    .prepare('insert into tables values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')
    .run(
      id,
      JSON.stringify({ ...rest, time: oldTime }),
      open ? 1 : 0,
      progress.stage,
      2,
      2,
      1,
      null,
      JSON.stringify(oldProgress),
      createdAt,
      7,
    );
  const seat = file.prepare('insert into seats values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
  for (const each of seats)
    seat.run(
      id,
      each.seat,
      each.user,
      each.name,
      each.bot,
      each.colour,
      each.shape,
      0,
      each.returnHash,
      '[]',
    );
  const row = file.prepare('insert into rows values (?, ?, ?, ?)');
  for (const number of [1, 2])
    row.run(id, number, JSON.stringify({ kind: 'move', seat: 0, move: 'pass' }), number);
  await db.destroy();
  return folder;
}

/** What is found in it today. */
const TODAY = {
  table: {
    ...table('t1', {
      progress: {
        version: 2,
        row: 2,
        updatedAt: 7,
        awaitedSince: [],

        vacations: [],
        pending: { ...noPendingMoves(2), undoRequest: { seat: 0, to: 1, yes: [0] } },
        clocks: { left: [1, 2], running: [0], since: 5, turns: [0, 0] },
        proposals: {
          cancel: [],
          missing: { seat: 1, until: 7, choices: [] },
          alsoMissing: [],
          swaps: [],
        },
      },
    }),
    terms: {
      ...table('t1').terms,
      time: { pace: 'live', clock: { start: 1, add: 1, cap: 1 }, onTimeout: 'ask' },
    },
  },
  rows: [1, 2].map((at) => ({ entry: { kind: 'move', seat: 0, move: 'pass' }, at })),
  user: { id: 'ann', name: 'Ann', createdAt: 1 },
  mine: ['t1'],
};

async function contents(store: Store): Promise<unknown> {
  return {
    table: await store.table('t1'),
    rows: await store.rows('t1'),
    user: await store.userByToken('hash'),
    mine: (await store.tablesOf('ann', 1)).map(({ terms }) => terms.id),
  };
}

it('the first kind of database is brought up to date', async () => {
  const folder = await firstKind();
  // Terms that cannot be read stop a later migration; then nothing has changed that would stop the next try.
  const file = new LibSql(join(folder, 'kontor.db'));
  const { terms } = file.prepare('select terms from tables').get() as { terms: string };
  file.prepare('update tables set terms = ?').run('{');
  await expect(SqliteStore.open(folder)).rejects.toThrow();
  file.prepare('update tables set terms = ?').run(terms);
  file.close();
  const again = await openIn(folder);
  expect(await contents(again)).toEqual(TODAY);
  expect(await again.commit([move('t1', 3)])).toEqual({ stale: [] });
  await again.close();
});

describe('when the server ends right after a migration, before that is noted,', () => {
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
  const [first, ...later] = Object.keys(SQLITE_MIGRATIONS);

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
    const folder = await firstKind();
    await stopAfter(step, folder);
    const store = await openIn(folder);
    expect(await contents(store)).toEqual(TODAY);
    await store.close();
  });
});
