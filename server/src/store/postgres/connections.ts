import pg from 'pg';
import { StoreUnavailable } from '../store.ts';

/** How many connections one server has at most. */
const MAX_CONNECTIONS = 10;

/** How long a connection may take to be made, and a query to be answered, before the database counts as away. */
export interface Patience {
  readonly connectMs: number;
  readonly queryMs: number;
}

const PATIENCE: Patience = { connectMs: 5000, queryMs: 10_000 };

/** Connections to PostgreSQL; those that are lost are made again when they are needed. */
export function makePool(url: string, { connectMs, queryMs } = PATIENCE): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: connectMs,
    query_timeout: queryMs,
    keepAlive: true,
    application_name: 'kontor',
    types: { getTypeParser },
  });
  // Whoever uses a connection that breaks learns it from the next query; without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Times and counts are 64 bits wide, which the driver would give as texts; all of ours are exact as numbers. */
const getTypeParser = ((oid: number, format?: 'text' | 'binary') =>
  oid === pg.types.builtins.INT8
    ? Number
    : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser;

/** What the database says when it is stopped, full or cannot be written, and may be right again later. */
const AWAY = /^(08|53|57P|58)|^25006$/;

export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Tells a database that is away from faults of our own. */
export function translate(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  // Whatever does not come from the database itself is about the way to it.
  if (error instanceof pg.DatabaseError && !AWAY.test(codeOf(error))) return error;
  const reason = codeOf(error) || error.message;
  return new StoreUnavailable(`The database cannot be used now: ${reason}.`, { cause: error });
}
