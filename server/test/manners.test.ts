import type { ChatLine, SeatRelation, ShunnedPerson, TableInfo, TableLists, Warning } from '@kontor/protocol';
import { describe, expect, it } from 'vitest';
import { openData } from '../src/admin/database.ts';
import { listAudit, listReports, pardon, sanction, showReport } from '../src/admin/people.ts';
import { begin } from './begun.ts';
import { startServer } from './harness.ts';
import { Person } from './person.ts';

const FREE = { bot: null };

/** Ann and Bob at a table of Ann's that gathers people. */
async function gathered(limits = {}) {
  const test = await startServer({ limits });
  const ann = await Person.named(test.url, 'Ann');
  const bob = await Person.named(test.url, 'Bob');
  const { id } = await ann.makeTable('hermagor', [FREE, FREE, FREE], { open: true });
  const relate = (person: Person, seat: number, relation: string) =>
    person.ask<SeatRelation[]>('PUT', `/api/tables/${id}/seats/${seat}/relation`, { relation });
  return { test, ann, bob, id, relate };
}

describe('people who do not want to meet', () => {
  it('mute each other for themselves alone', async () => {
    const { ann, bob, id, relate } = await gathered();
    await bob.ask('PUT', `/api/tables/${id}/seat`, { seat: 1 });
    expect(await relate(bob, 0, 'mute')).toEqual([
      { relation: 'mute', hidden: true },
      { relation: null, hidden: false },
      { relation: null, hidden: false },
    ]);
    expect(await ann.ask('GET', `/api/tables/${id}/relations`)).toMatchObject([
      { relation: null },
      { relation: 'none', hidden: false },
      { relation: null },
    ]);
    const [person] = await bob.ask<ShunnedPerson[]>('GET', '/api/me/people');
    expect(person).toMatchObject({ name: 'Ann', relation: 'mute' });
    expect(await ann.ask('GET', '/api/me/people')).toEqual([]);
    expect(await ann.ask('DELETE', `/api/me/people/${person?.id}`)).toEqual([]);
    expect(await bob.ask('GET', '/api/me/people')).toHaveLength(1);
    expect(await bob.ask('DELETE', `/api/me/people/${person?.id}`)).toEqual([]);
  });

  it('share no table after a block, whoever comes first, and see no tables of each other', async () => {
    const { test, ann, bob, id, relate } = await gathered();
    await bob.ask('PUT', `/api/tables/${id}/seat`, { seat: 1 });
    await relate(bob, 0, 'block');
    expect(await ann.ask('GET', `/api/tables/${id}/relations`)).toMatchObject([
      {},
      { relation: 'none', hidden: true },
      {},
    ]);
    const blocked = { status: 403, body: { code: 'seat.blocked' } };
    expect(await bob.call('PUT', `/api/tables/${id}/ready`, { ready: true })).toMatchObject(blocked);
    await bob.ask('DELETE', `/api/tables/${id}/seat`);
    expect(await bob.call('PUT', `/api/tables/${id}/seat`, { seat: 1 })).toMatchObject(blocked);
    const other = await bob.makeTable('hermagor', [FREE, FREE], { open: true });
    expect(await ann.call('PUT', `/api/tables/${other.id}/seat`, { seat: 1 })).toMatchObject(blocked);
    const open = async (person: Person) =>
      (await person.ask<TableLists>('GET', '/api/tables')).open.map((table) => table.id);
    expect(await open(ann)).toEqual([]);
    expect(await open(bob)).toEqual([]);
    expect(await open(await Person.named(test.url, 'Cleo'))).toHaveLength(2);
  });

  it('get no words of each other from the server, and get them again afterwards', async () => {
    const { test, ann, bob, id, relate } = await gathered();
    await bob.ask('PUT', `/api/tables/${id}/seat`, { seat: 1 });
    const cleo = await Person.named(test.url, 'Cleo');
    for (const person of [ann, bob, cleo]) {
      await person.connect();
      await person.watch(id);
    }
    const say = (person: Person, text: string) => person.ask('POST', `/api/tables/${id}/chat`, { text });
    /** What somebody was sent by the connection, and what they get who come now. */
    const read = async (person: Person): Promise<string[][]> => {
      await person.until(() => sent(person).at(-1)?.n === 4);
      const again = new Person(test.url);
      again.cookie = person.cookie;
      await again.connect();
      await again.watch(id);
      const lines = [
        sent(person),
        sent(again),
        await person.ask<ChatLine[]>('GET', `/api/tables/${id}/chat`),
      ];
      again.disconnect();
      return lines.map((each) => each.map(({ name, text }) => `${name}: ${text}`));
    };
    const sent = ({ messages }: Person): ChatLine[] =>
      messages.flatMap((message) => (message.type === 'chat' ? message.lines : []));
    await relate(bob, 0, 'mute');
    await say(ann, 'scoundrel');
    await say(bob, 'two');
    await relate(bob, 0, 'block');
    await say(ann, 'three');
    await say(bob, 'four');
    const gap = ': ';
    const all = ['Ann: scoundrel', 'Bob: two', 'Ann: three', 'Bob: four'];
    const bobs = [gap, 'Bob: two', gap, 'Bob: four'];
    // What was said before a block was read before it.
    const anns = ['Ann: scoundrel', gap, 'Ann: three', gap];
    expect(await read(bob)).toEqual([bobs, bobs, bobs]);
    expect(await read(ann)).toEqual([['Ann: scoundrel', 'Bob: two', 'Ann: three', gap], anns, anns]);
    expect(await read(cleo)).toEqual([all, all, all]);
    for (const person of [ann, bob])
      expect(person.texts.join()).not.toContain(person === bob ? 'scoundrel' : 'four');
    await relate(bob, 0, 'none');
    expect((await read(bob)).slice(1)).toEqual([all, all]);
  });

  it('are not asked to play again together', async () => {
    const { people, table } = await begin('hermagor', 'ask', {}, ['Ann', 'Bob', 'Cleo']);
    const [ann, bob, cleo] = people;
    if (!ann || !bob || !cleo) throw new Error('nobody');
    for (const person of people) await person.ask('PUT', `/api/tables/${table}/cancel`, { cancel: true });
    await ann.ask('PUT', `/api/tables/${table}/seats/1/relation`, { relation: 'block' });
    const again = (person: Person) => person.call('POST', `/api/tables/${table}/rematch`);
    const blocked = { status: 403, body: { code: 'seat.blocked' } };
    expect(await again(ann)).toMatchObject(blocked);
    expect(await again(bob)).toMatchObject(blocked);
    // Whoever asks first and quarrels with nobody plays with whoever sits first.
    const { table: next } = await cleo.ask<{ table: string }>('POST', `/api/tables/${table}/rematch`);
    const { seats } = await cleo.ask<TableInfo>('GET', `/api/tables/${next}`);
    expect(seats.map(({ name, taken }) => ({ name, taken }))).toEqual([
      { name: 'Ann', taken: true },
      { name: '', taken: false },
      { name: 'Cleo', taken: true },
    ]);
    expect(await again(ann)).toEqual({ status: 200, body: { table: next } });
    expect(await again(bob)).toMatchObject(blocked);
  });

  it('cannot mute themselves, bots and empty seats', async () => {
    const { ann, id } = await gathered();
    const put = (seat: number) =>
      ann.call('PUT', `/api/tables/${id}/seats/${seat}/relation`, { relation: 'mute' });
    expect(await put(0)).toMatchObject({ status: 409, body: { code: 'seat.yours' } });
    expect(await put(1)).toMatchObject({ status: 404, body: { code: 'seat.unknown' } });
    expect(await put(9)).toMatchObject({ status: 404 });
  });
});

