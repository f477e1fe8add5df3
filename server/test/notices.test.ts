import { rngFromText } from '@kontor/core';
import { HOUR, type NoticeSettings, type NoticeState, TIME_PRESETS } from '@kontor/protocol';
import { describe, expect, it } from 'vitest';
import { Attention } from '../src/notices/attention.ts';
import { Notices } from '../src/notices/notices.ts';
import { hangUp } from './away.ts';
import { type Begun, begin } from './begun.ts';
import { startServer, type TestServer } from './harness.ts';
import { Person } from './person.ts';
import { randomCommand } from './play.ts';
import { checkVapid, TestBrowser } from './push-target.ts';
import { LOCAL_REACH, type Received, startReceiver } from './receiver.ts';

const slow = { time: TIME_PRESETS.day };

/** Lets so much time pass, and everything be sent that is due then. */
async function later({ server, clock }: TestServer, ms: number): Promise<void> {
  await server.notices.tick();
  clock.now += ms;
  await server.notices.tick();
  await server.notices.settled();
}

interface Called extends Begun {
  readonly browser: TestBrowser;
  readonly received: Received[];
  /** Whoever is to move, and whoever waits and has push. */
  readonly mover: Person;
  readonly waiter: Person;
}

/** A slow game; whoever is not to move has browser push, and nobody is at the table but the other one. */
async function called(
  settings: Partial<NoticeSettings> = {},
  answer?: Parameters<typeof startReceiver>[0],
): Promise<Called> {
  const receiver = await startReceiver(answer);
  const begun = await begin('hermagor', 'ask', slow, ['Ann', 'Bob'], { reach: LOCAL_REACH });
  const [ann, bob] = begun.people;
  if (!ann || !bob) throw new Error('nobody');
  const annMoves = ann.clientView(begun.table).frame.active.includes(0);
  const [mover, waiter] = annMoves ? [ann, bob] : [bob, ann];
  const browser = new TestBrowser(`${receiver.url}/push`);
  const { settings: usual } = await waiter.ask<NoticeState>('POST', '/api/me/push', browser.target);
  await waiter.ask('PUT', '/api/me/notices', { ...usual, ...settings });
  await hangUp(waiter, mover, begun.test);
  await later(begun.test, HOUR);
  receiver.received.length = 0;
  return { ...begun, browser, received: receiver.received, mover, waiter };
}

/** Plays until it is the other one's turn. */
async function moveOn({ mover, people, table }: Called): Promise<void> {
  const seat = people.indexOf(mover);
  const rng = rngFromText('on');
  for (;;) {
    const command = randomCommand(mover.clientView(table), seat, rng);
    if (!command) return;
    await mover.command(table, command);
    await mover.settle();
  }
}

