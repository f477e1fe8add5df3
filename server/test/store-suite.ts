import { emptyDesk } from '@kontor/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Change, SeatRow, Store, StoredTable, TableProgress } from '../src/store/store.ts';

/** What the suite needs to know of a driver. */
export interface StoreDriver {
  readonly name: string;
  /** A store on empty data. */
  fresh(): Promise<Store>;
  /** The same data, opened again. */
  reopen(store: Store): Promise<Store>;
}

const seat = (number: number, user: string | null): SeatRow => ({
  seat: number,
  user,
  name: user ?? '',
  bot: user === null ? 'novice' : null,
  colour: 'red',
  shape: 'circle',
  ready: false,
  returnHash: user === null ? null : `return-${user}-${number}`,
  auto: {},
  seen: 0,
});

const progress = (row: number, over: Partial<TableProgress> = {}): TableProgress => ({
  stage: 'running',
  row,
  active: 1,
  entropy: [],
  desk: emptyDesk(2),
  clocks: null,
  wishes: null,
  result: null,
  updatedAt: 1000 + row,
  ...over,
});

function table(
  id: string,
  over: { progress?: Partial<TableProgress>; open?: boolean; createdAt?: number } = {},
): StoredTable {
  return {
    terms: {
      id,
      game: 'hermagor',
      version: 1,
      board: { id: 'b', hash: 'h' },
      pieces: { id: 'p', hash: 'h' },
      options: { openCash: true },
      seats: 2,
      open: over.open ?? true,
      time: { kind: 'none' },
      host: 'ann',
      commitment: 'c',
      secret: 's',
      createdAt: over.createdAt ?? 5,
      rematchOf: null,
    },
    progress: progress(0, over.progress),
    seats: [{ ...seat(0, 'ann'), returnHash: `${id}-0` }, seat(1, null)],
  };
}

const move = (to: string, row: number, clientId?: string): Change => ({
  table: to,
  rows: [{ row, entry: { kind: 'move', seat: 0, move: 'pass' }, at: 7 }],
  progress: progress(row),
  ...(clientId === undefined ? {} : { receipt: { clientId, answer: { row } } }),
});

/** The promises every driver keeps. */
export function describeStore(driver: StoreDriver): void {
  describe(`store: ${driver.name}`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await driver.fresh();
      await store.addUser({ id: 'ann', name: 'Ann', createdAt: 1 }, 'hash');
    });
    afterEach(() => store.close());

    it('knows a user by the hash of the token, also after renaming and reopening', async () => {
      expect(await store.userByToken('other')).toBeUndefined();
      await store.renameUser('ann', 'Änne');
      store = await driver.reopen(store);
      expect(await store.userByToken('hash')).toEqual({ id: 'ann', name: 'Änne', createdAt: 1 });
    });

    it('gives a table back as it was put in', async () => {
      const whole = table('t1');
      await store.addTable(whole);
      store = await driver.reopen(store);
      expect(await store.table('t1')).toEqual(whole);
      expect(await store.table('none')).toBeUndefined();
    });

    it('lists open tables that still gather people, newest first', async () => {
      await store.addTable(table('old', { progress: { stage: 'gathering' }, createdAt: 1 }));
      await store.addTable(table('new', { progress: { stage: 'gathering' }, createdAt: 2 }));
      await store.addTable(table('private', { progress: { stage: 'gathering' }, open: false }));
      await store.addTable(table('running'));
      expect((await store.openTables(10)).map(({ terms }) => terms.id)).toEqual(['new', 'old']);
      expect(await store.openTables(1)).toHaveLength(1);
      expect(await store.runningTables()).toEqual(['running']);
    });

    it("lists a user's tables, those still going first, each once", async () => {
      await store.addTable(table('over', { progress: { stage: 'finished', updatedAt: 90 } }));
      const both = table('going', { progress: { updatedAt: 10 } });
      await store.addTable({
        ...both,
        seats: [both.seats[0] as SeatRow, { ...seat(1, 'ann'), returnHash: 'x' }],
      });
      expect((await store.tablesOf('ann', 10)).map(({ terms }) => terms.id)).toEqual(['going', 'over']);
      expect(await store.tablesOf('bob', 10)).toEqual([]);
    });

    it('saves seats and finds them by their return link', async () => {
      await store.addTable(table('t1'));
      await store.saveSeat('t1', {
        ...seat(1, 'ann'),
        ready: true,
        auto: { raise: 'always' },
        returnHash: 'r',
        seen: 4,
      });
      expect((await store.table('t1'))?.seats[1]).toMatchObject({
        user: 'ann',
        ready: true,
        auto: { raise: 'always' },
        seen: 4,
      });
      expect(await store.seatByReturn('r')).toEqual({ table: 't1', seat: 1 });
      expect(await store.seatByReturn('nope')).toBeUndefined();
    });

    it('appends rows durably and in order, several tables at once', async () => {
      await store.addTable(table('t1'));
      await store.addTable(table('t2', {}));
      expect(await store.commit([move('t1', 1, 'c1'), move('t2', 1), move('t1', 2)])).toEqual({ stale: [] });
      store = await driver.reopen(store);
      expect((await store.rows('t1')).map(({ at }) => at)).toEqual([7, 7]);
      expect((await store.table('t1'))?.progress.row).toBe(2);
      expect(await store.rows('t2')).toHaveLength(1);
      expect(await store.receipts('t1')).toEqual([{ clientId: 'c1', answer: { row: 1 } }]);
      expect(await store.receipts('t2')).toEqual([]);
    });

    it('leaves out a change that comes after somebody else has appended', async () => {
      await store.addTable(table('t1'));
      await store.addTable(table('t2', {}));
      await store.commit([move('t1', 1)]);
      const late = move('t1', 1);
      expect(await store.commit([late, move('t2', 1)])).toEqual({ stale: [late] });
      expect(await store.rows('t1')).toHaveLength(1);
      expect(await store.rows('t2')).toHaveLength(1);
    });

    it('commits everything or nothing when a change is broken', async () => {
      await store.addTable(table('t1'));
      await store.commit([move('t1', 1, 'same')]);
      await store.addTable(table('t2', {}));
      await expect(store.commit([move('t2', 1), move('t1', 2, 'same')])).rejects.toThrow();
      expect(await store.rows('t2')).toHaveLength(0);
      expect((await store.table('t1'))?.progress.row).toBe(1);
      expect(await store.commit([move('t1', 2, 'other')])).toEqual({ stale: [] });
    });

    it('saves progress without rows', async () => {
      await store.addTable(table('t1'));
      await store.saveProgress('t1', progress(0, { wishes: { cancel: [0] }, stage: 'cancelled' }));
      expect((await store.table('t1'))?.progress).toMatchObject({
        stage: 'cancelled',
        wishes: { cancel: [0] },
      });
    });

    it('numbers the lines of a talk', async () => {
      await store.addTable(table('t1'));
      const line = { user: 'ann', name: 'Ann', text: 'hello', at: 3 };
      expect(await store.addChat('t1', line)).toEqual({ ...line, n: 1 });
      await store.addChat('t1', { ...line, text: 'again' });
      expect((await store.chat('t1', 1)).map(({ text }) => text)).toEqual(['again']);
    });
  });
}
