import { HOUR, MINUTE, type NoticeState, TIME_PRESETS } from '@kontor/protocol';
import { describe, expect, it } from 'vitest';
import { silentLogger } from '../src/log.ts';
import { SmtpMailer } from '../src/mail/mailer.ts';
import { hangUp } from './away.ts';
import { type Begun, begin } from './begun.ts';
import type { Person } from './person.ts';
import { TestSmtp } from './smtp-server.ts';

const slow = { time: TIME_PRESETS.day };
const publicUrl = 'https://kontor.example';

interface Mailed extends Begun {
  readonly smtp: TestSmtp;
  readonly ann: Person;
  readonly bob: Person;
  /** Ann asks to break the game off, or not any more. */
  ask(cancel: boolean): Promise<unknown>;
  later(ms: number): Promise<void>;
}

/** A game whose second player has a mail address and is not at the table. */
async function mailed(each: boolean): Promise<Mailed> {
  const smtp = await TestSmtp.start();
  const mailer = new SmtpMailer({ url: smtp.url, from: 'kontor@example.org' }, silentLogger);
  const begun = await begin('hermagor', 'ask', slow, ['Ann', 'Bob'], { mailer, publicUrl });
  const { test, people, table } = begun;
  const [ann, bob] = people;
  if (!ann || !bob) throw new Error('nobody');
  const { store, sessions } = test.server.services;
  const user = (await sessions.find(bob))?.id ?? '';
  await store.accounts.setAccount(user, { mail: 'bob@example.org' });
  const state = await bob.ask<NoticeState>('GET', '/api/me/notices');
  expect(state.mail).toEqual({ able: true, address: 'bob@example.org' });
  const { settings } = state;
  await bob.ask('PUT', '/api/me/notices', {
    ...settings,
    mail: { ...settings.mail, on: true, each, kinds: ['asked'] },
  });
  await hangUp(bob, ann, test);
  const later = async (ms: number): Promise<void> => {
    await test.server.notices.tick();
    test.clock.now += ms;
    await test.server.notices.tick();
    await test.server.notices.settled();
  };
  await later(HOUR);
  smtp.letters.length = 0;
  await store.notices.setMailed(user, []);
  const ask = (cancel: boolean) => ann.ask('PUT', `/api/tables/${table}/cancel`, { cancel });
  return { ...begun, smtp, ann, bob, ask, later };
}

describe('mails about games', () => {
  it('wait five minutes, say what is asked with a link to it, and come once', async () => {
    const { ask, later, smtp, table } = await mailed(false);
    await ask(true);
    await later(4 * MINUTE);
    expect(smtp.letters).toEqual([]);
    await later(2 * MINUTE);
    await later(30 * MINUTE);
    expect(smtp.letters).toHaveLength(1);
    const { to, headers, text } = await smtp.letter(1);
    expect(to).toEqual(['bob@example.org']);
    expect(headers).toContain('Subject: A game waits for you');
    expect(text).toContain('Hello Bob,');
    expect(text.replaceAll('\r\n', '\n')).toContain(
      `Hermagor: You are asked something. With Ann\n${publicUrl}/table/${table}`,
    );
  });

  it('are two a day at most, and together, unless somebody wants each', async () => {
    for (const each of [false, true]) {
      const { ask, later, smtp } = await mailed(each);
      for (let n = 0; n < 4; n++) {
        await ask(true);
        await later(6 * MINUTE);
        await ask(false);
      }
      expect(smtp.letters).toHaveLength(each ? 4 : 2);
      await ask(true);
      await later(6 * MINUTE);
      await later(24 * HOUR);
      expect(smtp.letters).toHaveLength(each ? 5 : 3);
    }
  });

  it('do not come to whoever has seen it meanwhile', async () => {
    const { ask, later, smtp, bob, ann, table, test } = await mailed(false);
    await ask(true);
    await test.server.notices.tick();
    test.clock.now += MINUTE;
    await bob.connect();
    await bob.watch(table);
    await hangUp(bob, ann, test);
    await later(HOUR);
    expect(smtp.letters).toEqual([]);
  });

  it('are ended by one click, from the mail program or by the page, and by nobody else', async () => {
    const { ask, later, smtp, test, bob } = await mailed(true);
    await ask(true);
    await later(6 * MINUTE);
    const { headers } = await smtp.letter(1);
    const [, path = ''] =
      /List-Unsubscribe: <https:\/\/kontor\.example([^>]+)>/.exec(headers.replace(/\n\s+/g, ' ')) ?? [];
    const click = (at: string): Promise<Response> =>
      fetch(`${test.url}${at}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
    const other = path.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect((await click(other)).status).toBe(404);
    expect(await bob.ask('GET', '/api/me/notices')).toMatchObject({ settings: { mail: { on: true } } });
    expect((await click(path)).status).toBe(200);
    expect(await bob.ask('GET', '/api/me/notices')).toMatchObject({ settings: { mail: { on: false } } });
    await ask(false);
    await ask(true);
    await later(HOUR);
    expect(smtp.letters).toHaveLength(1);
  });
});