describe('new guests', () => {
  it('say less and open fewer tables at first', async () => {
    const { test, ann, id } = await gathered({ newcomerMinutes: 60, newcomerChat: 2, newcomerTables: 2 });
    const say = () => ann.call('POST', `/api/tables/${id}/chat`, { text: 'x' });
    expect([(await say()).status, (await say()).status, (await say()).status]).toEqual([200, 200, 429]);
    await ann.makeTable('hermagor', [FREE, FREE], { open: true });
    await expect(ann.makeTable('hermagor', [FREE, FREE], { open: true })).rejects.toThrow('table.many');
    test.clock.now += 61 * 60_000;
    expect((await say()).status).toBe(200);
    await ann.makeTable('hermagor', [FREE, FREE], { open: true });
  });
});

describe('the host', () => {
  it('is told of somebody with the chat and the log, and can do something about it', async () => {
    const { test, people, table } = await begin('hermagor', 'ask');
    const [ann, bob] = people;
    if (!ann || !bob) throw new Error('nobody');
    await bob.ask('POST', `/api/tables/${table}/chat`, { text: 'you scoundrel' });
    await ann.ask('POST', `/api/tables/${table}/seats/1/reports`, { reason: 'insult', text: 'see the chat' });
    const data = await openData({ databaseUrl: undefined, dataDir: test.folder });
    const [report] = (await listReports(data, 9)) as { id: string; reported: string }[];
    expect(report).toMatchObject({ name: 'Bob', table, reason: 'insult', text: 'see the chat' });
    expect(await showReport(data, report?.id ?? '')).toMatchObject({
      chat: [{ text: 'you scoundrel', name: 'Bob' }],
      seats: [{ name: 'Ann' }, { name: 'Bob' }],
    });
    const user = report?.reported ?? '';
    const { now } = test.clock;
    await sanction(data, 'warn', user, 0, 'Be kind.', now);
    const [warning] = await bob.ask<Warning[]>('GET', '/api/me/warnings');
    expect(warning?.text).toBe('Be kind.');
    expect(await bob.ask('PUT', `/api/me/warnings/${warning?.id}`)).toEqual([]);
    expect(await ann.ask('GET', '/api/me/warnings')).toEqual([]);

    await sanction(data, 'mute', user, 2, '', now);
    await test.server.services.sanctions.refresh();
    const muted = { status: 403, body: { code: 'chat.muted' } };
    expect(await bob.call('POST', `/api/tables/${table}/chat`, { text: 'x' })).toMatchObject(muted);
    await bob.ask('GET', `/api/tables/${table}`);

    await sanction(data, 'suspend', user, 1, '', now);
    await test.server.services.sanctions.refresh();
    const suspended = { status: 403, body: { code: 'person.suspended' } };
    expect(await bob.call('POST', `/api/tables/${table}/leave`)).toMatchObject(suspended);
    expect(await bob.call('POST', `/api/tables/${table}/chat`, { text: 'x' })).toMatchObject(suspended);
    const outcome = await bob.command(table, { kind: 'confirm' });
    expect(outcome).toMatchObject({ ok: false, refused: { code: 'person.suspended' } });
    test.clock.now += 25 * 60 * 60_000;
    expect(await bob.call('POST', `/api/tables/${table}/chat`, { text: 'x' })).toMatchObject(muted);
    await pardon(data, user, test.clock.now);
    await test.server.services.sanctions.refresh();
    await bob.ask('POST', `/api/tables/${table}/chat`, { text: 'sorry' });
    const audit = (await listAudit(data, 9)) as { command: string }[];
    expect(audit.map(({ command }) => command).sort()).toEqual(['mute', 'pardon', 'suspend', 'warn']);
    await data.close();
  });
});
