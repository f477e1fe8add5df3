import type { Kysely } from 'kysely';
import { COLUMNS } from '../store/columns.ts';
import type { Database } from '../store/schema.ts';

/** What servers keep for each other, for minutes, or about this very place. */
const PASSING = ['nodes', 'parts', 'one_time', 'programs'];
/** What is computed from other columns, on PostgreSQL alone. */
const COMPUTED = ['bot_next'];

/** The tables of a database with the columns that belong in a back-up; those that others refer to come first. */
export type Layout = ReadonlyMap<string, readonly string[]>;

/** The tables and columns of a database as it is now, which may be of an earlier version. */
export async function layoutOf(db: Kysely<Database>): Promise<Layout> {
  const known = Object.keys(COLUMNS);
  const place = (name: string): number => (known.includes(name) ? known.indexOf(name) : known.length);
  const tables = (await db.introspection.getTables()).filter(({ name }) => !PASSING.includes(name));
  return new Map(
    tables
      .sort((a, b) => place(a.name) - place(b.name))
      .map(({ name, columns }) => [
        name,
        columns.map((column) => column.name).filter((column) => !COMPUTED.includes(column)),
      ]),
  );
}
