import type { NoticeKind, NoticeSettings, NoticeWay, PushTarget } from '@kontor/protocol';
import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';
import type { Write } from './write.ts';

/** The settings as they are stored. */
export interface StoredNoticeSettings {
  readonly settings: NoticeSettings;
  /** Signs what is sent to the webhook. */
  readonly webhookSecret: string | null;
  /** The address by which the person opens the server. */
  readonly origin: string;
}

/** Somebody's settings, with what the server has noted. */
export interface NoticePerson extends StoredNoticeSettings {
  readonly user: string;
  /** When the last mails were sent. */
  readonly mailed: readonly number[];
  readonly pushTargets: number;
  /** The confirmed address, if any. */
  readonly mail: string | null;
}

export interface NoticeKey {
  readonly user: string;
  readonly table: string;
  readonly kind: NoticeKind;
  readonly moment: number;
  readonly way: NoticeWay;
}

export interface StoredNotice extends NoticeKey {
  readonly at: number;
  readonly due: number;
  readonly attempts: number;
}

/** Who is notified how, and of what they were notified. The same for every kind of database. */
export class NoticeStore {
  readonly #db: Kysely<Database>;
  readonly #write: Write;

  constructor(db: Kysely<Database>, write: Write) {
    this.#db = db;
    this.#write = write;
  }

  /** Those of the users who have settings. */
  async people(users: readonly string[]): Promise<NoticePerson[]> {
    if (users.length === 0) return [];
    const found = await this.#db
      .selectFrom('notice_settings')
      .leftJoin('accounts', 'accounts.user_id', 'notice_settings.user_id')
      .select(['notice_settings.user_id', 'settings', 'origin', 'mailed', 'mail'])
      .select(({ selectFrom }) =>
        selectFrom('push_targets')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('push_targets.user_id', '=', 'notice_settings.user_id')
          .as('targets'),
      )
      .where('notice_settings.user_id', 'in', users)
      .execute();
    return found.map(({ user_id, settings, origin, mailed, mail, targets }) => ({
      user: user_id,
      ...(JSON.parse(settings) as Pick<StoredNoticeSettings, 'settings' | 'webhookSecret'>),
      origin,
      mailed: JSON.parse(mailed) as number[],
      pushTargets: targets ?? 0,
      mail,
    }));
  }

