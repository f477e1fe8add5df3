import type { TableInfo, TableLists, Takeover } from '@kontor/protocol';
import { describe, expect, it } from 'vitest';
import { silentLogger } from '../src/log.ts';
import { SmtpMailer } from '../src/mail/mailer.ts';
import type { DataPlace } from './data-places.ts';
import { startServer } from './harness.ts';
import { Person } from './person.ts';
import { TestSmtp } from './smtp-server.ts';

async function returnLink(person: Person, table: string): Promise<{ token: string }> {
  return person.ask('POST', `/api/tables/${table}/return`);
}

/** Somebody with two tables, who then gets a password. */
async function memberWithTables(fresh: () => Promise<DataPlace>): Promise<{
  url: string;
  ann: Person;
  table: string;
  old: { token: string };
  smtp: TestSmtp;
}> {
  const smtp = await TestSmtp.start();
  const mailer = new SmtpMailer({ url: smtp.url, from: 'kontor@example.org' }, silentLogger);
  const { url, server } = await startServer({
    store: await (await fresh()).open(),
    mailer,
    publicUrl: 'https://kontor.example',
  });
  const ann = await Person.named(url, 'Ann');
  const { id: table } = await ann.makeTable('hermagor', [{ bot: null }, { bot: null }]);
  await ann.makeTable('hermagor', [{ bot: null }, { bot: null }]);
  const old = await returnLink(ann, table);
  const link = { mail: 'ann@example.org', password: 'correct horse battery', language: 'en' };
  await ann.ask('POST', '/api/account/mail', link);
  const [, token] = /#([A-Za-z0-9_-]{22})/.exec((await smtp.letter(1)).text) ?? [];
  await ann.ask('POST', '/api/sign-in/confirm', { token });
  expect(server.services.mailer).toBe(mailer);
  return { url, ann, table, old, smtp };
}

/** What becomes of seats that are taken by private links. */
export function describeTakeover(fresh: () => Promise<DataPlace>): void {
  describe('the private link of somebody who can sign in', () => {
    it('that was made before ends', async () => {
      const { url, old } = await memberWithTables(fresh);
      const answer = await new Person(url).call('POST', '/api/return', old);
      expect(answer).toMatchObject({ status: 404, body: { code: 'return.unknown' } });
    });

    it('gives that one seat only, and its owner is told on the page and by mail', async () => {
      const { url, ann, table, smtp } = await memberWithTables(fresh);
      const thief = new Person(url);
      await thief.ask('POST', '/api/return', await returnLink(ann, table));
      expect(await thief.ask('GET', '/api/me')).toEqual({ name: 'Ann' });
      expect((await thief.ask<TableLists>('GET', '/api/tables')).mine.map(({ id }) => id)).toEqual([table]);
      expect(await thief.call('GET', '/api/account')).toMatchObject({
        body: { mail: null, password: false },
      });
      expect(await ann.ask<TableInfo>('GET', `/api/tables/${table}`)).toMatchObject({ mine: null });
      expect((await ann.ask<TableLists>('GET', '/api/tables')).mine).toHaveLength(2);
      const told = await ann.ask<Takeover[]>('GET', '/api/takeovers');
      expect(told).toMatchObject([{ table }]);
      const letter = await smtp.letter(2);
      expect(letter.to).toEqual(['ann@example.org']);
      expect(letter.text).toContain(`https://kontor.example/table/${table}`);
      expect(await thief.ask('GET', '/api/takeovers')).toEqual([]);
      expect(await ann.ask('DELETE', `/api/takeovers/${table}`)).toEqual([]);
    });

    it('changes nothing for the owner', async () => {
      const { ann, table } = await memberWithTables(fresh);
      await ann.ask('POST', '/api/return', await returnLink(ann, table));
      expect(await ann.ask<TableInfo>('GET', `/api/tables/${table}`)).toMatchObject({ mine: 0 });
      expect(await ann.ask('GET', '/api/takeovers')).toEqual([]);
    });
  });

  it('a guest whose seat goes to somebody with games is told as well', async () => {
    const { url } = await startServer({ store: await (await fresh()).open() });
    const ann = await Person.named(url, 'Ann');
    const { id } = await ann.makeTable('hermagor', [{ bot: null }, { bot: null }]);
    const bob = await Person.named(url, 'Bob');
    await bob.makeTable('hermagor', [{ bot: null }, { bot: null }]);
    await bob.ask('POST', '/api/return', await returnLink(ann, id));
    expect(await ann.ask('GET', '/api/takeovers')).toMatchObject([{ table: id }]);
    expect(await ann.call('DELETE', '/api/takeovers/nonsense')).toMatchObject({ status: 400 });
  });
}
