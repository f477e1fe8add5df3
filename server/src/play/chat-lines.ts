import type { ChatLine, ServerMessage } from '@kontor/protocol';
import type { StoredChatLine } from '../store/store.ts';

/**
 * Lines as somebody reads them: whoever wrote one is known by name and seat only. Of people whose words they do not get, the numbers
 * are left, because a client takes every line before the newest one for known.
 */
export function linesFor(stored: readonly StoredChatLine[], unwanted?: ReadonlySet<string>): ChatLine[] {
  return stored.map(({ n, user, name, seat, text, at }) =>
    unwanted?.has(user)
      ? { n, name: '', seat: null, text: '', at, hidden: true }
      : { n, name, seat, text, at },
  );
}

export function chatMessage(table: string, lines: readonly ChatLine[]): string {
  const message: ServerMessage = { type: 'chat', table, lines };
  return JSON.stringify(message);
}
