import { dirname } from 'node:path';
import { type Kysely, Migrator, sql } from 'kysely';
import { readLists } from '../accounts/deleted-list.ts';
import { readTable } from '../store/codec.ts';
import { executedMigrations, numberOf } from '../store/executed.ts';
import { isBotNext } from '../store/postgres/commit.ts';
import type { Database } from '../store/schema.ts';
import { StoreUnusable } from '../store/unusable.ts';
import { allRows } from './backup.ts';
import type { DataSource } from './database.ts';
import { type BackupRow, BadBackup, readBackup } from './format.ts';
import { type Layout, layoutOf } from './layout.ts';
import { RowDigest } from './row-digest.ts';

/** How many rows are written at once; each has up to 12 values, and SQLite takes no more than 32,766 in one statement. */
const BATCH = 500;

/**
 * Writes a back-up to a place without data, wholly or not at all, reads it again and compares hashes, and brings it up to date.
 * Resolves to the number of rows.
 */
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
  const layout = await layoutOf(target.db);
  let count = 0;
  try {
    await target.db.transaction().execute(async (db) => {
      // Earlier versions had other tables, whose order is not known.
      if (target.kind === 'sqlite') await sql`pragma defer_foreign_keys = on`.execute(db);
      const [written, found] = [new RowDigest(), new RowDigest()];
      for await (const batch of batches(rows)) {
        await insert(db, target, layout, batch, file);
        for (const row of batch) written.add(row);
        count += batch.length;
      }
      for await (const row of allRows(db)) found.add(row);
      if (written.hash !== found.hash)
        throw new StoreUnusable(`What was stored from ${file} is not what it holds; nothing was restored.`);
    });
  } catch (error) {
    // Nothing of it is there, so that it can be tried again.
    await dropAll(target.db);
    throw error;
  }
  await run(migrator.migrateToLatest());
  await markDeleted(target.db, await readLists([dirname(file)]), header.createdAt);
  return count;
}

/** Whoever was deleted after the back-up was made is deleted again when the server starts. */
async function markDeleted(db: Kysely<Database>, ids: readonly string[], at: number): Promise<void> {
  for (const id of ids)
    await db
      .insertInto('deleted_users')
      .values({ id, deleted_at: at })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
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
  layout: Layout,
  batch: readonly BackupRow[],
  file: string,
): Promise<void> {
  const [table, first] = batch[0] ?? [];
  if (table === undefined || first === undefined) return;
  const columns = layout.get(table);
  const unknown = columns === undefined ? table : Object.keys(first).find((name) => !columns.includes(name));
  if (unknown !== undefined)
    throw new BadBackup(`${file} cannot be restored here: "${unknown}" is not known.`);
  const values = batch.map(([, row]) => ({
    ...row,
    ...(kind === 'postgres' && table === 'tables' ? { bot_next: botNext(row) } : {}),
  }));
  await db
    .insertInto(table as keyof Database)
    .values(values as never)
    .execute();
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
  const ours = [...(await layoutOf(db)).keys()].reverse();
  const others = tables.map(({ name }) => name).filter((name) => !ours.includes(name));
  for (const name of [...others, ...ours]) await db.schema.dropTable(name).ifExists().execute();
}
