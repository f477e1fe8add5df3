import type { Kysely } from 'kysely';

/** A table can have a board and pieces of its own, which nobody has published. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('table_files')
    .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('file', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('table_files_pk', ['table_id', 'kind'])
    .execute();
}
