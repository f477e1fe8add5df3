import type { Kysely } from 'kysely';

/** How people want to be called, and of what they were told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('notice_settings')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('settings', 'text', (c) => c.notNull())
    .addColumn('origin', 'text', (c) => c.notNull())
    .addColumn('mailed', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('push_targets')
    .addColumn('endpoint', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (c) => c.notNull().references('tokens.hash').onDelete('cascade'))
    .addColumn('p256dh', 'text', (c) => c.notNull())
    .addColumn('auth', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('push_targets_by_user').on('push_targets').column('user_id').execute();
  await db.schema.createIndex('push_targets_by_token').on('push_targets').column('token_hash').execute();
  await db.schema
    .createTable('silent_tables')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('silent_tables_pk', ['user_id', 'table_id'])
    .execute();
  await db.schema.createIndex('silent_tables_by_table').on('silent_tables').column('table_id').execute();
  await db.schema
    .createTable('notices')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('moment', 'bigint', (c) => c.notNull())
    .addColumn('way', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('due_at', 'bigint')
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('notices_pk', ['user_id', 'table_id', 'kind', 'moment', 'way'])
    .execute();
  await db.schema.createIndex('notices_by_due').on('notices').column('due_at').execute();
  await db.schema.createIndex('notices_by_table').on('notices').column('table_id').execute();
  await db.schema
    .createTable('server_keys')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();
}
