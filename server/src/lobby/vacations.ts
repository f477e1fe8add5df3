import { DAY, type VacationState } from '@kontor/protocol';
import type { Limits } from '../limits.ts';
import { seatOf } from '../play/room.ts';
import type { Rooms } from '../play/rooms.ts';
import { Refused } from '../refused.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from './tables.ts';

const YEAR = 365 * DAY;

/** Days on which somebody's clocks stand still at slow tables; a year has so many of them. */
export class Vacations {
  readonly #store: Store;
  readonly #tables: Tables;
  readonly #rooms: Rooms;
  readonly #limits: Limits;

  constructor(store: Store, tables: Tables, rooms: Rooms, limits: Limits) {
    this.#store = store;
    this.#tables = tables;
    this.#rooms = rooms;
    this.#limits = limits;
  }

  async state(user: string): Promise<VacationState> {
    const now = this.#rooms.now();
    const taken = await this.#store.vacations.since(user, now - YEAR);
    const used = taken.reduce((sum, { from, until }) => sum + until - Math.max(from, now - YEAR), 0);
    return {
      until: taken.find(({ from, until }) => from <= now && until > now)?.until ?? null,
      daysLeft: Math.max(0, Math.floor(this.#limits.vacationDays - used / DAY)),
    };
  }

  /** Begins at once, or lengthens the one that goes on. */
  async begin(user: string, days: number): Promise<VacationState> {
    const { daysLeft, until } = await this.state(user);
    if (until !== null) throw new Refused('vacation.now', 'You are on vacation already.');
    if (days > daysLeft) throw new Refused('vacation.days', 'You have not so many vacation days left.');
    const now = this.#rooms.now();
    await this.#store.vacations.save(user, { from: now, until: now + days * DAY });
    await this.#set(user, now + days * DAY);
    return this.state(user);
  }

  /** Comes back before the time; the days that are left are not lost. */
  async end(user: string): Promise<VacationState> {
    const now = this.#rooms.now();
    const current = (await this.#store.vacations.since(user, now)).find(({ from }) => from <= now);
    if (current) await this.#store.vacations.save(user, { ...current, until: now });
    await this.#set(user, null);
    return this.state(user);
  }

  async #set(user: string, until: number | null): Promise<void> {
    for (const { terms, progress } of await this.#tables.mine(user)) {
      if (progress.stage !== 'running' || terms.time.pace !== 'slow') continue;
      await this.#tables.edit(terms.id, ({ stored }) => {
        const mine = seatOf(stored, user);
        if (!mine || stored.progress.stage !== 'running') return {};
        const vacations = stored.seats.map(({ seat }) =>
          seat === mine.seat ? until : (stored.progress.vacations[seat] ?? null),
        );
        return { progress: { vacations } };
      });
    }
  }
}
