import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 in hexadecimal. */
export function hashText(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** Hash of JSON data that does not depend on the order of keys or on white space. */
export function contentHash(data: unknown): string {
  return hashText(canonical(data));
}

/** Nothing of ours is nested deeper, and recursion without a limit could exhaust the stack. */
const DEEPEST = 60;

/** Whether data is nested deeper than anything of ours. */
export function isTooDeep(data: unknown, depth = 0): boolean {
  if (depth > DEEPEST) return true;
  if (typeof data !== 'object' || data === null) return false;
  return Object.values(data).some((inner) => isTooDeep(inner, depth + 1));
}

function canonical(data: unknown): string {
  if (Array.isArray(data)) return `[${data.map(canonical).join(',')}]`;
  if (typeof data === 'object' && data !== null) {
    const entries = Object.entries(data).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${canonical(value)}`).join(',')}}`;
  }
  return JSON.stringify(data);
}
