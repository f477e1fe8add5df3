import { StoreLocked } from './lock.ts';
import { codeOf } from './sqlite-file.ts';

/** The stored data cannot be used; the message says why in one sentence. */
export class StoreUnusable extends Error {}

const REASONS: readonly (readonly [code: RegExp, reason: string])[] = [
  [
    /^SQLITE_(CORRUPT|NOTADB)/,
    'it is damaged or no database; restore a back-up, or move it away to begin anew',
  ],
  [/^SQLITE_FULL|^ENOSPC/, 'the disk is full'],
  [/^SQLITE_(READONLY|CANTOPEN|PERM|AUTH)|^E(ACCES|ROFS|PERM)/, 'this user may not write it'],
  [/^SQLITE_(BUSY|LOCKED)/, 'another program holds it'],
];

/** Why the data cannot be used, as a sentence for whoever started the server; what is a fault of ours stays as it is. */
export function whyUnusable(error: unknown, path: string): unknown {
  if (error instanceof StoreUnusable || error instanceof StoreLocked) return error;
  if (!(error instanceof Error)) return error;
  // A file that cannot be opened at all is reported without a code.
  const code = error.message.startsWith('ConnectionFailed') ? 'SQLITE_CANTOPEN' : codeOf(error);
  const known = REASONS.find(([pattern]) => pattern.test(code))?.[1];
  if (known === undefined && !code.startsWith('SQLITE_')) return error;
  const reason = known ?? error.message;
  return new StoreUnusable(`${path} cannot be used: ${reason} (${code}).`, { cause: error });
}
