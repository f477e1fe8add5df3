import type { Kysely } from 'kysely';

/** Which program was the last to replay stored games, and the invitations without which nobody new comes in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('programs')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('checked_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('invitations')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('uses_left', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
}
