import { type Kysely, sql } from 'kysely';

/** Tables are found by who made them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('tables')
    .addColumn('host', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await sql`update tables set host = json_extract(terms, '$.host'), terms = json_remove(terms, '$.host')`.execute(
    db,
  );
  await db.schema.createIndex('tables_by_host').on('tables').columns(['host', 'stage']).execute();
}
