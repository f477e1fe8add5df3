import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MatchRecord } from '@kontor/core';
import { type ChatLine, DELETED_NAME, type TableInfo } from '@kontor/protocol';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { backUp } from '../src/admin/backup.ts';
import { openData, openTarget } from '../src/admin/database.ts';
import { restore } from '../src/admin/restore.ts';
import { begin } from './begun.ts';
import { startServer } from './harness.ts';
import { Person } from './person.ts';
import { playOn } from './play.ts';

function folderOf(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `kontor-${name}-`));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Everything in every table of a database as text. */
async function everything(dataDir: string): Promise<string> {
  const source = await openData({ databaseUrl: undefined, dataDir });
  try {
    const tables = await source.db.introspection.getTables();
    const rows = await Promise.all(
      tables.map(async ({ name }) => (await sql`select * from ${sql.table(name)}`.execute(source.db)).rows),
    );
    return tables.map(({ name }, i) => `${name}: ${JSON.stringify(rows[i])}`).join('\n');
  } finally {
    await source.close();
  }
}

async function idOf(person: Person): Promise<string> {
  const { user } = await person.ask<{ user: { id: string } }>('GET', '/api/account/export');
  return user.id;
}

describe('a copy of my data', () => {
  it('has everything that is stored about me, and no secret and nobody else’s', async () => {
    const { test, people, table } = await begin('hermagor', 'ask');
    const [ann, bob] = people;
    await playOn(people, table, 'export', 12);
    await ann?.ask('POST', `/api/tables/${table}/chat`, { text: 'my own words' });
    await bob?.ask('POST', `/api/tables/${table}/chat`, { text: 'words of another' });
    const { token } = (await ann?.ask<{ token: string }>('POST', `/api/tables/${table}/return`)) ?? {
      token: '',
    };
    const data = await ann?.ask<Record<string, unknown>>('GET', '/api/account/export');
    const text = JSON.stringify(data);
    expect(data).toMatchObject({
      user: { name: 'Ann' },
      stored: { tokens: [{ created_at: expect.any(Number) }], chat: [{ text: 'my own words' }] },
      games: [{ table, game: 'hermagor', seat: 0, stage: 'running', host: true }],
    });
    expect(text).toContain('"kind":"move"');
    const { terms, seats } = (await test.server.services.store.table(table)) ?? {
      terms: undefined,
      seats: [],
    };
    const secrets = [terms?.secret, seats[0]?.returnHash, seats[1]?.user, token, 'words of another', 'Bob'];
    for (const secret of secrets) expect(text).not.toContain(secret ?? 'missing');
  });
});

describe('deletion', () => {
  it('leaves the game, with somebody in names, chat and record, and nothing else anywhere', async () => {
    const { test, people, table } = await begin('hermagor', 'ask');
    const [ann, bob] = people;
    if (!ann || !bob) throw new Error('nobody');
    await playOn(people, table, 'delete', 12);
    await ann.ask('POST', `/api/tables/${table}/chat`, { text: 'hello' });
    const { id: gathering } = await ann.makeTable('hermagor', [{ bot: null }, { bot: null }]);
    const { id: alone } = await ann.makeTable('hermagor', [{ bot: null }, { bot: 'novice' }]);
    await ann.ask('PUT', `/api/tables/${alone}/ready`, { ready: true });
    const id = await idOf(ann);
    const { cookie } = ann;
    await ann.ask('DELETE', '/api/account');
    ann.cookie = cookie;
    expect(await ann.call('GET', '/api/account')).toMatchObject({ status: 401 });
    const left = await bob.ask<TableInfo>('GET', `/api/tables/${table}`);
    expect(left).toMatchObject({ stage: 'running', seats: [{ name: DELETED_NAME, taken: false }, {}] });
    expect(left.seats[0]?.control).not.toBeNull();
    const lines = await bob.ask<ChatLine[]>('GET', `/api/tables/${table}/chat`);
    expect(lines).toMatchObject([{ name: DELETED_NAME, text: 'hello' }]);
    for (const over of [gathering, alone])
      expect(await bob.ask('GET', `/api/tables/${over}`)).toMatchObject({ stage: 'cancelled' });
    await bob.ask('PUT', `/api/tables/${table}/cancel`, { cancel: true });
    const record = await bob.ask<MatchRecord>('GET', `/api/tables/${table}/record`);
    expect(record.players.map(({ name }) => name)).toEqual([DELETED_NAME, 'Bob']);
    const stored = await everything(test.folder);
    expect(stored).not.toContain('Ann');
    expect(stored.split('\n').filter((line) => line.includes(id))).toMatchObject([
      expect.stringMatching(/^deleted_users: /),
    ]);
  });

  it('goes on after a crash, and names two who were deleted apart', async () => {
    const { test, people, table } = await begin('hermagor', 'ask');
    const [ann, bob] = people;
    if (!ann || !bob) throw new Error('nobody');
    const { store } = test.server.services;
    for (const person of people) await store.personal.markDeleted(await idOf(person), 1);
    await test.server.close();
    const again = await startServer({ folder: test.folder, clock: test.clock });
    const eve = await Person.named(again.url, 'Eve');
    const { stage, seats } = await eve.ask<TableInfo>('GET', `/api/tables/${table}`);
    expect(stage).toBe('cancelled');
    expect(seats.map(({ name }) => name).sort()).toEqual([DELETED_NAME, `${DELETED_NAME} 2`]);
    expect(await again.server.services.store.personal.comeBack()).toEqual([]);
  });

  it('is done again when an older back-up is restored', async () => {
    const backups = folderOf('backups');
    const { test, people, table } = await begin('hermagor', 'ask', {}, ['Ann', 'Bob'], {
      deletedLists: [backups],
    });
    const [ann] = people;
    if (!ann) throw new Error('nobody');
    const id = await idOf(ann);
    const file = join(backups, 'old.gz');
    const source = await openData({ databaseUrl: undefined, dataDir: test.folder });
    await backUp(source, file, 5);
    await ann.ask('DELETE', '/api/account');
    expect(readFileSync(join(backups, 'deleted-users.txt'), 'utf8')).toBe(`${id}\n`);
    // A later back-up names whoever was deleted by then, too.
    await backUp(source, join(folderOf('elsewhere'), 'new.gz'), 6);
    await source.close();
    await test.server.close();
    const folder = folderOf('restored');
    const target = await openTarget({ databaseUrl: undefined, dataDir: folder });
    await restore(target, file);
    await target.close();
    expect(await everything(folder)).toContain('Ann');
    const restored = await startServer({ folder });
    const eve = await Person.named(restored.url, 'Eve');
    const { seats } = await eve.ask<TableInfo>('GET', `/api/tables/${table}`);
    expect(seats[0]).toMatchObject({ name: DELETED_NAME, taken: false });
    await restored.server.close();
    expect(await everything(folder)).not.toContain('Ann');
  });

  it('keeps its name for those who were deleted', async () => {
    const { url } = await startServer();
    for (const name of ['Somebody', 'sоmebody 2', 'Quelqu’un', "quelqu'un"])
      expect(await new Person(url).call('PUT', '/api/me', { name })).toMatchObject({
        status: 400,
        body: { code: 'name.reserved' },
      });
  });
});
