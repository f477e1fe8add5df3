import type { Seat, Viewer } from '@kontor/core';
import type { ChatLine, ServerMessage } from '@kontor/protocol';
import type { Logger } from 'pino';
import type { Bus, Notification } from '../bus/bus.ts';
import { concernsTable } from './change.ts';
import { FrameSender } from './frame-sender.ts';
import { type Room, seatOf } from './room.ts';
import type { Rooms } from './rooms.ts';
import { JsonTexts } from './sent-object.ts';
import { tableInfo } from './table-info.ts';

/** Whoever gets the messages about a table. */
export interface Subscriber {
  readonly user: string | null;
  send(text: string): void;
}

/** The subscribers of a table who see the same: those of one seat, or the spectators. */
interface ViewerGroup {
  readonly viewer: Viewer;
  readonly subscribers: Set<Subscriber>;
  sender: FrameSender;
  /** The last row that was sent. */
  row: number;
  /** Otherwise the next message is a whole frame: there was none yet, or what was sent is unknown after a failure. */
  inSync: boolean;
}

/** All subscribers of a table. */
interface Audience {
  readonly groups: Map<Viewer, ViewerGroup>;
  /** The version of the table that was last published to them. */
  version: number;
  /** How many are about to join. */
  joining: number;
  readonly leaveBus: Promise<() => void>;
  /** Runs while the next message about presence has to wait. */
  presenceTimer: NodeJS.Timeout | undefined;
  /** Presence has changed since it was last sent. */
  presenceChanged: boolean;
}

/** So many milliseconds lie between two messages about presence at least, and one more for each subscriber. */
const PRESENCE_MS = 250;

export function chatMessage(table: string, lines: readonly ChatLine[]): string {
  const message: ServerMessage = { type: 'chat', table, lines };
  return JSON.stringify(message);
}

/** Publishes what happens at tables to their subscribers, each according to what their seat may see. */
export class Hub {
  readonly #rooms: Rooms;
  readonly #bus: Bus;
  readonly #log: Logger;
  readonly #audiences = new Map<string, Audience>();

  constructor(rooms: Rooms, bus: Bus, log: Logger) {
    this.#log = log;
    this.#rooms = rooms;
    this.#bus = bus;
    rooms.follow((room, change) => {
      const audience = this.#audiences.get(room.stored.terms.id);
      if (audience && change) this.#publish(room, audience, concernsTable(change));
    });
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

  #join(room: Room, audience: Audience, subscriber: Subscriber, since: number): void {
    audience.version = Math.max(audience.version, room.stored.progress.version);
    subscriber.send(infoMessage(room, subscriber));
    this.#sendAll(room, audience, subscriber, since);
  }

  #leave(table: string, audience: Audience, subscriber: Subscriber): void {
    for (const { subscribers } of audience.groups.values()) subscribers.delete(subscriber);
    if (audience.joining > 0 || hasSubscribers(audience)) {
      this.#publishPresence(table, audience);
      return;
    }
    clearTimeout(audience.presenceTimer);
    this.#audiences.delete(table);
    void audience.leaveBus.then((leave) => leave());
  }

  #audience(table: string): Audience {
    const known = this.#audiences.get(table);
    if (known) return known;
    const leaveBus = this.#bus.subscribe(table, (notification) => this.#notified(notification, audience));
    const audience: Audience = {
      groups: new Map(),
      version: -1,
      joining: 0,
      leaveBus,
      presenceTimer: undefined,
      presenceChanged: false,
    };
    this.#audiences.set(table, audience);
    return audience;
  }

  /** What was changed in this process has been published already; what was changed elsewhere is read from the store. */
  #notified(notification: Notification, audience: Audience): void {
    const { table } = notification;
    if (notification.kind === 'chat') {
      const message = chatMessage(table, [notification.line]);
      for (const subscriber of subscribersOf(audience)) subscriber.send(message);
    } else if (notification.version > audience.version)
      this.#rooms
        .look(table, (room) => this.#publish(room, audience, true), notification.version)
        .catch((error: unknown) => this.#log.error({ err: error, table }, 'a table could not be read'));
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
    audience.presenceTimer = setTimeout(() => {
      audience.presenceTimer = undefined;
      if (audience.presenceChanged) this.#publishPresence(table, audience);
    }, PRESENCE_MS + subscribers.length).unref();
  }
}

function presenceMessage(table: string, audience: Audience): string {
  const spectators = audience.groups.get(null)?.subscribers.size ?? 0;
  const message: ServerMessage = { type: 'presence', table, seats: presentSeats(audience), spectators };
  return JSON.stringify(message);
}

function hasSubscribers({ groups }: Audience): boolean {
  return [...groups.values()].some(({ subscribers }) => subscribers.size > 0);
}

function subscribersOf({ groups }: Audience): Subscriber[] {
  return [...groups.values()].flatMap(({ subscribers }) => [...subscribers]);
}

function viewerOf({ stored }: Room, { user }: Subscriber): Viewer {
  return seatOf(stored, user)?.seat ?? null;
}

function groupOf({ groups }: Audience, room: Room, subscriber: Subscriber): ViewerGroup {
  const viewer = viewerOf(room, subscriber);
  const known = groups.get(viewer);
  if (known) return known;
  const sender = new FrameSender(room.stored.terms.id, viewer);
  const group = { viewer, subscribers: new Set<Subscriber>(), sender, row: -1, inSync: false };
  groups.set(viewer, group);
  return group;
}

function infoMessage({ stored }: Room, { user }: Subscriber): string {
  const message: ServerMessage = { type: 'table', info: tableInfo(stored, user) };
  return JSON.stringify(message);
}

function presentSeats(audience: Audience | undefined): Seat[] {
  const groups = [...(audience?.groups.values() ?? [])].filter(({ subscribers }) => subscribers.size > 0);
  return groups.flatMap(({ viewer }) => viewer ?? []).sort((a, b) => a - b);
}
