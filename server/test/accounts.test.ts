import type { AccountInfo, Device, TableLists } from '@kontor/protocol';
import { describe, expect, it } from 'vitest';
import { deviceOf } from '../src/accounts/device-name.ts';
import { argon2, type Passwords } from '../src/accounts/passwords.ts';
import { silentLogger } from '../src/log.ts';
import { SmtpMailer } from '../src/mail/mailer.ts';
import { capturedLog } from './captured-log.ts';
import { startServer, type TestServer } from './harness.ts';
import { Person } from './person.ts';
import { type ReceivedLetter, TestSmtp } from './smtp-server.ts';

const PUBLIC_URL = 'https://kontor.example';
const MAIL = 'ann@example.org';
const PASSWORD = 'correct horse battery';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1';

/** Counts the work instead of doing it. */
function countedPasswords(): Passwords & { hashed: number; verified: number } {
  const counted = {
    hashed: 0,
    verified: 0,
    hash: async (password: string) => {
      counted.hashed++;
      return `hash of ${password}`;
    },
    verify: async (hash: string, password: string) => {
      counted.verified++;
      return hash === `hash of ${password}`;
    },
  };
  return counted;
}

async function start(over: Parameters<typeof startServer>[0] = {}): Promise<{
  test: TestServer;
  smtp: TestSmtp;
  passwords: ReturnType<typeof countedPasswords>;
}> {
  const smtp = await TestSmtp.start();
  const mailer = new SmtpMailer({ url: smtp.url, from: 'kontor@example.org' }, silentLogger);
  const passwords = countedPasswords();
  const test = await startServer({ mailer, passwords, publicUrl: PUBLIC_URL, ...over });
  return { test, smtp, passwords };
}

/** The secret of the link in a letter. */
function tokenIn({ text }: ReceivedLetter): string {
  const [, token = ''] = /#([A-Za-z0-9_-]{22})/.exec(text) ?? [];
  return token;
}

async function join(ann: Person, smtp: TestSmtp, mail = MAIL, letters = 1): Promise<void> {
  await ann.ask('POST', '/api/account/mail', { mail, password: PASSWORD, language: 'en' });
  await ann.ask('POST', '/api/sign-in/confirm', { token: tokenIn(await smtp.letter(letters)) });
}

async function seats(person: Person): Promise<string[]> {
  return (await person.ask<TableLists>('GET', '/api/tables')).mine.map(({ id }) => id);
}

