import type { Kysely } from 'kysely';

/** When people were on vacation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('vacations')
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('from_at', 'bigint', (c) => c.notNull())
    .addColumn('until', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('vacations_pk', ['user_id', 'from_at'])
    .execute();
}
