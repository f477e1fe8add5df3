import { rngFromText } from '@kontor/core';
import { HOUR, MINUTE, TIME_PRESETS } from '@kontor/protocol';
import { describe, expect, it, vi } from 'vitest';
import { begin, clock, FREE } from './begun.ts';
import { capturedLog } from './captured-log.ts';
import { startServer } from './harness.ts';
import { Person } from './person.ts';
import { playOn, randomCommand } from './play.ts';

function need<T>(what: T | null | undefined): T {
  if (what === null || what === undefined) throw new Error('there is none');
  return what;
}

it('the server goes on after the disk has failed for a while', async () => {
  const { log, lines } = capturedLog();
  const { test, pass, info } = await begin('hermagor', 'end', {}, undefined, { log });
  const { store } = test.server.services;
  const full = () => Promise.reject(new Error('disk full'));
  const failing = [
    vi.spyOn(store, 'dueTables').mockImplementation(full),
    vi.spyOn(store, 'setAlive').mockImplementation(full),
  ];
  await pass(11 * MINUTE);
  await test.server.timekeeper.storeAlive();
  expect(lines.map(({ msg }) => msg)).toEqual(
    expect.arrayContaining(['due tables could not be found', 'the time could not be stored']),
  );
  for (const spy of failing) spy.mockRestore();
  await pass(0);
  expect((await info()).stage).toBe('cancelled');
});

describe('clocks at a table', () => {
  it('run for the seats that are to act, and are sent with the moves', async () => {
    const { people, table, pass } = await begin('hermagor', 'ask');
    await pass(3 * MINUTE);
    const seat = people[0]?.clientView(table).frame.active[0] ?? 0;
    const person = people[seat];
    if (!person) throw new Error('nobody');
    expect(person.clientView(table).frame.clocks).toMatchObject({
      running: [seat],
      left: [clock.start, clock.start],
    });
    for (let i = 0; person.clientView(table).frame.active.includes(seat); i++) {
      const command = randomCommand(person.clientView(table), seat, rngFromText(`move ${i}`));
      if (command)
        await person.command(table, command.kind === 'play' ? { ...command, hold: false } : command);
    }
    const { clocks } = person.clientView(table).frame;
    expect(clocks?.running).toEqual([1 - seat]);
    expect(clocks?.left[seat]).toBe(clock.start - 3 * MINUTE + clock.add);
  });

  it('stand still while the server is down, and survive its restart', async () => {
    const { test, table, pass } = await begin('hermagor', 'bot');
    await pass(4 * MINUTE);
    await test.server.close();
    test.clock.now += 50 * HOUR;
    const again = await startServer({ folder: test.folder, clock: test.clock });
    const before = await new Person(again.url).ask('GET', `/api/tables/${table}`);
    const seat = before.active[0] ?? 0;
    expect(before.clocks?.left[seat]).toBe(6 * MINUTE);
    again.clock.now += 6 * MINUTE - 1;
    await again.server.timekeeper.tick();
    expect((await new Person(again.url).ask('GET', `/api/tables/${table}`)).seats[seat]?.control).toBeNull();
    again.clock.now += 1;
    await again.server.timekeeper.tick();
    expect(
      (await new Person(again.url).ask('GET', `/api/tables/${table}`)).seats[seat]?.control,
    ).not.toBeNull();
  });
});

describe('when the clock was set back while no server ran', () => {
  it('everybody has as much time as before, and it runs out', async () => {
    const { test, table, pass } = await begin('hermagor', 'bot');
    await pass(4 * MINUTE);
    await test.server.close();
    test.clock.now -= HOUR;
    const again = await startServer({ folder: test.folder, clock: test.clock });
    const ask = () => new Person(again.url).ask('GET', `/api/tables/${table}`);
    const before = await ask();
    const seat = before.active[0] ?? 0;
    expect(before.clocks?.left[seat]).toBe(6 * MINUTE);
    again.clock.now += 6 * MINUTE;
    await again.server.timekeeper.tick();
    expect((await ask()).seats[seat]?.control).not.toBeNull();
  });
});

