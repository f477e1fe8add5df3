import { rngFromText } from '@kontor/core';
import { TIME_PRESETS } from '@kontor/protocol';
import { describe, expect, it, vi } from 'vitest';
import { chooseMove } from '../src/bots/choose-move.ts';
import { SqliteStore } from '../src/store/sqlite.ts';
import { begin, FREE } from './begun.ts';
import { capturedLog } from './captured-log.ts';
import { startServer } from './harness.ts';
import { Person } from './person.ts';
import { playOn, randomCommand, seatAll } from './play.ts';

describe('bots', () => {
  it.each(['hermagor', 'merchants'])('fill seats and play %s to its end', async (game) => {
    const seats = [FREE, { bot: 'novice' as const }, { bot: 'master' as const }];
    const { people, table } = await begin(game, 'ask', { seats, time: TIME_PRESETS.unhurried }, ['Ann']);
    await playOn(people, table, game);
    expect(people[0]?.clientView(table).info.stage).toBe('finished');
  });

  it('go on after a restart in the middle of their thought', async () => {
    const stuck = {
      think: () => new Promise<string>(() => undefined),
      threads: 8,
      close: async () => undefined,
    };
    const test = await startServer({ thinker: stuck });
    const ann = await Person.named(test.url, 'Ann');
    const { id } = await ann.makeTable('merchants', [FREE, { bot: 'novice' }]);
    await seatAll([ann], id);
    await ann.connect();
    await ann.watch(id);
    for (
      let i = 0;
      ann.clientView(id).frame.active.includes(0) && ann.clientView(id).frame.ready.length === 0;
      i++
    ) {
      const command = randomCommand(ann.clientView(id), 0, rngFromText(`first ${i}`));
      if (command) await ann.command(id, command);
    }
    await test.server.close();
    const again = await startServer({ folder: test.folder, clock: test.clock });
    const back = new Person(again.url);
    back.cookie = ann.cookie;
    await back.connect();
    await back.watch(id);
    await back.until(() => back.clientView(id).frame.row > ann.clientView(id).frame.row);
  });

  it('try again when thinking failed', async () => {
    const { log, lines } = capturedLog();
    let failures = 0;
    const thinker = {
      think: (question: Parameters<typeof chooseMove>[0]) =>
        failures++ < 2 ? Promise.reject(new Error('no thread')) : chooseMove({ ...question, bot: 'random' }),
      threads: 8,
      close: async () => undefined,
    };
    const test = await startServer({ thinker, log });
    const ann = await Person.named(test.url, 'Ann');
    const { id } = await ann.makeTable('merchants', [FREE, { bot: 'novice' }]);
    await seatAll([ann], id);
    await ann.connect();
    await ann.watch(id);
    const first = ann.clientView(id).frame.active.includes(0);
    const command = first ? randomCommand(ann.clientView(id), 0, rngFromText('first')) : undefined;
    if (command?.kind === 'play') await ann.command(id, { ...command, hold: false });
    await ann.until(() => ann.clientView(id).history.some(({ seat }) => seat === 1));
    expect(failures).toBeGreaterThan(2);
    expect(lines).toEqual([]);
  });

  it('wait in a queue of limited length; tables that found it full go on when there is room', async () => {
    const { log, lines } = capturedLog('warn');
    let goOn: () => void = () => undefined;
    const delay = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const thinker = {
      think: (question: Parameters<typeof chooseMove>[0]) =>
        delay.then(() => chooseMove({ ...question, bot: 'random' })),
      threads: 1,
      close: async () => undefined,
    };
    const test = await startServer({ thinker, log, limits: { botsWaiting: 2 } });
    const ann = await Person.named(test.url, 'Ann');
    // Who begins is drawn, so it may take more tables until a bot is next at five of them.
    const tables: string[] = [];
    while (tables.length < 5) {
      const { id } = await ann.makeTable('hermagor', [FREE, { bot: 'novice' }]);
      const { active } = await ann.ask('PUT', `/api/tables/${id}/ready`, { ready: true });
      if (active.includes(1)) tables.push(id);
    }
    // One thinks and two wait; the others are turned away.
    const turnedAway = (): unknown[] => lines.map(({ table }) => table);
    await expect.poll(turnedAway).toEqual(tables.slice(3));
    goOn();
    const rows = async (): Promise<boolean[]> =>
      Promise.all(tables.map(async (id) => (await ann.ask('GET', `/api/tables/${id}`)).row > 0));
    await expect.poll(rows).toEqual(tables.map(() => true));
  });

  it('are sent nothing but what their seat may know', async () => {
    const asked: string[] = [];
    const thinker = {
      think: (question: Parameters<typeof chooseMove>[0]) => {
        asked.push(JSON.stringify(question));
        return chooseMove(question);
      },
      threads: 8,
      close: async () => undefined,
    };
    const test = await startServer({ thinker });
    const ann = await Person.named(test.url, 'Ann');
    const { id } = await ann.makeTable('hermagor', [FREE, { bot: 'novice' }]);
    await seatAll([ann], id);
    await ann.connect();
    await ann.watch(id);
    await playOn([ann], id, 'known', 60);
    const { secret } = (await test.server.services.tables.find(id)).terms;
    expect(asked.length).toBeGreaterThan(10);
    for (const question of asked) {
      expect(question).not.toContain(secret);
      expect(Object.keys(JSON.parse(question) as object).sort()).toEqual([
        'board',
        'bot',
        'game',
        'history',
        'options',
        'pieces',
        'seat',
        'seats',
        'view',
      ]);
    }
  });
});

