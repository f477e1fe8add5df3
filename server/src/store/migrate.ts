import { DEFAULT_MIGRATION_TABLE, type Kysely, type Migration, Migrator, sql } from 'kysely';
import type { Database } from './schema.ts';
import { StoreUnusable } from './unusable.ts';

/** Brings a database up to date, wholly or not at all. */
export async function migrate(
  db: Kysely<Database>,
  where: string,
  migrations: Readonly<Record<string, Migration>>,
): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const unknown = (await executed(db)).find((name) => !(name in migrations));
  if (unknown !== undefined)
    throw new StoreUnusable(
      `${where} was written by a newer Kontor (${unknown}): install that one, or restore an older back-up.`,
    );
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** The names of the migrations that the database has been through; none if it is new. */
async function executed(db: Kysely<Database>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const found = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(
    db,
  );
  return found.rows.map(({ name }) => name);
}
