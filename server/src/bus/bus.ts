import type { ChatLine } from '@kontor/protocol';

/** News for all servers. It is small JSON, so that a driver can send it to other processes. */
export type Notification =
  /** The table has this version now; whoever has an older one reads it from the store. */
  | { readonly kind: 'change'; readonly table: string; readonly version: number }
  /** Somebody has said something. */
  | {
      readonly kind: 'chat';
      readonly table: string;
      readonly user: string;
      readonly line: ChatLine;
    }
  /** Who is connected to the table at one of the servers. */
  | {
      readonly kind: 'presence';
      readonly table: string;
      readonly node: string;
      readonly seats: readonly number[];
      readonly spectators: number;
      /** The others are asked to say the same of themselves. */
      readonly ask: boolean;
    }
  /** A device of a user was forgotten. */
  | { readonly kind: 'forgotten'; readonly user: string }
  /** What was spent of limits at one of the servers: the limit, whose, and how much. */
  | {
      readonly kind: 'spent';
      readonly node: string;
      readonly spent: readonly (readonly [limit: string, key: string, cost: number])[];
    };

/** What listeners choose from: a table, or what concerns no table. */
export type Topic = string;
export const USERS: Topic = 'users';
export const LIMITS: Topic = 'limits';

export function topicOf(notification: Notification): Topic {
  switch (notification.kind) {
    case 'forgotten':
      return USERS;
    case 'spent':
      return LIMITS;
    default:
      return notification.table;
  }
}

/**
 * Brings notifications to all listeners, in this process or, with another driver, in several. It is a hint: what it says is
 * stored, so one that is lost costs time only, and publishing never fails.
 */
export interface Bus {
  /** Resolves when the notification is out. Those of one publisher about one topic arrive in order. */
  publish(notification: Notification): Promise<void>;
  /** Resolves when notifications published from now on will arrive, unless the bus is broken. */
  subscribe(topic: Topic, listener: (notification: Notification) => void): Promise<() => void>;
  /** Calls whenever the bus works again after notifications may have been lost. */
  onRecovery(recovered: () => void): void;
  /** Could notifications reach other servers when one was last sent? */
  isConnected(): boolean;
  /** Asks whether notifications can reach other servers now. */
  answers(): Promise<boolean>;
  close(): Promise<void>;
}
