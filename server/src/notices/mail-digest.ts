import { DAY } from '@kontor/protocol';
import type { Mailer } from '../mail/mailer.ts';
import type { NoticePerson, StoredNotice } from '../store/notices.ts';
import type { Store, StoredTable } from '../store/store.ts';
import { isStillTrue } from './events.ts';
import type { MailStop } from './mail-stop.ts';
import { NOTICE_TEXTS } from './texts/index.ts';
import { wordsFor } from './words.ts';

/** How many mails a day somebody gets who has not asked for more. */
const MAX_A_DAY = 2;

const MAX_ATTEMPTS = 4;
const RETRY_MS = 10 * 60_000;

export interface MailParts {
  readonly store: Store;
  readonly mailer: Mailer | undefined;
  readonly stop: MailStop;
  readonly publicUrl: string | undefined;
}

/** Sends what waits for somebody as one mail. */
export class MailDigest {
  readonly #parts: MailParts;

  constructor(parts: MailParts) {
    this.#parts = parts;
  }

  /** Whether a person can be sent mail at all. */
  isAble({ settings, mail }: NoticePerson): boolean {
    return this.#parts.mailer !== undefined && settings.mail.on && mail !== null;
  }

  async send(person: NoticePerson, due: readonly StoredNotice[], now: number): Promise<void> {
    const { notices } = this.#parts.store;
    const taken = await notices.take(due);
    const mine = due.filter((_, i) => taken[i]);
    if (mine.length === 0 || !this.isAble(person)) return;
    const recent = person.mailed.filter((at) => at > now - DAY);
    const earliest = recent.at(-MAX_A_DAY);
    if (!person.settings.mail.each && earliest !== undefined) {
      await this.#postpone(mine, earliest + DAY, false);
      return;
    }
    const news = await this.#news(person, mine, now);
    if (news.length === 0) return;
    await notices.setMailed(person.user, [...recent.slice(1 - MAX_A_DAY), now]);
    if (!(await this.#write(person, news))) await this.#postpone(mine, now + RETRY_MS, true);
  }

  async #postpone(due: readonly StoredNotice[], until: number, hasFailed: boolean): Promise<void> {
    for (const notice of due) {
      const attempts = notice.attempts + (hasFailed ? 1 : 0);
      if (attempts < MAX_ATTEMPTS) await this.#parts.store.notices.postpone(notice, until, attempts);
    }
  }

  /** What is still so, in words with a link: one for each table. */
  async #news(
    { user, settings, origin }: NoticePerson,
    due: readonly StoredNotice[],
    now: number,
  ): Promise<string[]> {
    const { store, publicUrl = origin } = this.#parts;
    const tables = new Map<string, StoredTable | undefined>();
    const news = new Map<string, string>();
    for (const { table, kind } of due) {
      if (!tables.has(table)) tables.set(table, await store.table(table));
      const stored = tables.get(table);
      if (!stored || isStillTrue(stored, user, kind, now) !== true) continue;
      const { title, text, path } = wordsFor(stored, user, kind, settings.language, now);
      news.set(table, `${title}: ${text}\n${publicUrl}${path}`);
    }
    return [...news.values()];
  }

  async #write(person: NoticePerson, news: readonly string[]): Promise<boolean> {
    const { mailer, store, stop, publicUrl = person.origin } = this.#parts;
    if (!mailer || person.mail === null) return false;
    const texts = NOTICE_TEXTS[person.settings.language].mail;
    const name = (await store.accounts.user(person.user))?.name ?? '';
    const token = await stop.tokenFor(person.user);
    return mailer.send({
      to: person.mail,
      subject: texts.subject(news.length),
      text: [
        texts.hello(name),
        ...news,
        texts.more,
        `${texts.stop} ${publicUrl}/stop/${token}\n${texts.settings} ${publicUrl}/me/notices`,
      ].join('\n\n'),
      unsubscribe: `${publicUrl}/api/notices/stop/${token}`,
    });
  }
}
