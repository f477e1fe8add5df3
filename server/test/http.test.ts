import { commitment, type MatchRecord, verifyRecord } from '@kontor/core';
import { findGame } from '@kontor/games/rules';
import type { TableInfo } from '@kontor/protocol';
import { describe, expect, it } from 'vitest';
import { startServer } from './harness.ts';
import { Person } from './person.ts';
import { playOn, seatAll } from './play.ts';
import { two } from './two-people.ts';

const FREE = { bot: null };

describe('guests', () => {
  it('are known by a cookie that scripts cannot read', async () => {
    const { url } = await startServer();
    const reply = await fetch(`${url}/api/me`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ann' }),
    });
    expect(reply.headers.get('set-cookie')).toMatch(
      /^kontor=[A-Za-z0-9_-]{22}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const ann = new Person(url);
    expect(await ann.ask('GET', '/api/me')).toEqual({ name: null });
    await ann.ask('PUT', '/api/me', { name: 'Ann' });
    await ann.ask('PUT', '/api/me', { name: 'Änne' });
    expect(await ann.ask('GET', '/api/me')).toEqual({ name: 'Änne' });
  });

  it('get a secure cookie behind https', async () => {
    const { url } = await startServer({ trustProxy: 1 });
    const reply = await fetch(`${url}/api/me`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'x-forwarded-proto': 'https' },
      body: JSON.stringify({ name: 'Ann' }),
    });
    expect(reply.headers.get('set-cookie')).toMatch(/; Secure;/);
  });

  it.each(['', ' ', 'x'.repeat(21), 'a\nb', 'a\u202eb', 7, null])('cannot be called %j', async (name) => {
    const { url } = await startServer();
    const { status, body } = await new Person(url).call('PUT', '/api/me', { name });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'request.shape' });
  });
});

