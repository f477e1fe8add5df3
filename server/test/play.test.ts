import { rngFromText } from '@kontor/core';
import type { ServerMessage } from '@kontor/protocol';
import { describe, expect, it } from 'vitest';
import { startServer } from './harness.ts';
import { begin, truth, turnOf } from './match-online.ts';
import { Person } from './person.ts';
import { playOn, randomCommand, rulesOf } from './play.ts';

describe.each(['hermagor', 'merchants'])('a game of %s', (game) => {
  it('is played over the wire to its end, everybody seeing exactly what they may', async () => {
    const { people, table, test } = await begin(game, ['Ann', 'Bob', 'Cleo']);
    const watcher = new Person(test.url);
    await watcher.connect();
    await watcher.watch(table);
    for (let part = 0; part < 5; part++) {
      await playOn(people, table, `${game} ${part}`, 40);
      for (const [seat, person] of [...people, watcher].entries()) {
        await person.settle();
        const { frame, history } = person.clientView(table);
        expect({ frame, history }).toEqual(await truth(test, table, seat < people.length ? seat : null));
      }
    }
    await playOn(people, table, game);
    expect(people[1]?.clientView(table).info).toMatchObject({ stage: 'finished' });
    expect(people[1]?.clientView(table).info.ranks).toContain(1);
  });
});

