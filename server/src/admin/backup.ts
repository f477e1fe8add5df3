import { dirname } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { addToLists } from '../accounts/deleted-list.ts';
import { executedMigrations, numberOf } from '../store/executed.ts';
import type { Database } from '../store/schema.ts';
import { StoreUnusable } from '../store/unusable.ts';
import type { DataSource } from './database.ts';
import { type BackupRow, writeBackup } from './format.ts';
import { layoutOf } from './layout.ts';

/** How many rows are read at once. */
const BATCH = 2000;

/** The columns by which large tables are read piece by piece. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  users: ['id'],
  tokens: ['hash'],
  tables: ['id'],
  seats: ['table_id', 'seat'],
  log_rows: ['table_id', 'row'],
  chat: ['table_id', 'n'],
};

/** Writes everything to a file, as it is in one moment, also while a server goes on. Resolves to the number of rows. */
export async function backUp(source: DataSource, file: string, now: number): Promise<number> {
  const last = (await executedMigrations(source.db)).at(-1);
  if (last === undefined) throw new StoreUnusable(`${source.name} is empty: there is nothing to back up.`);
  if (!(last in source.migrations))
    throw new StoreUnusable(
      `${source.name} was written by a newer Kontor (${last}): use the tools of that one.`,
    );
  const header = { kontor: 'backup', format: 1, schema: numberOf(last), createdAt: now } as const;
  const transaction = source.db.transaction();
  // A transaction of SQLite sees one moment anyway.
  const snapshot =
    source.kind === 'postgres'
      ? transaction.setIsolationLevel('repeatable read').setAccessMode('read only')
      : transaction;
  const deleted: string[] = [];
  const rows = await snapshot.execute((db) => writeBackup(file, header, noteDeleted(allRows(db), deleted)));
  // Older back-ups in the folder hold people who were deleted since.
  await addToLists([dirname(file)], deleted);
  return rows;
}

/** Passes rows on, and notes the ids of people who were deleted. */
async function* noteDeleted(rows: AsyncIterable<BackupRow>, ids: string[]): AsyncGenerator<BackupRow> {
  for await (const row of rows) {
    const [table, { id }] = row;
    if (table === 'deleted_users') ids.push(String(id));
    yield row;
  }
}

/** Every row that belongs in a back-up, table by table. */
export async function* allRows(db: Kysely<Database>): AsyncGenerator<BackupRow> {
  for (const [table, columns] of await layoutOf(db)) {
    const key = KEYS[table];
    let after: unknown[] | undefined;
    for (;;) {
      const rows = await batch(db, table, columns, key, after);
      for (const row of rows) yield [table, row];
      const last = rows.at(-1);
      if (!last || !key || rows.length < BATCH) break;
      after = key.map((column) => last[column]);
    }
  }
}

/** The next rows in the order of the key; all of them if there is none. */
async function batch(
  db: Kysely<Database>,
  table: string,
  columns: readonly string[],
  key: readonly string[] | undefined,
  after: readonly unknown[] | undefined,
): Promise<Record<string, unknown>[]> {
  const list = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));
  const later = key && after ? sql`where (${list(key)}) > (${sql.join(after)})` : sql``;
  const piece = key ? sql`order by ${list(key)} limit ${sql.lit(BATCH)}` : sql``;
  const { rows } = await sql<Record<string, unknown>>`select ${list(columns)} from ${sql.table(table)}
    ${later} ${piece}`.execute(db);
  return rows;
}
