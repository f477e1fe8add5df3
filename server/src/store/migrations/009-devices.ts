import type { Kysely } from 'kysely';

/** Players see since when a device is theirs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('tokens')
    .addColumn('created_at', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
