import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { NoticeStore } from '../store/notices.ts';

/** Lets whoever has one of our mails end them without signing in. */
export class MailStop {
  readonly #store: NoticeStore;

  constructor(store: NoticeStore) {
    this.#store = store;
  }

  /** Names a person, and proves that it comes from a mail of this server. */
  async tokenFor(user: string): Promise<string> {
    return `${user}${await this.#proof(user)}`;
  }

  /** Ends mails to whoever a token names; whether there is such a person. */
  async stop(token: string): Promise<boolean> {
    const user = token.slice(0, USER_LENGTH);
    const proof = Buffer.from(token.slice(USER_LENGTH));
    const wanted = Buffer.from(await this.#proof(user));
    if (proof.length !== wanted.length || !timingSafeEqual(proof, wanted)) return false;
    const [person] = await this.#store.people([user]);
    if (!person) return false;
    const { settings } = person;
    await this.#store.save(user, {
      ...person,
      settings: { ...settings, mail: { ...settings.mail, on: false } },
    });
    return true;
  }

  async #proof(user: string): Promise<string> {
    const key = await this.#store.serverKey('mail-stop', () => randomBytes(32).toString('base64url'));
    return createHmac('sha256', key).update(user).digest('base64url');
  }
}

/** Ids are 128 bits as base64url. */
const USER_LENGTH = 22;
