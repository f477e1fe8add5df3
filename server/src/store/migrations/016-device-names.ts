import type { Kysely } from 'kysely';

/** Players see what browser and system a device of theirs has, and when it was last used. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['browser', 'system'])
    await db.schema
      .alterTable('tokens')
      .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
      .execute();
  await db.schema.alterTable('tokens').addColumn('used_at', 'bigint').execute();
}
