import type { Generated } from 'kysely';

/** The tables of the database as Kysely sees them; JSON columns hold text. */
export interface Database {
  users: { id: string; name: string; created_at: number };
  /** What proves who one is, hashed; each device has its own. */
  tokens: { hash: string; user_id: string };
  tables: {
    id: string;
    /** JSON of TableTerms without what has a column of its own. */
    terms: string;
    host: string;
    open: number;
    stage: string;
    due_at: number | null;
    created_at: number;
  };
  /** What changes with every move, apart from the table's other columns: what is small is written quickly. */
  progress: {
    /** The number of the table's log. */
    n: Generated<number>;
    table_id: string;
    version: number;
    row: number;
    active: number;
    /** JSON of TableProgress without what has a column of its own, here or at the table. */
    rest: string;
    updated_at: number;
  };
  seats: {
    table_id: string;
    seat: number;
    user_id: string | null;
    name: string;
    bot: string | null;
    colour: string;
    shape: string;
    ready: number;
    return_hash: string | null;
    auto: string;
  };
  /** Changes that are not in their place yet: JSON of a list of them, in order. */
  journal: { n: Generated<number>; changes: string };
  /** Logs, several rows in one: JSON of a list of them, in order. They go by the number of their last row. */
  chapters: { log: number; row: number; rows: string };
  chat: {
    table_id: string;
    n: number;
    user_id: string;
    name: string;
    seat: number | null;
    text: string;
    at: number;
  };
  /** A single row. */
  server: { id: number; alive_at: number };
}