describe('when the machine was asleep', () => {
  it('no clock has run meanwhile, and all subscribers are notified', async () => {
    const { test, people, table, pass, info } = await begin('hermagor', 'end');
    await pass(4 * MINUTE);
    const seat = (await info()).active[0] ?? 0;
    test.clock.now += 8 * HOUR;
    await test.server.timekeeper.beat(Date.now() + 8 * HOUR);
    for (const person of people) await person.settle();
    for (const { left, since } of [(await info()).clocks, people[0]?.clientView(table).frame.clocks].map(
      need,
    )) {
      expect(since).toBe(test.clock.now);
      expect(left[seat]).toBeGreaterThanOrEqual(6 * MINUTE);
      expect(left[seat]).toBeLessThan(6 * MINUTE + 5000);
    }
    // What was in memory goes on from there.
    const person = people[seat];
    const command = person && randomCommand(person.clientView(table), seat, rngFromText('awake'));
    if (!command) throw new Error('nothing to do');
    expect(await person.command(table, command)).toEqual({ ok: true });
    await pass(6 * MINUTE - 1);
    expect((await info()).stage).toBe('running');
    await pass(16 * MINUTE);
    expect((await info()).stage).toBe('cancelled');
  });

  it('the others still have their time to choose', async () => {
    const { test, people, table, pass, info } = await begin('hermagor', 'ask');
    await people[0]?.ask('POST', `/api/tables/${table}/leave`);
    await pass(30_000);
    test.clock.now += HOUR;
    await test.server.timekeeper.beat(Date.now() + HOUR);
    expect((await info()).proposals.missing).not.toBeNull();
    await pass(32_000);
    expect((await info()).seats[0]?.control).not.toBeNull();
  });
});

describe('when time is up', () => {
  it('a bot takes the seat and plays, and the person can take it back', async () => {
    const { people, table, pass, info } = await begin('hermagor', 'bot');
    const seat = (await info()).active[0] ?? 0;
    const away = people[seat];
    const other = people[1 - seat];
    if (!away || !other) throw new Error('nobody');
    await pass(10 * MINUTE);
    await other.until(() => other.clientView(table).info.seats[seat]?.control !== null);
    await other.until(() => other.clientView(table).frame.active.includes(1 - seat));
    expect(await away.command(table, { kind: 'confirm' })).toMatchObject({ refused: { code: 'seat.bot' } });
    const back = await away.ask('POST', `/api/tables/${table}/back`);
    expect(back.seats[seat]?.control).toBeNull();
    expect(await away.call('POST', `/api/tables/${table}/back`)).toMatchObject({
      body: { code: 'seat.yours' },
    });
  });

  it('the others choose: wait, a bot, or the end', async () => {
    for (const choice of ['wait', 'bot', 'end'] as const) {
      const { people, table, pass, info } = await begin('hermagor', 'ask');
      const seat = (await info()).active[0] ?? 0;
      await pass(10 * MINUTE);
      expect((await info()).proposals.missing).toMatchObject({ seat, choices: [] });
      expect(await people[seat]?.call('PUT', `/api/tables/${table}/missing`, { seat, choice })).toMatchObject(
        {
          body: { code: 'missing.you' },
        },
      );
      const after = await people[1 - seat]?.ask('PUT', `/api/tables/${table}/missing`, { seat, choice });
      expect(after?.proposals.missing).toBeNull();
      expect(after?.stage).toBe(choice === 'end' ? 'cancelled' : 'running');
      if (choice === 'wait') expect(after?.clocks?.left[seat]).toBeGreaterThan(MINUTE);
      if (choice === 'bot') expect(after?.seats[seat]?.control).not.toBeNull();
    }
  });

  it('a bot takes the seat if nobody says anything', async () => {
    const { pass, info } = await begin('hermagor', 'ask');
    const seat = (await info()).active[0] ?? 0;
    await pass(10 * MINUTE);
    await pass(MINUTE - 1);
    expect((await info()).seats[seat]?.control).toBeNull();
    await pass(1);
    expect((await info()).seats[seat]?.control).not.toBeNull();
  });

  it('who is back in time plays on', async () => {
    const { people, table, pass, info } = await begin('hermagor', 'ask');
    const seat = (await info()).active[0] ?? 0;
    await pass(10 * MINUTE);
    const person = people[seat];
    const command = person && randomCommand(person.clientView(table), seat, rngFromText('late'));
    if (!command) throw new Error('nothing to do');
    expect(await person.command(table, command)).toEqual({ ok: true });
    expect((await info()).proposals.missing).toBeNull();
  });

  it('who is back in time has time to go on', async () => {
    const { people, table, pass, info } = await begin('merchants', 'ask');
    for (let i = 0; people[0]?.clientView(table).frame.decision?.kind !== 'plot'; i++)
      await playOn(people, table, `place ${i}`, 1);
    await pass(15 * MINUTE);
    const seat = need((await info()).proposals.missing).seat;
    const person = need(people[seat]);
    const command = need(randomCommand(person.clientView(table), seat, rngFromText('late')));
    expect(await person.command(table, command)).toEqual({ ok: true });
    expect(person.clientView(table).frame.clocks?.left[seat]).toBeGreaterThan(MINUTE);
    await pass(1);
    expect((await info()).proposals.missing?.seat).not.toBe(seat);
  });

  it('the game ends, if that was agreed', async () => {
    const { pass, info } = await begin('hermagor', 'end');
    await pass(10 * MINUTE);
    expect(await info()).toMatchObject({ stage: 'cancelled', clocks: null });
  });

  it('one move is made, if that was agreed', async () => {
    const { people, table, pass, info } = await begin('hermagor', 'play');
    const seat = (await info()).active[0] ?? 0;
    await pass(10 * MINUTE);
    const person = people[seat];
    await person?.until(() => person.clientView(table).history.some((step) => step.seat === seat));
    expect((await info()).seats[seat]?.control).toBeNull();
  });

  it('a draft stands in a simultaneous phase, else the rule book’s fallback', async () => {
    const { people, table, pass } = await begin('merchants', 'play', {}, ['Ann', 'Bob', 'Cleo']);
    for (let i = 0; people[0]?.clientView(table).frame.decision?.kind !== 'plot'; i++)
      await playOn(people, table, `place ${i}`, 1);
    const { row } = people[0].clientView(table).frame;
    await pass(15 * MINUTE);
    await pass(1);
    await pass(1);
    for (const person of people) expect(person.clientView(table).frame.row).toBeGreaterThan(row + 3);
  });

  it('a held move counts as confirmed', async () => {
    const { people, table, pass } = await begin('hermagor', 'bot');
    for (let i = 0; i < 60; i++) {
      const seat = people.findIndex((person) => person.clientView(table).frame.decision !== undefined);
      const person = people[seat];
      const command = person && randomCommand(person.clientView(table), seat, rngFromText(`hold ${i}`));
      if (!command) throw new Error('nothing to do');
      await person.command(table, command.kind === 'play' ? { ...command, hold: true } : command);
      for (const each of people) await each.settle();
      const { held, row } = person.clientView(table).frame;
      if (held === undefined) continue;
      await pass(15 * MINUTE);
      expect(person.clientView(table).frame).toMatchObject({ row: row + 1 });
      expect(person.clientView(table).info.seats[seat]?.control).toBeNull();
      return;
    }
    throw new Error('no move was held');
  });
});

