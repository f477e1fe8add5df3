import type { Seat } from '@kontor/core';
import type { Logger } from 'pino';
import type { Bus, Notification } from '../bus/bus.ts';
import type { Share } from '../nodes/share.ts';
import type { Attention } from '../notices/attention.ts';
import type { Store } from '../store/store.ts';
import {
  type Audience,
  groupOf,
  hasSubscribers,
  infoMessage,
  ownSeats,
  ownSpectators,
  presenceMessage,
  presentSeats,
  type Subscriber,
  subscribersOf,
  type ViewerGroup,
  viewerOf,
} from './audience.ts';
import { concernsTable } from './change.ts';
import { ChatSender } from './chat-sender.ts';
import { RemotePresence } from './remote-presence.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import { JsonTexts } from './sent-object.ts';

export interface HubParts {
  readonly rooms: Rooms;
  readonly bus: Bus;
  readonly store: Store;
  readonly share: Share;
  /** The id of this server among several. */
  readonly node: string;
  readonly attention: Attention;
  readonly log: Logger;
}

/** About how many tables the store is asked at once. */
const MAX_ASKED = 1000;

/** Milliseconds between two messages about presence at least, and one more for each subscriber. */
const PRESENCE_MS = 250;

/** Publishes what happens at tables to their subscribers, each according to what their seat may see. */
export class Hub {
  readonly #rooms: Rooms;
  readonly #bus: Bus;
  readonly #store: Store;
  readonly #share: Share;
  readonly #node: string;
  readonly #attention: Attention;
  readonly #log: Logger;
  readonly #chat: ChatSender;
  readonly #audiences = new Map<string, Audience>();

  constructor({ rooms, bus, store, share, node, attention, log }: HubParts) {
    this.#attention = attention;
    this.#log = log;
    this.#rooms = rooms;
    this.#bus = bus;
    this.#store = store;
    this.#share = share;
    this.#node = node;
    this.#chat = new ChatSender(store, log);
    rooms.follow((room, change) => {
      const audience = this.#audiences.get(room.stored.terms.id);
      if (!audience) return;
      if (change) this.#publish(room, audience, concernsTable(change));
      // It was read again because another server has changed it.
      else if (room.stored.progress.version > audience.version) this.#publish(room, audience, true);
    });
    bus.onRecovery(() => this.#recover());
    share.onRenewed((hasNew) => {
      this.#forgetDeadNodes();
      if (hasNew) this.#askPresence();
    });
  }

  /** Looks in the store for what other servers have changed without our having been notified. */
  async catchUp(): Promise<void> {
    const tables = [...this.#audiences.keys()];
    for (let from = 0; from < tables.length; from += MAX_ASKED)
      for (const { id, version, chat } of await this.#store.positions(tables.slice(from, from + MAX_ASKED))) {
        const audience = this.#audiences.get(id);
        if (!audience) continue;
        if (version > audience.version) this.#read(id, audience, version);
        this.#chat.catchUp(id, audience, chat);
      }
  }

  /** The first who subscribes says up to which line the chat was sent; the others get it from the store as well. */
  noteChat(table: string, n: number): void {
    const audience = this.#audiences.get(table);
    if (audience) audience.chat ??= n;
  }

  /**
   * Sends everything that the subscriber may see (of the history only what came after row `since`), then every change
   * until the returned function is called.
   */
  async subscribe(table: string, subscriber: Subscriber, since: number): Promise<() => void> {
    const audience = this.#audience(table);
    audience.joining++;
    const leave = () => this.#leave(table, audience, subscriber);
    try {
      await audience.leaveBus;
      await this.#rooms.look(table, (room) => this.#join(room, audience, subscriber, since));
    } catch (error) {
      audience.joining--;
      leave();
      throw error;
    }
    audience.joining--;
    // Others may have to wait for the news, but not whoever has just come.
    if (audience.presenceTimer) subscriber.send(presenceMessage(table, audience));
    this.#publishPresence(table, audience);
    return leave;
  }

  /** Seats whose people are connected. */
  present(table: string): Seat[] {
    return presentSeats(this.#audiences.get(table));
  }

  /** Whether somebody has the table in sight, as far as this server knows. */
  isInSight(table: string, user: string): boolean {
    const audience = this.#audiences.get(table);
    return (
      audience !== undefined && subscribersOf(audience).some((each) => each.user === user && each.isVisible)
    );
  }

  /** Somebody has put a page with the table out of sight. */
  putAway(table: string, user: string): void {
    this.#attention.left(table, user);
  }

  /** Presence is not stored, it goes by the bus alone: it is sent again when a notification may have been lost. */
  #recover(): void {
    this.#askPresence();
    this.catchUp().catch((error: unknown) => this.#log.error({ err: error }, 'changes could not be found'));
  }

  /** The other servers answer with who is connected there. */
  #askPresence(): void {
    for (const [table, audience] of this.#audiences) this.#announcePresence(table, audience, true);
  }

  #forgetDeadNodes(): void {
    for (const [table, audience] of this.#audiences)
      if (audience.remote.keep((node) => this.#share.isLive(node))) this.#publishPresence(table, audience);
  }

  #join(room: Room, audience: Audience, subscriber: Subscriber, since: number): void {
    audience.version = Math.max(audience.version, room.stored.progress.version);
    subscriber.send(infoMessage(room, subscriber));
    this.#sendAll(room, audience, subscriber, since);
  }

  #leave(table: string, audience: Audience, subscriber: Subscriber): void {
    for (const { subscribers } of audience.groups.values()) subscribers.delete(subscriber);
    if (subscriber.user !== null && subscriber.isVisible) this.#attention.left(table, subscriber.user);
    if (audience.joining > 0 || hasSubscribers(audience)) {
      this.#publishPresence(table, audience);
      return;
    }
    clearTimeout(audience.presenceTimer);
    this.#audiences.delete(table);
    this.#announcePresence(table, audience, false);
    void audience.leaveBus.then((leave) => leave());
  }

  #audience(table: string): Audience {
    const known = this.#audiences.get(table);
    if (known) return known;
    const leaveBus = this.#bus.subscribe(table, (notification) => this.#notified(notification, audience));
    const audience: Audience = {
      groups: new Map(),
      version: -1,
      chat: undefined,
      remote: new RemotePresence(),
      joining: 0,
      leaveBus,
      presenceTimer: undefined,
      presenceChanged: false,
    };
    this.#audiences.set(table, audience);
    void leaveBus.then(() => this.#announcePresence(table, audience, true));
    return audience;
  }

  /** What was changed in this process has been published already; what was changed elsewhere is read from the store. */
  #notified(notification: Notification, audience: Audience): void {
    switch (notification.kind) {
      case 'change':
        if (notification.version > audience.version)
          this.#read(notification.table, audience, notification.version);
        break;
      case 'chat':
        this.#chat.said(notification.table, audience, { ...notification.line, user: notification.user });
        break;
      case 'presence':
        this.#noteRemote(notification, audience);
        break;
      case 'forgotten':
      case 'spent':
        break;
    }
  }

  #read(table: string, audience: Audience, version: number): void {
    const publish = (room: Room): void => {
      if (room.stored.progress.version > audience.version) this.#publish(room, audience, true);
    };
    this.#rooms
      .look(table, publish, version)
      .catch((error: unknown) => this.#log.error({ err: error, table }, 'a table could not be read'));
  }

  #noteRemote(said: Notification & { kind: 'presence' }, audience: Audience): void {
    const { table, node, ask } = said;
    if (node === this.#node) return;
    if (audience.remote.note(node, said)) this.#publishPresence(table, audience);
    if (ask) this.#announcePresence(table, audience, false);
  }

  /** Notifies the other servers who is connected here. */
  #announcePresence(table: string, audience: Audience, ask: boolean): void {
    const seats = ownSeats(audience);
    const spectators = ownSpectators(audience);
    void this.#bus.publish({ kind: 'presence', table, node: this.#node, seats, spectators, ask });
  }

  #publish(room: Room, audience: Audience, tableChanged: boolean): void {
    const { version } = room.stored.progress;
    const gap = version !== audience.version + 1;
    audience.version = version;
    if (tableChanged || gap) this.#sendTable(room, audience);
    const json = new JsonTexts();
    for (const group of audience.groups.values())
      try {
        this.#sendChange(room, group, json);
      } catch (error) {
        group.inSync = false;
        this.#log.error({ err: error, table: room.stored.terms.id }, 'a change could not be sent');
      }
  }

