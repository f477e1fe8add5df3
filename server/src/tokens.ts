import { createHash, randomBytes } from 'node:crypto';

/** 128 random bits as 22 characters that need no escaping in URLs. */
export function newToken(): string {
  return randomBytes(16).toString('base64url');
}

/** Tokens are stored as hashes, so that whoever reads the database cannot use them. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
