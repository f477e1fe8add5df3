import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AccountStore, Passkey } from '../src/store/accounts.ts';
import type { Store } from '../src/store/store.ts';
import type { StoreDriver } from './store-suite.ts';

const KEY: Passkey = {
  id: 'key',
  user: 'ann',
  publicKey: 'cose',
  counter: 0,
  transports: ['internal', 'hybrid'],
  createdAt: 7,
  usedAt: null,
};

/** What every driver must do about ways of signing in. */
export function describeAccountStore(driver: StoreDriver): void {
  describe(`accounts: ${driver.name}`, () => {
    let store: Store;
    let accounts: AccountStore;
    const open = (opened: Store): void => {
      store = opened;
      accounts = opened.accounts;
    };
    beforeEach(async () => {
      open(await driver.fresh());
      await store.addUser({ id: 'ann', name: 'Ann', createdAt: 1 }, 'ann-1');
      await store.addUser({ id: 'bob', name: 'Bob', createdAt: 2 }, 'bob-1');
    });
    afterEach(() => store.close());

    it('keeps mail and password, each changed alone, and one person for each address', async () => {
      expect(await accounts.account('ann')).toEqual({ mail: null, password: null });
      expect(await accounts.setAccount('ann', { mail: 'ann@example.org', password: 'hash' })).toBe(true);
      expect(await accounts.setAccount('ann', { password: 'other' })).toBe(true);
      expect(await accounts.setAccount('bob', { mail: 'ann@example.org' })).toBe(false);
      open(await driver.reopen(store));
      const account = { user: 'ann', mail: 'ann@example.org', password: 'other' };
      expect(await accounts.accountByMail('ann@example.org')).toEqual(account);
      expect(await accounts.accountByMail('bob@example.org')).toBeUndefined();
      expect(await accounts.account('bob')).toEqual({ mail: null, password: null });
    });

    it('gives an address that two people confirm at once to one of them', async () => {
      const confirmed = await Promise.all(
        ['ann', 'bob'].map((user) => accounts.setAccount(user, { mail: 'both@example.org' })),
      );
      expect(confirmed.filter(Boolean)).toHaveLength(1);
    });

    it('keeps passkeys, which make somebody a member', async () => {
      expect(await accounts.isMember('ann')).toBe(false);
      await accounts.addPasskey(KEY);
      expect(await accounts.isMember('ann')).toBe(true);
      await accounts.usedPasskey('key', 3, 9);
      open(await driver.reopen(store));
      expect(await accounts.passkey('key')).toEqual({ ...KEY, counter: 3, usedAt: 9 });
      expect(await accounts.passkeys('bob')).toEqual([]);
      expect(await accounts.removePasskey('bob', 'key')).toBe(false);
      expect(await accounts.removePasskey('ann', 'key')).toBe(true);
      expect(await accounts.isMember('ann')).toBe(false);
    });

    it('takes a recovery code once, and new codes end the old ones', async () => {
      await accounts.replaceCodes('ann', ['old']);
      await accounts.replaceCodes('ann', ['one', 'two']);
      expect(await accounts.takeCode('old')).toBeUndefined();
      const taken = await Promise.all([accounts.takeCode('one'), accounts.takeCode('one')]);
      expect(taken.filter((user) => user === 'ann')).toHaveLength(1);
      expect(await accounts.codeCount('ann')).toBe(1);
      expect(await accounts.codeCount('bob')).toBe(0);
    });

    it('takes a link once, for its purpose and in its time', async () => {
      const link = { user: 'ann', payload: '{}' };
      await accounts.addOneTime('h', 'device', link, { now: 10, until: 20 });
      expect(await accounts.takeOneTime('h', 'reset', 11)).toBeUndefined();
      expect(await accounts.takeOneTime('h', 'device', 20)).toBeUndefined();
      const taken = await Promise.all([1, 2].map(() => accounts.takeOneTime('h', 'device', 19)));
      expect(taken.filter((found) => found !== undefined)).toEqual([link]);
      await accounts.addOneTime('i', 'device', link, { now: 10, until: 20 });
      await accounts.addOneTime('j', 'passkey.use', { user: null, payload: '' }, { now: 21, until: 30 });
      expect(await accounts.takeOneTime('i', 'device', 19)).toBeUndefined();
      expect(await accounts.takeOneTime('j', 'passkey.use', 22)).toEqual({ user: null, payload: '' });
      await accounts.addOneTime('k', 'reset', link, { now: 10, until: 20 });
      await accounts.dropOneTime('ann', 'reset');
      expect(await accounts.takeOneTime('k', 'reset', 11)).toBeUndefined();
    });

    it('ends the sessions of one person, but one if that is asked for', async () => {
      await store.addToken('ann', 'ann-2', 3);
      expect(await accounts.endSessions('ann', 'ann-2')).toBe(1);
      expect(await store.userByToken('ann-1')).toBeUndefined();
      expect((await store.userByToken('ann-2'))?.id).toBe('ann');
      expect((await store.userByToken('bob-1'))?.id).toBe('bob');
      expect(await accounts.endSessions('ann')).toBe(1);
    });
  });
}
