import { Refused } from '../refused.ts';
import type { MannersStore } from '../store/manners.ts';
import type { StoredTable } from '../store/store.ts';

/** Refuses a table to somebody who has blocked a person there, or whom one has blocked. Who it is stays untold. */
export async function refuseBlocked(
  store: MannersStore,
  user: string,
  { seats }: StoredTable,
): Promise<void> {
  const blocked = await store.blockedWith(user);
  if (seats.some((seat) => seat.user !== null && seat.user !== user && blocked.has(seat.user)))
    throw new Refused('seat.blocked', 'Somebody here and you do not play together.', 403);
}