describe('automatic answers', () => {
  it('are given after a restart without anybody’s coming', async () => {
    const { test, table, info } = await begin('hermagor', 'ask');
    const seat = (await info()).active[0] ?? 0;
    await test.server.close();
    // As if the server had crashed before the automatic answer.
    const store = await SqliteStore.open(test.folder);
    const stored = await store.table(table);
    if (!stored) throw new Error('no table');
    const { progress } = stored;
    const seats = stored.seats.map((each) =>
      each.seat === seat ? { ...each, auto: ['pass-market'] } : each,
    );
    const after = { ...progress, version: progress.version + 1 };
    await store.commit([{ table, before: progress, progress: after, rows: [], seats }]);
    await store.close();
    const again = await startServer({ folder: test.folder, clock: test.clock });
    await vi.waitFor(async () =>
      expect((await again.server.services.store.rows(table)).map(({ entry }) => entry)).toContainEqual({
        kind: 'move',
        seat,
        move: 'pass',
      }),
    );
  });

  it('pass the rest of the market and then end', async () => {
    const { people, table } = await begin('hermagor', 'ask');
    const [ann] = people;
    if (!ann) throw new Error('nobody');
    expect(await ann.call('PUT', `/api/tables/${table}/auto`, { auto: ['win'] })).toMatchObject({
      body: { code: 'auto.unknown' },
    });
    await ann.ask('PUT', `/api/tables/${table}/auto`, { auto: ['pass-market', 'never-raise'] });
    await ann.until(() => ann.clientView(table).info.auto.length > 0);
    const asked: string[] = [];
    for (let i = 0; i < 400 && ann.clientView(table).info.auto.includes('pass-market'); i++) {
      for (const person of people) await person.settle();
      const kind = ann.clientView(table).frame.decision?.kind;
      if (kind !== undefined) asked.push(kind);
      const bob = people[1];
      const command = bob && randomCommand(bob.clientView(table), 1, rngFromText(`auto ${i}`));
      if (command) await bob.command(table, command);
      else if (kind !== undefined) {
        const own = randomCommand(ann.clientView(table), 0, rngFromText(`own ${i}`));
        if (own) await ann.command(table, own);
      }
    }
    expect(ann.clientView(table).info.auto).toEqual(['never-raise']);
    expect(asked).not.toContain('buyer');
  });
});
