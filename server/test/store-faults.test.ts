import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rngFromText } from '@kontor/core';
import LibSql from 'libsql';
import { describe, expect, it, onTestFinished } from 'vitest';
import { SqliteStore } from '../src/store/sqlite.ts';
import { SqliteFile } from '../src/store/sqlite-file.ts';
import { StoreUnavailable } from '../src/store/store.ts';
import { StoreUnusable, whyUnusable } from '../src/store/unusable.ts';
import { capturedLog } from './captured-log.ts';
import { startServer } from './harness.ts';
import { Person } from './person.ts';
import { randomCommand, seatAll } from './play.ts';
import { move, table } from './store-suite.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-faults-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A store, and another process's connection to its file. */
async function opened(): Promise<{ store: SqliteStore; other: LibSql.Database }> {
  const folder = newFolder();
  const store = await SqliteStore.open(folder);
  const other = new LibSql(join(folder, 'kontor.db'));
  onTestFinished(async () => {
    other.close();
    await store.close();
  });
  await store.addUser({ id: 'ann', name: 'Ann', createdAt: 1 }, 'hash');
  await store.addTable(table('t1'));
  return { store, other };
}

const line = { user: 'ann', name: 'Ann', seat: 0, text: 'hello', at: 1 };

describe('a write lock of another process', () => {
  it('delays writes until it is released, and nothing fails afterwards', async () => {
    const { store, other } = await opened();
    other.exec('begin immediate');
    const writes = [
      store.addChat('t1', line),
      store.renameUser('ann', 'Anna'),
      store.setAlive(7),
      store.addToken('ann', 'second', 1),
      store.commit([move('t1', 1)]),
    ];
    // Reading goes on meanwhile.
    expect(await store.table('t1')).toEqual(table('t1'));
    other.exec('rollback');
    await Promise.all(writes);
    expect(await store.userByToken('second')).toMatchObject({ name: 'Anna' });
    expect(await store.aliveAt()).toBe(7);
    expect(await store.chat('t1', { limit: 10 })).toHaveLength(1);
    expect((await store.table('t1'))?.progress.version).toBe(1);
    expect(await store.commit([move('t1', 2)])).toEqual({ stale: [] });
  });

  it('is followed by the writes in their order, so that none waits for ever', async () => {
    const { store, other } = await opened();
    other.exec('begin immediate');
    const order: string[] = [];
    const first = store.addChat('t1', line).then(() => order.push('first'));
    // By then the first has found the lock and waits before it tries again.
    await new Promise(setImmediate);
    other.exec('rollback');
    await Promise.all([first, store.renameUser('ann', 'Anna').then(() => order.push('second'))]);
    expect(order).toEqual(['first', 'second']);
  });

  it('that is never released fails the write, which is told from other faults, and the next one succeeds', async () => {
    const { store, other } = await opened();
    other.exec('begin immediate');
    const failed = await Promise.allSettled([store.addChat('t1', line), store.commit([move('t1', 1)])]);
    expect(failed.map((each) => each.status === 'rejected' && each.reason)).toEqual([
      expect.any(StoreUnavailable),
      expect.any(StoreUnavailable),
    ]);
    other.exec('rollback');
    expect(await store.commit([move('t1', 1)])).toEqual({ stale: [] });
    expect(await store.addChat('t1', line)).toMatchObject({ n: 1 });
  }, 30_000);
});

it('a connection that can write nothing any more is opened again', async () => {
  const folder = newFolder();
  const file = new SqliteFile(join(folder, 'file.db'));
  onTestFinished(() => file.close());
  const insert = () => file.write(() => file.statement('insert into notes values (1)').run());
  await file.write(() => file.prepare('create table notes (n integer)').run());
  // Only this connection refuses to write from now on.
  file.prepare('pragma query_only = on').run();
  await expect(insert()).rejects.toThrow(StoreUnavailable);
  await expect.poll(insert, { timeout: 10_000 }).toMatchObject({ changes: 1 });
});

describe('health', () => {
  it('says that nothing can be stored, and that it can again', async () => {
    const store = await SqliteStore.open(newFolder());
    let broken = false;
    const setAlive = store.setAlive.bind(store);
    store.setAlive = (at) => (broken ? Promise.reject(new StoreUnavailable('full')) : setAlive(at));
    store.renameUser = () => Promise.reject(new StoreUnavailable('full'));
    const { url } = await startServer({ store });
    const ann = await Person.named(url, 'Ann');
    broken = true;
    expect(await ann.call('PUT', '/api/me', { name: 'Anna' })).toMatchObject({
      status: 503,
      body: { code: 'server.store' },
    });
    expect(await ann.call('GET', '/api/health')).toMatchObject({
      status: 503,
      body: { code: 'server.store' },
    });
    broken = false;
    await expect
      .poll(async () => (await ann.call('GET', '/api/health')).status, { timeout: 10_000 })
      .toBe(200);
  });
});

