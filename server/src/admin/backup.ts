import { type Kysely, sql } from 'kysely';
import { COLUMNS } from '../store/columns.ts';
import { executedMigrations, numberOf } from '../store/executed.ts';
import type { Database } from '../store/schema.ts';
import { StoreUnusable } from '../store/unusable.ts';
import type { DataSource } from './database.ts';
import { type BackupRow, type BackupTable, writeBackup } from './format.ts';

/** So many rows are read at once. */
const BATCH = 2000;

/** How many columns of each table are its key. */
const KEY_LENGTH: Readonly<Record<BackupTable, number>> = {
  users: 1,
  tokens: 1,
  accounts: 1,
  passkeys: 1,
  recovery_codes: 1,
  deleted_users: 1,
  tables: 1,
  seats: 2,
  table_files: 2,
  log_rows: 2,
  chat: 2,
  takeovers: 2,
  server: 1,
};

/** Writes everything to a file, as it is in one moment, also while a server goes on. Resolves to the number of rows. */
export async function backUp(source: DataSource, file: string, now: number): Promise<number> {
  const known = Object.keys(source.migrations).at(-1) ?? '';
  const last = (await executedMigrations(source.db)).at(-1);
  if (last !== known)
    throw new StoreUnusable(
      `${source.name} is of another version (${last ?? 'empty'} instead of ${known}): start this server once, or use the tools of the other one.`,
    );
  const header = { kontor: 'backup', format: 1, schema: numberOf(known), createdAt: now } as const;
  const transaction = source.db.transaction();
  // A transaction of SQLite sees one moment anyway.
  const snapshot =
    source.kind === 'postgres'
      ? transaction.setIsolationLevel('repeatable read').setAccessMode('read only')
      : transaction;
  return snapshot.execute((db) => writeBackup(file, header, allRows(db)));
}

async function* allRows(db: Kysely<Database>): AsyncGenerator<BackupRow> {
  for (const table of Object.keys(COLUMNS) as BackupTable[]) {
    const columns: readonly string[] = COLUMNS[table];
    const key = columns.slice(0, KEY_LENGTH[table]);
    let after: unknown[] | undefined;
    for (;;) {
      const rows = await batch(db, table, columns, key, after);
      for (const row of rows) yield [table, row];
      const last = rows.at(-1);
      if (!last || rows.length < BATCH) break;
      after = key.map((column) => last[column]);
    }
  }
}

async function batch(
  db: Kysely<Database>,
  table: BackupTable,
  columns: readonly string[],
  key: readonly string[],
  after: readonly unknown[] | undefined,
): Promise<Record<string, unknown>[]> {
  const list = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));
  const later = after ? sql`where (${list(key)}) > (${sql.join(after)})` : sql``;
  const { rows } = await sql<Record<string, unknown>>`select ${list(columns)} from ${sql.table(table)}
    ${later} order by ${list(key)} limit ${sql.lit(BATCH)}`.execute(db);
  return rows;
}
