import { type Kysely, sql } from 'kysely';

/** A user can have several devices: their tokens get a table of their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A column that is unique cannot be dropped, so the table is made anew; those who refer to it must not mind meanwhile.
  await sql`pragma defer_foreign_keys = on`.execute(db);
  await sql`create table old_users as select * from users`.execute(db);
  await db.schema.dropTable('users').execute();
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
    .execute();
  await sql`insert into users select id, name, created_at from old_users`.execute(db);
  await sql`insert into tokens select token_hash, id from old_users where token_hash is not null`.execute(db);
  await db.schema.dropTable('old_users').execute();
}