  /** Seats, stage or proposals have changed, and with the seats perhaps what a subscriber may see. */
  #sendTable(room: Room, audience: Audience): void {
    for (const group of [...audience.groups.values()])
      for (const subscriber of [...group.subscribers]) {
        subscriber.send(infoMessage(room, subscriber));
        if (viewerOf(room, subscriber) === group.viewer) continue;
        group.subscribers.delete(subscriber);
        this.#sendAll(room, audience, subscriber, -1);
      }
    this.#publishPresence(room.stored.terms.id, audience);
  }

  /** Sends everything to a subscriber who joins a group. The others are brought up to date first: a group has one sender. */
  #sendAll(room: Room, audience: Audience, subscriber: Subscriber, since: number): void {
    const { match, stored } = room;
    const group = groupOf(audience, room, subscriber);
    const json = new JsonTexts();
    if (match) {
      this.#sendChange(room, group, json);
      subscriber.send(group.sender.full(match, stored.progress, since, this.#rooms.now(), json));
      group.row = stored.progress.row;
      group.inSync = true;
    }
    group.subscribers.add(subscriber);
  }

  #sendChange({ match, stored: { progress } }: Room, group: ViewerGroup, json: JsonTexts): void {
    if (!match || group.subscribers.size === 0) return;
    const { sender, row, inSync } = group;
    const now = this.#rooms.now();
    const message = inSync
      ? sender.change(match, progress, now, json)
      : sender.full(match, progress, row, now, json);
    group.row = progress.row;
    group.inSync = true;
    if (message !== undefined) for (const subscriber of group.subscribers) subscriber.send(message);
  }

  /** Who comes and goes is sent at once if it is a while since the last time, else later together with what follows. */
  #publishPresence(table: string, audience: Audience): void {
    audience.presenceChanged = true;
    if (audience.presenceTimer) return;
    audience.presenceChanged = false;
    const text = presenceMessage(table, audience);
    const subscribers = subscribersOf(audience);
    for (const subscriber of subscribers) subscriber.send(text);
    this.#announcePresence(table, audience, false);
    audience.presenceTimer = setTimeout(() => {
      audience.presenceTimer = undefined;
      if (audience.presenceChanged) this.#publishPresence(table, audience);
    }, PRESENCE_MS + subscribers.length).unref();
  }
}
