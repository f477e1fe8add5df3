import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { USUAL_SETTINGS } from '../src/notices/settings.ts';
import type { PlayedFilter, Store } from '../src/store/store.ts';
import { type StoreDriver, table, withSeats } from './store-suite.ts';

/** What every driver must do for a person apart from their tables. */
export function describePeople(driver: StoreDriver): void {
  describe(`people: ${driver.name}`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await driver.fresh();
      for (const [id, name] of [
        ['ann', 'Ann'],
        ['bob', 'Bob'],
        ['cleo', 'Cleo 100%'],
      ] as const)
        await store.addUser({ id, name, createdAt: 1 }, `hash-${id}`);
    });
    afterEach(() => store.close());

    describe('games that are over', () => {
      const over = async (
        id: string,
        users: readonly string[],
        updatedAt: number,
        stage: 'finished' | 'expired' | 'running' = 'finished',
        game = 'hermagor',
      ): Promise<void> => {
        const made = withSeats(table(id, { progress: { stage, updatedAt, row: 3 } }), users);
        await store.addTable({ ...made, terms: { ...made.terms, game } });
      };
      const ids = async (user: string, filter: PlayedFilter = {}, limit = 9, skip = 0): Promise<string[]> => {
        const found = await store.playedTables(user, filter, limit, skip);
        if (limit === 9) expect(await store.playedTableCount(user, filter)).toBe(found.length + skip);
        return found.map(({ terms }) => terms.id);
      };

      it('are found by their player, the last first, in pages', async () => {
        await over('old', ['ann', 'bob'], 10);
        await over('new', ['ann', 'cleo'], 30);
        await over('lapsed', ['ann', 'bob'], 20, 'expired');
        await over('going', ['ann', 'bob'], 40, 'running');
        await store.addTable(withSeats(table('never', { progress: { stage: 'expired', row: 0 } }), ['ann']));
        expect(await ids('ann')).toEqual(['new', 'lapsed', 'old']);
        expect(await ids('ann', {}, 1, 1)).toEqual(['lapsed']);
        expect(await ids('bob')).toEqual(['lapsed', 'old']);
        expect(await ids('nobody')).toEqual([]);
      });

      it('are searched by game and by a part of a name, whatever its characters', async () => {
        await over('one', ['ann', 'bob'], 10);
        await over('two', ['ann', 'cleo'], 20, 'finished', 'merchants');
        expect(await ids('ann', { game: 'merchants' })).toEqual(['two']);
        expect(await ids('ann', { game: 'hermagor' })).toEqual(['one']);
        expect(await ids('ann', { game: '"' })).toEqual([]);
        expect(await ids('ann', { search: 'BO' })).toEqual(['one']);
        expect(await ids('ann', { search: 'leo' })).toEqual(['two']);
        expect(await ids('ann', { search: '%' })).toEqual([]);
        expect(await ids('ann', { search: "'" })).toEqual([]);
        expect(await ids('bob', { search: 'cleo' })).toEqual([]);
      });
    });

    describe('notices', () => {
      const key = { user: 'ann', table: 't1', kind: 'turn', moment: 5, way: 'push' } as const;
      const settings = { settings: USUAL_SETTINGS, webhookSecret: 'whsec_x', origin: 'https://a' };
      beforeEach(() => store.addTable(table('t1')));

      it('are noted once, taken by one, and can be postponed', async () => {
        await store.notices.add([{ ...key, at: 5, due: 10 }]);
        await store.notices.add([
          { ...key, at: 6, due: 11 },
          { ...key, moment: 6, at: 6, due: 12 },
        ]);
        expect((await store.notices.due(9, 9)).length).toBe(0);
        expect(await store.notices.due(11, 9)).toEqual([{ ...key, at: 5, due: 10, attempts: 0 }]);
        expect(await store.notices.due(99, 1)).toHaveLength(1);
        expect(await store.notices.take([key, { ...key, moment: 7 }])).toEqual([true, false]);
        expect(await store.notices.take([key])).toEqual([false]);
        await store.notices.add([{ ...key, at: 5, due: 10 }]);
        expect((await store.notices.waiting('ann', 'push')).map(({ moment }) => moment)).toEqual([6]);
        await store.notices.postpone(key, 50, 1);
        store = await driver.reopen(store);
        expect((await store.notices.due(99, 9)).map(({ attempts }) => attempts)).toEqual([0, 1]);
        await store.notices.take([key]);
        await store.notices.forget(99);
        expect(await store.notices.due(99, 9)).toHaveLength(1);
      });

      it('go where people want them', async () => {
        expect(await store.notices.people(['ann', 'bob'])).toEqual([]);
        await store.notices.save('ann', settings);
        const target = { endpoint: 'https://p/1', keys: { p256dh: 'p', auth: 'a' } };
        await store.notices.addPushTarget('ann', 'hash-ann', target, 1);
        await store.notices.addPushTarget('ann', 'hash-ann', { ...target, endpoint: 'https://p/2' }, 2);
        await store.notices.setMailed('ann', [3, 4]);
        const known = { user: 'ann', ...settings, mailed: [3, 4], pushTargets: 1, mail: null };
        expect(await store.notices.people(['ann', 'bob'])).toEqual([known]);
        await store.notices.save('ann', { ...settings, origin: 'https://b' });
        expect(await store.notices.people(['ann'])).toEqual([{ ...known, origin: 'https://b' }]);
        await store.accounts.setAccount('ann', { mail: 'ann@example.org' });
        expect(await store.notices.people(['ann'])).toMatchObject([{ mail: 'ann@example.org' }]);
        // Somebody else on the same device.
        await store.notices.addPushTarget('bob', 'hash-bob', { ...target, endpoint: 'https://p/2' }, 3);
        expect(await store.notices.pushTargets('ann')).toEqual([]);
        expect(await store.notices.pushTargets('bob')).toMatchObject([{ tokenHash: 'hash-bob' }]);
        await store.removeToken('bob', 'hash-bob');
        expect(await store.notices.pushTargets('bob')).toEqual([]);
      });

      it('are silent for tables, and signed with keys that are made once', async () => {
        await store.notices.setSilent('ann', 't1', true);
        await store.notices.setSilent('ann', 't1', true);
        expect(await store.notices.silentTables('ann', ['t1', 't2'])).toEqual(['t1']);
        await store.notices.setSilent('ann', 't1', false);
        expect(await store.notices.silentTables('ann', ['t1'])).toEqual([]);
        const both = await Promise.all(
          ['a', 'b'].map((made) => store.notices.serverKey('vapid', () => made)),
        );
        expect(both[0]).toBe(both[1]);
        expect(await store.notices.serverKey('vapid', () => 'c')).toBe(both[0]);
      });
    });
  });
}