describe('mail and password', () => {
  it('make a guest a member without losing a game, on another device, too', async () => {
    const { test, smtp } = await start();
    const ann = await Person.named(test.url, 'Ann');
    const { id } = await ann.makeTable('hermagor', [{ bot: null }, { bot: 'novice' }]);
    await ann.ask('POST', '/api/account/mail', {
      mail: ' Ann@Example.org',
      password: PASSWORD,
      language: 'fr',
    });
    const letter = await smtp.letter(1);
    expect(letter.to).toEqual([MAIL]);
    expect(letter.text).toContain(`${PUBLIC_URL}/confirm#`);
    expect(letter.text).toContain('Bonjour Ann');
    const phone = new Person(test.url);
    const signIn = { mail: MAIL, password: PASSWORD };
    expect(await phone.call('POST', '/api/sign-in/password', signIn)).toMatchObject({ status: 403 });
    // Whoever confirms it need not be known: mail is often read elsewhere.
    await new Person(test.url).ask('POST', '/api/sign-in/confirm', { token: tokenIn(letter) });
    expect(await ann.ask<AccountInfo>('GET', '/api/account')).toMatchObject({ mail: MAIL, password: true });
    expect(await phone.ask('POST', '/api/sign-in/password', signIn)).toEqual({ name: 'Ann' });
    expect(await seats(phone)).toEqual([id]);
    expect(await seats(ann)).toEqual([id]);
    const again = await ann.call('POST', '/api/sign-in/confirm', { token: tokenIn(letter) });
    expect(again).toMatchObject({ status: 404, body: { code: 'link.dead' } });
  });

  it('do the same work and give the same answer for an unknown address and a wrong password', async () => {
    const { test, smtp, passwords } = await start();
    await join(await Person.named(test.url, 'Ann'), smtp);
    const answers: unknown[] = [];
    for (const attempt of [
      { mail: MAIL, password: 'wrong wrong wrong' },
      { mail: 'nobody@example.org', password: 'wrong wrong wrong' },
      { mail: MAIL, password: 'wrong' },
      { mail: 'not an address', password: PASSWORD },
    ]) {
      const before = passwords.verified;
      answers.push(await new Person(test.url).call('POST', '/api/sign-in/password', attempt));
      expect(passwords.verified).toBe(before + 1);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 403, body: { code: 'sign-in.wrong' } });
    // One for the password, one that stands in where there is none.
    expect(passwords.hashed).toBe(2);
  });

  it('do not tell that an address is somebody’s, but tell its owner', async () => {
    const { test, smtp } = await start();
    const ann = await Person.named(test.url, 'Ann');
    await join(ann, smtp);
    const eve = await Person.named(test.url, 'Eve');
    const wanted = { mail: MAIL, password: 'another password', language: 'en' };
    const free = { ...wanted, mail: 'eve@example.org' };
    const answer = await eve.call('POST', '/api/account/mail', wanted);
    expect(await eve.call('POST', '/api/account/mail', free)).toEqual(answer);
    const told = (await Promise.all([smtp.letter(2), smtp.letter(3)])).find(({ to }) => to[0] === MAIL);
    expect(told?.text).toContain('already belongs to an account');
    expect(tokenIn(told ?? { to: [], headers: '', text: '' })).toBe('');
    const forgotten = (mail: string) => eve.call('POST', '/api/sign-in/forgotten', { mail, language: 'en' });
    expect(await forgotten('nobody@example.org')).toEqual(await forgotten(MAIL));
    expect((await smtp.letter(4)).to).toEqual([MAIL]);
  });

  it('are reset by mail, which signs all other devices out', async () => {
    const { test, smtp } = await start();
    const ann = await Person.named(test.url, 'Ann');
    await join(ann, smtp);
    const phone = new Person(test.url);
    await phone.ask('POST', '/api/sign-in/forgotten', { mail: MAIL, language: 'en' });
    const token = tokenIn(await smtp.letter(2));
    const reset = { token, password: 'a new password' };
    expect(await phone.call('POST', '/api/sign-in/reset', { ...reset, password: 'short' })).toMatchObject({
      status: 400,
    });
    expect(await phone.ask('POST', '/api/sign-in/reset', reset)).toEqual({ name: 'Ann' });
    expect(await ann.call('GET', '/api/account')).toMatchObject({ status: 401 });
    expect(await phone.call('POST', '/api/sign-in/reset', reset)).toMatchObject({ status: 404 });
    await ann.ask('POST', '/api/sign-in/password', { mail: MAIL, password: 'a new password' });
    test.clock.now += 1;
    await phone.ask('POST', '/api/sign-in/forgotten', { mail: MAIL, language: 'en' });
    const late = tokenIn(await smtp.letter(3));
    test.clock.now += 60 * 60_000;
    expect(await phone.call('POST', '/api/sign-in/reset', { ...reset, token: late })).toMatchObject({
      body: { code: 'link.dead' },
    });
  });

  it('are changed by whoever knows them, and nobody else', async () => {
    const { test, smtp } = await start();
    const ann = await Person.named(test.url, 'Ann');
    await join(ann, smtp);
    const phone = new Person(test.url);
    await phone.ask('POST', '/api/sign-in/password', { mail: MAIL, password: PASSWORD });
    const change = { current: 'wrong', password: 'another password' };
    expect(await ann.call('PUT', '/api/account/password', change)).toMatchObject({
      status: 403,
      body: { code: 'password.wrong' },
    });
    const address = { mail: 'new@example.org', password: 'not the password', language: 'en' };
    expect(await ann.call('POST', '/api/account/mail', address)).toMatchObject({ status: 403 });
    await ann.ask('PUT', '/api/account/password', { ...change, current: PASSWORD });
    expect(await phone.call('GET', '/api/account')).toMatchObject({ status: 401 });
    expect(await ann.call('GET', '/api/account')).toMatchObject({ status: 200 });
  });

  it('are kept as argon2id', async () => {
    const hash = await argon2.hash('pâté en croûte');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await argon2.verify(hash, 'pâté en croûte'.normalize('NFD'))).toBe(true);
    expect(await argon2.verify(hash, 'pate en croute')).toBe(false);
  });

  it('are not there without a mail server, and the server says so', async () => {
    const { url } = await startServer();
    const ann = await Person.named(url, 'Ann');
    expect(await ann.ask('GET', '/api/sign-in')).toEqual({ passkeys: null, mail: false });
    const added = { mail: MAIL, password: PASSWORD, language: 'en' };
    expect(await ann.call('POST', '/api/account/mail', added)).toMatchObject({ body: { code: 'mail.none' } });
  });
});