describe('data that cannot be used is refused with one sentence:', () => {
  const sentence = (reason: RegExp) => expect.objectContaining({ message: expect.stringMatching(reason) });

  it('no database', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'kontor.db'), 'this is no database '.repeat(500));
    await expect(SqliteStore.open(folder)).rejects.toEqual(sentence(/damaged or no database/));
    await expect(SqliteStore.open(folder)).rejects.toThrow(StoreUnusable);
  });

  it("another program's, which is left as it is", async () => {
    const folder = newFolder();
    const file = new LibSql(join(folder, 'kontor.db'));
    file.exec('create table cooking (recipe text)');
    await expect(SqliteStore.open(folder)).rejects.toEqual(sentence(/another program \(cooking\)/));
    expect(file.prepare('select name from sqlite_master').all()).toEqual([
      expect.objectContaining({ name: 'cooking' }),
    ]);
    file.close();
  });

  it('one of a newer version', async () => {
    const folder = newFolder();
    await (await SqliteStore.open(folder)).close();
    const file = new LibSql(join(folder, 'kontor.db'));
    file.exec("insert into kysely_migration (name, timestamp) values ('999-future', '2099-01-01')");
    file.close();
    await expect(SqliteStore.open(folder)).rejects.toEqual(sentence(/newer Kontor \(999-future\)/));
  });

  it.each([
    ['SQLITE_FULL', 'the disk is full'],
    ['ENOSPC', 'the disk is full'],
    ['SQLITE_READONLY', 'this user may not write it'],
    ['UNKNOWN_SQLITE_ERROR_1544', 'this user may not write it'],
    ['EACCES', 'this user may not write it'],
    ['EROFS', 'this user may not write it'],
    ['SQLITE_BUSY', 'another program holds it'],
  ])('one on which the system says %s', (code, reason) => {
    const error = Object.assign(new Error('no'), { code });
    expect(whyUnusable(error, 'kontor.db')).toEqual(
      sentence(new RegExp(`^kontor.db cannot be used: ${reason}`)),
    );
  });

  it('one that cannot be opened', async () => {
    const folder = newFolder();
    mkdirSync(join(folder, 'kontor.db'));
    await expect(SqliteStore.open(folder)).rejects.toThrow(StoreUnusable);
  });
});

describe('one damaged table is set aside and named, and the others go on:', () => {
  const begun = async () => {
    const test = await startServer();
    const people = [await Person.named(test.url, 'Ann'), await Person.named(test.url, 'Bob')] as const;
    const tables: string[] = [];
    for (let n = 0; n < 2; n++) {
      const { id } = await people[0].makeTable('merchants', [{ bot: null }, { bot: null }]);
      await seatAll(people, id);
      tables.push(id);
    }
    const [ann] = people;
    await ann.connect();
    await ann.watch(tables[0] ?? '');
    const command = randomCommand(ann.clientView(tables[0] ?? ''), 0, rngFromText('damaged'));
    if (command) await ann.command(tables[0] ?? '', command);
    await test.server.close();
    return { folder: test.folder, clock: test.clock, ann, bad: tables[0] ?? '', good: tables[1] ?? '' };
  };

  it.each([
    ['terms', "update tables set terms = '{' where id = ?", 'table.unreadable'],
    ['progress', "update tables set progress = '{', due_at = 1 where id = ?", 'table.unreadable'],
    [
      'log',
      "insert into log_rows values (?, 99, 0, 'nonsense', 0, null, null, null, null)",
      'table.unreadable',
    ],
    [
      'board',
      "update tables set terms = json_set(terms, '$.board.id', 'gone', '$.board.hash', 'gone') where id = ?",
      'table.board',
    ],
  ])('%s', async (_what, sql, code) => {
    const { folder, clock, ann, bad, good } = await begun();
    const file = new LibSql(join(folder, 'kontor.db'));
    file.prepare(sql).run(bad);
    file.close();
    const { log, lines } = capturedLog();
    const { url, server } = await startServer({ store: await SqliteStore.open(folder, log), clock, log });
    const again = new Person(url);
    again.cookie = ann.cookie;
    for (let n = 0; n < 2; n++) {
      expect(await again.call('GET', `/api/tables/${bad}`)).toMatchObject({ status: 410, body: { code } });
      await server.timekeeper.tick();
    }
    expect((await again.call('GET', `/api/tables/${good}`)).status).toBe(200);
    expect((await again.call('GET', '/api/tables')).status).toBe(200);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.length).toBeLessThanOrEqual(2);
    for (const line of lines) expect(line).toMatchObject({ table: bad });
  });
});
