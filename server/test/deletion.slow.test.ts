import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MatchRecord } from '@kontor/core';
import { type ChatLine, DELETED_NAME, type TableInfo } from '@kontor/protocol';
import { describe, expect, it } from 'vitest';
import { backUp } from '../src/admin/backup.ts';
import { openData, openTarget } from '../src/admin/database.ts';
import { deleteUser, listAudit, listReports, sanction, showReport } from '../src/admin/people.ts';
import { restore } from '../src/admin/restore.ts';
import { type Begun, begin } from './begun.ts';
import { type DataPlace, folderOf, PLACES } from './data-places.ts';
import { startServer } from './harness.ts';
import { Person } from './person.ts';
import { playOn } from './play.ts';
import { describeTakeover } from './takeover-suite.ts';

async function idOf(person: Person): Promise<string> {
  const { user } = await person.ask<{ user: { id: string } }>('GET', '/api/account/export');
  return user.id;
}

/** Ann's and Bob's game on a new database. */
async function startOn(
  kind: keyof typeof PLACES,
  parts: Parameters<typeof startServer>[0] = {},
): Promise<Begun & { readonly place: DataPlace }> {
  const place = await PLACES[kind]();
  const begun = await begin('hermagor', 'ask', {}, ['Ann', 'Bob'], { store: await place.open(), ...parts });
  return { ...begun, place };
}

