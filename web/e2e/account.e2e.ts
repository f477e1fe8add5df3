import { readFileSync } from 'node:fs';
import type { NoticeState, TableInfo } from '@kontor/protocol';
import { OwnServer } from '@kontor/server/test/own-server';
import { type ReceivedLetter, TestSmtp } from '@kontor/server/test/smtp-server';
import type { CDPSession, Page } from 'playwright-core';
import { expect, inject, it, onTestFinished } from 'vitest';
import { expectAccessibleInAllThemes } from './accessible.ts';
import { PLAIN_HOST } from './chromium.ts';
import { expectNoSidewaysScroll, SCREENS, startBrowser, type Visit, visit } from './harness.ts';
import { sayName } from './online.ts';

startBrowser();

/** The server by a name, because passkeys belong to names. */
function addressBy(hostname: string): string {
  const address = new URL(inject('address'));
  address.hostname = hostname;
  return address.origin;
}

const HERE = addressBy('localhost');

/** An authenticator inside the browser, as a phone or a computer has one. */
class Authenticator {
  readonly #session: CDPSession;
  readonly #id: string;

  private constructor(session: CDPSession, id: string) {
    this.#session = session;
    this.#id = id;
  }

  static async plugIn({ context, page }: Visit): Promise<Authenticator> {
    const session = await context.newCDPSession(page);
    await session.send('WebAuthn.enable');
    const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return new Authenticator(session, authenticatorId);
  }

  /** As a password manager does that two devices share. */
  async copyTo(other: Authenticator): Promise<void> {
    const { credentials } = await this.#session.send('WebAuthn.getCredentials', {
      authenticatorId: this.#id,
    });
    for (const credential of credentials)
      await other.#session.send('WebAuthn.addCredential', { authenticatorId: other.#id, credential });
  }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function expectGames(page: Page, count: number): Promise<void> {
  await page.goto(`${HERE}/online`);
  await expect.poll(() => page.locator('.w-lobby-mine .w-tables-item').count()).toBe(count);
}

