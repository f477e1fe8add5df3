import type { ClientMessage, ServerMessage } from '@kontor/protocol';
import { describe, expect, it } from 'vitest';
import { startServer, type TestServer } from './harness.ts';
import { Person } from './person.ts';

const FREE = { bot: null };

type MessageOf<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;

/** Ann and Bob sit at a table; Bob has subscribed to it, Ann is connected and has not yet. */
async function gather(): Promise<{ test: TestServer; ann: Person; bob: Person; table: string }> {
  const test = await startServer();
  const [ann, bob] = await Promise.all([Person.named(test.url, 'Ann'), Person.named(test.url, 'Bob')]);
  const { id: table } = await ann.makeTable('hermagor', [FREE, FREE]);
  await bob.ask('PUT', `/api/tables/${table}/seat`, { seat: 1 });
  await bob.connect();
  await bob.watch(table);
  await ann.connect();
  return { test, ann, bob, table };
}

function present(person: Person): Pick<MessageOf<'presence'>, 'seats' | 'spectators'> | undefined {
  const last = person.messages.findLast(
    (message): message is MessageOf<'presence'> => message.type === 'presence',
  );
  return last && { seats: last.seats, spectators: last.spectators };
}

describe('a subscription', () => {
  // All that is sent here arrives in one packet: client and server are one process.
  it.each<{ name: string; sent: readonly ClientMessage['type'][]; stays: boolean }>([
    { name: 'subscribed twice', sent: ['subscribe', 'subscribe'], stays: true },
    { name: 'subscribed three times', sent: ['subscribe', 'subscribe', 'subscribe'], stays: true },
    { name: 'subscribed and unsubscribed', sent: ['subscribe', 'unsubscribe'], stays: false },
    {
      name: 'unsubscribed and subscribed again',
      sent: ['subscribe', 'unsubscribe', 'subscribe'],
      stays: true,
    },
    {
      name: 'subscribed twice and unsubscribed',
      sent: ['subscribe', 'subscribe', 'unsubscribe'],
      stays: false,
    },
    { name: 'unsubscribed before it is subscribed', sent: ['unsubscribe', 'subscribe'], stays: true },
  ])('$name in one packet leaves no subscriber behind', async ({ sent, stays }) => {
    const { test, ann, bob, table } = await gather();
    for (const type of sent) ann.send({ type, table } as ClientMessage);
    await ann.settle();
    await expect.poll(() => present(bob)).toEqual({ seats: stays ? [0, 1] : [1], spectators: 0 });
    ann.disconnect();
    await expect.poll(() => present(bob)).toEqual({ seats: [1], spectators: 0 });
    expect(test.server.services.hub.present(table)).toEqual([1]);
  });

  it('brings every message once, however often it is asked for', async () => {
    const { ann, bob, table } = await gather();
    for (let i = 0; i < 3; i++) ann.send({ type: 'subscribe', table });
    await ann.settle();
    await expect.poll(() => present(bob)).toEqual({ seats: [0, 1], spectators: 0 });
    await ann.settle();
    const before = ann.messages.length;
    await bob.ask('PUT', `/api/tables/${table}/ready`, { ready: true });
    await ann.settle();
    expect(ann.messages.slice(before).filter(({ type }) => type === 'table')).toHaveLength(1);
  });

  it.each(['hangUp', 'disconnect'] as const)(
    'leaves no subscriber behind when the connection ends meanwhile (%s)',
    async (end) => {
      const { test, ann, bob, table } = await gather();
      for (let i = 0; i < 10; i++) {
        const passing = new Person(test.url);
        passing.cookie = ann.cookie;
        await passing.connect();
        for (const type of ['subscribe', 'unsubscribe', 'subscribe', 'subscribe'] as const)
          passing.send({ type, table });
        if (i % 2) await new Promise((resolve) => setImmediate(resolve));
        passing[end]();
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
      await expect.poll(() => present(bob)).toEqual({ seats: [1], spectators: 0 });
      expect(test.server.services.hub.present(table)).toEqual([1]);
    },
  );

  it('is refused beyond twenty tables, also when all are asked for at once', async () => {
    const { test, ann, bob } = await gather();
    const tables: string[] = [];
    for (const host of [ann, bob, await Person.named(test.url, 'Cleo')])
      for (let i = 0; i < 8; i++) tables.push((await host.makeTable('hermagor', [FREE, FREE])).id);
    for (const table of tables) ann.send({ type: 'subscribe', table });
    await ann.settle();
    const refused = (): readonly ServerMessage[] => ann.messages.filter(({ type }) => type === 'error');
    await expect.poll(() => refused().length).toBe(tables.length - 20);
    expect(refused()[0]).toMatchObject({ code: 'watch.many', table: tables[20] });
  });

  it('to a table that does not exist gets one error, and does not count', async () => {
    const { ann, table } = await gather();
    const none = 'x'.repeat(22);
    for (let i = 0; i < 30; i++) ann.send({ type: 'subscribe', table: `${none.slice(2)}${10 + i}` });
    ann.send({ type: 'subscribe', table: none });
    await ann.settle();
    const errors = (): MessageOf<'error'>[] =>
      ann.messages.filter((message): message is MessageOf<'error'> => message.type === 'error');
    await expect.poll(() => errors().filter((error) => error.table === none)).toHaveLength(1);
    await ann.watch(table);
  });
});

describe('the chat', () => {
  it('comes in order when a line is added while a subscription starts', async () => {
    const { test, ann, bob, table } = await gather();
    const say = (text: string): Promise<unknown> => bob.ask('POST', `/api/tables/${table}/chat`, { text });
    await say('one');
    await say('two');
    const { store } = test.server.services;
    const chat = store.chat.bind(store);
    store.chat = async (...args) => {
      store.chat = chat;
      await say('three');
      return chat(...args);
    };
    ann.send({ type: 'subscribe', table });
    await expect.poll(() => lines(ann)).toEqual(['one', 'two', 'three']);
    await say('four');
    await expect.poll(() => lines(ann)).toEqual(['one', 'two', 'three', 'four']);
  });
});

/** As a page keeps them: with a line it takes all before it for known. */
function lines(person: Person): string[] {
  const kept: MessageOf<'chat'>['lines'][number][] = [];
  for (const message of person.messages)
    if (message.type === 'chat') kept.push(...message.lines.filter(({ n }) => n > (kept.at(-1)?.n ?? 0)));
  return kept.map(({ text }) => text);
}
