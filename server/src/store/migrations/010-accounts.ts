import type { Kysely } from 'kysely';

/**
 * Ways of signing in: mail and password, passkeys, recovery codes, and what works once. Besides, who was deleted, and whose
 * seat was taken over by a private link.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('accounts')
    .addColumn('user_id', 'text', (c) => c.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('mail', 'text', (c) => c.unique())
    .addColumn('password', 'text')
    .execute();
  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('public_key', 'text', (c) => c.notNull())
    .addColumn('counter', 'bigint', (c) => c.notNull())
    .addColumn('transports', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await db.schema.createIndex('passkeys_by_user').on('passkeys').column('user_id').execute();
  await db.schema
    .createTable('recovery_codes')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .execute();
  await db.schema.createIndex('recovery_codes_by_user').on('recovery_codes').column('user_id').execute();
  await db.schema
    .createTable('one_time')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.references('users.id').onDelete('cascade'))
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('payload', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('one_time_by_user').on('one_time').column('user_id').execute();
  await db.schema.createIndex('one_time_by_expiry').on('one_time').column('expires_at').execute();
  await db.schema
    .createTable('takeovers')
    .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('takeovers_pk', ['table_id', 'user_id'])
    .execute();
  await db.schema.createIndex('takeovers_by_user').on('takeovers').column('user_id').execute();
  await db.schema
    .createTable('deleted_users')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('deleted_at', 'bigint', (c) => c.notNull())
    .execute();
  // Deleting somebody looks for all their lines.
  await db.schema.createIndex('chat_by_user').on('chat').column('user_id').execute();
}
