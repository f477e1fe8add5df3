import { LANGUAGE_CODES, type Language } from '@kontor/core';
import type { AccountInfo } from '@kontor/protocol';
import type { Tables } from '../lobby/tables.ts';
import type { Letter, Mailer } from '../mail/mailer.ts';
import { LETTERS } from '../mail/texts/index.ts';
import { Refused } from '../refused.ts';
import type { AccountStore, OneTime, Purpose } from '../store/accounts.ts';
import type { User } from '../store/store.ts';
import { hashToken, newToken } from '../tokens.ts';
import type { PasswordCheck } from './passwords.ts';
import { CODE_COUNT, hashCode, newCode } from './recovery-codes.ts';

const MINUTE_MS = 60_000;
const DEVICE_LINK_MS = 10 * MINUTE_MS;
const RESET_LINK_MS = 60 * MINUTE_MS;
const MAIL_LINK_MS = 24 * 60 * MINUTE_MS;

interface AccountParts {
  readonly store: AccountStore;
  readonly tables: Tables;
  readonly passwords: PasswordCheck;
  readonly mailer: Mailer | undefined;
  readonly publicUrl: string | undefined;
  readonly now: () => number;
}

/** Mail addresses, passwords, recovery codes and one-time links. Nothing here tells whether an address is known. */
export class Accounts {
  readonly #parts: AccountParts;

  constructor(parts: AccountParts) {
    this.#parts = parts;
  }

  get sendsMail(): boolean {
    return this.#parts.mailer !== undefined;
  }

  async info({ id, name }: User): Promise<AccountInfo> {
    const { store } = this.#parts;
    const [{ mail, password }, passkeys, codes] = await Promise.all([
      store.account(id),
      store.passkeys(id),
      store.codeCount(id),
    ]);
    return {
      name,
      mail,
      password: password !== null,
      passkeys: passkeys.map((key) => ({ id: key.id, createdAt: key.createdAt, usedAt: key.usedAt })),
      codes,
    };
  }

  isMember(user: string): Promise<boolean> {
    return this.#parts.store.isMember(user);
  }

  /** After the first way of signing in: links that would make a device this person, made before, end. */
  async joined(user: string): Promise<void> {
    await this.#parts.tables.endReturnLinks(user);
  }

  /** New recovery codes; those before do not work any more. They are shown this once. */
  async newCodes(user: string): Promise<string[]> {
    await this.#needMember(user);
    const codes = Array.from({ length: CODE_COUNT }, newCode);
    await this.#parts.store.replaceCodes(user, codes.map(hashCode));
    return codes;
  }