describe('moves', () => {
  it('reach the others, and are refused with code, reason and rule', async () => {
    const { people, table } = await begin('hermagor', ['Ann', 'Bob']);
    const { person, seat, command, other } = turnOf(people, table);
    expect(await other.command(table, command)).toEqual({
      ok: false,
      refused: { code: 'seat.inactive', params: { seat: 1 - seat } },
    });
    for (const move of ['nonsense', 'build nowhere x'])
      expect(await person.command(table, { kind: 'play', move, hold: false })).toEqual({
        ok: false,
        refused: { code: 'move.unreadable', params: { move } },
      });
    expect(await person.command(table, { kind: 'play', move: 'keep', hold: false })).toEqual({
      ok: false,
      refused: { code: 'move.other', rule: 'H-1.3', params: { asked: 'buyer' } },
    });
    expect(person.clientView(table).frame.row).toBe(0);
    expect(await person.command(table, { ...command, hold: false } as never)).toEqual({ ok: true });
    await other.until(() => other.clientView(table).frame.row === 1);
  });

  it('that break a rule are refused with it and what it is about', async () => {
    const { people, table } = await begin('hermagor', ['Ann', 'Bob']);
    const { person, other } = turnOf(people, table);
    for (const move of ['buy j1.1', 'done'])
      expect(await person.command(table, { kind: 'play', move, hold: false })).toEqual({ ok: true });
    await other.until(() => other.clientView(table).frame.row === 2);
    expect(await other.command(table, { kind: 'play', move: 'buy j1.1', hold: false })).toEqual({
      ok: false,
      refused: { code: 'space.taken', rule: 'H-1.3', params: { space: 'j1.1', cost: 4, cash: 20 } },
    });
    expect(other.clientView(table).frame.row).toBe(2);
  });

  it('that answer an old question are stale', async () => {
    const { people, table } = await begin('hermagor', ['Ann', 'Bob']);
    await playOn(people, table, 'stale', 3);
    const { person, command } = turnOf(people, table);
    expect(await person.command(table, command, { row: 0 })).toMatchObject({
      refused: { code: 'move.stale' },
    });
  });

  it('sent again do no harm, also after a restart', async () => {
    const { people, table, test } = await begin('hermagor', ['Ann', 'Bob']);
    const { person, command, seat } = turnOf(people, table);
    const play = { ...command, hold: false } as typeof command;
    expect(await person.command(table, play, { id: 'the-same-one' })).toEqual({ ok: true });
    const { row } = person.clientView(table).frame;
    expect(await person.command(table, play, { id: 'the-same-one', row: 0 })).toEqual({ ok: true });
    expect(person.clientView(table).frame.row).toBe(row);
    await test.server.close();
    const again = await startServer({ folder: test.folder, clock: test.clock });
    const back = new Person(again.url);
    back.cookie = person.cookie;
    await back.connect();
    await back.watch(table);
    expect(await back.command(table, play, { id: 'the-same-one', row: 0 })).toEqual({ ok: true });
    expect(back.clientView(table).frame).toEqual(people[seat]?.clientView(table).frame);
  });

  it('are sent as changes also when other tables are dropped from memory at that time', async () => {
    const { people, table, test } = await begin('hermagor', ['Ann', 'Bob']);
    const { rooms } = test.server.services;
    const { seat, command, other } = turnOf(people, table);
    if (command.kind !== 'play') throw new Error('no move');
    await other.settle();
    const before = other.messages.length;
    await rooms.act(table, ({ match }) => {
      rooms.sweep();
      return { answer: match?.play(seat, command.move) };
    });
    await other.settle();
    expect(other.messages.slice(before).map(({ type }) => type)).toEqual(['change', 'pong']);
  });

  it('sent right before the connection is closed are played, and no subscriber is left behind', async () => {
    const { people, table, test } = await begin('hermagor', ['Ann', 'Bob']);
    const { person, command, other } = turnOf(people, table);
    const play = { ...command, hold: false } as typeof command;
    const { row } = other.clientView(table).frame;
    person.send({ type: 'command', id: 'the-last-one', table, row, command: play });
    person.send({ type: 'subscribe', table });
    person.hangUp();
    await other.until(() => other.clientView(table).frame.row > row);
    for (let i = 0; i < 20; i++) {
      const passing = new Person(test.url);
      await passing.connect();
      passing.send({ type: 'subscribe', table });
      if (i % 2) passing.hangUp();
      else passing.disconnect();
    }
    const alone = () => {
      const present = other.messages.findLast(({ type }) => type === 'presence');
      return present?.type === 'presence' && present.seats.length === 1 && present.spectators === 0;
    };
    // Some may still be on their way in.
    await new Promise((resolve) => setTimeout(resolve, 100));
    await other.until(alone);
  });

  it('keep their table in memory, however many unknown tables are asked for', async () => {
    const { table, test } = await begin('hermagor', ['Ada', 'Bo']);
    const { rooms } = test.server.services;
    const before = await rooms.look(table, (room) => room);
    for (let i = 0; i < 2500; i++)
      await expect(rooms.look(`none-${i}`, () => undefined)).rejects.toThrow('There is no such table.');
    expect(await rooms.look(table, (room) => room)).toBe(before);
  });

  it('held are seen by their owner alone, survive a restart, and can be taken back', async () => {
    const { people, table, test } = await begin('hermagor', ['Ann', 'Bob']);
    let held: Person | undefined;
    let before: unknown;
    for (let i = 0; !held && i < 60; i++) {
      const { person, command, other } = turnOf(people, table, `held ${i}`);
      before = other.clientView(table).frame.view;
      await person.command(table, command.kind === 'play' ? { ...command, hold: true } : command);
      await person.until(() => true);
      const { frame } = person.clientView(table);
      if (frame.held !== undefined) held = person;
      else for (const each of people) await each.until(() => each.clientView(table).frame.row === frame.row);
    }
    if (!held) throw new Error('no move was held');
    const owner = held;
    const other = people.find((person) => person !== owner);
    expect(other?.clientView(table).frame.view).toEqual(before);
    expect(other?.clientView(table).frame.held).toBeUndefined();
    await test.server.close();
    const again = await startServer({ folder: test.folder, clock: test.clock });
    const back = new Person(again.url);
    back.cookie = owner.cookie;
    await back.connect();
    const clientView = await back.watch(table);
    expect(clientView.frame.held).toBe(owner.clientView(table).frame.held);
    expect(await back.command(table, { kind: 'undo', reach: 'step' })).toEqual({ ok: true });
    expect(back.clientView(table).frame.held).toBeUndefined();
    expect(await back.command(table, { kind: 'redo', hold: false })).toEqual({ ok: true });
  });

  it('of spectators and strangers are refused', async () => {
    const { people, table, test } = await begin('hermagor', ['Ann', 'Bob']);
    const { command } = turnOf(people, table);
    const watcher = new Person(test.url);
    await watcher.connect();
    await watcher.watch(table);
    expect(await watcher.command(table, command)).toMatchObject({ refused: { code: 'seat.none' } });
  });
});

