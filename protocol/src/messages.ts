import { CommandSchema, type Frame, type Refusal, type Seat, type StepEvents } from '@kontor/core';
import type { Static } from 'typebox';
import * as Type from 'typebox';
import { ClientId, closed, Id } from './parts.ts';
import type { ChatLine, TableInfo } from './table.ts';
import type { Clocks } from './time.ts';

/** The version of the protocol. It is raised when old pages could misunderstand new messages. */
export const PROTOCOL = 2;

/** The longest message a client may send, in bytes. */
export const MAX_MESSAGE_BYTES = 4096;

/** How many commands of a client may be unanswered. The server remembers as many, to recognise repeated ones. */
export const MAX_UNANSWERED = 4;

/** How many chat messages are sent together at most; older ones are asked for. */
export const CHAT_LINES = 100;

/** A message from a client over its WebSocket. */
export const ClientMessage = Type.Union([
  Type.Object(
    {
      type: Type.Literal('subscribe'),
      table: Id,
      /** The last row that the client has, so that the history up to it need not be sent again. */
      since: Type.Optional(Type.Integer({ minimum: 0 })),
      /** The number of the last line of the chat that the client has. */
      chat: Type.Optional(Type.Integer({ minimum: 0 })),
    },
    closed,
  ),
  Type.Object({ type: Type.Literal('unsubscribe'), table: Id }, closed),
  Type.Object(
    {
      type: Type.Literal('command'),
      id: ClientId,
      table: Id,
      /** The last row that the player had seen, which says what decision is answered. */
      row: Type.Integer({ minimum: 0 }),
      command: CommandSchema,
    },
    closed,
  ),
  /** Whether the client's page is in sight; until one says otherwise it is. Who has a table in sight is not called to it. */
  Type.Object({ type: Type.Literal('visible'), visible: Type.Boolean() }, closed),
  Type.Object({ type: Type.Literal('ping') }, closed),
]);
export type ClientMessage = Static<typeof ClientMessage>;

/** The frame of a match and the times of its table. */
export type OnlineFrame = Frame<unknown> & {
  readonly clocks?: Clocks;
  /** When the time for a simultaneous decision is up. */
  readonly deadline?: number;
};

/** A message from the server. */
export type ServerMessage =
  | {
      readonly type: 'welcome';
      readonly protocol: number;
      /** The version of the page that the server serves now. */
      readonly build: string;
      readonly now: number;
    }
  | { readonly type: 'table'; readonly info: TableInfo }
  /** Seats whose people are connected, and how many spectators there are. */
  | {
      readonly type: 'presence';
      readonly table: string;
      readonly seats: readonly Seat[];
      readonly spectators: number;
    }
  | {
      readonly type: 'frame';
      readonly table: string;
      readonly viewer: Seat | null;
      readonly now: number;
      readonly frame: OnlineFrame;
      /** The history up to this row stays; all after it is replaced by `history`. */
      readonly after: number;
      readonly history: readonly StepEvents<unknown>[];
    }
  | {
      readonly type: 'change';
      readonly table: string;
      readonly now: number;
      /** Top-level parts of the frame, and of the view in it, that are different now. */
      readonly frame: Readonly<Record<string, unknown>>;
      readonly view: Readonly<Record<string, unknown>>;
      /** Names of parts that are no longer there. */
      readonly removed?: { readonly frame: readonly string[]; readonly view: readonly string[] };
      readonly after: number;
      readonly history: readonly StepEvents<unknown>[];
    }
  | { readonly type: 'chat'; readonly table: string; readonly lines: readonly ChatLine[] }
  | { readonly type: 'answer'; readonly id: string; readonly ok: true }
  | { readonly type: 'answer'; readonly id: string; readonly ok: false; readonly refused: Refusal }
  /** A message could not be understood or carried out; nothing has changed. */
  | { readonly type: 'error'; readonly code: string; readonly message: string; readonly table?: string }
  | { readonly type: 'pong' };
