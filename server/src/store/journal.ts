import type { Row } from '@kontor/core';
import type LibSql from 'libsql';
import { type CommandDone, remember } from './recent.ts';
import type { Change, StoredRow, TableProgress } from './store.ts';

/** What has become durable at a table but is not in its place yet. */
export interface Pending {
  /** As it is in its place. */
  readonly before: TableProgress;
  progress: TableProgress;
  readonly rows: StoredRow[];
}

/** A change as it is written down: of the progress, what is new and does not follow from the command. */
interface Entry {
  readonly table: string;
  readonly progress: Partial<TableProgress>;
  readonly rows: readonly Row[];
  readonly command: CommandDone | undefined;
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
    this.#insert.run(JSON.stringify(changes.map(entryOf)));
  }

  note(changes: readonly Change[]): void {
    for (const change of changes) this.#note(change);
  }

  /** Takes note of what was written down before a crash; `stored` knows what is in its place. */
  recover(stored: (table: string) => TableProgress | undefined): void {
    for (const { changes } of this.#read.all() as { changes: string }[])
      for (const { table, progress, rows, command } of JSON.parse(changes) as Entry[]) {
        const before = this.of(table)?.progress ?? stored(table);
        if (!before) throw new Error(`The journal tells of table ${table}, which is not there.`);
        const recent = command ? remember(before.recent, command) : before.recent;
        this.#note({ table, before, progress: { ...before, recent, ...progress }, rows });
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

function entryOf({ table, before, progress, rows, command }: Change): Entry {
  const parts: Record<string, unknown> = {};
  for (const name in progress) {
    if (name === 'recent' && command) continue;
    const part = progress[name as keyof TableProgress];
    if (part !== before[name as keyof TableProgress]) parts[name] = part;
  }
  return { table, progress: parts, rows, command };
}
