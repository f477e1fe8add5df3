import { type Kysely, sql } from 'kysely';
import { fairShare } from '../../nodes/parts.ts';
import type { Database } from '../schema.ts';
import type { Nodes } from '../store.ts';

/** Any number that no other program uses for a lock in this database. */
const LOCK = 7_104_212;

/** Who lives and who holds what, by the database's own clock, so that those of the servers may differ. */
export class PostgresNodes implements Nodes {
  readonly #db: Kysely<Database>;
  readonly #try: <T>(query: () => Promise<T>) => Promise<T>;

  constructor(db: Kysely<Database>, translated: <T>(query: () => Promise<T>) => Promise<T>) {
    this.#db = db;
    this.#try = translated;
  }

  renew(node: string, leaseMs: number): Promise<{ held: number[]; live: string[] }> {
    return this.#exclusively(async (db) => {
      const { now } = await timeOf(db);
      await db.deleteFrom('nodes').where('until', '<=', now).execute();
      await db
        .insertInto('nodes')
        .values({ id: node, until: now + leaseMs })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ until: now + leaseMs }))
        .execute();
      const live = (await db.selectFrom('nodes').select('id').execute()).map(({ id }) => id);
      const holders = new Map(
        (await db.selectFrom('parts').selectAll().execute()).map(({ part, node: holder }) => [part, holder]),
      );
      const { give, take } = fairShare(node, live, holders);
      if (give.length > 0) await db.deleteFrom('parts').where('part', 'in', give).execute();
      if (take.length > 0)
        await db
          .insertInto('parts')
          .values(take.map((part) => ({ part, node })))
          .onConflict((conflict) => conflict.column('part').doUpdateSet({ node }))
          .execute();
      const kept = [...holders].flatMap(([part, holder]) => (holder === node ? part : []));
      return { live, held: [...kept.filter((part) => !give.includes(part)), ...take] };
    });
  }

  leave(node: string): Promise<void> {
    return this.#exclusively(async (db) => {
      await db.deleteFrom('nodes').where('id', '=', node).execute();
      await db.deleteFrom('parts').where('node', '=', node).execute();
    });
  }

  #exclusively<T>(work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
    return this.#try(() =>
      this.#db.transaction().execute(async (db) => {
        await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(db);
        return work(db);
      }),
    );
  }
}

async function timeOf(db: Kysely<Database>): Promise<{ now: number }> {
  const { rows } = await sql<{ now: number }>`select
    (extract(epoch from clock_timestamp()) * 1000)::bigint as now`.execute(db);
  const [time] = rows;
  if (!time) throw new Error('The database does not know the time.');
  return time;
}
