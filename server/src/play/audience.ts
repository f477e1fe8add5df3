import type { Seat, Viewer } from '@kontor/core';
import type { ServerMessage } from '@kontor/protocol';
import { FrameSender } from './frame-sender.ts';
import type { RemotePresence } from './remote-presence.ts';
import { type Room, seatOf } from './room.ts';
import { tableInfo } from './table-info.ts';

/** Whoever gets the messages about a table. */
export interface Subscriber {
  readonly user: string | null;
  /** Whether the page is in sight, as far as it says so. */
  readonly isVisible: boolean;
  send(text: string): void;
}

/** The subscribers of a table who see the same: those of one seat, or the spectators. */
export interface ViewerGroup {
  readonly viewer: Viewer;
  readonly subscribers: Set<Subscriber>;
  sender: FrameSender;
  /** The last row that was sent. */
  row: number;
  /** Otherwise the next message is a whole frame: there was none yet, or what was sent is unknown after a failure. */
  inSync: boolean;
}

/** All subscribers of a table. */
export interface Audience {
  readonly groups: Map<Viewer, ViewerGroup>;
  /** The version of the table that was last published to them. */
  version: number;
  /** How many are about to join. */
  joining: number;
  /** The number of the last line of the chat that was published to them, if any is known. */
  chat: number | undefined;
  readonly remote: RemotePresence;
  readonly leaveBus: Promise<() => void>;
  /** Runs while the next message about presence has to wait. */
  presenceTimer: NodeJS.Timeout | undefined;
  /** Presence has changed since it was last sent. */
  presenceChanged: boolean;
}

export function presenceMessage(table: string, audience: Audience): string {
  const spectators = ownSpectators(audience) + audience.remote.spectators;
  const message: ServerMessage = { type: 'presence', table, seats: presentSeats(audience), spectators };
  return JSON.stringify(message);
}

export function hasSubscribers({ groups }: Audience): boolean {
  return [...groups.values()].some(({ subscribers }) => subscribers.size > 0);
}

export function subscribersOf({ groups }: Audience): Subscriber[] {
  return [...groups.values()].flatMap(({ subscribers }) => [...subscribers]);
}

export function viewerOf({ stored }: Room, { user }: Subscriber): Viewer {
  return seatOf(stored, user)?.seat ?? null;
}

export function groupOf({ groups }: Audience, room: Room, subscriber: Subscriber): ViewerGroup {
  const viewer = viewerOf(room, subscriber);
  const known = groups.get(viewer);
  if (known) return known;
  const sender = new FrameSender(room.stored.terms.id, viewer);
  const group = { viewer, subscribers: new Set<Subscriber>(), sender, row: -1, inSync: false };
  groups.set(viewer, group);
  return group;
}

export function infoMessage({ stored }: Room, { user }: Subscriber): string {
  const message: ServerMessage = { type: 'table', info: tableInfo(stored, user) };
  return JSON.stringify(message);
}

export function ownSpectators({ groups }: Audience): number {
  return groups.get(null)?.subscribers.size ?? 0;
}

/** Seats whose people are connected to this server. */
export function ownSeats({ groups }: Audience): Seat[] {
  return [...groups.values()].flatMap(({ viewer, subscribers }) =>
    viewer !== null && subscribers.size > 0 ? viewer : [],
  );
}

export function presentSeats(audience: Audience | undefined): Seat[] {
  if (!audience) return [];
  return [...new Set([...ownSeats(audience), ...audience.remote.seats])].sort((a, b) => a - b);
}
