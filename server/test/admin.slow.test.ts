import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { backUp } from '../src/admin/backup.ts';
import { openData, openTarget } from '../src/admin/database.ts';
import { closeTable, deleteTable } from '../src/admin/end-table.ts';
import { backUpToFolder } from '../src/admin/folder.ts';
import { inspectTable, listTables, listUsers, statistics } from '../src/admin/reports.ts';
import { restore } from '../src/admin/restore.ts';
import { verify } from '../src/admin/verify.ts';
import { StoreLocked } from '../src/store/lock.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { begin } from './begun.ts';
import { newDatabase } from './data-places.ts';
import { OwnServer } from './own-server.ts';
import { Person } from './person.ts';
import { playOn } from './play.ts';
import { openPatiently } from './postgres-server.ts';

let folder: string;
/** A back-up that was made while people played, and what was stored then. */
let whole: string;
let stored: unknown;
let table: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kontor-admin-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const inFolder = (name: string) => ({ databaseUrl: undefined, dataDir: join(folder, name) });

async function contents(store: Store): Promise<unknown> {
  const { user } = (await store.table(table))?.seats[0] ?? { user: null };
  return {
    table: await store.table(table),
    rows: await store.rows(table),
    chat: await store.chat(table, { limit: 9 }),
    mine: await store.tablesOf(user ?? '', 9),
    tokens: await store.tokensOf(user ?? ''),
    alive: await store.aliveAt(),
  };
}

async function restoreTo(
  where: { databaseUrl: string | undefined; dataDir: string },
  file: string,
): Promise<number> {
  const target = await openTarget(where);
  try {
    return await restore(target, file);
  } finally {
    await target.close();
  }
}

it('a back-up is made while the server runs, and holds everything', async () => {
  const { test, people, table: id } = await begin('hermagor', 'ask');
  table = id;
  await playOn(people, id, 'admin', 30);
  await people[0]?.ask('POST', `/api/tables/${id}/chat`, { text: 'À bientôt ☕' });
  const source = await openData({ databaseUrl: undefined, dataDir: test.folder });
  whole = join(folder, 'whole.gz');
  const rows = await backUp(source, whole, 5);
  expect(rows).toBeGreaterThan(30);
  expect(await statistics(source)).toMatchObject({ users: 2, running: 1, chat: 1 });
  expect(await listTables(source, 'running', 9)).toMatchObject([{ id, game: 'hermagor', stage: 'running' }]);
  expect(await listTables(source, 'finished', 9)).toEqual([]);
  expect((await listUsers(source, 9)).map((user) => (user as { name: string }).name).sort()).toEqual([
    'Ann',
    'Bob',
  ]);
  const inspected = JSON.stringify(await inspectTable(source, id));
  stored = await contents(test.server.services.store);
  const { terms } = (stored as { table: { terms: { secret: string } } }).table;
  expect(inspected).not.toContain(terms.secret);
  await source.close();
  // Nobody may close a table behind the back of a server that has it in memory.
  await expect(openTarget({ databaseUrl: undefined, dataDir: test.folder })).rejects.toThrow(StoreLocked);
});

it('is verified by replaying its games', async () => {
  expect(await verify(whole, 10)).toMatchObject({ games: 1, replayed: 1, faults: [] });
});

it('moves to PostgreSQL and back to SQLite without a change', async () => {
  const databaseUrl = await newDatabase();
  const rows = await restoreTo({ databaseUrl, dataDir: '' }, whole);
  const postgres = await openPatiently(databaseUrl);
  expect(await contents(postgres)).toEqual(stored);
  await postgres.close();
  const again = join(folder, 'again.gz');
  const source = await openData({ databaseUrl, dataDir: '' });
  expect(await backUp(source, again, 5)).toBe(rows);
  await source.close();
  await restoreTo(inFolder('again'), again);
  const sqlite = await SqliteStore.open(join(folder, 'again'));
  expect(await contents(sqlite)).toEqual(stored);
  await sqlite.close();
  // Nothing is overwritten.
  await expect(restoreTo(inFolder('again'), whole)).rejects.toThrow('has data already');
  await expect(restoreTo({ databaseUrl, dataDir: '' }, whole)).rejects.toThrow('has data already');
});