async function playToPlans(people: readonly Person[], table: string): Promise<void> {
  for (let i = 0; people[0]?.clientView(table).frame.decision?.kind !== 'plot'; i++)
    await playOn(people, table, `place ${i}`, 1);
}

describe('simultaneous plans', () => {
  it('never make each other stale, stay secret, and are revealed when all are ready', async () => {
    const { people, table } = await begin('merchants', ['Ann', 'Bob', 'Cleo']);
    await playToPlans(people, table);
    const [ann, bob, cleo] = people;
    if (!ann || !bob || !cleo) throw new Error('nobody');
    const { row } = ann.clientView(table).frame;
    const plan = (person: Person, seat: number) => {
      const command = randomCommand(person.clientView(table), seat, rngFromText(`plan ${seat}`));
      if (command?.kind !== 'draft') throw new Error('no plan');
      return command;
    };
    const annsPlan = plan(ann, 0);
    for (const [seat, person] of people.entries())
      expect(await person.command(table, plan(person, seat), { row })).toEqual({ ok: true });
    expect(bob.texts.join('\n')).not.toContain(JSON.stringify(annsPlan.move));
    expect(await ann.command(table, { kind: 'ready' })).toEqual({ ok: true });
    await bob.until(() => bob.clientView(table).frame.ready.includes(0));
    expect(await ann.command(table, { kind: 'unready' })).toEqual({ ok: true });
    await bob.until(() => !bob.clientView(table).frame.ready.includes(0));
    for (const person of people) expect(await person.command(table, { kind: 'ready' })).toEqual({ ok: true });
    await cleo.until(() => cleo.clientView(table).frame.row >= row + 3);
  });

  it('count for the turn they were made for, also when others are ready meanwhile', async () => {
    const { people, table } = await begin('merchants', ['Ann', 'Bob']);
    await playToPlans(people, table);
    const [ann, bob] = people;
    if (!ann || !bob) throw new Error('nobody');
    const { row } = ann.clientView(table).frame;
    const annsPlan = { kind: 'draft', move: 'plot -' } as const;
    expect(await bob.command(table, { kind: 'play', move: 'plot -', hold: false })).toEqual({ ok: true });
    expect(await ann.command(table, annsPlan, { row })).toEqual({ ok: true });
    expect(await ann.command(table, { kind: 'ready' }, { row })).toEqual({ ok: true });
    await ann.until(() => ann.clientView(table).frame.row > row + 1);
    await playToPlans(people, table);
    for (const late of [annsPlan, { kind: 'ready' }, { kind: 'unready' }] as const)
      expect(await ann.command(table, late, { row })).toMatchObject({ refused: { code: 'move.stale' } });
    expect(ann.clientView(table).frame.drafts).toEqual([null, null]);
  });
});

describe('undo', () => {
  it('goes beyond new information by consent of all', async () => {
    const { people, table } = await begin('hermagor', ['Ann', 'Bob']);
    await playOn(people, table, 'consent', 6);
    const [ann, bob] = people;
    if (!ann || !bob) throw new Error('nobody');
    const to = ann.clientView(table).history.at(-2)?.row ?? 1;
    expect(await ann.command(table, { kind: 'requestUndo', to })).toEqual({ ok: true });
    await bob.until(() => bob.clientView(table).frame.undoRequest !== null);
    expect(bob.clientView(table).frame.undoRequest).toMatchObject({ seat: 0, to });
    expect(await bob.command(table, { kind: 'answerUndo', to, yes: true })).toEqual({ ok: true });
    await ann.until(() => ann.clientView(table).frame.undoRequest === null);
    expect(ann.clientView(table).history.every(({ row }) => row < to)).toBe(true);
  });
});

