import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import LibSql from 'libsql';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openTarget } from '../src/admin/database.ts';
import { restore } from '../src/admin/restore.ts';
import { verify } from '../src/admin/verify.ts';
import { silentLogger as log } from '../src/log.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { backUpBeforeUpgrade, replayBeforeTraffic } from '../src/upgrade.ts';
import { newDatabase } from './data-places.ts';
import { openPatiently } from './postgres-server.ts';

const FIXTURES = join(import.meta.dirname, 'fixtures');
const OLD = ['all-stages', 'killed', 'before-accounts'];

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-upgrade-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A folder with the database of an earlier version. */
function earlier(name: string) {
  const dataDir = emptyFolder();
  const file = join(dataDir, 'kontor.db');
  copyFileSync(join(FIXTURES, `${name}.db`), file);
  return { dataDir, file, databaseUrl: undefined, backups: join(dataDir, 'backups') };
}

async function contents(store: Store, name: string): Promise<unknown[]> {
  const { tables } = JSON.parse(readFileSync(join(FIXTURES, `${name}.json`), 'utf8')) as { tables: object };
  return Promise.all(
    Object.keys(tables).map(async (id) => [
      await store.table(id),
      await store.rows(id),
      await store.chat(id, { limit: 99 }),
    ]),
  );
}

describe.each(OLD)('data of an earlier server (%s)', (name) => {
  it('is backed up before it is brought up to date, and the back-up becomes the same', async () => {
    const { backups, ...where } = earlier(name);
    await backUpBeforeUpgrade(where, { folder: backups, replay: 5 }, log);
    const [file = '', ...others] = readdirSync(backups);
    expect([file, others]).toEqual([expect.stringMatching(/^kontor-.*-before-\d+\.backup\.gz$/), []]);
    const store = await SqliteStore.open(where.dataDir);
    const again = emptyFolder();
    const target = await openTarget({ databaseUrl: undefined, dataDir: again });
    await restore(target, join(backups, file));
    await target.close();
    const restored = await SqliteStore.open(again);
    expect(await contents(restored, name)).toEqual(await contents(store, name));
    for (const each of [store, restored]) await each.close();
    // What is up to date is not backed up again.
    await backUpBeforeUpgrade(where, { folder: backups, replay: 5 }, log);
    expect(readdirSync(backups)).toHaveLength(1);
  });
});

it('a back-up of an earlier version is restored to every kind of database', async () => {
  const file = join(FIXTURES, 'before-accounts.backup.gz');
  expect(await verify(file, Number.POSITIVE_INFINITY)).toMatchObject({ games: 3, replayed: 3, faults: [] });
  const dataDir = emptyFolder();
  const databaseUrl = await newDatabase();
  for (const where of [
    { databaseUrl: undefined, dataDir },
    { databaseUrl, dataDir },
  ]) {
    const target = await openTarget(where);
    await restore(target, file);
    await target.close();
  }
  const [sqlite, postgres] = [await SqliteStore.open(dataDir), await openPatiently(databaseUrl)];
  expect(await contents(postgres, 'before-accounts')).toEqual(await contents(sqlite, 'before-accounts'));
  for (const store of [sqlite, postgres]) await store.close();
});