describe('notices by browser push', () => {
  it('come once, encrypted and signed, to whoever is not at the table when it is their turn', async () => {
    const game = await called({ language: 'fr' });
    await moveOn(game);
    await later(game.test, 5000);
    expect(game.received).toEqual([]);
    await later(game.test, 6000);
    expect(game.received).toHaveLength(1);
    const [push] = game.received;
    if (!push) throw new Error('no push');
    const { publicKey } = await game.waiter.ask<NoticeState>('GET', '/api/me/notices');
    expect(checkVapid(push, publicKey)).toMatchObject({ aud: new URL(game.browser.target.endpoint).origin });
    const names = game.mover === game.people[0] ? 'Ann' : 'Bob';
    expect(game.browser.read(push)).toEqual({
      title: 'Hermagor',
      text: `À vous de jouer. Avec ${names}`,
      path: `/table/${game.table}`,
    });
    await later(game.test, HOUR);
    expect(game.received).toHaveLength(1);
  });

  it('do not come to whoever has seen it, though the page was closed again', async () => {
    const game = await called();
    await moveOn(game);
    await game.waiter.connect();
    await game.waiter.watch(game.table);
    await hangUp(game.waiter, game.mover, game.test);
    await later(game.test, HOUR);
    expect(game.received).toEqual([]);
  });

  it('come to whoever has the table open but not in sight, and not to whoever looks again', async () => {
    const game = await called();
    await game.waiter.connect();
    game.waiter.send({ type: 'visible', visible: false });
    await game.waiter.watch(game.table);
    await moveOn(game);
    await later(game.test, 11_000);
    expect(game.received).toHaveLength(1);
    const other = await called();
    await other.waiter.connect();
    await other.waiter.watch(other.table);
    await moveOn(other);
    other.test.clock.now += 1;
    other.waiter.send({ type: 'visible', visible: false });
    await other.waiter.settle();
    await later(other.test, HOUR);
    expect(other.received).toEqual([]);
  });

  it('do not come when what they tell is not so any more', async () => {
    const game = await called();
    await moveOn(game);
    await game.test.server.notices.tick();
    await game.waiter.ask('POST', `/api/tables/${game.table}/leave`);
    await later(game.test, HOUR);
    expect(game.received).toEqual([]);
  });

  it('warn before time is up', async () => {
    const game = await called({ push: { on: true, kinds: ['time'], quiet: true } });
    await moveOn(game);
    await later(game.test, 17 * HOUR);
    expect(game.received).toEqual([]);
    await later(game.test, 2 * HOUR);
    expect(game.received.map((push) => game.browser.read(push).text)).toEqual([
      'Your time is running out: 5 hours left',
    ]);
  });

  it('tell of questions out of turn and of the end', async () => {
    const game = await called();
    await game.mover.ask('PUT', `/api/tables/${game.table}/cancel`, { cancel: true });
    await later(game.test, 11_000);
    await game.waiter.ask('PUT', `/api/tables/${game.table}/cancel`, { cancel: true });
    await later(game.test, 11_000);
    const texts = game.received.map((push) => game.browser.read(push).text.replace(/\..*/, ''));
    expect(texts).toEqual(['You are asked something', 'The game is over']);
  });

  it('wait for the end of quiet hours, and are silent for a table', async () => {
    // The clock of tests begins at 01:46 UTC.
    const game = await called({ quiet: { from: 60, to: 480 }, zone: 'UTC' });
    await moveOn(game);
    await later(game.test, 4 * HOUR);
    expect(game.received).toEqual([]);
    await later(game.test, 2 * HOUR);
    expect(game.received).toHaveLength(1);
    const silent = await called();
    await silent.waiter.ask('PUT', `/api/tables/${silent.table}/notices`, { on: false });
    expect(await silent.waiter.ask('GET', `/api/tables/${silent.table}/notices`)).toEqual({ on: false });
    await moveOn(silent);
    await later(silent.test, HOUR);
    expect(silent.received).toEqual([]);
  });

  it('end with the subscription, and are tried again when the push service is busy', async () => {
    const gone = await called({}, () => ({ status: 410 }));
    await moveOn(gone);
    await later(gone.test, 11_000);
    expect(gone.received).toHaveLength(1);
    expect(await gone.waiter.ask('GET', '/api/me/notices')).toMatchObject({ devices: 0 });
    let busy = true;
    const again = await called({}, () => ({ status: busy ? 503 : 201 }));
    await moveOn(again);
    await later(again.test, 11_000);
    busy = false;
    await later(again.test, 61_000);
    await later(again.test, HOUR);
    expect(again.received).toHaveLength(2);
  });

  it('are sent by one of several servers', async () => {
    const game = await called();
    const { server, clock } = game.test;
    const other = new Notices({ ...server.services, attention: new Attention(() => clock.now) });
    await moveOn(game);
    await server.notices.tick();
    clock.now += 11_000;
    await Promise.all([server.notices.tick(), other.tick()]);
    await Promise.all([server.notices.settled(), other.settled()]);
    expect(game.received).toHaveLength(1);
  });
});

describe('settings of notices', () => {
  it('are refused where they make no sense or lead into our own network', async () => {
    const { url } = await startServer();
    const ann = await Person.named(url, 'Ann');
    const { settings } = await ann.ask<NoticeState>('GET', '/api/me/notices');
    const put = (over: object) => ann.call('PUT', '/api/me/notices', { ...settings, ...over });
    expect(await put({ zone: 'Nowhere/At_all' })).toMatchObject({
      status: 400,
      body: { code: 'notices.zone' },
    });
    for (const address of ['http://example.org/', 'https://127.0.0.1/', 'https://[::1]/', 'ftp://x', 'x'])
      expect(await put({ webhook: { ...settings.webhook, url: address } })).toMatchObject({
        status: 400,
        body: { code: 'webhook.address' },
      });
    const target = new TestBrowser('https://10.0.0.1/push').target;
    expect(await ann.call('POST', '/api/me/push', target)).toMatchObject({ body: { code: 'push.address' } });
    expect(await new Person(url).call('GET', '/api/me/notices')).toMatchObject({ status: 401 });
  });

  it('end with the device that is forgotten', async () => {
    const { url, server } = await startServer();
    const ann = await Person.named(url, 'Ann');
    const { target } = new TestBrowser('https://push.example/1');
    expect(await ann.ask('POST', '/api/me/push', target)).toMatchObject({ devices: 1, here: true });
    const { store, sessions } = server.services;
    const user = await sessions.find(ann);
    const [device] = await store.tokensOf(user?.id ?? '');
    await store.removeToken(user?.id ?? '', device?.hash ?? '');
    expect(await store.notices.pushTargets(user?.id ?? '')).toEqual([]);
  });
});
