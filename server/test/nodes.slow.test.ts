import { once } from 'node:events';
import { rngFromText } from '@kontor/core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { type Bus, LIMITS } from '../src/bus/bus.ts';
import { LocalBus } from '../src/bus/local.ts';
import { RedisBus } from '../src/bus/redis.ts';
import type { Limits } from '../src/limits.ts';
import { silentLogger } from '../src/log.ts';
import { SmtpMailer } from '../src/mail/mailer.ts';
import { PARTS, partOf } from '../src/nodes/parts.ts';
import { clock, FREE } from './begun.ts';
import { newDatabase } from './data-places.ts';
import { startServer, type TestServer } from './harness.ts';
import { Person } from './person.ts';
import { playOn, randomCommand, seatAll } from './play.ts';
import { openPatiently } from './postgres-server.ts';
import { RedisServer } from './redis-server.ts';
import { TestSmtp } from './smtp-server.ts';

let redis: RedisServer;
beforeAll(async () => {
  redis = await RedisServer.start();
});
afterAll(() => redis.kill());

const byRedis = (): Promise<Bus> => RedisBus.open(redis.url, silentLogger);
const byNobody = async (): Promise<Bus> => new LocalBus();

/** Servers on one new database, which go by one clock. */
async function startNodes(count: number, bus = byRedis, limits: Partial<Limits> = {}): Promise<TestServer[]> {
  const url = await newDatabase();
  const time = { now: 1_000_000_000_000 };
  const nodes: TestServer[] = [];
  for (let i = 0; i < count; i++) nodes.push(await startNode(url, time, bus, limits));
  return nodes;
}

async function startNode(
  url: string,
  time: { now: number },
  bus = byRedis,
  limits: Partial<Limits> = {},
): Promise<TestServer> {
  return startServer({ store: await openPatiently(url), bus: await bus(), clock: time, limits });
}

/** Ann is at the first server, Bob at the second, and their game has begun. */
async function apart(nodes: readonly TestServer[], over: Parameters<Person['makeTable']>[2] = {}) {
  const [first, second] = nodes;
  if (!first || !second) throw new Error('two servers are needed');
  const people = [await Person.named(first.url, 'Ann'), await Person.named(second.url, 'Bob')] as const;
  const { id } = await people[0].makeTable('hermagor', [FREE, FREE], over);
  await seatAll(people, id);
  for (const person of people) {
    await person.connect();
    await person.watch(id);
  }
  return { people, ann: people[0], bob: people[1], table: id };
}

/** The same person with another page, at another server. */
async function secondPage(person: Person, url: string, table: string): Promise<Person> {
  const page = new Person(url);
  page.cookie = person.cookie;
  await page.connect();
  await page.watch(table);
  return page;
}

function lastPresence(person: Person) {
  const found = person.messages.findLast((message) => message.type === 'presence');
  return found?.type === 'presence' ? { seats: found.seats, spectators: found.spectators } : undefined;
}