describe('nothing is changed', () => {
  /** A database in which the result of a game is another one than its moves give. */
  function tampered() {
    const where = earlier('before-accounts');
    const db = new LibSql(where.file);
    db.exec(
      "update tables set progress = replace(progress, '\"scores\":[', '\"scores\":[9,') where stage = 'finished'",
    );
    db.exec('pragma wal_checkpoint(truncate)');
    db.close();
    return where;
  }

  it('where a stored game does not replay', async () => {
    const { backups, file, ...where } = tampered();
    const before = readFileSync(file);
    const terms = { folder: backups, replay: Number.POSITIVE_INFINITY };
    await expect(backUpBeforeUpgrade(where, terms, log)).rejects.toThrow(
      /does not replay 1 of the stored games .*the result is another one.*UPGRADE_REPLAY=0/,
    );
    expect(readFileSync(file).equals(before)).toBe(true);
    const store = await SqliteStore.open(where.dataDir);
    const again = { store, program: 'new', replay: Number.POSITIVE_INFINITY, log };
    await expect(replayBeforeTraffic(again, 1)).rejects.toThrow('does not replay 1 of the stored games');
    await store.close();
  });

  it('where the back-up cannot be written', async () => {
    const { dataDir, file } = earlier('before-accounts');
    const before = readFileSync(file);
    const folder = join(dataDir, 'a file');
    writeFileSync(folder, '');
    const terms = { folder, replay: 5 };
    await expect(backUpBeforeUpgrade({ databaseUrl: undefined, dataDir }, terms, log)).rejects.toThrow(
      /cannot be backed up to .* first \(EEXIST\).*UPGRADE_BACKUP=off/,
    );
    expect(readFileSync(file).equals(before)).toBe(true);
  });
});

it('games are replayed once for each version of the program', async () => {
  const { dataDir } = earlier('before-accounts');
  const store = await SqliteStore.open(dataDir);
  onTestFinished(() => store.close());
  let asked = 0;
  const { hosting } = store;
  const gameIds = hosting.gameIds.bind(hosting);
  hosting.gameIds = (...args) => {
    asked++;
    return gameIds(...args);
  };
  const start = async (program: string, at: number): Promise<boolean> => {
    const before = asked;
    await replayBeforeTraffic({ store, program, replay: 2, log }, at);
    return asked > before;
  };
  expect([
    await start('one', 1),
    await start('one', 2),
    await start('two', 3),
    await start('two', 4),
  ]).toEqual([true, false, true, false]);
  expect(await start('one', 5)).toBe(true);
});

describe('a copy of kontor.db', () => {
  async function running(): Promise<{ store: SqliteStore; folder: string }> {
    const folder = emptyFolder();
    const store = await SqliteStore.open(folder);
    await store.addUser({ id: 'ann', name: 'Ann', createdAt: 1 }, 'hash');
    return { store, folder };
  }
  const copy = (from: string, to: string, names: readonly string[]): void => {
    for (const name of names) copyFileSync(join(from, name), join(to, name));
  };

  it('alone, made while a server ran, is refused with the reason, by the server and by the tools', async () => {
    const { store, folder } = await running();
    const lone = emptyFolder();
    copy(folder, lone, ['kontor.db']);
    await expect(SqliteStore.open(lone)).rejects.toThrow(
      /copied alone while a server had it open.*kontor\.db-wal/,
    );
    await expect(openTarget({ databaseUrl: undefined, dataDir: lone })).rejects.toThrow('copied alone');
    // Whoever has nothing else can go on with it.
    writeFileSync(join(lone, 'kontor.db-wal'), '');
    await (await SqliteStore.open(lone)).close();
    await store.close();
  });

  it('with its WAL is whole, and so is one of a server that has stopped', async () => {
    const { store, folder } = await running();
    const both = emptyFolder();
    copy(folder, both, ['kontor.db', 'kontor.db-wal']);
    await store.close();
    const stopped = emptyFolder();
    copy(folder, stopped, ['kontor.db']);
    expect(existsSync(join(folder, 'kontor.db-open'))).toBe(false);
    for (const place of [both, stopped]) {
      const copied = await SqliteStore.open(place);
      expect(await copied.userByToken('hash')).toMatchObject({ name: 'Ann' });
      await copied.close();
    }
  });

  it('beside the WAL of another run is refused before it can be damaged', async () => {
    const first = await running();
    const second = await running();
    const mixed = emptyFolder();
    copy(first.folder, mixed, ['kontor.db', 'kontor.db-wal', 'kontor.db-open']);
    copy(second.folder, mixed, ['kontor.db']);
    await expect(SqliteStore.open(mixed)).rejects.toThrow('do not belong together');
    for (const { store } of [first, second]) await store.close();
  });
});
