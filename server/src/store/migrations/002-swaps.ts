import { type Kysely, sql } from 'kysely';

/** People can want to swap; at the tables there are, nobody does yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update tables set progress = json_set(progress, '$.wishes.swaps', json('[]'))`.execute(db);
}
