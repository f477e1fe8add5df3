import { setTimeout as pass } from 'node:timers/promises';
import LibSql from 'libsql';
import { StoreUnavailable } from './store.ts';

/** How long a write waits for another process that holds the write lock, e.g. one that makes a back-up. */
const BUSY_MS = 5000;
const BUSY_RETRY_MS = 20;

/** While it is opened nobody is served by it, so waiting may block. */
const OPEN_BUSY_MS = 2000;

/** After so many failed writes in a row the connection itself may be what is broken. */
const FAILURES_BEFORE_REOPEN = 2;
const REOPEN_MS = 1000;

/** What goes wrong with the file or its disk, and may be right again later. */
const UNAVAILABLE = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN|CORRUPT|NOTADB|NOMEM)/;

/** A connection to the database file that is opened again when it fails. It can be given to Kysely for reading. */
export class SqliteFile {
  readonly #path: string;
  #connection: LibSql.Database;
  /** Statements of this connection, by their text. */
  #statements = new Map<string, LibSql.Statement>();
  #failures = 0;
  #openedAt = performance.now();
  #closed = false;
  #lastWrite: Promise<unknown> = Promise.resolve();

  constructor(path: string) {
    this.#path = path;
    this.#connection = connect(path);
  }

  /** A new statement, for what is seldom asked. */
  prepare(sql: string): LibSql.Statement {
    return this.#connection.prepare(sql);
  }

  /** A statement that is prepared once for each connection, so it must not be kept by whoever asks for it. */
  statement(sql: string): LibSql.Statement {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#connection.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }

  /**
   * Runs statements in a transaction, without waiting in between: there is one connection, and what somebody else writes
   * meanwhile must not get into it. Nothing is written outside of such a transaction, because a statement that finds the
   * file locked would stay open and keep every later transaction from ending. Writes are done in the order in which they
   * were asked for, so that none waits for ever while another process takes the lock again and again.
   */
  write<T>(work: () => T): Promise<T> {
    const until = performance.now() + BUSY_MS;
    const written = this.#lastWrite.then(() => this.#write(work, until));
    this.#lastWrite = written.catch(() => undefined);
    return written;
  }

  /**
   * Writes a number to the head of the file itself, where it can be read without opening the database, together with
   * everything that was only in the WAL so far.
   */
  async setMark(mark: number): Promise<void> {
    await this.write(() => this.#connection.exec(`pragma user_version = ${mark}`));
    this.#connection.exec('pragma wal_checkpoint(truncate)');
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#connection.close();
  }

  async #write<T>(work: () => T, until: number): Promise<T> {
    for (; ; await pass(BUSY_RETRY_MS))
      try {
        this.#connection.exec('begin immediate');
        break;
      } catch (error) {
        if (codeOf(error) === 'SQLITE_BUSY' && performance.now() < until && !this.#closed) continue;
        this.#failed();
        throw translate(error);
      }
    try {
      const result = work();
      this.#connection.exec('commit');
      this.#failures = 0;
      return result;
    } catch (error) {
      this.#rollBack();
      if (codeOf(error).startsWith('SQLITE_CONSTRAINT')) throw error;
      this.#failed();
      throw translate(error);
    }
  }

  #rollBack(): void {
    try {
      // Some errors, e.g. a full disk, have rolled the transaction back already.
      if (this.#connection.inTransaction) this.#connection.exec('rollback');
    } catch {
      this.#failures = FAILURES_BEFORE_REOPEN;
    }
  }

  /** Opens the file again after repeated failures, but not all the time: that costs a checkpoint. */
  #failed(): void {
    this.#failures++;
    const now = performance.now();
    if (this.#closed || this.#failures < FAILURES_BEFORE_REOPEN || now - this.#openedAt < REOPEN_MS) return;
    this.#openedAt = now;
    try {
      const fresh = connect(this.#path);
      this.#connection.close();
      this.#connection = fresh;
      this.#statements = new Map();
    } catch {
      // The file cannot be opened either, so the next failure tries again.
    }
  }
}

function connect(path: string): LibSql.Database {
  const connection = new LibSql(path, { timeout: OPEN_BUSY_MS });
  try {
    connection.exec('pragma journal_mode = wal');
    connection.exec('pragma synchronous = full');
    connection.exec('pragma foreign_keys = on');
    // The same pages change with every move; by default each would be copied to the main file every few batches.
    connection.exec('pragma wal_autocheckpoint = 10000');
    // From now on waiting must not block those who only read.
    connection.exec('pragma busy_timeout = 0');
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

/** Names of the codes whose extended forms the driver does not know. */
const PRIMARY_CODES: Readonly<Record<number, string>> = {
  5: 'SQLITE_BUSY',
  8: 'SQLITE_READONLY',
  10: 'SQLITE_IOERR',
  11: 'SQLITE_CORRUPT',
  13: 'SQLITE_FULL',
  14: 'SQLITE_CANTOPEN',
  26: 'SQLITE_NOTADB',
};

export function codeOf(error: unknown): string {
  if (!(error instanceof Error && 'code' in error)) return '';
  const code = String(error.code);
  const [, extended] = /^UNKNOWN_SQLITE_ERROR_(\d+)$/.exec(code) ?? [];
  return (extended && PRIMARY_CODES[Number(extended) & 0xff]) ?? code;
}

function translate(error: unknown): unknown {
  return UNAVAILABLE.test(codeOf(error))
    ? new StoreUnavailable(`The database cannot be written: ${codeOf(error)}.`, { cause: error })
    : error;
}
