import { StoreUnusable } from '../unusable.ts';
import { codeOf } from './connections.ts';

const REASONS: readonly (readonly [code: RegExp, reason: string])[] = [
  [/^ECONNREFUSED/, 'no database server answers there'],
  [/^(ENOTFOUND|EAI_AGAIN)/, 'there is no such machine'],
  [/^(ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)/, 'the machine cannot be reached'],
  [/^28/, 'the database server refuses this user or password'],
  [/^3D000/, 'there is no such database; create it first (createdb)'],
  [/^(42501|25006)/, 'this user may not create or change tables in it'],
  [/^57P03/, 'the database server is starting or stopping; try again in a moment'],
  [/^53300/, 'the database server has too many connections'],
  [/^53100/, 'the disk of the database server is full'],
];

/** The database as messages name it: without user and password. */
export function nameOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `The database ${decodeURIComponent(pathname.slice(1)) || 'of the user'} at ${host || 'this machine'}`;
}

/** Why the database cannot be used, as a sentence for whoever started the server; faults of our own stay as they are. */
export function whyUnusable(error: unknown, url: string): unknown {
  if (error instanceof StoreUnusable || !(error instanceof Error)) return error;
  const code = codeOf(error);
  const known = REASONS.find(([pattern]) => pattern.test(code))?.[1];
  // What has no code is about the connection: a time-out, or TLS that the other side does not speak.
  if (known === undefined && code !== '') return error;
  const reason = known ?? error.message;
  return new StoreUnusable(`${nameOf(url)} cannot be used: ${reason}${code ? ` (${code})` : ''}.`, {
    cause: error,
  });
}
