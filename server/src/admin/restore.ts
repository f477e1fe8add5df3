import { type Kysely, Migrator } from 'kysely';
import { readTable } from '../store/codec.ts';
import { COLUMNS } from '../store/columns.ts';
import { executedMigrations, numberOf } from '../store/executed.ts';
import { isBotNext } from '../store/postgres/commit.ts';
import type { Database } from '../store/schema.ts';
import { StoreUnusable } from '../store/unusable.ts';
import type { DataSource } from './database.ts';
import { type BackupRow, type BackupTable, BadBackup, readBackup } from './format.ts';

/** So many rows are written at once; each has up to 12 values, and SQLite takes no more than 32,766 in one statement. */
const BATCH = 500;

/** Writes a back-up to a place without data, wholly or not at all. Resolves to the number of rows. */
export async function restore(target: DataSource, file: string): Promise<number> {
  const { header, rows } = await readBackup(file);
  if ((await executedMigrations(target.db)).length > 0)
    throw new StoreUnusable(`${target.name} has data already; restore to an empty place.`);
  const names = Object.keys(target.migrations);
  if (header.schema > numberOf(names.at(-1) ?? ''))
    throw new BadBackup(`${file} was written by a newer Kontor: install that one to restore it.`);
  const first = names.findLast((name) => numberOf(name) <= header.schema);
  if (first === undefined) throw new BadBackup(`${file} is too old for this kind of database.`);
  const migrator = new Migrator({
    db: target.db,
    provider: { getMigrations: async () => ({ ...target.migrations }) },
  });
  await run(migrator.migrateTo(first));
  let count = 0;
  try {
    await target.db.transaction().execute(async (db) => {
      for await (const batch of batches(rows)) {
        await insert(db, target, batch);
        count += batch.length;
      }
    });
  } catch (error) {
    // Nothing of it is there, so that it can be tried again.
    await dropAll(target.db);
    throw error;
  }
  await run(migrator.migrateToLatest());
  return count;
}

async function run(migration: ReturnType<Migrator['migrateToLatest']>): Promise<void> {
  const { error } = await migration;
  if (error) throw error;
}

/** Rows of one table at a time. */
async function* batches(rows: AsyncIterable<BackupRow>): AsyncGenerator<BackupRow[]> {
  let batch: BackupRow[] = [];
  for await (const row of rows) {
    if (batch.length === BATCH || (batch[0] && batch[0][0] !== row[0])) {
      yield batch;
      batch = [];
    }
    batch.push(row);
  }
  if (batch.length > 0) yield batch;
}

async function insert(
  db: Kysely<Database>,
  { kind }: DataSource,
  batch: readonly BackupRow[],
): Promise<void> {
  const [table] = batch[0] ?? [];
  if (table === undefined) return;
  const values = batch.map(([, row]) => ({
    ...only(table, row),
    ...(kind === 'postgres' && table === 'tables' ? { bot_next: botNext(row) } : {}),
  }));
  await db
    .insertInto(table)
    .values(values as never)
    .execute();
}

function only(table: BackupTable, row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(COLUMNS[table].map((column) => [column, row[column] ?? null]));
}

function botNext(row: Readonly<Record<string, unknown>>): boolean {
  try {
    return isBotNext(readTable(row as unknown as Database['tables'], []).progress);
  } catch {
    // A table that cannot be read is kept as it is.
    return false;
  }
}

async function dropAll(db: Kysely<Database>): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  const ours = Object.keys(COLUMNS).reverse();
  const others = tables.map(({ name }) => name).filter((name) => !ours.includes(name));
  for (const name of [...ours, ...others]) await db.schema.dropTable(name).ifExists().execute();
}
