import type { Row } from '@kontor/core';
import type LibSql from 'libsql';
import type { Change, StoredRow, TableProgress } from './store.ts';

/** What has become durable at a table but is not in its place yet. */
export interface Pending {
  /** As it is in its place. */
  readonly before: TableProgress;
  progress: TableProgress;
  readonly rows: StoredRow[];
}

/** A change as it is written down: of the progress, what is different from the entry before about the same table. */
interface Entry {
  readonly table: string;
  readonly progress: Partial<TableProgress>;
  readonly rows: readonly Row[];
}

/**
 * Makes many tables' changes durable by one row that is appended. To put each change in its place right away would take
 * much longer; of all that comes together at a table in half a second, only the last progress need be put there.
 */
export class Journal {
  readonly #insert: LibSql.Statement;
  readonly #read: LibSql.Statement;
  readonly #clear: LibSql.Statement;
  readonly #pending = new Map<string, Pending>();
  /** How many changes there are. */
  size = 0;

  constructor(file: LibSql.Database) {
    this.#insert = file.prepare('insert into journal (changes) values (?)');
    this.#read = file.prepare('select changes from journal order by n');
    this.#clear = file.prepare('delete from journal');
  }

  of(table: string): Pending | undefined {
    return this.#pending.get(table);
  }

  all(): Iterable<[string, Pending]> {
    return this.#pending;
  }

  /** Writes changes down. They count when they are also noted: after the transaction that this belongs to. */
  write(changes: readonly Change[]): void {
    const tables = new Set<string>();
    const entries = changes.map(({ table, progress, rows }): Entry => {
      const known = tables.has(table) ? undefined : this.of(table);
      tables.add(table);
      return { table, progress: known ? difference(known.progress, progress) : progress, rows };
    });
    this.#insert.run(JSON.stringify(entries));
  }

  note(changes: readonly Change[]): void {
    for (const change of changes) this.#note(change);
  }

  /** Takes note of what was written down before a crash; `stored` knows what is in its place. */
  recover(stored: (table: string) => TableProgress | undefined): void {
    for (const { changes } of this.#read.all() as { changes: string }[])
      for (const { table, progress, rows } of JSON.parse(changes) as Entry[]) {
        const before = this.of(table)?.progress ?? stored(table);
        if (!before) throw new Error(`The journal tells of table ${table}, which is not there.`);
        this.#note({ table, before, progress: { ...before, ...progress }, rows });
      }
  }

  /** Within the transaction that puts everything in its place. */
  clear(): void {
    this.#clear.run();
  }

  /** After that. */
  forget(): void {
    this.#pending.clear();
    this.size = 0;
  }

  #note({ table, before, progress, rows }: Change): void {
    let pending = this.of(table);
    if (!pending) {
      pending = { before, progress, rows: [] };
      this.#pending.set(table, pending);
    }
    pending.progress = progress;
    for (const entry of rows) pending.rows.push({ entry, at: progress.updatedAt });
    this.size++;
  }
}

function difference(before: TableProgress, now: TableProgress): Partial<TableProgress> {
  const parts: Record<string, unknown> = {};
  for (const name in now) {
    const part = now[name as keyof TableProgress];
    if (part !== before[name as keyof TableProgress]) parts[name] = part;
  }
  return parts;
}
