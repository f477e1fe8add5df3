import type { Kysely } from 'kysely';

/** What has happened is written down here first, and put in its place later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('journal')
    .addColumn('n', 'integer', (c) => c.primaryKey())
    .addColumn('changes', 'text', (c) => c.notNull())
    .execute();
}
