import { LANGUAGE_CODES } from '@kontor/core';
import type { Static } from 'typebox';
import * as Type from 'typebox';
import { closed } from './parts.ts';

/**
 * What somebody is notified of. `turn`: it is their turn. `asked`: something is asked of them out of turn. `time`: their time is
 * running out.
 */
export const NOTICE_KINDS = ['turn', 'asked', 'start', 'end', 'time'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

export const NOTICE_WAYS = ['push', 'webhook', 'mail'] as const;
export type NoticeWay = (typeof NOTICE_WAYS)[number];

/** `json`: with a signature, for programs; `discord`: as Discord wants it. */
export const WEBHOOK_FORMS = ['json', 'discord'] as const;

const way = {
  on: Type.Boolean(),
  kinds: Type.Array(Type.Enum([...NOTICE_KINDS]), { maxItems: NOTICE_KINDS.length, uniqueItems: true }),
  quiet: Type.Boolean({ description: 'Whether it is silent in quiet hours' }),
};
const MinuteOfDay = Type.Integer({ minimum: 0, maximum: 1439, description: 'Minute of the day' });

/** How somebody wants to be called. */
export const NoticeSettings = Type.Object(
  {
    language: Type.Enum([...LANGUAGE_CODES]),
    zone: Type.String({ maxLength: 60, description: 'Time zone, e.g. Europe/Paris' }),
    quiet: Type.Union([Type.Null(), Type.Object({ from: MinuteOfDay, to: MinuteOfDay }, closed)], {
      description: 'Quiet hours; they may reach over midnight',
    }),
    push: Type.Object(way, closed),
    webhook: Type.Object(
      {
        ...way,
        url: Type.String({ maxLength: 500 }),
        form: Type.Enum([...WEBHOOK_FORMS]),
      },
      closed,
    ),
    mail: Type.Object(
      {
        ...way,
        each: Type.Boolean({ description: 'As often as something happens, not twice a day at most' }),
      },
      closed,
    ),
  },
  closed,
);
export type NoticeSettings = Static<typeof NoticeSettings>;

/** The settings, and what the page needs to know besides. */
export const NoticeState = Type.Object(
  {
    settings: NoticeSettings,
    /** The server's key, which browsers want when they subscribe. */
    publicKey: Type.String(),
    devices: Type.Integer({ description: 'On how many devices browser push is on' }),
    here: Type.Boolean({ description: 'Whether it is on on the device that asks' }),
    webhookSecret: Type.Union([Type.String(), Type.Null()]),
    mail: Type.Object(
      {
        able: Type.Boolean({ description: 'Whether the server sends mail' }),
        address: Type.Union([Type.String(), Type.Null()], { description: 'The confirmed address, if any' }),
      },
      closed,
    ),
  },
  closed,
);
export type NoticeState = Static<typeof NoticeState>;

/** A browser's push subscription. */
export const PushTarget = Type.Object(
  {
    endpoint: Type.String({ maxLength: 1000, pattern: '^https?://' }),
    keys: Type.Object(
      {
        p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{87}=?$' }),
        auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}(==)?$' }),
      },
      closed,
    ),
  },
  closed,
);
export type PushTarget = Static<typeof PushTarget>;

/** What the service worker is sent. */
export interface PushMessage {
  readonly title: string;
  readonly text: string;
  /** The page that it leads to; a later message takes the place of one that leads to the same. */
  readonly path: string;
}