describe('people at two servers', () => {
  it('play, talk and see each other as at one', async () => {
    const nodes = await startNodes(2);
    const { people, ann, bob, table } = await apart(nodes);
    expect(await playOn(people, table, 'apart', 40)).toBe(40);
    const everybody = { seats: [0, 1], spectators: 0 };
    for (const person of people) await person.until(() => lastPresence(person)?.seats.length === 2);
    expect(people.map(lastPresence)).toEqual([everybody, everybody]);

    for (const [person, text] of [
      [ann, 'hello'],
      [bob, 'hi'],
    ] as const)
      await person.ask('POST', `/api/tables/${table}/chat`, { text });
    const said = (person: Person): string[] =>
      person.messages.flatMap((message) =>
        message.type === 'chat' ? message.lines.map(({ text }) => text) : [],
      );
    for (const person of people) await person.until(() => said(person).length === 2);
    expect(people.map(said)).toEqual([
      ['hello', 'hi'],
      ['hello', 'hi'],
    ]);

    const spectator = new Person(nodes[1]?.url ?? '');
    await spectator.connect();
    await spectator.watch(table);
    await ann.until(() => lastPresence(ann)?.spectators === 1);
    bob.disconnect();
    await ann.until(() => lastPresence(ann)?.seats.length === 1);
    expect(lastPresence(ann)).toEqual({ seats: [0], spectators: 1 });
  });

  it('see each other again when a server was taken for dead and goes on', async () => {
    const nodes = await startNodes(2);
    const { ann } = await apart(nodes);
    const [first, second] = nodes.map(({ server }) => server.services.share);
    await ann.until(() => lastPresence(ann)?.seats.length === 2);
    // As on a machine that is too busy for seconds to renew its lease.
    await second?.leave();
    await first?.renew();
    await ann.until(() => lastPresence(ann)?.seats.length === 1);
    second?.run();
    await ann.until(() => lastPresence(ann)?.seats.length === 2);
  });

  it('learn of everything without Redis too, a little later', async () => {
    const { people, ann, bob, table } = await apart(await startNodes(2, byNobody));
    expect(await playOn(people, table, 'no redis', 4)).toBe(4);
    await bob.ask('POST', `/api/tables/${table}/chat`, { text: 'hello' });
    await ann.until(() => ann.messages.some(({ type }) => type === 'chat'));
  });

  it('go on while Redis is killed and comes back', async () => {
    const { people, table } = await apart(await startNodes(2));
    await playOn(people, table, 'before', 4);
    await redis.kill();
    await playOn(people, table, 'without', 2);
    await redis.run();
    await playOn(people, table, 'after', 4);
  });

  it('may both act at once: one order, and a refusal that says why', async () => {
    const nodes = await startNodes(2);
    const { ann, table } = await apart(nodes);
    const other = await secondPage(ann, nodes[1]?.url ?? '', table);
    const rng = rngFromText('both');
    for (let i = 0; i < 6; i++) {
      const command = randomCommand(ann.clientView(table), 0, rng);
      if (!command) break;
      const outcomes = await Promise.all([ann.command(table, command), other.command(table, command)]);
      expect(outcomes.filter(({ ok }) => ok).length).toBeGreaterThan(0);
      for (const outcome of outcomes) if (!outcome.ok) expect(outcome.refused.code).not.toMatch(/^server/);
      const row = Math.max(ann.clientView(table).frame.row, other.clientView(table).frame.row);
      for (const page of [ann, other]) await page.until(() => page.clientView(table).frame.row >= row);
      expect(ann.clientView(table).frame).toEqual(other.clientView(table).frame);
    }
  });

  it('lose the connection of a device that was forgotten at another server', async () => {
    const nodes = await startNodes(2);
    const { ann, bob } = await apart(nodes);
    await nodes[1]?.server.services.bus.publish({ kind: 'forgotten', user: await idOf(nodes[0], ann) });
    await expect.poll(() => ann.connected).toBe(false);
    expect(bob.connected).toBe(true);
  });
});

describe('limits on requests', () => {
  it('count for all servers together, and for nobody while Redis is away', async () => {
    const limits = { requestsPerMinute: 4 };
    const url = await newDatabase();
    const own = await RedisServer.start();
    onTestFinished(() => own.kill());
    const nodes: TestServer[] = [];
    for (let i = 0; i < 2; i++) {
      const bus = await RedisBus.open(own.url, silentLogger);
      nodes.push(await startServer({ store: await openPatiently(url), bus, redis: bus.client, limits }));
    }
    const ask = async (node: number) => (await fetch(`${nodes[node]?.url}/api/health`)).status;
    const asked = [await ask(0), await ask(1), await ask(0), await ask(1), await ask(0), await ask(1)];
    expect(asked).toEqual([200, 200, 200, 200, 429, 429]);
    await own.kill();
    await expect.poll(() => ask(0)).toBe(200);
  });

  it('count for all servers together where somebody signs in, has mail sent, talks or reports', async () => {
    const limits = { signInsPerMinute: 2, mailsPerHour: 2, chatPerMinute: 2, reportsPerMinute: 2 };
    const smtp = await TestSmtp.start();
    const mailer = new SmtpMailer({ url: smtp.url, from: 'kontor@example.org' }, silentLogger);
    const database = await newDatabase();
    const nodes: TestServer[] = [];
    for (let i = 0; i < 2; i++) {
      const bus = await RedisBus.open(redis.url, silentLogger);
      const store = await openPatiently(database);
      nodes.push(await startServer({ store, bus, redis: bus.client, mailer, limits }));
    }
    const { ann, table } = await apart(nodes);
    /** Ann asks for something at one server after the other. */
    const inTurn = async (path: string, body: object): Promise<number[]> => {
      const statuses: number[] = [];
      for (const { url } of [...nodes, ...nodes]) {
        const page = new Person(url);
        page.cookie = ann.cookie;
        statuses.push((await page.call('POST', path, body)).status);
      }
      return statuses;
    };
    expect(await inTurn('/api/sign-in/code', { code: 'nonsense' })).toEqual([403, 403, 429, 429]);
    // All ways of signing in count together.
    expect(await inTurn('/api/sign-in/link', { token: 'x'.repeat(22) })).toEqual([429, 429, 429, 429]);
    const mail = { mail: 'nobody@example.org', language: 'en' };
    expect(await inTurn('/api/sign-in/forgotten', mail)).toEqual([200, 200, 429, 429]);
    expect(await inTurn(`/api/tables/${table}/chat`, { text: 'x' })).toEqual([200, 200, 429, 429]);
    const [one, other] = nodes.map(({ server }) => server.services);
    const received: string[] = [];
    await other?.bus.subscribe(LIMITS, (notification) => received.push(JSON.stringify(notification)));
    const report = (page: Person) =>
      page.call('POST', `/api/tables/${table}/seats/1/reports`, { reason: 'other', text: '' });
    expect([(await report(ann)).status, (await report(ann)).status]).toEqual([200, 200]);
    await one?.sharedLimits.report();
    await expect.poll(() => received.join()).toContain('reports');
    const page = new Person(nodes[1]?.url ?? '');
    page.cookie = ann.cookie;
    expect(await report(page)).toMatchObject({ status: 429 });
  });
});

