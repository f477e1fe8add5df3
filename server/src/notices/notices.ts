import { MINUTE, type NoticeWay } from '@kontor/protocol';
import type { Logger } from 'pino';
import type { Mailer } from '../mail/mailer.ts';
import type { Hub } from '../play/hub.ts';
import type { Rooms } from '../play/rooms.ts';
import type { NoticePerson, NoticeStore, StoredNotice } from '../store/notices.ts';
import type { Store, StoredTable } from '../store/store.ts';
import type { Attention } from './attention.ts';
import { eventsOf, eventsOfRunning, isStillTrue, type NoticeEvent } from './events.ts';
import { MailDigest } from './mail-digest.ts';
import type { MailStop } from './mail-stop.ts';
import type { Delivery, Push } from './push.ts';
import { afterQuiet } from './quiet.ts';
import type { Reach } from './send-request.ts';
import { sendToWebhook } from './webhook.ts';
import { wordsFor } from './words.ts';

export interface NoticesParts {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly hub: Hub;
  readonly attention: Attention;
  readonly push: Push;
  /** What webhooks may reach. */
  readonly reach: Reach;
  readonly mailer: Mailer | undefined;
  readonly mailStop: MailStop;
  readonly publicUrl: string | undefined;
  readonly log: Logger;
}

const EVERY_MS = 1000;

/** How long each way waits for the person to see it, or for it to be undone. */
const WAIT_MS: Readonly<Record<NoticeWay, number>> = {
  push: 10_000,
  webhook: 10_000,
  mail: 5 * MINUTE,
};

/** How long before a notice is sent every server looks whether its person has seen it there. */
const LOOK_AHEAD_MS = 3000;

/** How many are sent at once. */
const MAX_SENDING = 200;

/** How often something is tried that may work another time, and how long it waits first. */
const MAX_ATTEMPTS = 4;
const RETRY_MS = MINUTE;

/** What was stored so shortly before the last server ended may not have been noted. */
const BEFORE_THE_END_MS = MINUTE;

/** After this long a notice that was sent is deleted; no table waits longer for anybody. */
const FORGET_MS = 90 * 24 * 60 * MINUTE;
const FORGET_EVERY_MS = 60 * MINUTE;

/**
 * Notifies people who are not at their table of what concerns them there. Notices are computed from changes that are stored, and
 * are stored as well, so that each is sent once, whichever server does it.
 */
export class Notices {
  readonly #parts: NoticesParts;
  readonly #store: NoticeStore;
  readonly #digest: MailDigest;
  #events: NoticeEvent[] = [];
  readonly #sending = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #ticking: Promise<void> | undefined;
  #forgotAt = 0;
  #failing = false;

  constructor(parts: NoticesParts) {
    this.#parts = parts;
    this.#store = parts.store.notices;
    this.#digest = new MailDigest({ ...parts, stop: parts.mailStop });
    parts.rooms.follow(({ stored }, change) => {
      if (change) this.#events.push(...eventsOf(stored, change.before));
    });
  }

  /** Also notes what may not have been noted when the last server ended, as far as it is known when that was. */
  async start(aliveAt: number | undefined): Promise<void> {
    const from = (aliveAt ?? Number.POSITIVE_INFINITY) - BEFORE_THE_END_MS;
    for (const table of await this.#parts.store.runningTables())
      if (table.progress.updatedAt >= from) this.#events.push(...eventsOfRunning(table));
    this.#timer = setInterval(() => void this.#run(), EVERY_MS);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#ticking;
    await this.settled();
  }

  /** Resolves when what was begun to be sent has been sent. */
  async settled(): Promise<void> {
    await Promise.all(this.#sending);
  }

  /** Notes what has happened and sends what is due. */
  async tick(): Promise<void> {
    await this.#note();
    await this.#send();
    await this.#forget();
  }

  async #run(): Promise<void> {
    if (this.#ticking !== undefined) return;
    this.#ticking = this.tick()
      .then(() => {
        this.#failing = false;
      })
      .catch((error: unknown) => {
        if (!this.#failing) this.#parts.log.error({ err: error }, 'notices could not be looked after');
        this.#failing = true;
      });
    await this.#ticking;
    this.#ticking = undefined;
  }

  async #note(): Promise<void> {
    const events = this.#events;
    if (events.length === 0) return;
    this.#events = [];
    try {
      const users = [...new Set(events.map(({ user }) => user))];
      const people = new Map((await this.#store.people(users)).map((person) => [person.user, person]));
      const silent = await this.#silent(events, people);
      const notices = events.flatMap((event) => {
        const person = people.get(event.user);
        if (!person || silent.has(`${event.user} ${event.table}`)) return [];
        return this.#waysFor(event, person).map((way) => ({
          ...event,
          way,
          due: dueOf(person, way, Math.max(event.from, event.at) + WAIT_MS[way]),
        }));
      });
      await this.#store.add(notices);
    } catch (error) {
      this.#events = [...events, ...this.#events];
      throw error;
    }
  }

  async #silent(
    events: readonly NoticeEvent[],
    people: ReadonlyMap<string, NoticePerson>,
  ): Promise<ReadonlySet<string>> {
    const silent = new Set<string>();
    for (const user of people.keys()) {
      const tables = events.filter((event) => event.user === user).map(({ table }) => table);
      for (const table of await this.#store.silentTables(user, tables)) silent.add(`${user} ${table}`);
    }
    return silent;
  }

  async #send(): Promise<void> {
    const now = this.#parts.rooms.now();
    const room = MAX_SENDING - this.#sending.size;
    if (room <= 0) return;
    const soon = await this.#store.due(now + LOOK_AHEAD_MS, room);
    const unseen: StoredNotice[] = [];
    const seen: StoredNotice[] = [];
    for (const notice of soon) (this.#isSeen(notice) ? seen : unseen).push(notice);
    await this.#store.take(seen);
    const due = unseen.filter((notice) => notice.due <= now);
    for (const notice of due) if (notice.way !== 'mail') this.#begin(this.#deliver(notice, now));
    const mailed = new Set(due.filter(({ way }) => way === 'mail').map(({ user }) => user));
    for (const user of mailed) this.#begin(this.#mail(user, now));
  }

  /** Whether the person has the table in sight, or had since it came to be; nobody has seen beforehand how time runs out. */
  #isSeen({ user, table, kind, at, due }: StoredNotice): boolean {
    const { hub, attention } = this.#parts;
    return (
      hub.isInSight(table, user) || attention.hasSeen(table, user, kind === 'time' ? due - WAIT_MS.push : at)
    );
  }