describe('leaving and breaking off', () => {
  it('needs everybody’s consent', async () => {
    const { people, table } = await begin('hermagor', 'ask');
    const at = `/api/tables/${table}/cancel`;
    expect(await people[0]?.ask('PUT', at, { cancel: true })).toMatchObject({
      stage: 'running',
      proposals: { cancel: [0] },
    });
    expect(await people[0]?.ask('PUT', at, { cancel: false })).toMatchObject({ proposals: { cancel: [] } });
    await people[0]?.ask('PUT', at, { cancel: true });
    expect(await people[1]?.ask('PUT', at, { cancel: false })).toMatchObject({ proposals: { cancel: [] } });
    await people[0]?.ask('PUT', at, { cancel: true });
    expect(await people[1]?.ask('PUT', at, { cancel: true })).toMatchObject({ stage: 'cancelled' });
    const record = await people[1]?.call('GET', `/api/tables/${table}/record`);
    expect(record?.status).toBe(200);
  });

  it('leaves the choice to the others, and ends a game against bots', async () => {
    const { people, table } = await begin('hermagor', 'bot');
    expect(await people[1]?.ask('POST', `/api/tables/${table}/leave`)).toMatchObject({
      proposals: { missing: { seat: 1 } },
    });
    expect(
      await people[0]?.ask('PUT', `/api/tables/${table}/missing`, { seat: 1, choice: 'bot' }),
    ).toMatchObject({
      proposals: { missing: null },
    });
    const alone = await begin('hermagor', 'bot', { seats: [FREE, { bot: 'novice' }] }, ['Ann']);
    expect(await alone.people[0]?.ask('POST', `/api/tables/${alone.table}/leave`)).toMatchObject({
      stage: 'cancelled',
    });
  });
});

describe('somebody who does not come', () => {
  it('can be asked about where there is no clock, sooner when they are not connected', async () => {
    const { test, people, table, info } = await begin('hermagor', 'ask', { time: TIME_PRESETS.unhurried });
    const seat = (await info()).active[0] ?? 0;
    const [away, other] = [people[seat], people[1 - seat]];
    if (!away || !other) throw new Error('nobody');
    const at = `/api/tables/${table}/missing`;
    test.clock.now += MINUTE;
    expect(await other.call('POST', at, { seat })).toMatchObject({
      status: 409,
      body: { code: 'missing.early' },
    });
    const isHere = (): boolean => {
      const last = other.messages.findLast(({ type }) => type === 'presence');
      return last?.type === 'presence' && last.seats.includes(seat);
    };
    await other.until(isHere);
    away.hangUp();
    await other.until(() => !isHere());
    expect(await other.ask('POST', at, { seat })).toMatchObject({ proposals: { missing: { seat } } });
    expect(await other.ask('PUT', at, { seat, choice: 'bot' })).toMatchObject({
      proposals: { missing: null, alsoMissing: [] },
    });
    expect((await info()).seats[seat]?.control).not.toBeNull();
  });
});