it('a guest keeps everything by a passkey, and signs in on other devices by it, a code and a link', async () => {
  const ann = await visit(`${HERE}/online/new/hermagor`);
  const { page } = ann;
  const keys = await Authenticator.plugIn(ann);
  await sayName(page, 'Ann');
  await button(page, 'Open the table').click();
  await page.getByRole('heading', { name: /Waiting for players/ }).waitFor();

  // Two taps: the account, and the passkey.
  await page.goto(`${HERE}/account`);
  await page.getByText('You are a guest').waitFor();
  await expectAccessibleInAllThemes(page);
  await button(page, 'Add a passkey').click();
  await page.getByRole('heading', { name: 'One more thing' }).waitFor();
  await page.getByText('You can sign in on any device').waitFor();
  await button(page, 'Make recovery codes').first().click();
  const codes = page.getByRole('dialog').getByRole('listitem');
  await expect.poll(() => codes.count()).toBe(8);
  const [code = '', other = ''] = await codes.allTextContents();
  await button(page, 'I have them').click();
  await page.getByText('8 codes left.').waitFor();
  await expect.poll(() => page.getByRole('heading', { name: 'One more thing' }).count()).toBe(0);
  // A device that has a passkey already says so.
  await button(page, 'Add another passkey').click();
  await page.getByText('this device has a passkey of yours already').waitFor();
  await expectAccessibleInAllThemes(page);

  // Another device that shares the passkey, and has a game of its own as a guest.
  const phone = await visit(`${HERE}/online/new/merchants`, { screen: SCREENS.phone });
  await keys.copyTo(await Authenticator.plugIn(phone));
  await sayName(phone.page, 'Phone');
  await button(phone.page, 'Open the table').click();
  await phone.page.getByRole('heading', { name: /Waiting for players/ }).waitFor();
  await phone.page.goto(`${HERE}/sign-in`);
  await phone.page.getByRole('checkbox', { name: 'Take the games of this device along' }).waitFor();
  await expectNoSidewaysScroll(phone.page);
  await expectAccessibleInAllThemes(phone.page);
  await button(phone.page, 'Sign in with a passkey').click();
  await phone.page.getByText('You play as Ann').waitFor();
  await expectNoSidewaysScroll(phone.page);
  await expectGames(phone.page, 2);
  await expectGames(page, 2);

  // A recovery code works once.
  const old = await visit(`${HERE}/sign-in`);
  await old.page.getByRole('textbox', { name: 'Recovery code' }).fill(code.toUpperCase());
  await old.page.getByRole('textbox', { name: 'Recovery code' }).press('Enter');
  await old.page.getByText('You play as Ann').waitFor();
  await old.page.getByText('7 codes left.').waitFor();

  // A link from a device that is signed in, for one that has no games.
  await button(old.page, 'Sign another device in').click();
  const link = await old.page.getByRole('textbox', { name: 'Copy link' }).inputValue();
  const tablet = await visit(link);
  await button(tablet.page, 'Yes, sign me in').click();
  await tablet.page.getByText('You play as Ann').waitFor();
  const sessions = tablet.page.getByRole('region', { name: 'Where I am signed in' });
  await expect.poll(() => sessions.getByRole('listitem').count()).toBe(4);
  await button(tablet.page, 'Sign out everywhere else').click();
  await expect.poll(() => sessions.getByRole('listitem').count()).toBe(1);
  await page.goto(`${HERE}/account`);
  await page.getByText('This device does not know you yet').waitFor();
  await button(tablet.page, 'Sign out here').click();
  await tablet.page.waitForURL(`${HERE}/`);

  // Used and unknown codes are refused with a reason; another one of the same list works.
  await page.goto(`${HERE}/sign-in`);
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(code);
  await page.getByRole('textbox', { name: 'Recovery code' }).press('Enter');
  await page.getByRole('alert').getByText('was used already').waitFor();
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(other);
  await page.getByRole('textbox', { name: 'Recovery code' }).press('Enter');
  await page.getByText('You play as Ann').waitFor();
  await expectGames(page, 2);

  // Everything as a file, and then nothing any more.
  await page.goto(`${HERE}/account`);
  const download = page.waitForEvent('download');
  await button(page, 'Save a copy').click();
  const copy = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as { games: unknown[] };
  expect(copy.games).toHaveLength(2);
  await button(page, 'Delete everything…').click();
  await expectAccessibleInAllThemes(page);
  await button(page, 'Delete everything').click();
  await page.waitForURL(`${HERE}/`);
  await page.goto(`${HERE}/account`);
  await page.getByText('This device does not know you yet').waitFor();
  await phone.page.goto(`${HERE}/sign-in`);
  await button(phone.page, 'Sign in with a passkey').click();
  await phone.page.getByRole('alert').getByText('this server does not know this passkey').waitFor();
});

/** The address of the link in a letter. */
function linkIn({ text }: ReceivedLetter): string {
  return /https?:\S+/.exec(text)?.[0] ?? '';
}

