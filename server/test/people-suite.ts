import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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
  });
}
