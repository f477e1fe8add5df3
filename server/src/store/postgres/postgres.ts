import { Kysely, PostgresDialect, sql } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';
import { silentLogger } from '../../log.ts';
import { AccountStore } from '../accounts.ts';
import {
  hasOwnFiles,
  type LogRecord,
  readLogRow,
  readTable,
  type SeatRecord,
  type TableRecord,
  withFiles,
  writeFiles,
  writeSeat,
  writeTable,
} from '../codec.ts';
import { HostStore } from '../host-store.ts';
import { MannersStore } from '../manners.ts';
import { migrate } from '../migrate.ts';
import { POSTGRES_MIGRATIONS } from '../migrations/index.ts';
import { NoticeStore } from '../notices.ts';
import { PersonalData } from '../personal-data.ts';
import { isInParts, Queries } from '../queries.ts';
import type { Database } from '../schema.ts';
import type {
  Change,
  ChatRange,
  Nodes,
  PlayedFilter,
  Store,
  StoredChatLine,
  StoredDevice,
  StoredRow,
  StoredTable,
  TablePosition,
  TableVersion,
  User,
} from '../store.ts';
import { TableDecoder } from '../table-decoder.ts';
import { VacationStore } from '../vacations.ts';
import { kyselyWrite, type Write } from '../write.ts';
import { COMMIT, commitValues, roundsOf } from './commit.ts';
import { codeOf, makePool, type Patience, translate } from './connections.ts';
import { PostgresNodes } from './nodes.ts';
import { nameOf, whyUnusable } from './unusable.ts';

/** How often the next number of a chat is tried when somebody else has taken it meanwhile. */
const MAX_CHAT_TRIES = 20;
const UNIQUE_VIOLATION = '23505';

/** A database server that several processes can use. */
export class PostgresStore implements Store {
  readonly #pool: pg.Pool;
  readonly #db: Kysely<Database>;
  readonly #queries: Queries;
  readonly #decoder: TableDecoder;
  readonly nodes: Nodes;
  readonly accounts: AccountStore;
  readonly hosting: HostStore;
  readonly notices: NoticeStore;
  readonly manners: MannersStore;
  readonly vacations: VacationStore;
  readonly personal: PersonalData;