describe('a connection that breaks', () => {
  it('is taken up from the last row seen', async () => {
    const { people, table, test } = await begin('hermagor', ['Ann', 'Bob']);
    await playOn(people, table, 'before', 10);
    const [ann, bob] = people;
    if (!ann || !bob) throw new Error('nobody');
    bob.disconnect();
    const seen = bob.clientView(table);
    for (let i = 0; ann.clientView(table).frame.decision && i < 5; i++) {
      const command = randomCommand(ann.clientView(table), 0, rngFromText(`alone ${i}`));
      if (command) await ann.command(table, command.kind === 'play' ? { ...command, hold: false } : command);
    }
    await bob.connect();
    const before = bob.messages.length;
    await bob.watch(table, seen.frame.row);
    const full = bob.messages
      .slice(before)
      .find((m): m is Extract<ServerMessage, { type: 'frame' }> => m.type === 'frame');
    expect(full?.history.every(({ row }) => row > seen.frame.row)).toBe(true);
    const { frame, history } = bob.clientView(table);
    expect({ frame, history }).toEqual(await truth(test, table, 1));
  });

  it('does not keep two tabs of the same person out of step', async () => {
    const { people, table, test } = await begin('hermagor', ['Ann', 'Bob']);
    const [ann] = people;
    const tab = new Person(test.url);
    tab.cookie = ann?.cookie ?? '';
    await tab.connect();
    await tab.watch(table);
    await playOn(people, table, 'tabs', 12);
    const row = ann?.clientView(table).frame.row ?? 0;
    const { held } = ann?.clientView(table).frame ?? {};
    await tab.until(
      () => tab.clientView(table).frame.row === row && tab.clientView(table).frame.held === held,
    );
    expect(tab.clientView(table)).toEqual(ann?.clientView(table));
  });

  it('shows who is there', async () => {
    const { people } = await begin('hermagor', ['Ann', 'Bob']);
    const [ann, bob] = people;
    const present = (): string => JSON.stringify(ann?.messages.findLast(({ type }) => type === 'presence'));
    await ann?.until(() => present().includes('"seats":[0,1],"spectators":0'));
    bob?.disconnect();
    await ann?.until(() => present().includes('"seats":[0]'));
  });
});

describe('what a viewer sees', () => {
  it('change with the seat: who gave it up by the private link no longer sees what it sees', async () => {
    const { people, table, test } = await begin('merchants', ['Ann', 'Bob']);
    const [, bob] = people;
    if (!bob) throw new Error('nobody');
    const { token } = await bob.ask<{ token: string }>('POST', `/api/tables/${table}/return`);
    const before = bob.messages.length;
    const phone = await Person.named(test.url, 'Robert');
    await phone.makeTable('hermagor', [{ bot: null }, { bot: null }]);
    await phone.ask('POST', '/api/return', { token });
    await bob.until(() => bob.messages.slice(before).some(({ type }) => type === 'frame'));
    const { frame, info } = bob.clientView(table);
    expect(info.mine).toBeNull();
    expect({ frame, history: bob.clientView(table).history }).toEqual(await truth(test, table, null));
  });
});

describe('the past', () => {
  it('can be looked at as one may see it', async () => {
    const { people, table } = await begin('hermagor', ['Ann', 'Bob']);
    await playOn(people, table, 'past', 20);
    const row = people[0]?.clientView(table).history[5]?.row ?? 0;
    const moment = await people[1]?.ask<{ viewer: number; history: unknown[] }>(
      'GET',
      `/api/tables/${table}/moments/${row}`,
    );
    expect(moment).toMatchObject({ viewer: 1, frame: { row } });
    expect(moment?.history).toHaveLength(6);
    expect(await people[1]?.call('GET', `/api/tables/${table}/moments/9999`)).toMatchObject({ status: 404 });
  });
});

it('a page computes legal moves from what it is sent', async () => {
  const { people, table } = await begin('hermagor', ['Ann', 'Bob']);
  const { info } = people[0]?.clientView(table) ?? {};
  if (!info) throw new Error('nothing seen');
  expect(rulesOf(info).table.board.hash).toBe(info.board.hash);
});
