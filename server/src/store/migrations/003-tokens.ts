import { type Kysely, sql } from 'kysely';

/** A user can have several devices: their tokens get a table of their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.transaction().execute(async (step) => {
    // A column that is unique cannot be dropped, so the table is made anew; those who refer to it must not mind meanwhile.
    await sql`pragma defer_foreign_keys = on`.execute(step);
    await sql`create table old_users as select * from users`.execute(step);
    await step.schema.dropTable('users').execute();
    await step.schema
      .createTable('users')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await step.schema
      .createTable('tokens')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
      .execute();
    await sql`insert into users select id, name, created_at from old_users`.execute(step);
    await sql`insert into tokens select token_hash, id from old_users where token_hash is not null`.execute(
      step,
    );
    await step.schema.dropTable('old_users').execute();
  });
}