describe('tables', () => {
  it('gather people and begin when the last one is ready', async () => {
    const { ann, bob } = await two();
    const made = await ann.makeTable('hermagor', [FREE, FREE, { bot: 'novice' }], { open: true });
    expect(made).toMatchObject({ stage: 'gathering', mine: 0, host: true });
    expect(made.seats.map(({ name }) => name)).toEqual(['Ann', '', 'Balthasar']);
    expect((await bob.ask<{ open: TableInfo[] }>('GET', '/api/tables')).open.map(({ id }) => id)).toEqual([
      made.id,
    ]);
    const at = `/api/tables/${made.id}`;
    expect(await bob.ask('PUT', `${at}/seat`, { seat: 1 })).toMatchObject({ mine: 1, host: false });
    expect(await ann.ask('PUT', `${at}/ready`, { ready: true })).toMatchObject({ stage: 'gathering' });
    const begun = await bob.ask('PUT', `${at}/ready`, { ready: true, entropy: 'dice' });
    expect(begun.stage).toBe('running');
    expect((await bob.ask<{ open: TableInfo[]; mine: TableInfo[] }>('GET', '/api/tables')).open).toEqual([]);
  });

  it('let people change seats, colours and their mind', async () => {
    const { ann, bob } = await two();
    const { id } = await ann.makeTable('merchants', [FREE, FREE, FREE]);
    const at = `/api/tables/${id}`;
    await bob.ask('PUT', `${at}/seat`, { seat: 1 });
    await bob.ask('PATCH', `${at}/seat`, { colour: 'green', shape: 'star' });
    const moved = await bob.ask('PUT', `${at}/seat`, { seat: 2 });
    expect(moved.seats[2]).toMatchObject({ name: 'Bob', colour: 'green', shape: 'star' });
    expect(moved.seats[1]).toMatchObject({ name: '', taken: false });
    expect(new Set(moved.seats.map(({ colour }) => colour)).size).toBe(3);
    expect((await bob.call('PATCH', `${at}/seat`, { colour: 'red' })).body).toMatchObject({
      code: 'look.taken',
    });
    expect((await bob.call('PUT', `${at}/seat`, { seat: 0 })).body).toMatchObject({ code: 'seat.taken' });
    expect((await bob.call('PUT', `${at}/seat`, { seat: 9 })).status).toBe(404);
    await bob.ask('PUT', `${at}/ready`, { ready: true });
    const swapped = await ann.ask('PUT', `${at}/order`, { seats: [2, 0, 1] });
    expect(swapped.seats.map(({ name }) => name)).toEqual(['Bob', 'Ann', '']);
    expect(swapped.seats.map(({ ready }) => ready)).toEqual([false, false, false]);
    expect((await ann.ask('DELETE', `${at}/seats/2`)).seats).toHaveLength(2);
    expect((await ann.call('DELETE', `${at}/seats/0`)).body).toMatchObject({ code: 'seat.taken' });
    expect((await ann.ask('POST', `${at}/seats`)).seats).toHaveLength(3);
    expect((await bob.call('POST', `${at}/seats`)).body).toMatchObject({ code: 'table.host' });
    const bot = await ann.ask('PUT', `${at}/seats/2`, { bot: 'novice' });
    expect(bot.seats[2]).toMatchObject({ bot: 'novice', ready: true, name: 'Balthasar' });
    expect((await bob.ask('DELETE', `${at}/seat`)).mine).toBeNull();
  });

  it('let people swap seats and appearance when both want to', async () => {
    const { ann, bob, url } = await two();
    const cleo = await Person.named(url, 'Cleo');
    const { id } = await ann.makeTable('merchants', [FREE, FREE, FREE, { bot: 'novice' }]);
    const at = `/api/tables/${id}`;
    await bob.ask('PUT', `${at}/seat`, { seat: 1 });
    await cleo.ask('PUT', `${at}/seat`, { seat: 2 });
    await cleo.ask('PUT', `${at}/ready`, { ready: true });
    const swap = (who: Person, seat: number, what: string, yes = true): Promise<TableInfo> =>
      who.ask('PUT', `${at}/swap`, { seat, what, yes });

    await swap(bob, 0, 'appearance');
    const asked = await swap(bob, 0, 'appearance');
    expect(asked.proposals.swaps).toEqual([{ from: 1, to: 0, what: 'appearance' }]);
    expect(asked.seats[1]).toMatchObject({ name: 'Bob', colour: 'blue' });
    const swapped = await swap(ann, 1, 'appearance');
    expect(swapped.seats.map(({ name, colour, shape }) => [name, colour, shape])).toEqual([
      ['Ann', 'blue', 'square'],
      ['Bob', 'red', 'circle'],
      ['Cleo', 'green', 'triangle'],
      ['Balthasar', 'yellow', 'diamond'],
    ]);
    expect(swapped.proposals.swaps).toEqual([]);
    expect(swapped.seats[2]?.ready).toBe(true);

    await swap(cleo, 0, 'seat');
    expect((await swap(ann, 2, 'seat', false)).proposals.swaps).toEqual([]);
    await swap(ann, 2, 'seat');
    const moved = await swap(cleo, 0, 'seat');
    expect(moved.seats.map(({ name, colour }) => [name, colour])).toEqual([
      ['Cleo', 'green'],
      ['Bob', 'red'],
      ['Ann', 'blue'],
      ['Balthasar', 'yellow'],
    ]);
    // They agreed to another order.
    expect(moved.seats.map(({ ready }) => ready)).toEqual([false, false, false, true]);
    expect(moved.mine).toBe(0);
    expect((await swap(cleo, 3, 'seat')).seats.map(({ name }) => name)).toEqual([
      'Balthasar',
      'Bob',
      'Ann',
      'Cleo',
    ]);

    await swap(bob, 2, 'seat');
    expect((await cleo.ask('DELETE', `${at}/seat`)).proposals.swaps).toEqual([]);
    expect((await cleo.call('PUT', `${at}/swap`, { seat: 1, what: 'seat', yes: true })).body).toMatchObject({
      code: 'seat.none',
    });
    expect((await bob.call('PUT', `${at}/swap`, { seat: 9, what: 'seat', yes: true })).status).toBe(404);
    expect((await bob.call('PUT', `${at}/swap`, { seat: 1, what: 'hat', yes: true })).status).toBe(400);
  });

  it('call people by their new name while they wait, and by the old one in a game', async () => {
    const { ann, bob } = await two();
    const { id } = await ann.makeTable('hermagor', [FREE, FREE]);
    const at = `/api/tables/${id}`;
    await bob.ask('PUT', `${at}/seat`, { seat: 1 });
    await bob.ask('PUT', '/api/me', { name: 'Ann' });
    expect((await bob.ask('GET', at)).seats.map(({ name }) => name)).toEqual(['Ann', 'Ann 2']);
    await bob.ask('PUT', '/api/me', { name: 'Robert' });
    for (const person of [ann, bob]) await person.ask('PUT', `${at}/ready`, { ready: true });
    await bob.ask('PUT', '/api/me', { name: 'Bert' });
    expect((await bob.ask('GET', at)).seats.map(({ name }) => name)).toEqual(['Ann', 'Robert']);
  });

  it('are refused where the game does not allow them', async () => {
    const { ann } = await two();
    const table = (over: object): Promise<{ status: number; body: unknown }> =>
      ann.call('POST', '/api/tables', {
        game: 'hermagor',
        seats: [FREE, FREE],
        open: false,
        time: { pace: 'live', clock: null, onTimeout: 'ask' },
        ...over,
      });
    expect(await table({ game: 'chess' })).toMatchObject({ status: 400, body: { code: 'game.unknown' } });
    expect(await table({ seats: [FREE] })).toMatchObject({ status: 400, body: { code: 'table.terms' } });
    expect(await table({ options: { nonsense: 1 } })).toMatchObject({
      status: 400,
      body: { code: 'table.terms' },
    });
    expect(await table({ board: 'mine' })).toMatchObject({ status: 400, body: { code: 'table.terms' } });
    expect(await table({ seats: [{ bot: 'novice' }, { bot: 'novice' }] })).toMatchObject({
      body: { code: 'table.people' },
    });
    expect(await table({ extra: 1 })).toMatchObject({ status: 400, body: { code: 'request.shape' } });
    expect(
      await table({ time: { pace: 'live', clock: { start: 5, add: 0, cap: 9 }, onTimeout: 'ask' } }),
    ).toMatchObject({
      body: { code: 'request.shape' },
    });
    expect((await new Person((await startServer()).url).call('POST', '/api/tables', {})).status).toBe(400);
    for (let i = 0; i < 10; i++) await ann.makeTable('hermagor', [FREE, FREE]);
    expect(await table({})).toMatchObject({ status: 409, body: { code: 'table.many' } });
  });

  it('stay on the list of a host without a seat, and count as theirs', async () => {
    const { ann, bob } = await two();
    const wanted = { open: true };
    for (let i = 0; i < 10; i++) {
      const { id } = await ann.makeTable('hermagor', [FREE, FREE], wanted);
      await ann.ask('DELETE', `/api/tables/${id}/seat`);
    }
    await expect(ann.makeTable('hermagor', [FREE, FREE], wanted)).rejects.toThrow('table.many');
    const lists = async (who: Person) =>
      who.ask<{ open: TableInfo[]; mine: TableInfo[] }>('GET', '/api/tables');
    const { open, mine } = await lists(ann);
    expect([open.length, mine.length]).toEqual([0, 10]);
    expect(mine[0]).toMatchObject({ mine: null, host: true });
    expect((await lists(bob)).open).toHaveLength(10);
    await ann.ask('PUT', `/api/tables/${mine[0]?.id}/cancel`, { cancel: true });
    expect((await lists(ann)).mine).toHaveLength(9);
    await ann.makeTable('hermagor', [FREE, FREE], wanted);
  });

  it('can be looked at by strangers while a game goes on, where they are open', async () => {
    const { ann, bob } = await two();
    type Lists = { open: TableInfo[]; running: TableInfo[]; mine: TableInfo[] };
    const begin = async (open: boolean): Promise<string> => {
      const { id } = await ann.makeTable('hermagor', [FREE, { bot: 'novice' }], { open });
      await ann.ask('PUT', `/api/tables/${id}/ready`, { ready: true });
      return id;
    };
    const shown = await begin(true);
    await begin(false);
    const lists = await bob.ask<Lists>('GET', '/api/tables');
    expect(lists.running).toMatchObject([{ id: shown, stage: 'running', mine: null, host: false }]);
    expect([lists.open, lists.mine]).toEqual([[], []]);
    const own = await ann.ask<Lists>('GET', '/api/tables');
    expect([own.running.length, own.mine.length]).toEqual([0, 2]);
    for (let i = 0; i < 20; i++) await begin(true);
    expect((await bob.ask<Lists>('GET', '/api/tables')).running).toHaveLength(20);
  });

  it('say what is wrong with a request, and nothing changes', async () => {
    const { ann, bob, url } = await two();
    const { id } = await ann.makeTable('hermagor', [FREE, FREE]);
    const stranger = new Person(url);
    expect(await stranger.call('PUT', `/api/tables/${id}/seat`, { seat: 1 })).toMatchObject({
      status: 401,
      body: { code: 'guest.none' },
    });
    expect(await bob.call('PUT', `/api/tables/${id}/ready`, { ready: true })).toMatchObject({
      status: 403,
      body: { code: 'seat.none' },
    });
    expect(await ann.call('GET', '/api/tables/nonsense')).toMatchObject({ status: 400 });
    expect(await ann.call('GET', `/api/tables/${'x'.repeat(22)}`)).toMatchObject({
      status: 404,
      body: { code: 'table.unknown' },
    });
    expect(await ann.call('GET', '/api/nowhere')).toMatchObject({ status: 404 });
    expect(await ann.call('PUT', `/api/tables/${id}/ready`, { pad: 'x'.repeat(20_000) })).toMatchObject({
      status: 413,
      body: { code: 'request.large' },
    });
    expect(await ann.ask('GET', `/api/tables/${id}`)).toMatchObject({ stage: 'gathering', row: 0 });
  });

  it('reveal their secret only when the game is over; then the record can be verified', async () => {
    const { ann, bob } = await two();
    const made = await ann.makeTable('hermagor', [FREE, FREE]);
    const at = `/api/tables/${made.id}`;
    await ann.connect();
    await bob.connect();
    await seatAll([ann, bob], made.id);
    await ann.watch(made.id);
    await bob.watch(made.id);
    expect(await bob.call('GET', `${at}/record`)).toMatchObject({
      status: 409,
      body: { code: 'record.early' },
    });
    await playOn([ann, bob], made.id, 'record');
    await bob.ask('PUT', `${at}/auto`, { auto: ['never-raise'] });
    const record = await bob.ask<MatchRecord>('GET', `${at}/record`);
    const game = findGame('hermagor');
    if (!game || record.chance.kind !== 'fair') throw new Error('no fair game');
    expect(record.chance.commitment).toBe(made.commitment);
    expect(commitment(record.chance.secret)).toBe(made.commitment);
    expect(verifyRecord(game, record)).toMatchObject({ ok: true, value: { fair: true } });
    const again = await ann.ask<{ table: string }>('POST', `${at}/rematch`);
    expect(await bob.ask<{ table: string }>('POST', `${at}/rematch`)).toEqual(again);
    const rematch = await bob.ask('GET', `/api/tables/${again.table}`);
    // Automatic answers of one game are not used in the next.
    expect(rematch).toMatchObject({ stage: 'gathering', mine: 1, host: false, auto: [] });
    expect(rematch.commitment).not.toBe(made.commitment);
  });

  it('have a chat for those who have a seat', async () => {
    const { ann, bob } = await two();
    const { id } = await ann.makeTable('hermagor', [FREE, FREE]);
    await ann.connect();
    await ann.watch(id);
    expect(await bob.call('POST', `/api/tables/${id}/chat`, { text: 'hi' })).toMatchObject({ status: 403 });
    await bob.ask('PUT', `/api/tables/${id}/seat`, { seat: 1 });
    await bob.ask('POST', `/api/tables/${id}/chat`, { text: '  hello ' });
    await ann.until(() => ann.messages.some(({ type }) => type === 'chat'));
    expect(ann.messages.find(({ type }) => type === 'chat')).toMatchObject({
      lines: [{ n: 1, name: 'Bob', seat: 1, text: 'hello' }],
    });
    expect(await bob.ask('GET', `/api/tables/${id}/chat?after=0`)).toHaveLength(1);
    expect(await bob.ask('GET', `/api/tables/${id}/chat?after=1`)).toEqual([]);
    expect((await bob.call('POST', `/api/tables/${id}/chat`, { text: ' ' })).status).toBe(400);
  });

  it('are cancelled by the host before the game, and expire when nobody comes', async () => {
    const { ann, bob, server } = await two();
    const off = await ann.makeTable('hermagor', [FREE, FREE]);
    expect((await bob.call('PUT', `/api/tables/${off.id}/cancel`, { cancel: true })).status).toBe(403);
    expect(await ann.ask('PUT', `/api/tables/${off.id}/cancel`, { cancel: true })).toMatchObject({
      stage: 'cancelled',
    });
    const forgotten = await ann.makeTable('hermagor', [FREE, FREE]);
    server.clock.now += 8 * 24 * 60 * 60 * 1000;
    await server.server.timekeeper.tick();
    expect(await ann.ask('GET', `/api/tables/${forgotten.id}`)).toMatchObject({ stage: 'expired' });
  });
});

describe('the description', () => {
  it('lists the whole API, with everything the page needs served from here', async () => {
    const { url } = await startServer();
    const { body } = await new Person(url).call('GET', '/docs/json');
    const paths = Object.keys((body as { paths: object }).paths);
    expect(paths).toContain('/api/tables/{id}/ready');
    expect(paths.length).toBeGreaterThan(15);
    const { paths: all } = body as { paths: Record<string, Record<string, object>> };
    for (const operations of Object.values(all))
      for (const operation of Object.values(operations))
        expect(operation).toMatchObject({
          tags: [expect.any(String)],
          summary: expect.any(String),
          responses: expect.any(Object),
        });
    const page = await (await fetch(`${url}/docs`)).text();
    expect(page).not.toMatch(/(?:src|href)="https?:/);
  });
});
