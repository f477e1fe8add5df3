import { DELETED_NAME } from '@kontor/protocol';
import { type Kysely, sql } from 'kysely';
import type { ReportEvidence } from './manners.ts';
import type { Database } from './schema.ts';
import type { Write } from './write.ts';

/** What works like a password, or means nothing to whoever reads it. */
const SECRETS = new Set([
  'hash',
  'password',
  'public_key',
  'return_hash',
  'token_hash',
  'payload',
  'p256dh',
  'auth',
  'user_id',
]);

type Row = Readonly<Record<string, unknown>>;

/** The evidence of a report with nobody's name for what a person is and has said there. */
function withSomebody(evidence: string, user: string): string {
  const found = JSON.parse(evidence) as ReportEvidence;
  const anonymous = <T extends { readonly user: string | null }>(each: T): T =>
    each.user === user ? { ...each, user: null, name: DELETED_NAME } : each;
  return JSON.stringify({
    ...found,
    ...(found.openedBy === user ? { openedBy: '' } : {}),
    seats: found.seats.map(anonymous),
    chat: found.chat.map(anonymous),
  });
}

/** All that is stored about a person, to copy and to delete. */
export class PersonalData {
  readonly #db: Kysely<Database>;
  readonly #write: Write;

  constructor(db: Kysely<Database>, write: Write) {
    this.#db = db;
    this.#write = write;
  }

  /** The rows of every table that belong to a person, without secrets. */
  async rowsOf(user: string): Promise<Record<string, Row[]>> {
    const tables = await this.#db.introspection.getTables();
    const found: Record<string, Row[]> = {};
    for (const { name, columns } of tables) {
      if (!columns.some((column) => column.name === 'user_id')) continue;
      const shown = columns.map((column) => column.name).filter((column) => !SECRETS.has(column));
      if (shown.length === 0) continue;
      const list = sql.join(shown.map((column) => sql.ref(column)));
      const query = sql<Row>`select ${list} from ${sql.table(name)} where user_id = ${user}`;
      const { rows } = await query.execute(this.#db);
      if (rows.length > 0) found[name] = rows;
    }
    return found;
  }

  /** From now on nobody can sign in as this person, and whatever else there is of them is deleted also after a crash. */
  async markDeleted(user: string, at: number): Promise<void> {
    await this.#write([
      this.#mark([user], at),
      this.#db.deleteFrom('tokens').where('user_id', '=', user),
      this.#db.deleteFrom('accounts').where('user_id', '=', user),
      this.#db.deleteFrom('passkeys').where('user_id', '=', user),
      this.#db.deleteFrom('recovery_codes').where('user_id', '=', user),
      this.#db.deleteFrom('one_time').where('user_id', '=', user),
    ]);
  }

  /**
   * Deletes whom no seat names any more. What they have said stays, under nobody's name; so does what the host has done. Reports by
   * or about them go with them, and are in those of others somebody.
   */
  async erase(user: string): Promise<void> {
    const reports = await this.#db
      .selectFrom('reports')
      .select(['id', 'evidence'])
      .where('evidence', 'like', `%${user}%`)
      .execute();
    await this.#write([
      ...reports.map(({ id, evidence }) =>
        this.#db
          .updateTable('reports')
          .set({ evidence: withSomebody(evidence, user) })
          .where('id', '=', id),
      ),
      this.#db.updateTable('audit').set({ target: DELETED_NAME, text: '' }).where('target', '=', user),
      this.#db.updateTable('chat').set({ user_id: '', name: DELETED_NAME }).where('user_id', '=', user),
      this.#db.updateTable('tables').set({ host: '' }).where('host', '=', user),
      this.#db.deleteFrom('users').where('id', '=', user),
    ]);
  }

  async deleted(): Promise<string[]> {
    const found = await this.#db.selectFrom('deleted_users').select('id').orderBy('id').execute();
    return found.map(({ id }) => id);
  }

  /** Adds people who were deleted before, when these data were not there yet. */
  async addDeleted(ids: readonly string[], at: number): Promise<void> {
    if (ids.length > 0) await this.#write([this.#mark(ids, at)]);
  }

  /** People who were deleted and are there nevertheless, e.g. because a back-up was restored. */
  async comeBack(): Promise<string[]> {
    const found = await this.#db
      .selectFrom('users')
      .innerJoin('deleted_users', 'deleted_users.id', 'users.id')
      .select('users.id')
      .execute();
    return found.map(({ id }) => id);
  }

  #mark(ids: readonly string[], at: number) {
    return this.#db
      .insertInto('deleted_users')
      .values(ids.map((id) => ({ id, deleted_at: at })))
      .onConflict((conflict) => conflict.column('id').doNothing());
  }
}
