import { DAY } from '@kontor/protocol';
import { PersonalData } from '../store/personal-data.ts';
import { StoreUnusable } from '../store/unusable.ts';
import { kyselyWrite } from '../store/write.ts';
import { newToken } from '../tokens.ts';
import type { DataSource } from './database.ts';

const time = (ms: number | null): string => (ms === null ? '' : new Date(ms).toISOString());

/** Notes what the host has done. */
export async function note(
  { db }: DataSource,
  command: string,
  target: string,
  text: string,
  now: number,
): Promise<void> {
  await db.insertInto('audit').values({ id: newToken(), at: now, command, target, text }).execute();
}

export async function listAudit({ db }: DataSource, limit: number): Promise<object[]> {
  const found = await db
    .selectFrom('audit')
    .select(['at', 'command', 'target', 'text'])
    .orderBy('at', 'desc')
    .limit(limit)
    .execute();
  return found.map(({ at, ...rest }) => ({ at: time(at), ...rest }));
}

/** The reports of players, the last first. */
export async function listReports({ db }: DataSource, limit: number): Promise<object[]> {
  const found = await db
    .selectFrom('reports')
    .select(['id', 'at', 'reported', 'name', 'table_id', 'reason', 'text'])
    .orderBy('at', 'desc')
    .limit(limit)
    .execute();
  return found.map(({ table_id, at, ...rest }) => ({ ...rest, table: table_id, at: time(at) }));
}

/** A report with what was attached to it: seats, chat, log, and a board or pieces that somebody has made. */
export async function showReport({ db }: DataSource, id: string): Promise<object> {
  const found = await db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst();
  if (!found) throw new StoreUnusable(`There is no report ${id}.`);
  const { evidence, at, ...rest } = found;
  return { ...rest, at: time(at), ...(JSON.parse(evidence) as object) };
}

/** `warn` says something once; `mute` keeps somebody from writing in chats, `suspend` from everything but looking on. */
export const SANCTIONS = ['warn', 'mute', 'suspend'] as const;
export type SanctionKind = (typeof SANCTIONS)[number];

/** Sanctions somebody; servers notice it within two seconds. */
export async function sanction(
  data: DataSource,
  kind: SanctionKind,
  user: string,
  days: number,
  text: string,
  now: number,
): Promise<void> {
  await needUser(data, user);
  const until = kind === 'warn' ? null : now + days * DAY;
  await data.db.transaction().execute(async (db) => {
    await db
      .insertInto('sanctions')
      .values({ id: newToken(), user_id: user, kind, text, at: now, until, seen_at: null })
      .execute();
    await note({ ...data, db }, kind, user, until === null ? text : `until ${time(until)}: ${text}`, now);
  });
}

/** Ends all sanctions of somebody. */
export async function pardon(data: DataSource, user: string, now: number): Promise<void> {
  await needUser(data, user);
  await data.db.transaction().execute(async (db) => {
    await db
      .updateTable('sanctions')
      .set({ until: now })
      .where('user_id', '=', user)
      .where('until', '>', now)
      .execute();
    await note({ ...data, db }, 'pardon', user, '', now);
  });
}

/** Marks somebody as deleted: they are signed out for good, and a server deletes the rest when it sees it or starts. */
export async function deleteUser(data: DataSource, user: string, now: number): Promise<void> {
  await needUser(data, user);
  await note(data, 'delete-user', user, '', now);
  await new PersonalData(data.db, kyselyWrite(data.db)).markDeleted(user, now);
}

async function needUser({ db }: DataSource, user: string): Promise<void> {
  const found = await db.selectFrom('users').select('id').where('id', '=', user).executeTakeFirst();
  if (!found) throw new StoreUnusable(`There is no player ${user}; "users" and "reports" list them.`);
}
