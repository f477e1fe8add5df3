import { DEFAULT_MIGRATION_TABLE, type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/** The number of a migration, which is the same for every kind of database. */
export function numberOf(migration: string): number {
  return Number.parseInt(migration, 10);
}

/** The names of the migrations that a database has been through, in order; none if it is new. */
export async function executedMigrations(db: Kysely<Database>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const found = await sql<{
    name: string;
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db);
  return found.rows.map(({ name }) => name);
}
