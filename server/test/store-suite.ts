import { noPendingMoves } from '@kontor/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Change, ChatRange, SeatRow, Store, StoredTable, TableProgress } from '../src/store/store.ts';
import { describeAccountStore } from './account-store-suite.ts';

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
  auto: [],
});

const progress = (version: number, over: Partial<TableProgress> = {}): TableProgress => ({
  version,
  stage: 'running',
  row: version,
  active: 1,
  due: null,
  updatedAt: 1000 + version,
  entropy: ['', ''],
  pending: noPendingMoves(2),
  clocks: null,
  deadline: null,
  awaitedSince: [null, null],
  vacations: [],
  proposals: { cancel: [], missing: null, alsoMissing: [], swaps: [] },
  bots: [null, 'novice'],
  recent: [[], []],
  result: null,
  rematch: null,
  ...over,
});

export function table(
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
      open: over.open ?? true,
      time: { pace: 'live', clock: null, onTimeout: 'ask' },
      host: 'ann',
      commitment: 'c',
      secret: 's',
      createdAt: over.createdAt ?? 5,
    },
    progress: progress(0, over.progress),
    seats: [{ ...seat(0, 'ann'), returnHash: `${id}-0` }, seat(1, null)],
  };
}

/** The same table with other people, who have no seat elsewhere. */
export function withSeats(made: StoredTable, users: readonly string[]): StoredTable {
  return {
    ...made,
    seats: users.map((user, i) => ({ ...seat(i, user), returnHash: `${made.terms.id}-${user}` })),
  };
}

/** A change that follows the version before; `over` is what is new, `before` what there was. */
export const move = (
  to: string,
  version: number,
  over: Partial<TableProgress> = {},
  before: Partial<TableProgress> = {},
): Change => ({
  table: to,
  rows: [{ kind: 'move', seat: 0, move: 'pass' }],
  before: progress(version - 1, before),
  progress: progress(version, { updatedAt: 7, ...over }),
});

