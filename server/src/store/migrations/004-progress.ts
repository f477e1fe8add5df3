import { type Kysely, sql } from 'kysely';

const MOVED = ['version', 'row', 'active', 'progress', 'updated_at'];

/**
 * What changes with every move gets a table of its own, so that it is not written together with all the rest. Its number
 * is what logs are kept by: the logs of tables at which people play at the same time then lie close together on the disk.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('progress')
    .addColumn('n', 'integer', (c) => c.primaryKey())
    .addColumn('table_id', 'text', (c) => c.notNull().unique().references('tables.id').onDelete('cascade'))
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('row', 'integer', (c) => c.notNull())
    .addColumn('active', 'integer', (c) => c.notNull())
    .addColumn('rest', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute();
  await sql`insert into progress (table_id, version, row, active, rest, updated_at)
      select id, version, row, active, progress, updated_at from tables order by created_at`.execute(db);
  for (const column of MOVED) await db.schema.alterTable('tables').dropColumn(column).execute();

  await db.schema.alterTable('rows').renameTo('old_rows').execute();
  await db.schema
    .createTable('rows')
    .addColumn('log', 'integer', (c) => c.notNull().references('progress.n').onDelete('cascade'))
    .addColumn('row', 'integer', (c) => c.notNull())
    .addColumn('entry', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('rows_pk', ['log', 'row'])
    .execute();
  await sql`insert into rows select progress.n, old_rows.row, entry, at
      from old_rows join progress on progress.table_id = old_rows.table_id order by at`.execute(db);
  await db.schema.dropTable('old_rows').execute();
}
