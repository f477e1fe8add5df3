import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';
import type { Write } from './write.ts';

/** A code by which new guests come in, without the code itself. */
export interface Invitation {
  readonly hash: string;
  /** For whom it is, in the host's words. */
  readonly note: string;
  readonly usesLeft: number;
  readonly createdAt: number;
}

/** What concerns whoever runs the server, in the same words for every kind of database. */
export class HostStore {
  readonly #db: Kysely<Database>;
  readonly #write: Write;

  constructor(db: Kysely<Database>, write: Write) {
    this.#db = db;
    this.#write = write;
  }

  /** The program that was the last to replay stored games. */
  async checkedProgram(): Promise<string | undefined> {
    const found = await this.#db
      .selectFrom('programs')
      .select('hash')
      .orderBy('checked_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    return found?.hash;
  }

  async setCheckedProgram(hash: string, at: number): Promise<void> {
    const add = this.#db
      .insertInto('programs')
      .values({ hash, checked_at: at })
      .onConflict((conflict) => conflict.column('hash').doUpdateSet({ checked_at: at }));
    await this.#write([add]);
  }

  /** Tables at which a game has begun, in the order of their ids: so many after one of them, up to another. */
  async gameIds(after: string, limit: number, to?: string): Promise<string[]> {
    const found = await this.#db
      .selectFrom('tables')
      .select('id')
      .where('last_row', '>', 0)
      .where('id', '>', after)
      .$if(to !== undefined, (query) => query.where('id', '<=', to ?? ''))
      .orderBy('id')
      .limit(limit)
      .execute();
    return found.map(({ id }) => id);
  }

  async addInvitation({ hash, note, usesLeft, createdAt }: Invitation): Promise<void> {
    const values = { hash, note, uses_left: usesLeft, created_at: createdAt };
    await this.#write([this.#db.insertInto('invitations').values(values)]);
  }

  /** Uses an invitation once; false if there is none or it is used up. */
  async useInvitation(hash: string): Promise<boolean> {
    const use = this.#db
      .updateTable('invitations')
      .set(({ eb }) => ({ uses_left: eb('uses_left', '-', 1) }))
      .where('hash', '=', hash)
      .where('uses_left', '>', 0);
    const [used] = await this.#write([use]);
    return used === 1;
  }
}
