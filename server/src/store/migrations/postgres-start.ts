import { type Kysely, sql } from 'kysely';

/**
 * PostgreSQL begins with the tables as SQLite has them after its first nine migrations, and what servers need that share a
 * database: whether a bot is next at a table, who lives, and who looks after which part of the tables.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('tokens')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('tokens_by_user').on('tokens').column('user_id').execute();
  await db.schema
    .createTable('tables')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('terms', 'text', (c) => c.notNull())
    .addColumn('host', 'text', (c) => c.notNull())
    .addColumn('open', 'integer', (c) => c.notNull())
    .addColumn('stage', 'text', (c) => c.notNull())
    .addColumn('due_at', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('last_row', 'integer', (c) => c.notNull())
    .addColumn('active', 'integer', (c) => c.notNull())
    .addColumn('progress', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addColumn('bot_next', 'boolean', (c) => c.notNull().defaultTo(false))
    // Rows change with every move; free space in their pages lets them stay where the indexes point.
    .modifyEnd(sql`with (fillfactor = 60)`)
    .execute();
  await db.schema
    .createIndex('tables_by_stage')
    .on('tables')
    .columns(['stage', 'open', 'created_at'])
    .execute();
  await db.schema.createIndex('tables_by_due').on('tables').column('due_at').execute();
  await db.schema.createIndex('tables_by_host').on('tables').columns(['host', 'stage']).execute();
  await sql`create index tables_by_bot on tables (id) where bot_next`.execute(db);
  await db.schema
    .createTable('seats')
    .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.references('users.id'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('bot', 'text')
    .addColumn('colour', 'text', (c) => c.notNull())
    .addColumn('shape', 'text', (c) => c.notNull())
    .addColumn('ready', 'integer', (c) => c.notNull())
    .addColumn('return_hash', 'text')
    .addColumn('auto', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('seats_pk', ['table_id', 'seat'])
    .execute();
  // All seats of a table are written together, and two may exchange their links.
  await sql`alter table seats add constraint seats_return unique (return_hash) deferrable initially deferred`.execute(
    db,
  );
  await db.schema.createIndex('seats_by_user').on('seats').column('user_id').execute();
  await db.schema
    .createTable('log_rows')
    .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('row', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('move', 'text')
    .addColumn('undo_to', 'integer')
    .addColumn('bot', 'text')
    .addColumn('reason', 'text')
    .addPrimaryKeyConstraint('log_rows_pk', ['table_id', 'row'])
    .execute();
  await db.schema
    .createTable('chat')
    .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('n', 'integer', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer')
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('chat_pk', ['table_id', 'n'])
    .execute();
  await db.schema
    .createTable('server')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('alive_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('nodes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('until', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('parts')
    .addColumn('part', 'integer', (c) => c.primaryKey())
    .addColumn('node', 'text', (c) => c.notNull())
    .execute();
}