describe('other ways', () => {
  it('a recovery code signs in once, however it is typed; new ones end the old', async () => {
    const { test, smtp } = await start();
    const ann = await Person.named(test.url, 'Ann');
    expect(await ann.call('POST', '/api/account/codes')).toMatchObject({ body: { code: 'account.none' } });
    await join(ann, smtp);
    const { codes: old } = await ann.ask<{ codes: string[] }>('POST', '/api/account/codes');
    const { codes } = await ann.ask<{ codes: string[] }>('POST', '/api/account/codes');
    expect(new Set([...old, ...codes]).size).toBe(16);
    const [first = ''] = codes;
    expect(first).toMatch(/^([0-9a-z]{4}-){3}[0-9a-z]{4}$/);
    const phone = new Person(test.url);
    const use = (code: string) => phone.call('POST', '/api/sign-in/code', { code });
    expect(await use(old[0] ?? '')).toMatchObject({ status: 403, body: { code: 'code.unknown' } });
    expect(await use(` ${first.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O')} `)).toMatchObject({
      status: 200,
      body: { name: 'Ann' },
    });
    expect(await use(first)).toMatchObject({ status: 403 });
    expect((await ann.ask<AccountInfo>('GET', '/api/account')).codes).toBe(7);
  });

  it('a link from one device signs another one in, once and within ten minutes', async () => {
    const { test } = await start();
    const ann = await Person.named(test.url, 'Ann');
    const make = async () => (await ann.ask<{ token: string }>('POST', '/api/account/link')).token;
    const first = await make();
    const token = await make();
    const phone = new Person(test.url);
    const use = (link: string) => phone.call('POST', '/api/sign-in/link', { token: link });
    expect(await use(first)).toMatchObject({ status: 404 });
    expect(await use(token)).toMatchObject({ status: 200, body: { name: 'Ann' } });
    expect(await use(token)).toMatchObject({ status: 404 });
    const late = await make();
    test.clock.now += 10 * 60_000;
    expect(await use(late)).toMatchObject({ body: { code: 'link.dead' } });
  });

  it('sessions are listed and ended: one, all others, and this one', async () => {
    const { test } = await start();
    const ann = await Person.named(test.url, 'Ann');
    const others = [new Person(test.url), new Person(test.url)];
    for (const other of others) {
      const { token } = await ann.ask<{ token: string }>('POST', '/api/account/link');
      await other.ask('POST', '/api/sign-in/link', { token });
    }
    test.clock.now += 60_000;
    await others[1]?.connect({ 'user-agent': IPHONE });
    // When a device was last used is noted without anybody waiting for it.
    await expect
      .poll(async () => await ann.ask<Device[]>('GET', '/api/devices'))
      .toContainEqual(
        expect.objectContaining({
          browser: 'Safari',
          system: 'iPhone',
          usedAt: test.clock.now,
          current: false,
        }),
      );
    const devices = await ann.ask<Device[]>('GET', '/api/devices');
    expect(devices).toHaveLength(3);
    expect(devices.find(({ current }) => current)).toMatchObject({ browser: '', usedAt: test.clock.now });
    await others[0]?.connect();
    expect(await ann.ask<Device[]>('DELETE', '/api/devices')).toMatchObject([{ current: true }]);
    await others[0]?.until(() => others[0]?.connected === false);
    for (const other of others)
      expect(await other.call('GET', '/api/account')).toMatchObject({ status: 401 });
    await ann.ask('POST', '/api/sign-out');
    expect(await ann.call('GET', '/api/devices')).toMatchObject({ status: 401 });
  });
});

it.each([
  [IPHONE, 'Safari', 'iPhone'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120 Safari/537.36 Edg/120',
    'Microsoft Edge',
    'Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:120.0) Gecko/20100101 Firefox/120.0', 'Firefox', 'Linux'],
  ['x'.repeat(9999), '', ''],
  [' ', '', ''],
])('a device is called by its browser and system: %.40s', (agent, browser, system) => {
  expect(deviceOf(agent)).toEqual({ browser, system });
});

