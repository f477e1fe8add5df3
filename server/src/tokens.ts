import { createHash, randomBytes } from 'node:crypto';

/** 128 bits that nobody can guess, as 22 signs that need no escaping in addresses. */
export function newToken(): string {
  return randomBytes(16).toString('base64url');
}

/** What is stored of a token that works like a password: whoever reads the database cannot use it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
