import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { PARTS } from '../src/nodes/parts.ts';
import { makePool } from '../src/store/postgres/connections.ts';
import { PostgresStore } from '../src/store/postgres/postgres.ts';
import { type Store, StoreUnavailable } from '../src/store/store.ts';
import { StoreUnusable } from '../src/store/unusable.ts';
import { newDatabase } from './data-places.ts';
import { describePeople } from './people-suite.ts';
import { openPatiently, PostgresServer } from './postgres-server.ts';
import { describeStore, move, type StoreDriver, table } from './store-suite.ts';

const urls = new Map<Store, string>();

async function openAt(url: string): Promise<PostgresStore> {
  const store = await openPatiently(url);
  urls.set(store, url);
  return store;
}

async function fresh(): Promise<PostgresStore> {
  return openAt(await newDatabase());
}

const driver: StoreDriver = {
  name: 'postgres',
  fresh,
  async reopen(store) {
    await store.close();
    return openAt(urls.get(store) ?? '');
  },
};
describeStore(driver);
describePeople(driver);

/** A connection of our own beside the store. */
async function sql(url: string, ...queries: string[]): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  for (const query of queries) await client.query(query);
  await client.end();
}

describe('two servers on one database', () => {
  it('start at the same time, and both find the tables', async () => {
    const url = await newDatabase();
    const stores = await Promise.all([openAt(url), openAt(url), openAt(url)]);
    for (const store of stores) expect(await store.runningTables()).toEqual([]);
    for (const store of stores) await store.close();
  });

  it('change a table only one after the other', async () => {
    const one = await fresh();
    const two = await openAt(urls.get(one) ?? '');
    onTestFinished(() => Promise.all([one.close(), two.close()]).then(() => undefined));
    await one.addUser({ id: 'ann', name: 'Ann', createdAt: 1 }, 'hash');
    for (const id of ['t1', 't2', 't3']) await one.addTable(table(id));
    for (let version = 1; version <= 30; version++) {
      const mine = ['t1', 't2', 't3'].map((id) => move(id, version));
      const theirs = ['t3', 't2', 't1'].map((id) => move(id, version));
      const lost = await Promise.all([one.commit(mine), two.commit(theirs)]);
      expect(lost.flatMap(({ stale }) => stale.map((change) => change.table)).sort()).toEqual([
        't1',
        't2',
        't3',
      ]);
    }
    for (const id of ['t1', 't2', 't3']) expect(await two.rows(id)).toHaveLength(30);
  });

  it('number the lines of a chat without a gap', async () => {
    const one = await fresh();
    const two = await openAt(urls.get(one) ?? '');
    onTestFinished(() => Promise.all([one.close(), two.close()]).then(() => undefined));
    await one.addUser({ id: 'ann', name: 'Ann', createdAt: 1 }, 'hash');
    await one.addTable(table('t1'));
    const line = { user: 'ann', name: 'Ann', seat: 0, text: 'a\0b', at: 1 };
    await Promise.all([one, two, one, two, one, two].map((store) => store.addChat('t1', line)));
    const lines = await two.chat('t1', { limit: 9 });
    expect(lines.map(({ n, text }) => `${n} ${text}`)).toEqual(
      [1, 2, 3, 4, 5, 6].map((n) => `${n} a\uFFFDb`),
    );
  });
});

describe('servers on one database', () => {
  it('divide the parts among themselves, and take those of one that leaves or dies', async () => {
    const { nodes, close } = await fresh().then((store) => ({
      nodes: store.nodes,
      close: () => store.close(),
    }));
    onTestFinished(close);
    const all = Array.from({ length: PARTS }, (_, part) => part);
    expect(await nodes.renew('a', 60_000)).toEqual({ held: all, live: ['a'] });
    // Nobody takes what another one holds.
    expect(await nodes.renew('b', 60_000)).toMatchObject({ held: [] });
    const { held: ofA } = await nodes.renew('a', 60_000);
    const { held: ofB, live } = await nodes.renew('b', 1);
    expect([...ofA, ...ofB].sort((x, y) => x - y)).toEqual(all);
    expect([ofA.length, [...live].sort()]).toEqual([PARTS / 2, ['a', 'b']]);
    await expect.poll(async () => (await nodes.renew('a', 60_000)).held.length).toBe(PARTS);
    await nodes.leave('a');
    expect((await nodes.renew('c', 60_000)).held).toHaveLength(PARTS);
  });
});

describe('a database that goes away', () => {
  it('fails what is asked meanwhile and is used again when it is back', async () => {
    const server = await PostgresServer.start();
    onTestFinished(() => server.remove());
    const url = await server.database();
    const store = await PostgresStore.open(url);
    await store.addUser({ id: 'ann', name: 'Ann', createdAt: 1 }, 'hash');
    await store.addTable(table('t1'));
    await store.commit([move('t1', 1)]);
    const pool = makePool(url);
    const inUse = await pool.connect();
    await server.kill();
    // It breaks while it is in use but has nothing to do, as in the middle of a transaction.
    await expect(inUse.query('select 1')).rejects.toThrow();
    inUse.release(true);
    await pool.end();
    const asked = [store.table('t1'), store.rows('t1'), store.commit([move('t1', 2)]), store.setAlive(1)];
    for (const each of await Promise.allSettled(asked))
      expect(each).toMatchObject({ status: 'rejected', reason: expect.any(StoreUnavailable) });
    await server.run();
    expect((await store.table('t1'))?.progress.version).toBe(1);
    expect(await store.commit([move('t1', 2)])).toEqual({ stale: [] });
    await store.close();
  });
});

describe('a database that cannot be used is refused with one sentence:', () => {
  const refusal = async (url: string): Promise<unknown> =>
    PostgresStore.open(url).catch((error: unknown) => error);
  const sentence = (reason: RegExp) =>
    expect.objectContaining({ constructor: StoreUnusable, message: expect.stringMatching(reason) });

  it('none there', async () => {
    const url = 'postgres://kontor:secret@127.0.0.1:1/kontor';
    expect(await refusal(url)).toEqual(
      sentence(/^The database kontor at 127.0.0.1:1 cannot be used: no database/),
    );
    expect(String(await refusal(url))).not.toContain('secret');
  });

  it('a wrong password, and no such database', async () => {
    const url = new URL(await newDatabase());
    url.pathname = '/nowhere';
    expect(await refusal(url.href)).toEqual(sentence(/no such database/));
    url.password = 'wrong';
    expect(await refusal(url.href)).toEqual(sentence(/refuses this user or password/));
  });

  it("another program's", async () => {
    const url = await newDatabase();
    await sql(url, 'create table cooking (recipe text)');
    expect(await refusal(url)).toEqual(sentence(/another program \(cooking\)/));
  });

  it('one of a newer version', async () => {
    const store = await fresh();
    const url = urls.get(store) ?? '';
    await store.close();
    await sql(url, "insert into kysely_migration (name, timestamp) values ('999-future', '2099-01-01')");
    expect(await refusal(url)).toEqual(sentence(/newer Kontor \(999-future\)/));
  });

  it('one where nothing may be created', async () => {
    const url = new URL(await newDatabase());
    await sql(url.href, 'drop role if exists reader', "create role reader login password 'reader'");
    [url.username, url.password] = ['reader', 'reader'];
    expect(await refusal(url.href)).toEqual(sentence(/may not create/));
  });
});