  /**
   * Sends a link that confirms an address. Whoever has a password must know it; for others it is the new one. If the address is
   * somebody else's, they get a mail instead, and whoever asked learns nothing.
   */
  async addMail(user: User, address: string, password: string, language: Language): Promise<void> {
    const { store, passwords } = this.#parts;
    this.#needMailer();
    const mail = cleanMail(address);
    const { password: known } = await store.account(user.id);
    if (known !== null && !(await passwords.matches(known, password))) throw wrongPassword();
    const hash = known ?? (await passwords.hash(password));
    const owner = await store.accountByMail(mail);
    await store.dropOneTime(user.id, 'mail');
    const payload = JSON.stringify({ mail, password: hash });
    const token = await this.#addLink('mail', { user: user.id, payload }, MAIL_LINK_MS);
    const letters = LETTERS[language];
    const taken = owner !== undefined && owner.user !== user.id;
    this.#send(
      mail,
      taken
        ? letters.taken(this.#link('/sign-in'))
        : letters.confirm(user.name, this.#link(`/confirm#${token}`)),
    );
  }

  async confirmMail(token: string): Promise<void> {
    const { user, payload } = await this.#takeLink(token, 'mail');
    const { mail, password } = JSON.parse(payload) as { mail: string; password: string };
    const { store } = this.#parts;
    const wasMember = await store.isMember(user);
    if (!(await store.setAccount(user, { mail, password }))) throw deadLink();
    if (!wasMember) await this.joined(user);
  }

  /** Resolves to whose mail address and password these are. */
  async checkPassword(address: string, password: string): Promise<string> {
    const { store, passwords } = this.#parts;
    const account = await store.accountByMail(foldMail(address));
    if (await passwords.matches(account?.password, password)) return account?.user ?? '';
    throw new Refused('sign-in.wrong', 'Mail address or password is wrong.', 403);
  }

  async changePassword(user: string, current: string, password: string): Promise<void> {
    const { store, passwords } = this.#parts;
    const { password: known } = await store.account(user);
    if (!(await passwords.matches(known, current))) throw wrongPassword();
    await store.setAccount(user, { password: await passwords.hash(password) });
    await store.dropOneTime(user, 'reset');
  }

  /** Sends a link to choose a new password, if the address is known. */
  async forgotten(address: string, language: Language): Promise<void> {
    const { store } = this.#parts;
    this.#needMailer();
    const mail = cleanMail(address);
    const account = await store.accountByMail(mail);
    if (!account) return;
    await store.dropOneTime(account.user, 'reset');
    const token = await this.#addLink('reset', { user: account.user, payload: '' }, RESET_LINK_MS);
    this.#send(mail, LETTERS[language].reset(this.#link(`/reset#${token}`)));
  }

  /** Resolves to whose password was reset. */
  async resetPassword(token: string, password: string): Promise<string> {
    const { store, passwords } = this.#parts;
    const { user } = await this.#takeLink(token, 'reset');
    await store.setAccount(user, { password: await passwords.hash(password) });
    return user;
  }

  /** A link that signs another device in, once and soon. */
  async deviceLink(user: string): Promise<string> {
    await this.#parts.store.dropOneTime(user, 'device');
    return this.#addLink('device', { user, payload: '' }, DEVICE_LINK_MS);
  }

  async takeDeviceLink(token: string): Promise<string> {
    return (await this.#takeLink(token, 'device')).user;
  }

  async takeCode(code: string): Promise<string> {
    const user = await this.#parts.store.takeCode(hashCode(code));
    if (user === undefined)
      throw new Refused('code.unknown', 'This code is unknown, or was used already.', 403);
    return user;
  }

  /** Notifies somebody, also by mail if possible, that their seat was taken over. */
  async seatTaken(user: string, table: string): Promise<void> {
    const { store, now } = this.#parts;
    await store.addTakeover(user, table, now());
    const { mail } = await store.account(user);
    // In which language they read is not known here, so it is said in all of them.
    const letters = LANGUAGE_CODES.map((code) => LETTERS[code].seatTaken(this.#link(`/table/${table}`)));
    if (mail === null) return;
    this.#send(mail, {
      subject: letters.map(({ subject }) => subject).join(' · '),
      text: letters.map(({ text }) => text).join('\n– – –\n\n'),
    });
  }

  /** The last way of signing in cannot be removed: whoever loses this device would lose everything. */
  async removePasskey(user: string, id: string): Promise<void> {
    const { store } = this.#parts;
    const { password } = await store.account(user);
    if (password === null && (await store.passkeys(user)).length === 1)
      throw new Refused('account.last', 'This is your only way to sign in. Add another one first.');
    if (!(await store.removePasskey(user, id)))
      throw new Refused('passkey.none', 'You have no such passkey.', 404);
  }

  async #needMember(user: string): Promise<void> {
    if (!(await this.#parts.store.isMember(user)))
      throw new Refused('account.none', 'Add a passkey, or a mail address and a password, first.');
  }

  #needMailer(): void {
    if (!this.sendsMail) throw new Refused('mail.none', 'This server sends no mail.', 404);
  }

  #link(path: string): string {
    return `${this.#parts.publicUrl ?? ''}${path}`;
  }

  /** Nobody waits for it: how long it takes would tell what is known. */
  #send(to: string, letter: Pick<Letter, 'subject' | 'text'>): void {
    void this.#parts.mailer?.send({ to, ...letter });
  }

  async #addLink(purpose: Purpose, link: OneTime, lifeMs: number): Promise<string> {
    const token = newToken();
    const now = this.#parts.now();
    await this.#parts.store.addOneTime(hashToken(token), purpose, link, { now, until: now + lifeMs });
    return token;
  }

  async #takeLink(token: string, purpose: Purpose): Promise<OneTime & { readonly user: string }> {
    const found = await this.#parts.store.takeOneTime(hashToken(token), purpose, this.#parts.now());
    if (found?.user == null) throw deadLink();
    return { user: found.user, payload: found.payload };
  }
}

function deadLink(): Refused {
  return new Refused('link.dead', 'This link was used already, or is too old.', 404);
}

function wrongPassword(): Refused {
  return new Refused('password.wrong', 'This is not your password.', 403);
}

/** The form in which addresses are compared; nobody has two that differ in this only. */
export function foldMail(address: string): string {
  return address.trim().normalize('NFKC').toLowerCase();
}

function cleanMail(address: string): string {
  const mail = foldMail(address);
  // What the mail server must know for sure only it can tell; this keeps out what cannot be an address.
  if (!/^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+\.[^\s@.<>(),;:"[\]\\]+$/.test(mail))
    throw new Refused('mail.shape', 'This is not a mail address.', 400);
  return mail;
}