it('mail and password do as well: another way is asked for at once, a lost password is replaced, a lost seat is told', async () => {
  const smtp = await TestSmtp.start();
  const own = await OwnServer.start([], (url) => ({
    PUBLIC_URL: url,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'kontor@example.org',
  }));
  onTestFinished(() => own.remove());
  const { page, context } = await visit(`${own.url}/account`);
  await sayName(page, 'Ann');
  const mail = page.getByRole('form', { name: 'Mail and password' });
  await mail.getByRole('textbox', { name: 'Mail address' }).fill('ann@example.org');
  await mail.getByLabel('Password').fill('correct horse battery');
  await button(page, 'Send me a link').click();
  await page.getByText('We have sent a link to ann@example.org').waitFor();

  // The link confirms the address, and a second way is asked for there.
  await page.goto(linkIn(await smtp.letter(1)));
  await page.getByRole('heading', { name: 'Your address is confirmed.' }).waitFor();
  await page.getByRole('heading', { name: 'One more thing' }).waitFor();
  await expectAccessibleInAllThemes(page);
  await page.goto(`${own.url}/account`);
  await page.getByText('You sign in with ann@example.org.').waitFor();
  await page.getByRole('heading', { name: 'One more thing' }).waitFor();
  await expectAccessibleInAllThemes(page);
  await button(page, 'Make recovery codes').first().click();
  await button(page, 'I have them').click();
  await expect.poll(() => page.getByRole('heading', { name: 'One more thing' }).count()).toBe(0);

  // On a phone, in French, where the password is forgotten.
  const phone = await visit(`${own.url}/sign-in`, { screen: SCREENS.phone, settings: { locale: 'fr' } });
  await phone.page.getByRole('textbox', { name: 'Adresse électronique' }).fill('ann@example.org');
  await button(phone.page, 'J’ai oublié mon mot de passe').click();
  await phone.page.getByText('un lien pour choisir un nouveau mot de passe est en route').waitFor();
  await phone.page.goto(linkIn(await smtp.letter(2)));
  await phone.page.getByRole('textbox', { name: 'Nouveau mot de passe' }).fill('a new password');
  await expectNoSidewaysScroll(phone.page);
  await expectAccessibleInAllThemes(phone.page);
  await phone.page.getByRole('textbox', { name: 'Nouveau mot de passe' }).press('Enter');
  await phone.page.getByText('Vous vous connectez avec ann@example.org').waitFor();
  const sessions = phone.page.getByRole('region', { name: 'Où je suis connecté' });
  await sessions.getByText('Chrome sur Linux').waitFor();
  await sessions.getByText('cet appareil').waitFor();
  await expectNoSidewaysScroll(phone.page);

  // Somebody else opens the link to a seat of hers.
  const time = { pace: 'slow', clock: null, onTimeout: 'ask' };
  const { request } = phone.context;
  const made = await request.post(`${own.url}/api/tables`, {
    data: { game: 'hermagor', seats: [{ bot: null }, { bot: null }], open: false, time },
  });
  const { id } = (await made.json()) as TableInfo;
  const { token } = (await (await request.post(`${own.url}/api/tables/${id}/return`)).json()) as {
    token: string;
  };
  await context.request.post(`${own.url}/api/return`, { data: { token } });
  expect(linkIn(await smtp.letter(3))).toBe(`${own.url}/table/${id}`);
  await phone.page.goto(`${own.url}/online`);
  await phone.page.getByText('Quelqu’un a ouvert le lien privé').waitFor();
  await expectAccessibleInAllThemes(phone.page);

  // The link in a mail of notices changes nothing until somebody says so.
  const state = async (): Promise<NoticeState> =>
    (await (await request.get(`${own.url}/api/me/notices`)).json()) as NoticeState;
  const { settings } = await state();
  await request.put(`${own.url}/api/me/notices`, {
    data: { ...settings, mail: { ...settings.mail, on: true } },
  });
  await phone.page.goto(`${own.url}/stop/nonsense`);
  await button(phone.page, 'Plus de courriels').click();
  await phone.page.getByRole('alert').waitFor();
  await expectAccessibleInAllThemes(phone.page);
  expect((await state()).settings.mail.on).toBe(true);
});

it('says by plain http, and where no mail is sent, which ways are missing and why', async () => {
  const { page } = await visit(`${addressBy(PLAIN_HOST)}/sign-in`);
  await page.getByText('browsers allow them over https only').waitFor();
  await page.getByText('This server sends no mail').waitFor();
  const french = await visit(`${inject('address')}/sign-in`, { settings: { locale: 'fr' } });
  await french.page.getByText('doit donner à PUBLIC_URL son adresse en https').waitFor();
  await french.page.getByText('Ce serveur n’envoie pas de courriel').waitFor();
});
