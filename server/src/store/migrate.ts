import { DEFAULT_MIGRATION_TABLE, type Kysely, type Migration, Migrator } from 'kysely';
import { executedMigrations } from './executed.ts';
import type { Database } from './schema.ts';
import { StoreUnusable } from './unusable.ts';

/** Brings a database up to date, wholly or not at all. */
export async function migrate(
  db: Kysely<Database>,
  where: string,
  migrations: Readonly<Record<string, Migration>>,
): Promise<void> {
  await refuseForeign(db, where);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const unknown = (await executedMigrations(db)).find((name) => !(name in migrations));
  if (unknown !== undefined)
    throw new StoreUnusable(
      `${where} was written by a newer Kontor (${unknown}): install that one, or restore an older back-up.`,
    );
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** A database that has tables, but not ours, belongs to another program and is left alone. */
async function refuseForeign(db: Kysely<Database>, where: string): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (tables.length === 0 || tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return;
  throw new StoreUnusable(
    `${where} cannot be used: it holds tables of another program (${tables[0]?.name}); give Kontor a database of its own.`,
  );
}
