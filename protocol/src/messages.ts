import { CommandSchema, type Frame, type Refusal, type Seat, type StepEvents } from '@kontor/core';
import type { Static } from 'typebox';
import * as Type from 'typebox';
import { ClientId, closed, Id } from './parts.ts';
import type { ChatLine, TableInfo } from './table.ts';
import type { Clocks } from './time.ts';

/** Raised when old pages could misunderstand new messages. */
export const PROTOCOL = 2;

/** The longest message a client may send, in bytes. */
export const MAX_MESSAGE_BYTES = 4096;

/** So many commands of a client may be unanswered; of so many a server knows that it has carried them out. */
export const MAX_UNANSWERED = 4;

/** At most so many chat messages are sent together; older ones are asked for. */
export const CHAT_LINES = 100;

/** What a page tells the server over its WebSocket. */
export const ClientMessage = Type.Union([
  Type.Object(
    {
      type: Type.Literal('subscribe'),
      table: Id,
      /** The last row seen before the line broke: what was heard up to it need not be sent again. */
      since: Type.Optional(Type.Integer({ minimum: 0 })),
      /** The number of the last line of talk seen. */
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
      /** The row after which the command was thought of: the decision it answers. */
      row: Type.Integer({ minimum: 0 }),
      command: CommandSchema,
    },
    closed,
  ),
  Type.Object({ type: Type.Literal('ping') }, closed),
]);
export type ClientMessage = Static<typeof ClientMessage>;

/** The frame of a match and the times of its table, if there are any. */
export type OnlineFrame = Frame<unknown> & {
  readonly clocks?: Clocks;
  /** When the time for what all are asked at once is up. */
  readonly deadline?: number;
};

/** What the server tells a page. */
export type ServerMessage =
  | {
      readonly type: 'welcome';
      readonly protocol: number;
      /** Names the version of the page that the server serves now. */
      readonly build: string;
      readonly now: number;
    }
  | { readonly type: 'table'; readonly info: TableInfo }
  /** Who is connected, by seat, and how many look on. */
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
      /** What was heard up to this row stands; what is said to have been heard after it is replaced by `heard`. */
      readonly after: number;
      readonly history: readonly StepEvents<unknown>[];
    }
  | {
      readonly type: 'change';
      readonly table: string;
      readonly now: number;
      /** Parts of the frame, and of the view in it, that are different now. */
      readonly frame: Readonly<Record<string, unknown>>;
      readonly view: Readonly<Record<string, unknown>>;
      /** Parts that are no longer there, if any. */
      readonly removed?: { readonly frame: readonly string[]; readonly view: readonly string[] };
      readonly after: number;
      readonly history: readonly StepEvents<unknown>[];
    }
  | { readonly type: 'chat'; readonly table: string; readonly lines: readonly ChatLine[] }
  | { readonly type: 'answer'; readonly id: string; readonly ok: true }
  | { readonly type: 'answer'; readonly id: string; readonly ok: false; readonly refused: Refusal }
  /** The message could not be understood or followed; nothing has changed. */
  | { readonly type: 'error'; readonly code: string; readonly message: string; readonly table?: string }
  | { readonly type: 'pong' };
