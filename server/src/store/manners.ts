import type { Relation, ReportReason } from '@kontor/protocol';
import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import { newToken } from '../tokens.ts';
import type { Database } from './schema.ts';
import type { StoredChatLine, StoredRow } from './store.ts';
import type { Write } from './write.ts';

export interface StoredReport {
  readonly id: string;
  readonly at: number;
  readonly reporter: string;
  readonly reported: string;
  readonly table: string;
  /** What the reported person was called there. */
  readonly name: string;
  readonly reason: ReportReason;
  readonly text: string;
  readonly evidence: ReportEvidence;
}

/** A table as it was when somebody was reported there. */
export interface ReportEvidence {
  readonly openedBy?: string;
  readonly seats: readonly {
    readonly seat: number;
    readonly name: string;
    readonly user: string | null;
  }[];
  readonly chat: readonly (Omit<StoredChatLine, 'user'> & { readonly user: string | null })[];
  readonly log: readonly StoredRow[];
}

export interface Sanction {
  readonly user: string;
  readonly kind: 'mute' | 'suspend';
  readonly until: number;
}

/** Who wants nothing to do with whom, reports, and what the host has done about them. */
export class MannersStore {
  readonly #db: Kysely<Database>;
  readonly #write: Write;

  constructor(db: Kysely<Database>, write: Write) {
    this.#db = db;
    this.#write = write;
  }

  async setRelation(
    user: string,
    other: string,
    relation: Relation,
    name: string,
    at: number,
  ): Promise<void> {
    const gone = this.#db.deleteFrom('relations').where('user_id', '=', user).where('other_id', '=', other);
    const values = { id: newToken(), user_id: user, other_id: other, relation, name, at };
    await this.#write(relation === 'none' ? [gone] : [gone, this.#db.insertInto('relations').values(values)]);
  }

  /** Ends a relation of a user's by its id. */
  async endRelation(user: string, id: string): Promise<void> {
    await this.#write([this.#db.deleteFrom('relations').where('user_id', '=', user).where('id', '=', id)]);
  }

  /** Whom a user has muted or blocked, the last first. */
  async shunned(
    user: string,
  ): Promise<{ id: string; other: string; name: string; relation: 'mute' | 'block'; since: number }[]> {
    const found = await this.#db
      .selectFrom('relations')
      .select(['id', 'other_id', 'name', 'relation', 'at'])
      .where('user_id', '=', user)
      .orderBy('at', 'desc')
      .orderBy('id')
      .execute();
    return found.map(({ id, other_id, name, relation, at }) => ({
      id,
      other: other_id,
      name,
      relation: relation as 'mute' | 'block',
      since: at,
    }));
  }

  /** Those who have blocked a user, and those whom the user has blocked. */
  blockedWith(user: string): Promise<ReadonlySet<string>> {
    return this.#related(user, ({ or, and, eb }) =>
      and([eb('relation', '=', 'block'), or([eb('user_id', '=', user), eb('other_id', '=', user)])]),
    );
  }

  /** Whose words a user does not get: those they have muted, and those blocked by either side. */
  unwantedAuthors(user: string): Promise<ReadonlySet<string>> {
    return this.#related(user, ({ or, and, eb }) =>
      or([eb('user_id', '=', user), and([eb('other_id', '=', user), eb('relation', '=', 'block')])]),
    );
  }

  /** Who does not get a user's words. */
  unwillingReaders(user: string): Promise<ReadonlySet<string>> {
    return this.#related(user, ({ or, and, eb }) =>
      or([eb('other_id', '=', user), and([eb('user_id', '=', user), eb('relation', '=', 'block')])]),
    );
  }

  /** The other people in those relations of a user that a condition selects. */
  async #related(
    user: string,
    condition: (builder: ExpressionBuilder<Database, 'relations'>) => Expression<SqlBool>,
  ): Promise<ReadonlySet<string>> {
    const found = await this.#db
      .selectFrom('relations')
      .select(['user_id', 'other_id'])
      .where(condition)
      .execute();
    return new Set(found.map(({ user_id, other_id }) => (user_id === user ? other_id : user_id)));
  }

  async addReport({ table, evidence, ...report }: StoredReport): Promise<void> {
    const values = { ...report, table_id: table, evidence: JSON.stringify(evidence) };
    await this.#write([this.#db.insertInto('reports').values(values)]);
  }

  /** Sanctions that are not over. */
  async sanctions(now: number): Promise<Sanction[]> {
    const found = await this.#db
      .selectFrom('sanctions')
      .select(['user_id', 'kind', 'until'])
      .where('until', '>', now)
      .execute();
    return found.map(({ user_id, kind, until }) => ({
      user: user_id,
      kind: kind as Sanction['kind'],
      until: until ?? 0,
    }));
  }

  /** What the host has to say to a user, and they have not read yet. */
  async warnings(user: string): Promise<{ id: string; text: string; at: number }[]> {
    return this.#db
      .selectFrom('sanctions')
      .select(['id', 'text', 'at'])
      .where('user_id', '=', user)
      .where('text', '<>', '')
      .where('seen_at', 'is', null)
      .orderBy('at')
      .execute();
  }

  async markRead(user: string, id: string, at: number): Promise<void> {
    await this.#write([
      this.#db.updateTable('sanctions').set({ seen_at: at }).where('user_id', '=', user).where('id', '=', id),
    ]);
  }
}