  private constructor(pool: pg.Pool, db: Kysely<Database>, log: Logger) {
    this.#pool = pool;
    this.#db = db;
    this.#queries = new Queries(db);
    this.#decoder = new TableDecoder(log);
    const write: Write = (statements) => this.#try(() => kyselyWrite(db)(statements));
    this.accounts = new AccountStore(db, write);
    this.hosting = new HostStore(db, write);
    this.personal = new PersonalData(db, write);
    this.nodes = new PostgresNodes(db, (query) => this.#try(query));
    this.notices = new NoticeStore(db, write);
    this.manners = new MannersStore(db, write);
    this.vacations = new VacationStore(db, write);
  }

  /** Connects to the database and brings it up to date if need be, wholly or not at all. */
  static async open(url: string, log = silentLogger, patience?: Patience): Promise<PostgresStore> {
    const pool = makePool(url, patience);
    // A connection that breaks while nobody uses it is replaced; whoever uses one gets an error from the query.
    pool.on('error', (error) => log.warn({ reason: error.message }, 'a connection to the database was lost'));
    const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
    try {
      await migrate(db, nameOf(url), POSTGRES_MIGRATIONS);
      return new PostgresStore(pool, db, log);
    } catch (error) {
      await db.destroy();
      throw whyUnusable(error, url);
    }
  }

  addUser({ id, name, createdAt }: User, tokenHash: string): Promise<void> {
    return this.#transaction(async (db) => {
      await db.insertInto('users').values({ id, name, created_at: createdAt }).execute();
      await db.insertInto('tokens').values({ hash: tokenHash, user_id: id, created_at: createdAt }).execute();
    });
  }

  async addToken(user: string, tokenHash: string, createdAt: number): Promise<void> {
    const token = { hash: tokenHash, user_id: user, created_at: createdAt };
    await this.#try(() => this.#db.insertInto('tokens').values(token).execute());
  }

  tokensOf(user: string): Promise<StoredDevice[]> {
    return this.#try(() => this.#queries.tokensOf(user));
  }

  async removeToken(user: string, tokenHash: string): Promise<void> {
    const query = this.#db.deleteFrom('tokens').where('user_id', '=', user).where('hash', '=', tokenHash);
    await this.#try(() => query.execute());
  }

  userByToken(tokenHash: string): Promise<User | undefined> {
    return this.#try(() => this.#queries.userByToken(tokenHash));
  }

  async renameUser(id: string, name: string): Promise<void> {
    await this.#try(() => this.#db.updateTable('users').set({ name }).where('id', '=', id).execute());
  }

  addTable(table: StoredTable): Promise<void> {
    return this.#transaction(async (db) => {
      await db.insertInto('tables').values(writeTable(table)).execute();
      const seats = table.seats.map((seat) => writeSeat(table.terms.id, seat));
      if (seats.length > 0) await db.insertInto('seats').values(seats).execute();
      const files = writeFiles(table);
      if (files.length > 0) await db.insertInto('table_files').values(files).execute();
    });
  }

  async table(id: string): Promise<StoredTable | undefined> {
    const [record] = await this.#records([id]);
    const found = record && this.#decode(record);
    if (!found || !hasOwnFiles(found)) return found;
    const files = await this.#try(() => this.#queries.files(id));
    return this.#decoder.decode(id, () => withFiles(found, files));
  }

  async openTables(stage: 'gathering' | 'running', limit: number, skip = 0): Promise<StoredTable[]> {
    return this.#tables(await this.#try(() => this.#queries.openTableIds(stage, limit, skip)));
  }

  openTableCount(stage: 'gathering' | 'running'): Promise<number> {
    return this.#try(() => this.#queries.openTableCount(stage));
  }

  async tablesOf(user: string, limit: number): Promise<StoredTable[]> {
    return this.#tables(await this.#try(() => this.#queries.tableIdsOf(user, limit)));
  }

  async playedTables(user: string, filter: PlayedFilter, limit: number, skip = 0): Promise<StoredTable[]> {
    return this.#tables(await this.#try(() => this.#queries.playedTableIds(user, filter, limit, skip)));
  }

  playedTableCount(user: string, filter: PlayedFilter): Promise<number> {
    return this.#try(() => this.#queries.playedTableCount(user, filter));
  }

  async runningTables(): Promise<StoredTable[]> {
    return this.#tables(await this.#try(() => this.#queries.runningTableIds()));
  }

  async botTables(limit: number, parts?: readonly number[]): Promise<TableVersion[]> {
    const query = this.#db
      .selectFrom('tables')
      .select(['id', 'version'])
      .where(sql<boolean>`bot_next`)
      .$if(parts !== undefined, (all) => all.where(isInParts(parts ?? [])))
      .limit(limit);
    return this.#try(() => query.execute());
  }

  dueTables(now: number, limit: number, parts?: readonly number[]): Promise<string[]> {
    return this.#try(() => this.#queries.dueTableIds(now, limit, parts));
  }

  seatByReturn(hash: string): Promise<{ table: string; seat: number } | undefined> {
    return this.#try(() => this.#queries.seatByReturn(hash));
  }

  /** Usually there is one change of each table, and a single statement needs no transaction round it. */
  async commit(changes: readonly Change[]): Promise<{ stale: Change[] }> {
    if (changes.length === 0) return { stale: [] };
    const rounds = roundsOf(changes);
    const [only] = rounds;
    const stale = await this.#try(async () => {
      if (rounds.length === 1 && only) return this.#commitRound(this.#pool, only);
      return this.#withClient(async (client) => {
        const stale: Change[] = [];
        await client.query('begin');
        for (const round of rounds) stale.push(...(await this.#commitRound(client, round)));
        await client.query('commit');
        return stale;
      });
    });
    return { stale };
  }

  async rows(table: string): Promise<StoredRow[]> {
    const query = this.#db.selectFrom('log_rows').selectAll().where('table_id', '=', table).orderBy('row');
    const records: LogRecord[] = await this.#try(() => query.execute());
    return this.#decoder.decode(table, () => records.map(readLogRow));
  }

  positions(tables: readonly string[]): Promise<TablePosition[]> {
    return this.#try(() => this.#queries.positions(tables));
  }

  async addChat(table: string, line: Omit<StoredChatLine, 'n'>): Promise<StoredChatLine> {
    const { user, name, seat, at } = line;
    // PostgreSQL cannot store this one character in a text.
    const text = line.text.replaceAll('\0', '\uFFFD');
    const values = { table_id: table, user_id: user, name, seat, text, at };
    for (let tries = 1; ; tries++)
      try {
        const n = await this.#try(() => this.#nextChat(values));
        return { ...line, text, n };
      } catch (error) {
        if (codeOf(error) !== UNIQUE_VIOLATION || tries === MAX_CHAT_TRIES) throw error;
      }
  }

  chat(table: string, range: ChatRange): Promise<StoredChatLine[]> {
    return this.#try(() => this.#queries.chat(table, range));
  }

  chatCount(table: string, user: string): Promise<{ all: number; own: number }> {
    return this.#try(() => this.#queries.chatCount(table, user));
  }

  aliveAt(): Promise<number | undefined> {
    return this.#try(() => this.#queries.aliveAt());
  }

  /** Several servers say so, and a slow one must not set the time back. */
  async setAlive(at: number): Promise<void> {
    const query = this.#db
      .insertInto('server')
      .values({ id: 1, alive_at: at })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(({ fn, ref }) => ({
          alive_at: fn<number>('greatest', [ref('server.alive_at'), ref('excluded.alive_at')]),
        })),
      );
    await this.#try(() => query.execute());
  }

  async close(): Promise<void> {
    await this.#db.destroy();
  }

  async #commitRound(connection: pg.Pool | pg.ClientBase, changes: readonly Change[]): Promise<Change[]> {
    const values = commitValues(changes);
    const { rows } = await connection.query<{ id: string }>({ name: 'commit', text: COMMIT, values });
    const stored = new Set(rows.map(({ id }) => id));
    return changes.filter(({ table }) => !stored.has(table));
  }

  async #nextChat(values: Omit<Database['chat'], 'n'>): Promise<number> {
    const { n } = await this.#db
      .insertInto('chat')
      .values({
        ...values,
        n: ({ selectFrom, fn, eb, val }) =>
          selectFrom('chat')
            .select(eb(fn.coalesce(fn.max('n'), val(0)), '+', 1).as('n'))
            .where('table_id', '=', values.table_id),
      })
      .returning('n')
      .executeTakeFirstOrThrow();
    return n;
  }

  async #tables(ids: readonly string[]): Promise<StoredTable[]> {
    const found = new Map((await this.#records(ids)).map((record) => [record.table.id, record]));
    return this.#decoder.decodeAll(ids, (id) => {
      const record = found.get(id);
      return record && this.#decode(record);
    });
  }

  #decode({ table, seats }: TableAndSeats): StoredTable {
    return this.#decoder.decode(table.id, () => readTable(table, seats));
  }

  /** Both are read from the same moment, because another server may write at any time. */
  async #records(ids: readonly string[]): Promise<TableAndSeats[]> {
    if (ids.length === 0) return [];
    const { rows } = await this.#try(() =>
      this.#pool.query<TableAndSeats>({ name: 'tables', text: READ_TABLES, values: [ids] }),
    );
    return rows;
  }

  async #transaction(work: (db: Kysely<Database>) => Promise<void>): Promise<void> {
    await this.#try(() => this.#db.transaction().execute(work));
  }

  /** The connection is closed if anything fails, which also rolls back what it has begun. */
  async #withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect();
    try {
      const result = await work(client);
      client.release();
      return result;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  async #try<T>(query: () => Promise<T>): Promise<T> {
    try {
      return await query();
    } catch (error) {
      throw translate(error);
    }
  }
}

interface TableAndSeats {
  readonly table: TableRecord;
  readonly seats: readonly SeatRecord[];
}

const READ_TABLES = `
  select to_json(tables) as "table",
    coalesce((select json_agg(seats order by seat) from seats where table_id = tables.id), '[]') as seats
  from tables where id = any($1)`;