describe.each(['SQLite', 'PostgreSQL'] as const)('on %s', (kind) => {
  const start = (parts: Parameters<typeof startServer>[0] = {}) => startOn(kind, parts);

  describeTakeover(PLACES[kind]);

  describe('a copy of my data', () => {
    it('has everything that is stored about me, and no secret and nobody else’s', async () => {
      const { test, people, table } = await start();
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
      const { test, place, people, table } = await start();
      const [ann, bob] = people;
      if (!ann || !bob) throw new Error('nobody');
      await playOn(people, table, 'delete', 12);
      await ann.ask('POST', `/api/tables/${table}/chat`, { text: 'hello' });
      const { id: gathering } = await ann.makeTable('hermagor', [{ bot: null }, { bot: null }]);
      const { id: alone } = await ann.makeTable('hermagor', [{ bot: null }, { bot: 'novice' }]);
      await ann.ask('PUT', `/api/tables/${alone}/ready`, { ready: true });
      const id = await idOf(ann);
      await bob.ask('PUT', `/api/tables/${table}/seats/0/relation`, { relation: 'mute' });
      const eve = await Person.named(test.url, 'Eve');
      for (const seat of [0, 1])
        await eve.ask('POST', `/api/tables/${table}/seats/${seat}/reports`, { reason: 'other', text: '' });
      const data = await openData(place.where);
      await sanction(data, 'warn', id, 0, 'Be kind, Ann.', test.clock.now);
      const { cookie } = ann;
      await ann.ask('DELETE', '/api/account');
      ann.cookie = cookie;
      expect(await ann.call('GET', '/api/account')).toMatchObject({ status: 401 });
      const left = await bob.ask<TableInfo>('GET', `/api/tables/${table}`);
      expect(left).toMatchObject({ stage: 'running', seats: [{ name: DELETED_NAME, taken: false }, {}] });
      expect(left.seats[0]?.control).not.toBeNull();
      const lines = await bob.ask<ChatLine[]>('GET', `/api/tables/${table}/chat`);
      expect(lines).toMatchObject([{ name: DELETED_NAME, text: 'hello' }]);
      // Nobody is left whom the one report was about; in the other one Ann is a witness.
      const [report, ...others] = (await listReports(data, 9)) as { id: string; name: string }[];
      expect([report?.name, others]).toEqual(['Bob', []]);
      expect(await showReport(data, report?.id ?? '')).toMatchObject({
        seats: [{ name: DELETED_NAME, user: null }, { name: 'Bob' }],
        chat: [{ name: DELETED_NAME, user: null, text: 'hello' }],
      });
      expect(await listAudit(data, 9)).toMatchObject([{ command: 'warn', target: DELETED_NAME, text: '' }]);
      await data.close();
      for (const over of [gathering, alone])
        expect(await bob.ask('GET', `/api/tables/${over}`)).toMatchObject({ stage: 'cancelled' });
      await bob.ask('PUT', `/api/tables/${table}/cancel`, { cancel: true });
      const record = await bob.ask<MatchRecord>('GET', `/api/tables/${table}/record`);
      expect(record.players.map(({ name }) => name)).toEqual([DELETED_NAME, 'Bob']);
      const stored = await place.everything();
      expect(stored).not.toContain('Ann');
      expect(stored.split('\n').filter((line) => line.includes(id))).toMatchObject([
        expect.stringMatching(/^deleted_users: /),
      ]);
    });

    it('goes on after a crash, and names two who were deleted apart', async () => {
      const { test, place, people, table } = await start();
      const [ann, bob] = people;
      if (!ann || !bob) throw new Error('nobody');
      const { store } = test.server.services;
      for (const person of people) await store.personal.markDeleted(await idOf(person), 1);
      await test.server.close();
      const again = await startServer({ store: await place.open(), clock: test.clock });
      const eve = await Person.named(again.url, 'Eve');
      const { stage, seats } = await eve.ask<TableInfo>('GET', `/api/tables/${table}`);
      expect(stage).toBe('cancelled');
      expect(seats.map(({ name }) => name).sort()).toEqual([DELETED_NAME, `${DELETED_NAME} 2`]);
      expect(await again.server.services.store.personal.comeBack()).toEqual([]);
    });

    it('is done by the host as well, while the server runs', async () => {
      const { test, place, people, table } = await start();
      const [ann, bob] = people;
      if (!ann || !bob) throw new Error('nobody');
      const data = await openData(place.where);
      await expect(deleteUser(data, 'nobody', 1)).rejects.toThrow('There is no player nobody');
      await deleteUser(data, await idOf(ann), test.clock.now);
      expect(await ann.call('GET', '/api/account')).toMatchObject({ status: 401 });
      await test.server.services.deletion.finish();
      await ann.until(() => !ann.connected);
      const { seats } = await bob.ask<TableInfo>('GET', `/api/tables/${table}`);
      expect(seats[0]).toMatchObject({ name: DELETED_NAME, taken: false });
      expect(await listAudit(data, 9)).toMatchObject([{ command: 'delete-user', target: DELETED_NAME }]);
      await data.close();
      expect(await place.everything()).not.toContain('Ann');
    });

    it('is done again when an older back-up is restored', async () => {
      const backups = folderOf('backups');
      const { test, place, people, table } = await start({ deletedLists: [backups] });
      const [ann] = people;
      if (!ann) throw new Error('nobody');
      const id = await idOf(ann);
      const file = join(backups, 'old.gz');
      const source = await openData(place.where);
      await backUp(source, file, 5);
      await ann.ask('DELETE', '/api/account');
      expect(readFileSync(join(backups, 'deleted-users.txt'), 'utf8')).toBe(`${id}\n`);
      // A later back-up names whoever was deleted by then, too.
      await backUp(source, join(folderOf('elsewhere'), 'new.gz'), 6);
      await source.close();
      await test.server.close();
      const other = await PLACES[kind]();
      const target = await openTarget(other.where);
      await restore(target, file);
      await target.close();
      expect(await other.everything()).toContain('Ann');
      const restored = await startServer({ store: await other.open() });
      const eve = await Person.named(restored.url, 'Eve');
      const { seats } = await eve.ask<TableInfo>('GET', `/api/tables/${table}`);
      expect(seats[0]).toMatchObject({ name: DELETED_NAME, taken: false });
      await restored.server.close();
      expect(await other.everything()).not.toContain('Ann');
    });
  });
});

it('the name of those who were deleted is nobody else’s', async () => {
  const { url } = await startServer();
  for (const name of ['Somebody', 'sоmebody 2', 'Quelqu’un', "quelqu'un"])
    expect(await new Person(url).call('PUT', '/api/me', { name })).toMatchObject({
      status: 400,
      body: { code: 'name.reserved' },
    });
});