describe('limits on WebSockets', () => {
  it('count for all servers together: what is spent at one is spent at the others', async () => {
    const [one, other] = await startNodes(2, byRedis, { connectionsPerAddress: 60 });
    if (!one || !other) throw new Error('two servers are needed');
    const open = async (url: string): Promise<boolean> => {
      const person = new Person(url);
      const opened = await person.connect().then(
        () => true,
        () => false,
      );
      person.disconnect();
      return opened;
    };
    for (let i = 0; i < 60; i++) expect(await open(one.url)).toBe(true);
    expect(await open(one.url)).toBe(false);
    await one.server.services.sharedLimits.report();
    await expect.poll(() => open(other.url)).toBe(false);
  });
});

async function idOf(node: TestServer | undefined, person: Person): Promise<string> {
  const user = await node?.server.services.sessions.find(person);
  return user?.id ?? '';
}

describe('clocks and bots', () => {
  it('are looked after by one server each, and by another when that one goes', async () => {
    const nodes = await startNodes(2);
    const [first, second] = nodes.map(({ server }) => server.services.share);
    await expect.poll(() => [first?.parts?.length, second?.parts?.length]).toEqual([PARTS / 2, PARTS / 2]);
    expect(new Set([...(first?.parts ?? []), ...(second?.parts ?? [])]).size).toBe(PARTS);

    // Tables of both servers' parts, all of them played from the second.
    const ann = await Person.named(nodes[1]?.url ?? '', 'Ann');
    await ann.connect();
    const tables: string[] = [];
    while (!tables.some((id) => first?.has(id)) || !tables.some((id) => second?.has(id))) {
      const { id } = await ann.makeTable('merchants', [FREE, { bot: 'novice' }]);
      await seatAll([ann], id);
      await ann.watch(id);
      tables.push(id);
      if (tables.length > 9) throw new Error(`all in part ${tables.map(partOf)}`);
    }
    for (const id of tables) await playOn([ann], id, id, 6);
    await nodes[0]?.server.close();
    await expect.poll(() => second?.parts?.length).toBe(PARTS);
    for (const id of tables) await playOn([ann], id, `${id} later`, 6);
  });

  it('of others are left alone by a server that starts or has slept, and run out once', async () => {
    const database = await newDatabase();
    const time = { now: 1_000_000_000_000 };
    const { server, url } = await startNode(database, time);
    const people = [await Person.named(url, 'Ann'), await Person.named(url, 'Bob')] as const;
    const { id } = await people[0].makeTable('hermagor', [FREE, FREE], {
      time: { pace: 'live', clock, onTimeout: 'bot' },
    });
    await seatAll(people, id);
    const before = await server.services.store.table(id);
    time.now += 60_000;
    const late = await startNode(database, time);
    await late.server.timekeeper.beat(Date.now() + 100_000);
    expect(await server.services.store.table(id)).toEqual(before);
    time.now += clock.start;
    await Promise.all([server.timekeeper.tick(), late.server.timekeeper.tick()]);
    const rows = (await server.services.store.rows(id)).map(({ entry }) => entry.kind);
    expect(rows.filter((kind) => kind === 'timeout')).toHaveLength(1);
  });
});

describe('a server that stops', () => {
  it('finishes what was begun, tells its pages to go elsewhere, and takes no more', async () => {
    const [one, other] = await startNodes(2);
    if (!one || !other) throw new Error('two servers are needed');
    const ann = await Person.named(one.url, 'Ann');
    const socket = new WebSocket(`${one.url.replace('http', 'ws')}/ws`, { headers: { cookie: ann.cookie } });
    onTestFinished(() => socket.terminate());
    await once(socket, 'open');
    const closed = once(socket, 'close');
    const asked = ann.call('PUT', '/api/me', { name: 'Anna' });
    await asked;
    await one.server.close();
    expect((await closed)[0]).toBe(1012);
    await expect(fetch(`${one.url}/api/health`)).rejects.toThrow();
    const page = new Person(other.url);
    page.cookie = ann.cookie;
    expect(await page.ask('GET', '/api/me')).toMatchObject({ name: 'Anna' });
  });
});