  #begin(work: Promise<void>): void {
    const done = work
      .catch((error: unknown) => this.#parts.log.error({ err: error }, 'a notice could not be sent'))
      .finally(() => this.#sending.delete(done));
    this.#sending.add(done);
  }

  async #deliver(notice: StoredNotice, now: number): Promise<void> {
    const { user, table, kind, way } = notice;
    const [person] = await this.#store.people([user]);
    const stored = await this.#parts.store.table(table);
    const [taken] = await this.#store.take([notice]);
    if (!taken || !person || !stored || !this.#waysFor(notice, person).includes(way)) return;
    const so = isStillTrue(stored, user, kind, now);
    if (so === false) return;
    const due = dueOf(person, way, so === true ? now : so.again);
    if (due > now) return this.#store.postpone(notice, due, notice.attempts);
    const result = await this.#sendBy(notice, person, stored, now);
    const attempts = notice.attempts + 1;
    if (result === 'later' && attempts < MAX_ATTEMPTS)
      await this.#store.postpone(notice, now + RETRY_MS * 4 ** notice.attempts, attempts);
  }

  /** Sends everything that waits for somebody as one mail. */
  async #mail(user: string, now: number): Promise<void> {
    const [person] = await this.#store.people([user]);
    const waiting = (await this.#store.waiting(user, 'mail')).filter(({ due }) => due <= now);
    const unseen = waiting.filter((notice) => !this.#isSeen(notice));
    if (!person) return;
    const due = dueOf(person, 'mail', now);
    if (due === now) await this.#digest.send(person, unseen, now);
    else for (const notice of unseen) await this.#store.postpone(notice, due, notice.attempts);
  }

  async #sendBy(
    { user, table, kind, moment, way }: StoredNotice,
    person: NoticePerson,
    stored: StoredTable,
    now: number,
  ): Promise<Delivery> {
    const { settings, webhookSecret } = person;
    const { push, reach, publicUrl = person.origin } = this.#parts;
    const words = wordsFor(stored, user, kind, settings.language, now);
    switch (way) {
      case 'push':
        return push.send(user, words, publicUrl);
      case 'webhook': {
        const { title: game, text, path } = words;
        const message = {
          id: `${table}.${kind}.${moment}`,
          event: kind,
          game,
          text,
          url: `${publicUrl}${path}`,
          at: now,
        };
        return sendToWebhook(settings.webhook, webhookSecret ?? '', message, reach);
      }
      case 'mail':
        throw new Error('Mails are sent together.');
    }
  }

  /** By which ways a person wants to be notified of something. */
  #waysFor({ kind }: Pick<NoticeEvent, 'kind'>, person: NoticePerson): NoticeWay[] {
    const { settings, pushTargets } = person;
    const ways: NoticeWay[] = [];
    if (settings.push.on && pushTargets > 0) ways.push('push');
    if (settings.webhook.on && settings.webhook.url !== '') ways.push('webhook');
    if (this.#digest.isAble(person)) ways.push('mail');
    return ways.filter((way) => settings[way].kinds.includes(kind));
  }

  async #forget(): Promise<void> {
    const now = this.#parts.rooms.now();
    if (now - this.#forgotAt < FORGET_EVERY_MS) return;
    this.#forgotAt = now;
    await this.#store.forget(now - FORGET_MS);
  }
}

function dueOf({ settings }: NoticePerson, way: NoticeWay, at: number): number {
  return settings[way].quiet ? afterQuiet(at, settings) : at;
}