  async save(user: string, stored: StoredNoticeSettings): Promise<void> {
    const { origin, webhookSecret } = stored;
    const settings = JSON.stringify({ settings: stored.settings, webhookSecret });
    await this.#write([
      this.#db
        .insertInto('notice_settings')
        .values({ user_id: user, settings, origin, mailed: '[]' })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ settings, origin })),
    ]);
  }

  async setMailed(user: string, mailed: readonly number[]): Promise<void> {
    await this.#write([
      this.#db
        .updateTable('notice_settings')
        .set({ mailed: JSON.stringify(mailed) })
        .where('user_id', '=', user),
    ]);
  }

  /** A device has one subscription at most, and a subscription belongs to whoever used it last. */
  async addPushTarget(user: string, tokenHash: string, target: PushTarget, now: number): Promise<void> {
    const { endpoint, keys } = target;
    const values = { user_id: user, token_hash: tokenHash, ...keys, created_at: now };
    await this.#write([
      this.#db.deleteFrom('push_targets').where('token_hash', '=', tokenHash),
      this.#db
        .insertInto('push_targets')
        .values({ endpoint, ...values })
        .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(values)),
    ]);
  }

  async removePushTargets(
    where: { readonly tokenHash: string } | { readonly endpoint: string },
  ): Promise<void> {
    const all = this.#db.deleteFrom('push_targets');
    await this.#write([
      'endpoint' in where
        ? all.where('endpoint', '=', where.endpoint)
        : all.where('token_hash', '=', where.tokenHash),
    ]);
  }

  async pushTargets(user: string): Promise<(PushTarget & { readonly tokenHash: string })[]> {
    const found = await this.#db
      .selectFrom('push_targets')
      .selectAll()
      .where('user_id', '=', user)
      .orderBy('created_at')
      .execute();
    return found.map(({ endpoint, token_hash, p256dh, auth }) => ({
      endpoint,
      tokenHash: token_hash,
      keys: { p256dh, auth },
    }));
  }

  async setSilent(user: string, table: string, silent: boolean): Promise<void> {
    await this.#write([
      silent
        ? this.#db
            .insertInto('silent_tables')
            .values({ user_id: user, table_id: table })
            .onConflict((conflict) => conflict.columns(['user_id', 'table_id']).doNothing())
        : this.#db.deleteFrom('silent_tables').where('user_id', '=', user).where('table_id', '=', table),
    ]);
  }

  /** Those of the tables of which a user wants no notices. */
  async silentTables(user: string, tables: readonly string[]): Promise<string[]> {
    if (tables.length === 0) return [];
    const found = await this.#db
      .selectFrom('silent_tables')
      .select('table_id')
      .where('user_id', '=', user)
      .where('table_id', 'in', tables)
      .execute();
    return found.map(({ table_id }) => table_id);
  }

  /** Those that are there already are left as they are, so that nobody is notified of anything twice. */
  async add(notices: readonly Omit<StoredNotice, 'attempts'>[]): Promise<void> {
    if (notices.length === 0) return;
    const values = notices.map(({ user, table, kind, moment, way, at, due }): Database['notices'] => ({
      user_id: user,
      table_id: table,
      kind,
      moment,
      way,
      at,
      due_at: due,
      attempts: 0,
    }));
    await this.#write(
      values.map((value) =>
        this.#db
          .insertInto('notices')
          .values(value)
          .onConflict((conflict) =>
            conflict.columns(['user_id', 'table_id', 'kind', 'moment', 'way']).doNothing(),
          ),
      ),
    );
  }

  /** Those that are due by then, the most urgent first. */
  async due(by: number, limit: number): Promise<StoredNotice[]> {
    const found = await this.#db
      .selectFrom('notices')
      .selectAll()
      .where('due_at', '<=', by)
      .orderBy('due_at')
      .orderBy('user_id')
      .limit(limit)
      .execute();
    return found.map(readNotice);
  }

  /** All of a user that are to be sent by a way, the oldest first. */
  async waiting(user: string, way: NoticeWay): Promise<StoredNotice[]> {
    const found = await this.#db
      .selectFrom('notices')
      .selectAll()
      .where('user_id', '=', user)
      .where('way', '=', way)
      .where('due_at', 'is not', null)
      .orderBy('at')
      .execute();
    return found.map(readNotice);
  }

  /** Marks notices as done; gives which of them were not yet, so that of several servers one sends each. */
  async take(keys: readonly NoticeKey[]): Promise<boolean[]> {
    if (keys.length === 0) return [];
    const taken = await this.#write(
      keys.map((key) =>
        whereKey(this.#db.updateTable('notices').set({ due_at: null }), key).where('due_at', 'is not', null),
      ),
    );
    return taken.map((count) => count > 0);
  }

  /** Lets a notice that was taken be sent later. */
  async postpone(key: NoticeKey, due: number, attempts: number): Promise<void> {
    await this.#write([whereKey(this.#db.updateTable('notices').set({ due_at: due, attempts }), key)]);
  }

  /** Forgets what was done before then. */
  async forget(before: number): Promise<void> {
    await this.#write([this.#db.deleteFrom('notices').where('at', '<', before).where('due_at', 'is', null)]);
  }

  /** A key of the server's own, which is made once, whoever asks first. */
  async serverKey(name: string, make: () => string): Promise<string> {
    const known = await this.#serverKey(name);
    if (known !== undefined) return known;
    await this.#write([
      this.#db
        .insertInto('server_keys')
        .values({ name, value: make() })
        .onConflict((conflict) => conflict.column('name').doNothing()),
    ]);
    return (await this.#serverKey(name)) ?? '';
  }

  async #serverKey(name: string): Promise<string | undefined> {
    const found = await this.#db
      .selectFrom('server_keys')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirst();
    return found?.value;
  }
}

interface Conditional {
  where(column: keyof Database['notices'], operator: '=', value: string | number): this;
}

function whereKey<Query extends Conditional>(query: Query, key: NoticeKey): Query {
  const { user, table, kind, moment, way } = key;
  return query
    .where('user_id', '=', user)
    .where('table_id', '=', table)
    .where('kind', '=', kind)
    .where('moment', '=', moment)
    .where('way', '=', way);
}

function readNotice(row: Database['notices']): StoredNotice {
  return {
    user: row.user_id,
    table: row.table_id,
    kind: row.kind as NoticeKind,
    moment: row.moment,
    way: row.way as NoticeWay,
    at: row.at,
    due: row.due_at ?? 0,
    attempts: row.attempts,
  };
}
