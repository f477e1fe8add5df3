import type { Seat, Viewer } from '@kontor/core';
import type { ServerMessage } from '@kontor/protocol';
import type { Bus } from '../bus/bus.ts';
import type { StoredChatLine } from '../store/store.ts';
import { frameOf } from '../wire/frame.ts';
import { messageFrame } from '../wire/message.ts';
import { tableInfo } from './info.ts';
import { Outlook } from './outlook.ts';
import { type Room, seatOf, tableTopic } from './room.ts';
import { type Rooms, readWord } from './rooms.ts';

/** Somebody's connection. */
export interface Ear {
  readonly user: string | null;
  /** Sends a message as `messageFrame` makes it. */
  send(frame: string): void;
}

/** What one connection sees of a table. */
interface Watcher {
  readonly ear: Ear;
  viewer: Viewer;
}

/** Those who look at one table. */
interface Gallery {
  readonly watchers: Set<Watcher>;
  /** How many are about to come in. */
  coming: number;
  /** The ways out of the bus's topics. */
  readonly leaves: Promise<readonly (() => void)[]>;
  /** The last row that everybody of the same eyes has been sent. */
  readonly sent: Map<Viewer, number>;
}

/** The topic of a table's talk; its words are the lines themselves. */
export function chatTopic(table: string): string {
  return `chat/${table}`;
}

export function chatText(table: string, lines: readonly StoredChatLine[]): string {
  const message: ServerMessage = {
    type: 'chat',
    table,
    lines: lines.map(({ n, name, seat, text, at }) => ({ n, name, seat, text, at })),
  };
  return JSON.stringify(message);
}

/** Brings what happens at tables to those who look at them, each through their own eyes. */
export class Hub {
  readonly #rooms: Rooms;
  readonly #bus: Bus;
  readonly #galleries = new Map<string, Gallery>();

  constructor(rooms: Rooms, bus: Bus) {
    this.#rooms = rooms;
    this.#bus = bus;
  }

  /**
   * Sends everything the connection may see (of the past only what it has not heard up to row `since`), then every
   * change until the returned function is called.
   */
  async watch(table: string, ear: Ear, since: number): Promise<() => void> {
    const gallery = this.#gallery(table);
    gallery.coming++;
    const watcher: Watcher = { ear, viewer: null };
    const leave = () => this.#leave(table, gallery, watcher);
    try {
      await gallery.leaves;
      await this.#rooms.look(table, (room) => this.#admit(room, gallery, watcher, since));
    } catch (error) {
      gallery.coming--;
      leave();
      throw error;
    }
    gallery.coming--;
    this.#tellPresence(table, gallery);
    return leave;
  }

