import type LibSql from 'libsql';

export type Value = string | number;

/** A statement takes only so many parameters. */
const MOST_ROWS = 32;

/** Inserts rows by the dozen: one statement for many is much quicker than many statements. */
export class ManyRows {
  readonly #file: LibSql.Database;
  readonly #head: string;
  readonly #row: string;
  readonly #columns: number;
  readonly #tail: string;
  /** By the number of rows. */
  readonly #statements = new Map<number, LibSql.Statement>();

  /** `head` stands before the rows, of which each has these columns with one value each, `tail` after them. */
  constructor(file: LibSql.Database, head: string, columns: readonly string[], tail = '') {
    this.#file = file;
    this.#head = head;
    this.#row = `(${columns.join(', ')})`;
    this.#columns = columns.length;
    this.#tail = tail;
  }

  /** All rows' values one after the other; tells how many rows were written. */
  run(values: readonly Value[]): number {
    const most = MOST_ROWS * this.#columns;
    let written = 0;
    for (let from = 0; from < values.length; from += most) {
      const some = values.slice(from, from + most);
      written += this.#statement(some.length / this.#columns).run(some).changes;
    }
    return written;
  }

  #statement(rows: number): LibSql.Statement {
    const known = this.#statements.get(rows);
    if (known) return known;
    const all = Array(rows).fill(this.#row).join(', ');
    const statement = this.#file.prepare(`${this.#head} values ${all} ${this.#tail}`);
    this.#statements.set(rows, statement);
    return statement;
  }
}
