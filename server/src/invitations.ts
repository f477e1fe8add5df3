import { randomInt } from 'node:crypto';
import { Refused } from './refused.ts';
import type { HostStore } from './store/host-store.ts';
import { hashToken } from './tokens.ts';

/** Digits and letters that are not mistaken for each other. */
const CHARACTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** A code that can be read out and typed, e.g. `7KQM-0ZRT-X2VB`. */
export function newInvitationCode(): string {
  const group = (): string =>
    Array.from({ length: GROUP_LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/** What is stored of a code; dashes, spaces and small letters do not matter. */
export function invitationHash(code: string): string {
  const plain = code.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return hashToken(plain.replaceAll('O', '0').replace(/[IL]/g, '1'));
}

/** Uses an invitation for a new guest, or refuses them. */
export async function admit(hosting: HostStore, code: string | undefined): Promise<void> {
  if (code !== undefined && (await hosting.useInvitation(invitationHash(code)))) return;
  throw code === undefined
    ? new Refused('guest.uninvited', 'This server is for invited people: it takes an invitation code.', 403)
    : new Refused('guest.invitation', 'This invitation code is mistyped or used up.', 403);
}
