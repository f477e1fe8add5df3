import { type Kysely, sql } from 'kysely';

/**
 * What has happened is written down in a journal first, and put in its place later. A log's rows are looked for by their
 * numbers alone, so that they can lie in the index itself instead of beside it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.transaction().execute(async (step) => {
    await step.schema
      .createTable('journal')
      .addColumn('n', 'integer', (c) => c.primaryKey())
      .addColumn('changes', 'text', (c) => c.notNull())
      .execute();
    await step.schema.alterTable('rows').renameTo('old_rows').execute();
    await step.schema
      .createTable('rows')
      .addColumn('log', 'integer', (c) => c.notNull().references('progress.n').onDelete('cascade'))
      .addColumn('row', 'integer', (c) => c.notNull())
      .addColumn('entry', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('rows_pk', ['log', 'row'])
      .modifyEnd(sql`without rowid`)
      .execute();
    await sql`insert into rows select log, row, entry, at from old_rows order by log, row`.execute(step);
    await step.schema.dropTable('old_rows').execute();
  });
}
