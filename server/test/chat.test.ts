import { CHAT_LINES, type ChatLine } from '@kontor/protocol';
import { describe, expect, it } from 'vitest';
import { begin } from './begun.ts';
import { Person } from './person.ts';

const ids = (lines: readonly ChatLine[]): number[] => lines.map(({ n }) => n);
const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** A table at which more was said than is sent at once. */
async function talkative(lines: number) {
  const { test, people, table } = await begin('hermagor', 'ask');
  const { store } = test.server.services;
  for (let n = 1; n <= lines; n++)
    await store.addChat(table, { user: 'ann', name: 'Ann', seat: 0, text: '€'.repeat(500), at: n });
  return { test, people, table };
}

describe('the chat', () => {
  it('comes with its last lines only, however much was said', async () => {
    const { test, table } = await talkative(700);
    const bob = new Person(test.url);
    await bob.connect();
    await bob.watch(table);
    const chat = bob.messages.flatMap((message) => (message.type === 'chat' ? message.lines : []));
    expect(ids(chat)).toEqual(range(701 - CHAT_LINES, 700));
    expect(Math.max(...bob.texts.map((text) => Buffer.byteLength(text)))).toBeLessThan(1_000_000);
  });

  it('is given piece by piece to whoever asks for more', async () => {
    const { people, table } = await talkative(250);
    const get = async (query: string): Promise<number[]> =>
      ids((await people[0]?.ask<ChatLine[]>('GET', `/api/tables/${table}/chat${query}`)) ?? []);
    expect(await get('')).toEqual(range(151, 250));
    expect(await get('?before=151')).toEqual(range(51, 150));
    expect(await get('?before=51')).toEqual(range(1, 50));
    expect(await get('?before=1')).toEqual([]);
    expect(await get('?after=248')).toEqual([249, 250]);
  });

  it('has room for so much from one person, and from all', async () => {
    const limits = { chatPerPerson: 2, chatPerTable: 3 };
    const { people, table } = await begin('hermagor', 'ask', {}, ['Ann', 'Bob'], { limits });
    const say = (person: Person | undefined) =>
      person?.call('POST', `/api/tables/${table}/chat`, { text: 'x' });
    const [ann, bob] = people;
    const full = { status: 409, body: { code: 'chat.full' } };
    expect([(await say(ann))?.status, (await say(ann))?.status]).toEqual([200, 200]);
    expect(await say(ann)).toMatchObject(full);
    expect((await say(bob))?.status).toBe(200);
    expect(await say(bob)).toMatchObject(full);
  });

  it('takes so many lines a minute from one person, from whatever address', async () => {
    const { test, people, table } = await begin('hermagor', 'ask', {}, ['Ann', 'Bob'], {
      limits: { chatPerMinute: 2 },
      trustProxy: 1,
    });
    const say = async (address: string): Promise<number> => {
      const reply = await fetch(`${test.url}/api/tables/${table}/chat`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          cookie: people[0]?.cookie ?? '',
          'x-forwarded-for': address,
        },
        body: '{"text":"x"}',
      });
      return reply.status;
    };
    expect([await say('1.1.1.1'), await say('2.2.2.2'), await say('3.3.3.3')]).toEqual([200, 200, 429]);
  });
});
