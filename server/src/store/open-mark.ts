import { randomInt } from 'node:crypto';
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import type { SqliteFile } from './sqlite-file.ts';
import { StoreUnusable } from './unusable.ts';

/** Every file of SQLite begins with it. */
const MAGIC = 'SQLite format 3\0';

/** Where SQLite keeps `user_version` in the head of a file. */
const MARK_AT = 60;
const MARK_BYTES = 4;
const MAX_MARK = 2 ** 31;

/**
 * While a server has the database open, what was stored last is in the WAL, a second file. So that a copy of the first file
 * alone is not taken for the whole, its head holds a mark as long as it is open, and a third file holds the same one.
 */
export class OpenMark {
  readonly #path: string;
  readonly #beside: string;

  constructor(path: string) {
    this.#path = path;
    this.#beside = `${path}-open`;
  }

  /** Throws if the file was copied while a server had it open and the WAL is missing or of another time. */
  refuseCopy(): void {
    const mark = this.#read();
    if (mark === 0) return;
    const beside = existsSync(this.#beside) ? Number(readFileSync(this.#beside, 'utf8')) : undefined;
    const hasWal = existsSync(`${this.#path}-wal`);
    if (beside === mark || (beside === undefined && hasWal)) return;
    throw new StoreUnusable(
      hasWal
        ? `${this.#path} and ${this.#path}-wal do not belong together: one was copied while a server had it open. Restore a back-up, or put back the file that belongs to the other.`
        : `${this.#path} was copied alone while a server had it open, so what was stored last is missing: it is in kontor.db-wal, which belongs beside it. Copy that too, or restore a back-up; an empty file of that name lets you go on without it.`,
    );
  }

  async set(file: SqliteFile): Promise<void> {
    const mark = randomInt(1, MAX_MARK);
    await file.setMark(mark);
    writeFileSync(this.#beside, String(mark));
  }

  /** Before the file is closed, which empties the WAL. */
  async clear(file: SqliteFile): Promise<void> {
    // A disk that is full or gone must not keep the server from ending.
    await file.setMark(0).catch(() => undefined);
  }

  /** After the file is closed. */
  remove(): void {
    if (this.#read() === 0) rmSync(this.#beside, { force: true });
  }

  /** Nothing is read from what is no database; opening it tells why. */
  #read(): number {
    if (!statSync(this.#path, { throwIfNoEntry: false })?.isFile()) return 0;
    const file = openSync(this.#path, 'r');
    try {
      const head = Buffer.alloc(MARK_AT + MARK_BYTES);
      const read = readSync(file, head, 0, head.length, 0);
      const isDatabase = read === head.length && head.toString('latin1').startsWith(MAGIC);
      return isDatabase ? head.readUInt32BE(MARK_AT) : 0;
    } finally {
      closeSync(file);
    }
  }
}
