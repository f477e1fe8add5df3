import { join } from 'node:path';
import LibSql from 'libsql';
import pg from 'pg';

/** What the relay stores of a move. */
export interface RelayedRow {
  readonly table: string;
  readonly row: number;
  readonly entry: string;
}

/** Stores rows durably, all of a group together. */
type Write = (rows: readonly RelayedRow[]) => Promise<void>;

/** A row for each move, and nothing else. */
export function sqliteWriter(folder: string): Write {
  const db = new LibSql(join(folder, 'relay.db'));
  db.exec('pragma journal_mode = wal');
  db.exec('pragma synchronous = full');
  db.exec(
    'create table rows (table_id text not null, row integer not null, entry text not null, at bigint not null, primary key (table_id, row))',
  );
  const append = db.prepare('insert into rows (table_id, row, entry, at) values (?, ?, ?, ?)');
  return async (rows) => {
    db.exec('begin immediate');
    for (const { table, row, entry } of rows) append.run(table, row, entry, Date.now());
    db.exec('commit');
  };
}

/** As many columns as Kontor changes, so that the database does the same for both: a row of the log and the row of the table. */
const STORE = `
  with changed as (
    select * from json_to_recordset($1) as c(id text, row integer, at bigint, move text)
  ), logged as (
    insert into relay_log (table_id, row, at, kind, seat, move) select id, row, at, 'move', 0, move from changed
  )
  update relay_tables set version = row, last_row = row, active = 1, progress = $2, updated_at = at, stage = 'running'
  from changed where relay_tables.id = changed.id`;

/** The same rows as Kontor's, in tables that are made like those that Kontor has left in this database. */
export async function postgresWriter(url: string): Promise<Write> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query('create table relay_tables (like tables including all)');
  await client.query('create table relay_log (like log_rows including all)');
  const { rows: played } = await client.query<{ id: string; progress: string }>(
    'select id, progress from tables order by last_row desc limit 1',
  );
  const [model] = played;
  if (!model) throw new Error('there is no table to take as a model');
  const columns = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = current_schema() and table_name = 'tables' and column_name <> 'id'`,
  );
  const names = columns.rows.map(({ name }) => `"${name}"`).join(', ');
  const ADD = `insert into relay_tables (id, ${names}) select new, ${names} from tables, unnest($1::text[]) as new where id = $2`;
  const known = new Set<string>();
  return async (rows) => {
    const added = rows.map(({ table }) => table).filter((table) => !known.has(table));
    for (const table of added) known.add(table);
    if (added.length > 0) await client.query({ name: 'add', text: ADD, values: [added, model.id] });
    const at = Date.now();
    const changed = rows.map(({ table, row, entry }) => ({ id: table, row, at, move: entry }));
    await client.query({ name: 'store', text: STORE, values: [JSON.stringify(changed), model.progress] });
  };
}
