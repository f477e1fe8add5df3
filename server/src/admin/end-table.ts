import type { Kysely } from 'kysely';
import { readTable, writeProgress } from '../store/codec.ts';
import { COLUMNS } from '../store/columns.ts';
import type { Database } from '../store/schema.ts';
import { StoreUnusable } from '../store/unusable.ts';
import type { DataSource } from './database.ts';

const GOING = ['gathering', 'running'];
const OF_TABLES = ['seats', 'table_files', 'log_rows', 'chat', 'takeovers'] as const;

/** Cancels a table. Servers that share the database notice by its version. */
export async function closeTable({ db, kind }: DataSource, id: string, now: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const table = await transaction
      .selectFrom('tables')
      .select(COLUMNS.tables)
      .where('id', '=', id)
      .executeTakeFirst();
    if (!table) throw new StoreUnusable(`There is no table ${id}.`);
    if (!GOING.includes(table.stage)) throw new StoreUnusable(`Table ${id} is over: it is ${table.stage}.`);
    const { progress } = readTable(table, []);
    const { numUpdatedRows } = await transaction
      .updateTable('tables')
      .set({
        stage: 'cancelled',
        due_at: null,
        version: table.version + 1,
        progress: writeProgress({ ...progress, clocks: null, deadline: null }),
        updated_at: now,
        ...(kind === 'postgres' ? { bot_next: false } : {}),
      })
      .where('id', '=', id)
      .where('version', '=', table.version)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new StoreUnusable(`Table ${id} was changed meanwhile; try again.`);
  });
}

/** Removes a table that is over, with its seats, log and chat. */
export async function deleteTable({ db }: DataSource, id: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const table = await transaction
      .selectFrom('tables')
      .select('stage')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!table) throw new StoreUnusable(`There is no table ${id}.`);
    if (GOING.includes(table.stage)) throw new StoreUnusable(`Table ${id} is not over: close it first.`);
    await removeTables(transaction, [id]);
  });
}

/** With everything that belongs to them. */
export async function removeTables(db: Kysely<Database>, ids: readonly string[]): Promise<void> {
  for (const rows of OF_TABLES) await db.deleteFrom(rows).where('table_id', 'in', ids).execute();
  await db.deleteFrom('tables').where('id', 'in', ids).execute();
}
