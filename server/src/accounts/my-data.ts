import { seatOf } from '../play/room.ts';
import type { Store, StoredTable, User } from '../store/store.ts';

/** A copy of everything that is stored about a person: rows that belong to them, and what they did at their tables. */
export async function myData(store: Store, { id, name, createdAt }: User, now: number): Promise<object> {
  const tables = await store.tablesOf(id, Number.MAX_SAFE_INTEGER);
  return {
    kontor: 'my data',
    exportedAt: now,
    user: { id, name, createdAt },
    stored: await store.personal.rowsOf(id),
    games: await Promise.all(tables.map((table) => myGame(store, table, id))),
  };
}

async function myGame(store: Store, table: StoredTable, user: string): Promise<object> {
  const { terms, progress } = table;
  const mine = seatOf(table, user)?.seat ?? null;
  const rows = mine === null ? [] : await store.rows(terms.id);
  return {
    table: terms.id,
    game: terms.game,
    options: terms.options,
    createdAt: terms.createdAt,
    host: terms.host === user,
    seat: mine,
    stage: progress.stage,
    place: mine === null ? null : (progress.result?.ranks[mine] ?? null),
    moves: rows.filter(({ entry }) => entry.seat === mine).map(({ entry, at }) => ({ ...entry, at })),
  };
}