describe('a device with games of its own', () => {
  it('takes them along when somebody signs in there, with what was said and the host', async () => {
    const { test } = await start();
    const ann = await Person.named(test.url, 'Ann');
    const own = await ann.makeTable('hermagor', [{ bot: null }, { bot: 'novice' }]);
    const phone = await Person.named(test.url, 'Ann’s phone');
    const made = await phone.makeTable('hermagor', [{ bot: null }, { bot: null }]);
    await phone.ask('POST', `/api/tables/${made.id}/chat`, { text: 'hello' });
    const { token } = await ann.ask<{ token: string }>('POST', '/api/account/link');
    await phone.ask('POST', '/api/sign-in/link', { token });
    expect((await seats(phone)).sort()).toEqual([own.id, made.id].sort());
    expect(await ann.ask('GET', `/api/tables/${made.id}`)).toMatchObject({ mine: 0, host: true });
    await ann.ask('PUT', `/api/tables/${made.id}/seats/1`, { bot: 'novice' });
  });

  it('is not signed in where both would sit at one table, and leaves its games if told so', async () => {
    const { test } = await start();
    const ann = await Person.named(test.url, 'Ann');
    const { id } = await ann.makeTable('hermagor', [{ bot: null }, { bot: null }]);
    const phone = await Person.named(test.url, 'Phone');
    await phone.ask('PUT', `/api/tables/${id}/seat`, { seat: 1 });
    const link = async () => (await ann.ask<{ token: string }>('POST', '/api/account/link')).token;
    expect(await phone.call('POST', '/api/sign-in/link', { token: await link() })).toMatchObject({
      body: { code: 'account.two' },
    });
    expect(await phone.ask('GET', '/api/me')).toEqual({ name: 'Phone' });
    await phone.ask('POST', '/api/sign-in/link', { token: await link(), bring: false });
    expect(await phone.ask('GET', `/api/tables/${id}`)).toMatchObject({ mine: 0 });
  });
});

describe('limits', () => {
  it('count attempts to sign in by address and by mail address, and mails', async () => {
    const { test } = await start({ limits: { signInsPerMinute: 3, mailsPerHour: 2 }, trustProxy: 1 });
    const attempt = async (from: string, path: string, body: object): Promise<number> => {
      const reply = await fetch(`${test.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
        body: JSON.stringify(body),
      });
      return reply.status;
    };
    const wrong = (mail: string) => ({ mail, password: 'wrong' });
    const password = '/api/sign-in/password';
    for (const status of [403, 403, 403, 429])
      expect(await attempt('10.0.0.1', password, wrong('a@example.org'))).toBe(status);
    // From elsewhere the same address is still closed, another one is not.
    expect(await attempt('10.0.0.2', password, wrong('A@example.org '))).toBe(429);
    expect(await attempt('10.0.0.2', password, wrong('b@example.org'))).toBe(403);
    expect(await attempt('10.0.0.1', '/api/sign-in/code', { code: 'x' })).toBe(429);
    const forgotten = { mail: 'c@example.org', language: 'en' };
    for (const [i, status] of [200, 200, 429].entries())
      expect(await attempt(`10.0.1.${i}`, '/api/sign-in/forgotten', forgotten)).toBe(status);
  });
});

describe('the log and the answers', () => {
  it('hold no password, code, link or address, whatever goes wrong', async () => {
    const { log, lines } = capturedLog('trace');
    const { test, smtp } = await start({ log });
    const ann = await Person.named(test.url, 'Ann');
    await join(ann, smtp);
    const { codes } = await ann.ask<{ codes: string[] }>('POST', '/api/account/codes');
    const { token } = await ann.ask<{ token: string }>('POST', '/api/account/link');
    const phone = new Person(test.url);
    await phone.call('POST', '/api/sign-in/password', { mail: MAIL, password: 'wrong and secret' });
    await phone.call('POST', '/api/sign-in/password', { mail: MAIL, password: PASSWORD, more: PASSWORD });
    await phone.call('POST', '/api/sign-in/password', { mail: MAIL, password: PASSWORD.repeat(20) });
    test.server.services.store.accounts.accountByMail = async () => {
      throw new Error('the disk is full');
    };
    await phone.call('POST', '/api/sign-in/password', { mail: MAIL, password: PASSWORD });
    await phone.call('POST', '/api/sign-in/code', { code: codes[0] });
    await phone.call('POST', '/api/sign-in/link', { token });
    expect(lines.some(({ msg }) => msg === 'a request failed')).toBe(true);
    expect(lines.filter(({ msg }) => msg === 'request').length).toBeGreaterThan(6);
    const written = JSON.stringify(lines) + phone.texts.join('\n');
    const cookie = ann.cookie.replace('kontor=', '');
    for (const secret of [PASSWORD, 'wrong and secret', MAIL, codes[0] ?? '', token, cookie])
      expect(written).not.toContain(secret);
  });
});
