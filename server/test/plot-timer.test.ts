import { rngFromText } from '@kontor/core';
import { HOUR, TIME_PRESETS } from '@kontor/protocol';
import { expect, it } from 'vitest';
import { startServer, type TestServer } from './harness.ts';
import { Person } from './person.ts';
import { randomCommand, seatAll } from './play.ts';

const FREE = { bot: null };

interface Plotting {
  readonly test: TestServer;
  readonly people: readonly Person[];
  readonly table: string;
}

/** Two people whose caravans stand, and who are to plot within a minute. */
async function plotting(time: keyof typeof TIME_PRESETS = 'unhurried'): Promise<Plotting> {
  const test = await startServer();
  const people = await Promise.all(['Ann', 'Bob'].map((name) => Person.named(test.url, name)));
  const [host] = people;
  if (!host) throw new Error('nobody');
  const { id: table } = await host.makeTable('merchants', [FREE, FREE], {
    options: { plotTimer: 60 },
    time: TIME_PRESETS[time],
  });
  await seatAll(people, table);
  for (const person of people) {
    await person.connect();
    await person.watch(table);
  }
  const rng = rngFromText('caravans');
  while (people.every((person) => person.clientView(table).frame.decision?.kind !== 'plot'))
    for (const [seat, person] of people.entries()) {
      const { frame } = person.clientView(table);
      if (frame.decision?.kind !== 'place') continue;
      const command = randomCommand(person.clientView(table), seat, rng);
      if (command?.kind === 'play') await person.command(table, { ...command, hold: false });
      for (const other of people) await other.settle();
    }
  return { test, people, table };
}

it('M-2.2: when the time to plot is up, drafts stand, and a seat without one has the empty plot', async () => {
  const { test, people, table } = await plotting();
  const [ann, bob] = people;
  if (!ann || !bob) throw new Error('nobody');
  const { clock, server } = test;
  const { row, deadline } = ann.clientView(table).frame;
  expect(deadline).toBe(clock.now + 60_000);
  const draft = randomCommand(ann.clientView(table), 0, rngFromText('draft'));
  if (draft?.kind !== 'draft') throw new Error('no draft');
  clock.now += 59_999;
  expect(await ann.command(table, draft)).toEqual({ ok: true });
  // A draft, or a bot in a seat, is no new round.
  expect(ann.clientView(table).frame.deadline).toBe(deadline);
  await server.timekeeper.tick();
  expect(ann.clientView(table).frame.row).toBe(row);
  clock.now += 1;
  await server.timekeeper.tick();
  await ann.settle();
  await bob.settle();
  expect(bob.clientView(table).frame.row).toBeGreaterThan(row);
  const rows = await server.services.store.rows(table);
  expect(rows.slice(row, row + 2).map(({ entry }) => entry)).toEqual([
    { kind: 'move', seat: 0, move: draft.move },
    { kind: 'move', seat: 1, move: 'plot -' },
  ]);
  for (const person of people) {
    const { frame } = person.clientView(table);
    if (frame.decision?.kind === 'plot') expect(frame.deadline).toBe(clock.now + 60_000);
  }
});

it('M-2.2: nobody gets more time to plot by being ready early, or by taking that back', async () => {
  const { test, people, table } = await plotting();
  const [ann, bob] = people;
  if (!ann || !bob) throw new Error('nobody');
  const { deadline } = ann.clientView(table).frame;
  for (let i = 0; i < 3; i++) {
    test.clock.now += 10_000;
    expect(await ann.command(table, { kind: 'play', move: 'plot -', hold: false })).toEqual({ ok: true });
    await bob.settle();
    expect(bob.clientView(table).frame).toMatchObject({ active: [1], deadline });
    test.clock.now += 5000;
    expect(await ann.command(table, { kind: 'undo', reach: 'step' })).toEqual({ ok: true });
    await bob.settle();
    expect(bob.clientView(table).frame).toMatchObject({ active: [0, 1], deadline });
  }
  // The next round has its own time.
  for (const person of people) {
    await person.settle();
    expect(await person.command(table, { kind: 'play', move: 'plot -', hold: false })).toEqual({ ok: true });
    await ann.settle();
    await bob.settle();
  }
  const { frame } = ann.clientView(table);
  if (frame.decision?.kind === 'plot') expect(frame.deadline).toBe(test.clock.now + 60_000);
});

it('the time to plot stands still while there is no server', async () => {
  const { test, people, table } = await plotting();
  test.clock.now += 40_000;
  const row = people[0]?.clientView(table).frame.row ?? 0;
  await test.server.close();
  test.clock.now += 5 * HOUR;
  const again = await startServer({ folder: test.folder, clock: test.clock });
  const ann = new Person(again.url);
  ann.cookie = people[0]?.cookie ?? '';
  await ann.connect();
  expect((await ann.watch(table)).frame.deadline).toBe(test.clock.now + 20_000);
  test.clock.now += 19_999;
  await again.server.timekeeper.tick();
  await ann.settle();
  expect(ann.clientView(table).frame.row).toBe(row);
  test.clock.now += 1;
  await again.server.timekeeper.tick();
  await ann.settle();
  expect(ann.clientView(table).frame.row).toBeGreaterThan(row);
});

it('a table of a move a day has its clocks instead', async () => {
  const { people, table } = await plotting('day');
  expect(people[0]?.clientView(table).frame).toMatchObject({ clocks: { running: [0, 1] } });
  expect(people[0]?.clientView(table).frame.deadline).toBeUndefined();
});