  #admit(room: Room, gallery: Gallery, watcher: Watcher, since: number): void {
    const { ear } = watcher;
    watcher.viewer = seatOf(room.stored, ear.user)?.seat ?? null;
    ear.send(infoFrame(room, ear.user));
    gallery.watchers.add(watcher);
    this.#tellAll(room, gallery, watcher, since);
  }

  #leave(table: string, gallery: Gallery, watcher: Watcher): void {
    gallery.watchers.delete(watcher);
    this.#tellPresence(table, gallery);
    if (gallery.watchers.size + gallery.coming > 0) return;
    this.#galleries.delete(table);
    void gallery.leaves.then((leaves) => {
      for (const leave of leaves) leave();
    });
  }

  /** Seats whose people are connected. */
  present(table: string): Seat[] {
    return presentSeats(this.#galleries.get(table));
  }

  #gallery(table: string): Gallery {
    const known = this.#galleries.get(table);
    if (known) return known;
    const watchers = new Set<Watcher>();
    const leaves = Promise.all([
      this.#bus.subscribe(tableTopic(table), (text) => this.#hear(table, gallery, text)),
      this.#bus.subscribe(chatTopic(table), (text) => {
        const frame = frameOf(text);
        for (const { ear } of watchers) ear.send(frame);
      }),
    ]);
    const gallery: Gallery = { watchers, coming: 0, leaves, sent: new Map() };
    this.#galleries.set(table, gallery);
    return gallery;
  }

  #hear(table: string, gallery: Gallery, word: string): void {
    const { version, about } = readWord(word);
    const tell = (room: Room) => {
      if (about === 'table') this.#tellTable(room, gallery);
      this.#tellMatch(room, gallery);
    };
    const fail = (error: unknown) => console.error(`table ${table} could not be shown:`, error);
    const room = this.#rooms.awake(table, version);
    if (!room) this.#rooms.lookSince(table, version, tell).catch(fail);
    else
      try {
        tell(room);
      } catch (error) {
        fail(error);
      }
  }

  /** Everything, to one connection. Those with the same eyes are brought up to date first, so that all have the same. */
  #tellAll(room: Room, gallery: Gallery, { ear, viewer }: Watcher, since: number): void {
    const { match, stored, outlooks } = room;
    if (!match) return;
    if (outlooks.has(viewer)) this.#tellEyes(room, gallery, viewer, ear);
    const outlook = outlooks.get(viewer) ?? new Outlook(stored.terms.id, viewer, room.common);
    outlooks.set(viewer, outlook);
    gallery.sent.set(viewer, stored.progress.row);
    ear.send(outlook.full(match, stored.progress, since, this.#rooms.now()));
  }

  /** Seats, stage or wishes have changed; so may have whose eyes a connection has. */
  #tellTable(room: Room, gallery: Gallery): void {
    for (const watcher of gallery.watchers) {
      watcher.ear.send(infoFrame(room, watcher.ear.user));
      const viewer = seatOf(room.stored, watcher.ear.user)?.seat ?? null;
      if (viewer === watcher.viewer) continue;
      watcher.viewer = viewer;
      this.#tellAll(room, gallery, watcher, -1);
    }
    this.#tellPresence(room.stored.terms.id, gallery);
  }

  #tellMatch(room: Room, gallery: Gallery): void {
    const told: Viewer[] = [];
    for (const { viewer } of gallery.watchers) {
      if (told.includes(viewer)) continue;
      told.push(viewer);
      this.#tellEyes(room, gallery, viewer);
    }
  }

  #tellEyes(room: Room, gallery: Gallery, viewer: Viewer, except?: Ear): void {
    const { match, stored, outlooks } = room;
    if (!match) return;
    const { progress } = stored;
    const now = this.#rooms.now();
    const outlook = outlooks.get(viewer);
    let frame = outlook?.change(match, progress, now);
    if (!outlook) {
      // After a sleep it is no longer known what exactly was sent, but up to which row.
      const anew = new Outlook(stored.terms.id, viewer, room.common);
      outlooks.set(viewer, anew);
      frame = anew.full(match, progress, gallery.sent.get(viewer) ?? -1, now);
    }
    gallery.sent.set(viewer, progress.row);
    if (frame === undefined) return;
    for (const watcher of gallery.watchers)
      if (watcher.viewer === viewer && watcher.ear !== except) watcher.ear.send(frame);
  }

  #tellPresence(table: string, gallery: Gallery): void {
    const seats = presentSeats(gallery);
    const spectators = [...gallery.watchers].filter(({ viewer }) => viewer === null).length;
    const frame = messageFrame({ type: 'present', table, seats, spectators });
    for (const { ear } of gallery.watchers) ear.send(frame);
  }
}

function infoFrame({ stored }: Room, user: string | null): string {
  return messageFrame({ type: 'table', info: tableInfo(stored, user) });
}

function presentSeats(gallery: Gallery | undefined): Seat[] {
  const seats = new Set<Seat>();
  for (const { viewer } of gallery?.watchers ?? []) if (viewer !== null) seats.add(viewer);
  return [...seats].sort((a, b) => a - b);
}
