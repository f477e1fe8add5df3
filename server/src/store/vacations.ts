import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';
import type { Write } from './write.ts';

export interface Vacation {
  readonly from: number;
  readonly until: number;
}

/** When people are and were on vacation. */
export class VacationStore {
  readonly #db: Kysely<Database>;
  readonly #write: Write;

  constructor(db: Kysely<Database>, write: Write) {
    this.#db = db;
    this.#write = write;
  }

  /** Those of a user that have not ended before a time, the first one first. */
  async since(user: string, time: number): Promise<Vacation[]> {
    const found = await this.#db
      .selectFrom('vacations')
      .select(['from_at', 'until'])
      .where('user_id', '=', user)
      .where('until', '>', time)
      .orderBy('from_at')
      .execute();
    return found.map(({ from_at, until }) => ({ from: from_at, until }));
  }

  /** A vacation with another end takes the place of the one that began at the same time. */
  async save(user: string, { from, until }: Vacation): Promise<void> {
    await this.#write([
      this.#db
        .insertInto('vacations')
        .values({ user_id: user, from_at: from, until })
        .onConflict((conflict) => conflict.columns(['user_id', 'from_at']).doUpdateSet({ until })),
    ]);
  }
}