describe('a back-up that is not whole is refused and leaves nothing behind:', () => {
  const text = (): string => gunzipSync(readFileSync(whole)).toString();
  const wrong: readonly (readonly [string, () => Buffer, RegExp])[] = [
    ['cut off', () => readFileSync(whole).subarray(0, -200), /cut off/],
    ['cut off at a line', () => gzipSync(text().split('\n').slice(0, 20).join('\n').concat('\n')), /cut off/],
    ['changed', () => gzipSync(text().replace('Ann', 'Bob')), /damaged/],
    ['without a row', () => gzipSync(text().replace(/\["chat".*\n/, '')), /damaged/],
    ['no back-up', () => Buffer.from('hello'), /cannot be read/],
    ['another file', () => gzipSync('{"kontor":1}\n'), /no back-up of Kontor/],
    ['newer', () => gzipSync(text().replace(/"schema":\d+/, '"schema":999')), /newer Kontor/],
  ];
  it.each(wrong)('%s', async (name, bytes, reason) => {
    const file = join(folder, 'wrong.gz');
    writeFileSync(file, bytes());
    await expect(restoreTo(inFolder(name), file)).rejects.toThrow(reason);
    // The same place can be used at once for a good one.
    await restoreTo(inFolder(name), whole);
  });

  it('missing', async () => {
    await expect(restoreTo(inFolder('missing'), join(folder, 'nothing.gz'))).rejects.toThrow(
      'There is no file',
    );
  });

  it('one whose games are not what was stored, which replaying finds', async () => {
    const target = inFolder('tampered');
    await restoreTo(target, whole);
    const data = await openTarget(target);
    await data.db.updateTable('tables').set({ active: 0 }).execute();
    const backups = join(folder, 'tampered-backups');
    await expect(backUpToFolder(data, backups, 2, 0)).rejects.toThrow('other seats are to act');
    expect(readdirSync(backups)).toEqual(['kontor-1970-01-01T000000Z.backup.gz.bad']);
    await data.close();
  });
});

it('keeps the last back-ups in a folder, and what is not its own', async () => {
  const data = await openTarget(inFolder('again'));
  const backups = join(folder, 'backups');
  for (const day of [1, 2, 3]) await backUpToFolder(data, backups, 2, day * 86_400_000);
  writeFileSync(join(backups, 'notes.txt'), '');
  await backUpToFolder(data, backups, 2, 4 * 86_400_000);
  await data.close();
  expect(readdirSync(backups)).toEqual([
    'kontor-1970-01-04T000000Z.backup.gz',
    'kontor-1970-01-05T000000Z.backup.gz',
    'notes.txt',
  ]);
});

it('closes a table, then deletes it', async () => {
  const data = await openTarget(inFolder('again'));
  await expect(deleteTable(data, table)).rejects.toThrow('close it first');
  await closeTable(data, table, 7);
  await expect(closeTable(data, table, 7)).rejects.toThrow('it is cancelled');
  await data.close();
  const store = await SqliteStore.open(join(folder, 'again'));
  expect((await store.table(table))?.progress).toMatchObject({ stage: 'cancelled', due: null, clocks: null });
  await store.close();
  const later = await openTarget(inFolder('again'));
  await deleteTable(later, table);
  await expect(inspectTable(later, table)).rejects.toThrow('There is no table');
  expect(await statistics(later)).toMatchObject({ rows: 0, chat: 0, users: 2 });
  await later.close();
});

/** The command itself, as it was built. */
function admin(args: readonly string[], env: Record<string, string>): Promise<{ code: number; out: string }> {
  const program = join(import.meta.dirname, '..', 'dist', 'admin.js');
  return new Promise((done) => {
    execFile(
      process.execPath,
      [program, ...args],
      { env: { ...process.env, ...env } },
      (error, stdout, stderr) => done({ code: Number(error?.code ?? 0), out: stdout + stderr }),
    );
  });
}

it('leaves the files alone of a server that was started again and runs', async () => {
  const own = await OwnServer.start();
  onTestFinished(() => own.remove());
  await own.kill();
  await own.run();
  const names: string[] = [];
  for (const name of ['Ann', 'Bob']) {
    await Person.named(own.url, name);
    names.push(name);
    const { out } = await admin(['users'], { DATA_DIR: own.data });
    for (const each of names) expect(out).toContain(`name=${each} `);
    expect(existsSync(join(own.data, 'kontor.db-wal'))).toBe(true);
  }
});

it('is a command whose mistakes are told in one sentence', async () => {
  const env = { DATA_DIR: join(folder, 'cli') };
  const file = join(folder, 'cli.gz');
  expect(await admin(['backup', file], env)).toEqual({
    code: 1,
    out: expect.stringMatching(/^There is no database .*\n$/),
  });
  expect(await admin(['restore', whole], env)).toEqual({
    code: 0,
    out: expect.stringMatching(/^Restored \d+ rows/),
  });
  expect(await admin(['backup', file], env)).toEqual({
    code: 0,
    out: expect.stringMatching(/^Wrote .*cli.gz: \d+ rows/),
  });
  expect(await admin(['verify', file, '--all'], env)).toEqual({
    code: 0,
    out: expect.stringMatching(/1 of them replayed/),
  });
  expect(await admin(['stats', '--json'], env)).toEqual({ code: 0, out: expect.stringMatching(/"users":2/) });
  expect(await admin(['fly'], env)).toEqual({
    code: 1,
    out: expect.stringMatching(/^There is no command "fly"/),
  });
  expect(await admin(['backup'], env)).toEqual({
    code: 1,
    out: expect.stringMatching(/^Something is missing/),
  });
  const nowhere = { DATABASE_URL: 'postgres://ann:secret@127.0.0.1:1/kontor' };
  expect(await admin(['stats'], nowhere)).toEqual({
    code: 1,
    out: expect.stringMatching(/^The database kontor at .*no database/),
  });
  expect(existsSync(file)).toBe(true);
});
