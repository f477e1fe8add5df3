import type { Seat, Viewer } from '@kontor/core';
import type { ServerMessage } from '@kontor/protocol';
import type { Bus } from '../bus/bus.ts';
import type { StoredChatLine } from '../store/store.ts';
import { tableInfo } from './info.ts';
import { Outlook } from './outlook.ts';
import { type Room, seatOf, tableTopic } from './room.ts';
import { type Rooms, readWord, type Word } from './rooms.ts';

/** Whoever gets the messages about a table. */
export interface Subscriber {
  readonly user: string | null;
  send(text: string): void;
}

/** Those who look at one table with the same eyes. */
interface Eyes {
  readonly viewer: Viewer;
  readonly ears: Subscriber[];
  /** The last row that they have been sent. */
  sent: number;
}

/** Those who look at one table. */
interface Gallery {
  /** A pair for each kind of viewer there is or was. */
  readonly eyes: Eyes[];
  /** How many are about to come in. */
  coming: number;
  /** The ways out of the bus's topics. */
  readonly leaves: Promise<readonly (() => void)[]>;
}

/** The topic of a table's talk; its words are the lines themselves. */
export function chatTopic(table: string): string {
  return `chat/${table}`;
}

export function chatMessage(table: string, lines: readonly StoredChatLine[]): string {
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
  async subscribe(table: string, ear: Subscriber, since: number): Promise<() => void> {
    const gallery = this.#gallery(table);
    gallery.coming++;
    const leave = () => this.#leave(table, gallery, ear);
    try {
      await gallery.leaves;
      await this.#rooms.look(table, (room) => this.#admit(room, gallery, ear, since));
    } catch (error) {
      gallery.coming--;
      leave();
      throw error;
    }
    gallery.coming--;
    this.#tellPresence(table, gallery);
    return leave;
  }

  #admit(room: Room, gallery: Gallery, ear: Subscriber, since: number): void {
    ear.send(infoMessage(room, ear.user));
    this.#tellAll(room, eyesOf(gallery, room, ear), ear, since);
  }

  #leave(table: string, gallery: Gallery, ear: Subscriber): void {
    for (const { ears } of gallery.eyes) remove(ears, ear);
    this.#tellPresence(table, gallery);
    if (gallery.coming > 0 || gallery.eyes.some(({ ears }) => ears.length > 0)) return;
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
    const leaves = Promise.all([
      this.#bus.subscribe(tableTopic(table), (text) => this.#hear(table, gallery, text)),
      this.#bus.subscribe(chatTopic(table), (text) => sendAll(gallery, text)),
    ]);
    const gallery: Gallery = { eyes: [], coming: 0, leaves };
    this.#galleries.set(table, gallery);
    return gallery;
  }

  #hear(table: string, gallery: Gallery, word: string): void {
    const { version, about } = readWord(word);
    const room = this.#rooms.awake(table, version);
    if (room) this.#tell(room, gallery, about);
    else
      this.#rooms
        .lookSince(table, version, (woken) => this.#tell(woken, gallery, about))
        .catch((error: unknown) => console.error(`table ${table} could not be woken:`, error));
  }

  #tell(room: Room, gallery: Gallery, about: Word['about']): void {
    try {
      if (about === 'table') this.#tellTable(room, gallery);
      for (const eyes of gallery.eyes) if (eyes.ears.length > 0) this.#tellEyes(room, eyes);
    } catch (error) {
      console.error(`table ${room.stored.terms.id} could not be shown:`, error);
      // What was sent and what was not is no longer known: all is sent next time.
      room.outlooks.clear();
    }
  }

  /** Seats, stage or proposals have changed; so may have whose eyes a connection has. */
  #tellTable(room: Room, gallery: Gallery): void {
    const all = gallery.eyes.flatMap((eyes) => eyes.ears.map((ear) => ({ eyes, ear })));
    for (const { eyes, ear } of all) {
      ear.send(infoMessage(room, ear.user));
      if (viewerOf(room, ear) === eyes.viewer) continue;
      remove(eyes.ears, ear);
      this.#tellAll(room, eyesOf(gallery, room, ear), ear, -1);
    }
    this.#tellPresence(room.stored.terms.id, gallery);
  }

  /** Everything, to one connection. Those with the same eyes are brought up to date first, so that all have the same. */
  #tellAll(room: Room, eyes: Eyes, ear: Subscriber, since: number): void {
    const { match, stored, outlooks } = room;
    if (match) {
      const known = outlooks.get(eyes.viewer);
      if (known) this.#tellEyes(room, eyes);
      const outlook = known ?? this.#look(room, eyes.viewer);
      eyes.sent = stored.progress.row;
      ear.send(outlook.full(match, stored.progress, since, this.#rooms.now()));
    }
    eyes.ears.push(ear);
  }

  #tellEyes(room: Room, eyes: Eyes): void {
    const { match, outlooks } = room;
    if (!match) return;
    const { progress } = room.stored;
    const now = this.#rooms.now();
    const outlook = outlooks.get(eyes.viewer);
    // After a sleep it is no longer known what exactly was sent, but up to which row.
    const frame = outlook
      ? outlook.change(match, progress, now)
      : this.#look(room, eyes.viewer).full(match, progress, eyes.sent, now);
    eyes.sent = progress.row;
    if (frame !== undefined) for (const ear of eyes.ears) ear.send(frame);
  }

  #look({ stored, outlooks, common }: Room, viewer: Viewer): Outlook {
    const outlook = new Outlook(stored.terms.id, viewer, common);
    outlooks.set(viewer, outlook);
    return outlook;
  }

  #tellPresence(table: string, gallery: Gallery): void {
    const seats = presentSeats(gallery);
    const spectators = gallery.eyes.find(({ viewer }) => viewer === null)?.ears.length ?? 0;
    sendAll(gallery, JSON.stringify({ type: 'presence', table, seats, spectators }));
  }
}

function sendAll({ eyes }: Gallery, frame: string): void {
  for (const { ears } of eyes) for (const ear of ears) ear.send(frame);
}

function remove(ears: Subscriber[], ear: Subscriber): void {
  const at = ears.indexOf(ear);
  if (at >= 0) ears.splice(at, 1);
}

function viewerOf({ stored }: Room, { user }: Subscriber): Viewer {
  return seatOf(stored, user)?.seat ?? null;
}

/** The eyes that a connection has. */
function eyesOf({ eyes }: Gallery, room: Room, ear: Subscriber): Eyes {
  const viewer = viewerOf(room, ear);
  const known = eyes.find((pair) => pair.viewer === viewer);
  if (known) return known;
  const anew = { viewer, ears: [], sent: -1 };
  eyes.push(anew);
  return anew;
}

function infoMessage({ stored }: Room, user: string | null): string {
  return JSON.stringify({ type: 'table', info: tableInfo(stored, user) });
}

function presentSeats(gallery: Gallery | undefined): Seat[] {
  const there = gallery?.eyes.filter(({ ears }) => ears.length > 0) ?? [];
  return there.flatMap(({ viewer }) => viewer ?? []).sort((a, b) => a - b);
}
