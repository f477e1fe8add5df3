import { type Kysely, sql } from 'kysely';

type Json = Record<string, unknown>;
type LogRow = { readonly entry: Json; readonly at: number };

interface OldTable {
  readonly id: string;
  readonly terms: string;
  readonly stage: string;
  readonly due_at: number | null;
  readonly n: number;
  readonly version: number;
  readonly row: number;
  readonly active: number;
  readonly rest: string;
  readonly updated_at: number;
}

/** A change in the journal, with those parts of the progress that are new. */
interface JournalEntry {
  readonly table: string;
  readonly progress: Json;
  readonly rows: readonly Json[];
  readonly command?: { readonly seat: number; readonly id: string };
}

/** How many commands of each seat are remembered. */
const REMEMBERED = 4;

/**
 * Stores each row of a log as a row of its own instead of batches in JSON, and progress with its table; applies and drops
 * the journal; renames what was stored under unusual names.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tables add column version integer not null default 0`.execute(db);
  await sql`alter table tables add column last_row integer not null default 0`.execute(db);
  await sql`alter table tables add column active integer not null default 0`.execute(db);
  await sql`alter table tables add column progress text not null default '{}'`.execute(db);
  await sql`alter table tables add column updated_at bigint not null default 0`.execute(db);
  await sql`create table log_rows (
      table_id text not null references tables(id) on delete cascade,
      row integer not null,
      at bigint not null,
      kind text not null,
      seat integer not null,
      move text,
      undo_to integer,
      bot text,
      reason text,
      primary key (table_id, row)
    ) without rowid`.execute(db);

  const journal = await readJournal(db);
  const { rows: tables } = await sql<OldTable>`
    select tables.id, terms, stage, due_at, n, progress.version, progress.row, progress.active, rest,
      progress.updated_at from tables join progress on table_id = id`.execute(db);
  for (const table of tables) {
    const log = await readBatches(db, table.n);
    const progress = follow(table, log, journal.get(table.id) ?? []);
    await writeTable(db, table, progress);
    for (const [i, { entry, at }] of log.entries()) await writeRow(db, table.id, i + 1, entry, at);
  }
  for (const old of ['journal', 'chapters', 'progress']) await db.schema.dropTable(old).execute();
}

async function readJournal(db: Kysely<unknown>): Promise<Map<string, JournalEntry[]>> {
  const { rows } = await sql<{ changes: string }>`select changes from journal order by n`.execute(db);
  const journal = new Map<string, JournalEntry[]>();
  for (const { changes } of rows)
    for (const entry of JSON.parse(changes) as JournalEntry[])
      journal.set(entry.table, [...(journal.get(entry.table) ?? []), entry]);
  return journal;
}

async function readBatches(db: Kysely<unknown>, log: number): Promise<LogRow[]> {
  const { rows } = await sql<{
    rows: string;
  }>`select rows from chapters where log = ${log} order by row`.execute(db);
  return rows.flatMap((batch) => JSON.parse(batch.rows) as LogRow[]);
}

/** Applies a table's changes in the journal: returns the progress after them and adds their rows to the log. */
function follow(table: OldTable, log: LogRow[], entries: readonly JournalEntry[]): Json {
  let progress: Json = {
    ...(JSON.parse(table.rest) as Json),
    version: table.version,
    stage: table.stage,
    row: table.row,
    active: table.active,
    due: table.due_at,
    updatedAt: table.updated_at,
  };
  for (const { progress: changed, rows, command } of entries) {
    const recent = progress['recent'] as readonly string[][];
    const remembered = command
      ? recent.map((ids, seat) => (seat === command.seat ? [...ids.slice(1 - REMEMBERED), command.id] : ids))
      : recent;
    progress = { ...progress, recent: remembered, ...changed };
    for (const entry of rows) log.push({ entry, at: progress['updatedAt'] as number });
  }
  return progress;
}

async function writeTable(db: Kysely<unknown>, { id, terms }: OldTable, progress: Json): Promise<void> {
  const { version, stage, row, active, due, updatedAt, ...rest } = progress;
  await sql`update tables set terms = ${JSON.stringify(renameTerms(JSON.parse(terms) as Json))},
    stage = ${stage}, due_at = ${due}, version = ${version}, last_row = ${row}, active = ${active},
    progress = ${JSON.stringify(renameProgress(rest))}, updated_at = ${updatedAt} where id = ${id}`.execute(
    db,
  );
}

async function writeRow(db: Kysely<unknown>, table: string, row: number, entry: Json, at: number) {
  const { kind, seat, move = null, to = null, bot = null, by = null } = entry;
  await sql`insert into log_rows (table_id, row, at, kind, seat, move, undo_to, bot, reason)
    values (${table}, ${row}, ${at}, ${kind}, ${seat}, ${move}, ${to}, ${bot}, ${by})`.execute(db);
}

function renameTerms(terms: Json): Json {
  const { out, ...time } = terms['time'] as Json;
  return { ...terms, time: { ...time, onTimeout: out } };
}

/** Older data have no `turns` and no `gone`. */
function renameProgress({ desk, wishes, clocks, ...rest }: Json): Json {
  return {
    ...rest,
    pending: desk && renamePending(desk as Json),
    proposals: renameProposals(wishes as Json),
    clocks: clocks && { turns: (clocks as { left: number[] }).left.map(() => 0), ...(clocks as Json) },
  };
}

function renamePending({ ask, ...rest }: Json): Json {
  return { ...rest, undoRequest: ask };
}

function renameProposals({ gone, swaps, ...rest }: Json): Json {
  const renamed = (swaps as Json[]).map((swap) =>
    swap['what'] === 'look' ? { ...swap, what: 'appearance' } : swap,
  );
  return { ...rest, alsoMissing: gone ?? [], swaps: renamed };
}
