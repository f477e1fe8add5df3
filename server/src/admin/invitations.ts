import { invitationHash, newInvitationCode } from '../invitations.ts';
import { HostStore } from '../store/host-store.ts';
import { StoreUnusable } from '../store/unusable.ts';
import { kyselyWrite } from '../store/write.ts';
import type { DataSource } from './database.ts';

/** Enough of a hash to tell invitations apart; nobody can make a code from it. */
const ID_LENGTH = 8;

/** Makes a code, which is not stored itself. */
export async function invite({ db }: DataSource, note: string, uses: number, now: number): Promise<string> {
  const code = newInvitationCode();
  const invitation = { hash: invitationHash(code), note, usesLeft: uses, createdAt: now };
  await new HostStore(db, kyselyWrite(db)).addInvitation(invitation);
  return code;
}

/** Those that can still be used, the newest first. */
export async function listInvitations({ db }: DataSource): Promise<object[]> {
  const found = await db
    .selectFrom('invitations')
    .selectAll()
    .where('uses_left', '>', 0)
    .orderBy('created_at', 'desc')
    .execute();
  return found.map(({ hash, note, uses_left, created_at }) => ({
    id: hash.slice(0, ID_LENGTH),
    note,
    uses: uses_left,
    made: new Date(created_at).toISOString(),
  }));
}

export async function uninvite({ db }: DataSource, id: string): Promise<void> {
  const all = await db.selectFrom('invitations').select('hash').execute();
  const ours = all.map(({ hash }) => hash).filter((hash) => hash.startsWith(id) && id.length >= ID_LENGTH);
  if (ours.length === 0) throw new StoreUnusable(`There is no invitation ${id}.`);
  await db.deleteFrom('invitations').where('hash', 'in', ours).execute();
}
