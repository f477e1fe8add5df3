import { rngFromText } from '@kontor/core';
import type { ServerMessage } from '@kontor/protocol';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { RawSocket } from '../attack/lib/raw-socket.ts';
import { Backlog } from '../src/ws/backlog.ts';
import { FairQueue } from '../src/ws/fair-queue.ts';
import { begin } from './begun.ts';
import { startServer } from './harness.ts';
import { Person } from './person.ts';
import { randomCommand } from './play.ts';

function count(person: Person, type: ServerMessage['type']): number {
  return person.messages.filter((message) => message.type === type).length;
}

describe('whoever subscribes again and again', () => {
  it('has one subscription under way, and one more at most', async () => {
    const { test, table } = await begin('hermagor', 'ask');
    const { hub } = test.server.services;
    const start = hub.subscribe.bind(hub);
    let goOn: () => void = () => undefined;
    const delay = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const subscribe = vi.spyOn(hub, 'subscribe').mockImplementation(async (...args) => {
      await delay;
      return start(...args);
    });
    const queued = vi.spyOn(FairQueue.prototype, 'add');
    onTestFinished(() => queued.mockRestore());
    const flooder = new Person(test.url);
    await flooder.connect();
    for (let n = 0; n < 30; n++) flooder.send({ type: 'subscribe', table });
    await flooder.settle();
    expect([subscribe, queued].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    goOn();
    await expect.poll(() => count(flooder, 'frame')).toBe(2);
    expect([subscribe, queued].map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
  });

  it('pays more for it than for other messages', async () => {
    const { url } = await startServer({ limits: { messagesPerConnection: 20 } });
    const flooder = new Person(url);
    await flooder.connect();
    for (let n = 0; n < 5; n++) flooder.send({ type: 'subscribe', table: 'x'.repeat(22) });
    await flooder.until(() => !flooder.connected);
    expect(flooder.messages.at(-1)).toMatchObject({ type: 'error', code: 'rate' });
  });

  it('pays more for it together with others of the same address, too', async () => {
    const { url } = await startServer({ limits: { messagesPerAddress: 10 } });
    const [first, second] = [new Person(url), new Person(url)];
    for (const person of [first, second]) {
      await person.connect();
      person.send({ type: 'subscribe', table: 'x'.repeat(22) });
      await person.settle().catch(() => undefined);
    }
    // Twenty may be spent at once: one subscription and a ping leave too little for another one.
    expect([first.connected, second.connected]).toEqual([true, false]);
    expect(second.messages.at(-1)).toMatchObject({ type: 'error', code: 'rate' });
  });

  it('pays together with others of the same address', async () => {
    const { url } = await startServer({ limits: { messagesPerAddress: 10 } });
    const people = [new Person(url), new Person(url), new Person(url)];
    for (const person of people) await person.connect();
    const [first, second, third] = people;
    for (const person of [first, second]) for (let n = 0; n < 9; n++) await person?.settle();
    // Each of them may send twenty at once, but all of them together no more than that.
    for (let n = 0; n < 3; n++) third?.send({ type: 'ping' });
    await third?.until(() => !third.connected);
    expect(people.map(({ connected }) => connected)).toEqual([true, true, false]);
  });
});

describe('presence', () => {
  it('is sent a few times a second, however many come and go', async () => {
    const { test, people, table } = await begin('hermagor', 'ask');
    const [ann] = people;
    if (!ann) throw new Error('nobody');
    const before = count(ann, 'presence');
    for (let n = 0; n < 20; n++) {
      const passing = new Person(test.url);
      await passing.connect();
      passing.send({ type: 'subscribe', table });
      passing.send({ type: 'unsubscribe', table });
      passing.send({ type: 'subscribe', table });
    }
    await expect
      .poll(() => ann.messages.findLast(({ type }) => type === 'presence'), { timeout: 10_000 })
      .toMatchObject({ spectators: 20 });
    expect(count(ann, 'presence') - before).toBeLessThan(20);
  });
});

describe('whoever does not read', () => {
  it('is cut when too much waits for them', async () => {
    const many = 1_000_000_000;
    const limits = {
      unreadBytes: 50_000,
      allUnreadBytes: many,
      messagesPerConnection: many,
      messagesPerAddress: many,
    };
    const { test, table } = await begin('merchants', 'ask', {}, ['Ann', 'Bob'], { limits });
    const slow = await RawSocket.open(test.server.port, '127.0.0.1');
    onTestFinished(() => slow.close());
    const isCut = (): boolean => {
      slow.send([JSON.stringify({ type: 'subscribe', table })]);
      return slow.closed;
    };
    await expect.poll(isCut, { timeout: 60_000, interval: 2 }).toBe(true);
  });

  it('is cut first when too much waits for all', () => {
    const readers = [10, 70, 30].map((unreadBytes) => ({ unreadBytes, terminate: vi.fn() }));
    const backlog = new Backlog(100);
    for (const reader of readers) backlog.update(reader);
    expect(readers.map(({ terminate }) => terminate.mock.calls.length)).toEqual([0, 1, 0]);
  });

  it('and has read meanwhile is not cut', () => {
    const [first, second] = [60, 60].map((unreadBytes) => ({ unreadBytes, terminate: vi.fn() }));
    if (!first || !second) throw new Error('nobody');
    const backlog = new Backlog(100);
    backlog.update(first);
    first.unreadBytes = 0;
    backlog.update(second);
    expect([first, second].map(({ terminate }) => terminate.mock.calls.length)).toEqual([0, 0]);
  });
});

describe('a fair queue', () => {
  it('lets owners take turns, one job at a time', async () => {
    const queue = new FairQueue(1);
    const done: string[] = [];
    let running = 0;
    const job = (name: string) => async () => {
      expect(++running).toBe(1);
      await new Promise((resolve) => setImmediate(resolve));
      running--;
      done.push(name);
    };
    const names = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'];
    await Promise.all(names.map((name) => queue.add(name.slice(0, 1), job(name))));
    expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
  });

  it('lets several jobs wait at the same time, but no more than its limit', async () => {
    const queue = new FairQueue(3);
    let running = 0;
    const seen: number[] = [];
    const job = async () => {
      seen.push(++running);
      await new Promise((resolve) => setImmediate(resolve));
      running--;
    };
    await Promise.all(Array.from({ length: 9 }, () => queue.add('a', job)));
    expect([Math.max(...seen), seen.length, running]).toEqual([3, 9, 0]);
  });

  it('goes on after a job that fails', async () => {
    const queue = new FairQueue(1);
    const failed = queue.add('a', () => Promise.reject(new Error('no')));
    const next = queue.add('a', async () => 'done');
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('done');
  });
});

describe('whoever is closed for sending too much', () => {
  it('is gone soon, although they do not answer the closing', async () => {
    const { server } = await startServer();
    const silent = await RawSocket.open(server.port, '127.0.0.1');
    onTestFinished(() => silent.close());
    silent.socket.resume();
    silent.send(Array.from({ length: 1000 }, () => '{"type":"ping"}'));
    await expect.poll(() => silent.closed, { timeout: 15_000 }).toBe(true);
  });
});

describe('a person', () => {
  it('cannot play and undo for ever', async () => {
    const { people, table } = await begin('hermagor', 'ask', {}, ['Ann', 'Bob'], {
      limits: { undosPerMinute: 3 },
    });
    const rng = rngFromText('undo');
    const seat = people.findIndex((person) => person.clientView(table).frame.decision !== undefined);
    const person = people[seat];
    if (!person) throw new Error('nobody');
    const undo = async (): Promise<string> => {
      const command = randomCommand(person.clientView(table), seat, rng);
      if (command?.kind !== 'play') throw new Error('nothing to play');
      expect(await person.command(table, { ...command, hold: false })).toEqual({ ok: true });
      const outcome = await person.command(table, { kind: 'undo', reach: 'step' });
      return outcome.ok ? 'ok' : outcome.refused.code;
    };
    expect([await undo(), await undo(), await undo(), await undo()]).toEqual(['ok', 'ok', 'ok', 'rate.undo']);
  });
});
