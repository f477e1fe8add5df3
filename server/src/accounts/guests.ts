import type { Tables } from '../lobby/tables.ts';
import { seatOf } from '../play/room.ts';
import type { Rooms } from '../play/rooms.ts';
import { Refused } from '../refused.ts';
import type { Store, StoredTable, User } from '../store/store.ts';

/** What becomes of the games that a device has as a guest when somebody signs in there. */
export class Guests {
  readonly #store: Store;
  readonly #tables: Tables;
  readonly #rooms: Rooms;

  constructor(store: Store, tables: Tables, rooms: Rooms) {
    this.#store = store;
    this.#tables = tables;
    this.#rooms = rooms;
  }

  /** Takes the games of a guest along, if that is wanted. Resolves to the name of who has signed in. */
  async signIn(user: string, guest: User | undefined, bring: boolean): Promise<string> {
    const known = await this.#store.accounts.user(user);
    if (!known) throw new Refused('account.gone', 'This account does not exist any more.', 404);
    const isGuest = guest && guest.id !== user && !(await this.#store.accounts.isMember(guest.id));
    if (isGuest && bring) await this.#bring(guest.id, user);
    return known.name;
  }

  async #bring(guest: string, user: string): Promise<void> {
    const games = await this.#store.tablesOf(guest, Number.MAX_SAFE_INTEGER);
    const isBoth = (table: StoredTable): boolean =>
      seatOf(table, guest) !== undefined && seatOf(table, user) !== undefined;
    if (games.some((table) => isBoth(table) && ['gathering', 'running'].includes(table.progress.stage)))
      throw new Refused(
        'account.two',
        'You sit twice at a table, here and with your account. Leave one of the seats first.',
      );
    // First the host, which is read again with the change of the seats.
    await this.#store.accounts.moveHost(guest, user);
    for (const { terms } of games) {
      this.#rooms.forget(terms.id);
      await this.#tables.edit(terms.id, ({ stored }) =>
        isBoth(stored)
          ? {}
          : { seats: stored.seats.map((seat) => (seat.user === guest ? { ...seat, user } : seat)) },
      );
    }
    await this.#store.accounts.moveRest(guest, user);
  }
}
