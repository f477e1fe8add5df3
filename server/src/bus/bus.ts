import type { ChatLine } from '@kontor/protocol';

/** News about a table. It is small JSON, so that a driver can send it to other processes. */
export type Notification =
  /** The table has this version now; whoever has an older one reads it from the store. */
  | { readonly kind: 'change'; readonly table: string; readonly version: number }
  | { readonly kind: 'chat'; readonly table: string; readonly line: ChatLine };

/** Brings notifications to all listeners, in this process or, with another driver, in several. */
export interface Bus {
  /** Resolves when the notification is out. Those of one publisher about one table arrive in order. */
  publish(notification: Notification): Promise<void>;
  /** Resolves when notifications published from now on will arrive. */
  subscribe(table: string, listener: (notification: Notification) => void): Promise<() => void>;
  close(): Promise<void>;
}
