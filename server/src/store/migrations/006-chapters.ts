import { type Kysely, sql } from 'kysely';

/** Rows of a log that are put in their place together are kept together: one chapter instead of many rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('chapters')
    .addColumn('log', 'integer', (c) => c.notNull().references('progress.n').onDelete('cascade'))
    .addColumn('row', 'integer', (c) => c.notNull())
    .addColumn('rows', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('chapters_pk', ['log', 'row'])
    .execute();
  await sql`insert into chapters
      select log, max(row), json_group_array(json_object('entry', json(entry), 'at', at) order by row)
      from rows group by log`.execute(db);
  await db.schema.dropTable('rows').execute();
}
