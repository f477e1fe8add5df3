import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rngFromText } from '@kontor/core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { SqliteStore } from '../src/store/sqlite.ts';
import type { StoredChatLine, StoredRow, StoredTable } from '../src/store/store.ts';
import { startServer } from './harness.ts';
import { Person } from './person.ts';
import { playOn, randomCommand } from './play.ts';

/** What the server that wrote a database had stored there, in the names of today. */
interface Written {
  readonly at: number;
  readonly names: Readonly<Record<string, string>>;
  readonly cookies: readonly string[];
  readonly tables: Readonly<
    Record<
      string,
      Pick<StoredTable, 'progress' | 'seats'> & {
        readonly time: unknown;
        readonly game: string;
        readonly rows: readonly StoredRow[];
        readonly chat: readonly StoredChatLine[];
      }
    >
  >;
}

/**
 * Databases of earlier servers: the last one with a journal, with tables in all stages or killed while people played, and the last
 * one without accounts.
 */
const OLD = ['all-stages', 'killed', 'before-accounts'] as const;

function oldData(name: (typeof OLD)[number]): { folder: string; written: Written } {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-old-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const fixture = join(import.meta.dirname, 'fixtures', name);
  copyFileSync(`${fixture}.db`, join(folder, 'kontor.db'));
  return { folder, written: JSON.parse(readFileSync(`${fixture}.json`, 'utf8')) as Written };
}

describe.each(OLD)('data of an earlier server (%s)', (name) => {
  it('is all there: terms, progress, seats, logs and chat', async () => {
    const { folder, written } = oldData(name);
    const store = await SqliteStore.open(folder);
    for (const [id, { progress, seats, time, game, rows, chat }] of Object.entries(written.tables)) {
      const table = await store.table(id);
      expect(table?.progress).toEqual(Object.assign({ awaitedSince: [], vacations: [] }, progress));
      expect(table?.seats).toEqual(seats);
      expect(table?.terms).toMatchObject({ time, game });
      expect(await store.rows(id)).toEqual(rows);
      expect(await store.chat(id, { limit: 1000 })).toEqual(chat);
    }
    await store.close();
  });

  it('is played on', async () => {
    const { folder, written } = oldData(name);
    const { people, id } = await comeBack(folder, written);
    const running = Object.values(written.names).filter(
      (each) => written.tables[each]?.progress.stage === 'running',
    );
    expect(running.length).toBeGreaterThan(1);
    for (const table of running) {
      const seats = written.tables[table]?.seats ?? [];
      const players = people.filter((_, i) => seats[i]?.bot === null && seats[i] !== undefined);
      if (table === id('missing') || table === id('standIn')) continue;
      for (const person of players) await person.watch(table);
      const row = players[0]?.clientView(table).frame.row ?? 0;
      await playOn(players, table, 'on', 12);
      expect(players[0]?.clientView(table).frame.row).toBeGreaterThan(row);
    }
  });
});

async function comeBack(folder: string, { at, names, cookies }: Written) {
  const test = await startServer({ folder, clock: { now: at } });
  const people: Person[] = [];
  for (const cookie of cookies) {
    const person = new Person(test.url);
    person.cookie = cookie;
    await person.connect();
    people.push(person);
  }
  const id = (name: string): string => names[name] ?? '';
  return { test, people, id };
}

describe('what was left open at a table of an earlier server', () => {
  async function open() {
    const { folder, written } = oldData('all-stages');
    const { people, id, test } = await comeBack(folder, written);
    const [ann, bob, cleo, dan] = people as [Person, Person, Person, Person];
    return { ann, bob, cleo, dan, id, test };
  }

  it('a held move is confirmed, and a repeated command is not carried out again', async () => {
    const { ann, bob, id, test } = await open();
    await bob.watch(id('held'));
    await ann.watch(id('held'));
    const { frame } = bob.clientView(id('held'));
    expect(frame.held).toBe('keep');
    expect(ann.clientView(id('held')).frame.held).toBeUndefined();
    const stored = await test.server.services.store.table(id('held'));
    const [last] = stored?.progress.recent[1]?.slice(-1) ?? [];
    expect(await bob.command(id('held'), { kind: 'confirm' }, { id: last ?? '' })).toEqual({ ok: true });
    await bob.settle();
    expect(bob.clientView(id('held')).frame.row).toBe(frame.row);
    expect(await bob.command(id('held'), { kind: 'confirm' })).toEqual({ ok: true });
    await ann.until(() => ann.clientView(id('held')).frame.row === frame.row + 1);
  });

  it('an undo is agreed to by the last one', async () => {
    const { cleo, id } = await open();
    await cleo.watch(id('undoRequest'));
    const { undoRequest, row } = cleo.clientView(id('undoRequest')).frame;
    expect(undoRequest).toEqual({ seat: 0, to: 20, yes: [0, 1] });
    await cleo.command(id('undoRequest'), { kind: 'answerUndo', to: 20, yes: true });
    await cleo.until(() => cleo.clientView(id('undoRequest')).frame.row === row + 1);
    expect(cleo.clientView(id('undoRequest')).history.at(-1)?.row).toBeLessThan(20);
  });

  it('those who were missing take their seats back, also from a bot', async () => {
    const { cleo, dan, id } = await open();
    for (const person of [cleo, dan]) await person.ask('POST', `/api/tables/${id('missing')}/back`);
    const info = await cleo.ask('POST', `/api/tables/${id('standIn')}/back`);
    expect(info.seats[2]?.control).toBeNull();
    expect((await dan.ask('GET', `/api/tables/${id('missing')}`)).proposals).toMatchObject({
      missing: null,
      alsoMissing: [],
    });
  });

  it('drafts stay secret and are played when the last one is ready', async () => {
    const { ann, bob, cleo, id } = await open();
    const table = id('drafts');
    for (const person of [ann, bob, cleo]) await person.watch(table);
    expect(ann.clientView(table).frame.drafts).toEqual(['plot cxabc', null, null]);
    const rng = rngFromText('the last');
    const draft = randomCommand(cleo.clientView(table), 2, rng);
    if (draft?.kind !== 'draft') throw new Error('nothing to draft');
    const { row } = cleo.clientView(table).frame;
    await cleo.command(table, draft);
    await cleo.command(table, { kind: 'ready' });
    await bob.command(table, { kind: 'ready' });
    await ann.until(() => ann.clientView(table).frame.row === row + 3);
  });

  it('a swap is accepted, and the game begins', async () => {
    const { ann, bob, cleo, id } = await open();
    const path = `/api/tables/${id('gathering')}`;
    const before = await bob.ask('GET', path);
    const swapped = await bob.ask('PUT', `${path}/swap`, { seat: 0, what: 'appearance', yes: true });
    expect(swapped.seats[0]?.colour).toBe(before.seats[1]?.colour);
    for (const person of [ann, bob, cleo])
      await person.ask('PUT', `${path}/ready`, { ready: true, entropy: 'x' });
    expect((await ann.ask('GET', path)).stage).toBe('running');
  });

  it('finished games have their record', async () => {
    const { ann, id } = await open();
    const { written } = oldData('all-stages');
    for (const name of ['finished', 'merchantsFinished']) {
      const record = await ann.ask<{ rows: unknown }>('GET', `/api/tables/${id(name)}/record`);
      expect(record.rows).toEqual(written.tables[id(name)]?.rows.map(({ entry }) => entry));
      const info = await ann.ask('GET', `/api/tables/${id(name)}`);
      expect(info.ranks).toEqual(written.tables[id(name)]?.progress.result?.ranks);
    }
  });
});
