import { randomInt } from 'node:crypto';
import { hashToken } from '../tokens.ts';

/** Without letters that look like digits. */
const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 16;
const GROUP = 4;
export const CODE_COUNT = 8;

/** A code of 80 random bits, in groups that can be copied by hand. */
export function newCode(): string {
  const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return signs.replace(new RegExp(`.{${GROUP}}(?=.)`, 'g'), '$&-');
}

/** The hash of a code, however it was typed. */
export function hashCode(typed: string): string {
  const signs = typed
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1');
  return hashToken(`recovery:${signs}`);
}