/** What every driver must do. */
export function describeStore(driver: StoreDriver): void {
  describeAccountStore(driver);
  describe(`store: ${driver.name}`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await driver.fresh();
      await store.addUser({ id: 'ann', name: 'Ann', createdAt: 1 }, 'hash');
    });
    afterEach(() => store.close());

    it('knows a user by the hash of the token, also after renaming and reopening', async () => {
      expect(await store.userByToken('other')).toBeUndefined();
      await store.addToken('ann', 'phone', 2);
      expect((await store.userByToken('phone'))?.id).toBe('ann');
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

    it('keeps the files of a table that are its own', async () => {
      const { terms, ...rest } = table('t1');
      const own = { id: 'mine', hash: 'x', own: true, file: { id: 'mine', name: 'Île « 1 »' } } as const;
      const whole = { ...rest, terms: { ...terms, board: own } };
      await store.addTable(whole);
      store = await driver.reopen(store);
      expect(await store.table('t1')).toEqual(whole);
      const [listed] = await store.tablesOf('ann', 10);
      expect(listed?.terms.board).toEqual({ id: 'mine', hash: 'x', own: true });
    });

    it('lists open tables that still gather people, or at which a game is going on, newest first', async () => {
      await store.addTable(table('old', { progress: { stage: 'gathering' }, createdAt: 1 }));
      await store.addTable(table('new', { progress: { stage: 'gathering' }, createdAt: 2 }));
      await store.addTable(table('private', { progress: { stage: 'gathering' }, open: false }));
      await store.addTable(table('running'));
      await store.addTable(table('later', { createdAt: 9 }));
      await store.addTable(table('privately', { open: false }));
      await store.addTable(table('over', { progress: { stage: 'finished' } }));
      const ids = (tables: readonly StoredTable[]): string[] => tables.map(({ terms }) => terms.id);
      expect(ids(await store.openTables('gathering', 10))).toEqual(['new', 'old']);
      expect(ids(await store.openTables('gathering', 1))).toEqual(['new']);
      expect(ids(await store.openTables('gathering', 1, 1))).toEqual(['old']);
      expect(await store.openTableCount('gathering')).toBe(2);
      expect(ids(await store.openTables('running', 10))).toEqual(['later', 'running']);
      expect(ids(await store.openTables('running', 1))).toEqual(['later']);
      expect(ids(await store.runningTables()).sort()).toEqual(['later', 'privately', 'running']);
      await store.commit([move('later', 1, { stage: 'finished' })]);
      expect(ids(await store.openTables('running', 10))).toEqual(['running']);
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

    it("lists a user's tables that gather people also when the user has no seat there", async () => {
      await store.addUser({ id: 'bob', name: 'Bob', createdAt: 1 }, 'bobs');
      const stage = 'gathering';
      for (const [id, at] of Object.entries({ left: 20, kept: 10 })) {
        const made = table(id, { progress: { stage, updatedAt: at } });
        await store.addTable(id === 'left' ? withSeats(made, ['bob']) : made);
      }
      await store.addTable(withSeats(table('gone', { progress: { stage: 'cancelled' } }), ['bob']));
      await store.addTable(withSeats(table('begun'), ['bob']));
      expect((await store.tablesOf('ann', 10)).map(({ terms }) => terms.id)).toEqual(['left', 'kept']);
      expect((await store.tablesOf('ann', 1)).map(({ terms }) => terms.id)).toEqual(['left']);
      expect((await store.tablesOf('bob', 10)).map(({ terms }) => terms.id).sort()).toEqual([
        'begun',
        'gone',
        'left',
      ]);
      await store.commit([{ ...move('left', 1, { row: 0 }, { stage }), rows: [] }]);
      expect((await store.tablesOf('ann', 10)).map(({ terms }) => terms.id)).toEqual(['kept']);
    });

    it('saves seats, also fewer of them, and finds them by their return link', async () => {
      await store.addTable(table('t1'));
      const changed: SeatRow = { ...seat(0, 'ann'), ready: true, auto: ['never-raise'], returnHash: 'r' };
      await store.commit([{ ...move('t1', 1, { row: 0 }), rows: [], seats: [changed] }]);
      expect((await store.table('t1'))?.seats).toEqual([changed]);
      expect(await store.seatByReturn('r')).toEqual({ table: 't1', seat: 0 });
      expect(await store.seatByReturn('t1-0')).toBeUndefined();
    });

    it('knows which tables are due, the most urgent first', async () => {
      await store.addTable(table('later', { progress: { due: 20 } }));
      await store.addTable(table('soon', { progress: { due: 10 } }));
      await store.addTable(table('never'));
      expect(await store.dueTables(9, 10)).toEqual([]);
      expect(await store.dueTables(20, 10)).toEqual(['soon', 'later']);
      expect(await store.dueTables(20, 1)).toEqual(['soon']);
      await store.commit([move('soon', 1, { due: null }, { due: 10 })]);
      expect(await store.dueTables(20, 10)).toEqual(['later']);
    });

    it('appends rows durably and in order, several tables at once', async () => {
      await store.addTable(table('t1'));
      await store.addTable(table('t2', {}));
      expect(
        await store.commit([move('t1', 1, { recent: [['c1'], []] }), move('t2', 1), move('t1', 2)]),
      ).toEqual({ stale: [] });
      store = await driver.reopen(store);
      expect((await store.rows('t1')).map(({ at }) => at)).toEqual([7, 7]);
      expect((await store.table('t1'))?.progress.row).toBe(2);
      expect(await store.rows('t2')).toHaveLength(1);
    });

    it('leaves out a change that does not follow the stored version', async () => {
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
      await store.commit([move('t1', 1)]);
      await store.addTable(table('t2', {}));
      const again: Change = { ...move('t1', 2), progress: progress(2, { row: 1 }) };
      await expect(store.commit([move('t2', 1), again])).rejects.toThrow();
      expect(await store.rows('t2')).toHaveLength(0);
      expect((await store.table('t1'))?.progress.version).toBe(1);
      expect(await store.commit([move('t1', 2)])).toEqual({ stale: [] });
    });

    it('saves progress without rows, and everything of it', async () => {
      await store.addTable(table('t1'));
      const later = progress(1, {
        row: 0,
        stage: 'cancelled',
        due: 99,
        clocks: { left: [1, 2], running: [0], since: 5, turns: [3, 4] },
        deadline: 77,
        proposals: {
          cancel: [0],
          missing: { seat: 1, until: 7, choices: [{ seat: 0, choice: 'wait' }] },
          alsoMissing: [0],
          swaps: [{ from: 0, to: 1, what: 'appearance' }],
        },
        recent: [['a'], []],
        result: { scores: [1, 2], ranks: [2, 1], breakdown: null },
        rematch: 't2',
      });
      await store.commit([{ ...move('t1', 1), rows: [], progress: later }]);
      expect((await store.table('t1'))?.progress).toEqual(later);
    });

    it('remembers when a server last ran', async () => {
      expect(await store.aliveAt()).toBeUndefined();
      await store.setAlive(5);
      await store.setAlive(6);
      store = await driver.reopen(store);
      expect(await store.aliveAt()).toBe(6);
    });

    it('remembers which program has replayed games, and finds games by their ids', async () => {
      expect(await store.hosting.checkedProgram()).toBeUndefined();
      await store.hosting.setCheckedProgram('b', 1);
      await store.hosting.setCheckedProgram('a', 2);
      expect(await store.hosting.checkedProgram()).toBe('a');
      await store.hosting.setCheckedProgram('b', 3);
      expect(await store.hosting.checkedProgram()).toBe('b');
      for (const id of ['t1', 't2', 't3', 't4']) await store.addTable(table(id));
      for (const id of ['t1', 't3', 't4']) await store.commit([move(id, 1)]);
      expect(await store.hosting.gameIds('', 9)).toEqual(['t1', 't3', 't4']);
      expect(await store.hosting.gameIds('t1', 1)).toEqual(['t3']);
      expect(await store.hosting.gameIds('', 9, 't3')).toEqual(['t1', 't3']);
    });

    it('lets an invitation be used as often as it says', async () => {
      await store.hosting.addInvitation({ hash: 'h', note: 'club', usesLeft: 2, createdAt: 1 });
      const used = await Promise.all(['h', 'h', 'h', 'x'].map((hash) => store.hosting.useInvitation(hash)));
      expect(used.filter(Boolean)).toHaveLength(2);
      expect(await store.hosting.useInvitation('h')).toBe(false);
    });

    it('numbers the lines of a chat', async () => {
      await store.addTable(table('t1'));
      const line = { user: 'ann', name: 'Ann', seat: 0, text: 'hello', at: 3 };
      expect(await store.addChat('t1', line)).toEqual({ ...line, n: 1 });
      await store.addChat('t1', { ...line, text: 'again' });
      expect((await store.chat('t1', { after: 1, limit: 9 })).map(({ text }) => text)).toEqual(['again']);
    });

    it('gives the last lines of a talk in a range, and counts them', async () => {
      await store.addTable(table('t1'));
      for (const user of ['ann', 'ann', 'bob', 'ann', 'bob'])
        await store.addChat('t1', { user, name: user, seat: 0, text: 'hello', at: 3 });
      const numbers = async (range: ChatRange) => (await store.chat('t1', range)).map(({ n }) => n);
      expect(await numbers({ limit: 2 })).toEqual([4, 5]);
      expect(await numbers({ before: 4, limit: 2 })).toEqual([2, 3]);
      expect(await numbers({ after: 1, before: 4, limit: 9 })).toEqual([2, 3]);
      expect(await store.chatCount('t1', 'bob')).toEqual({ all: 5, own: 2 });
      expect(await store.chatCount('t2', 'bob')).toEqual({ all: 0, own: 0 });
    });
  });
}
