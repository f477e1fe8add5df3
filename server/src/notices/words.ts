import { gameEntry } from '@kontor/games';
import { HOUR, MINUTE, type NoticeKind, type NoticeSettings } from '@kontor/protocol';
import type { StoredTable } from '../store/store.ts';
import { timeLeft } from './events.ts';
import { NOTICE_TEXTS } from './texts/index.ts';

/** A notice in words, and the page that it leads to. */
export interface NoticeWords {
  /** The name of the game. */
  readonly title: string;
  readonly text: string;
  readonly path: string;
}

export function wordsFor(
  stored: StoredTable,
  user: string,
  kind: NoticeKind,
  language: NoticeSettings['language'],
  now: number,
): NoticeWords {
  const texts = NOTICE_TEXTS[language];
  const { terms, seats } = stored;
  const mine = seats.find((seat) => seat.user === user)?.seat ?? -1;
  const others = seats.filter(({ seat, name }) => seat !== mine && name !== '').map(({ name }) => name);
  const left = timeLeft(stored, mine, now);
  const span = texts.span(Math.floor(left / HOUR), Math.ceil(left / MINUTE));
  return {
    title: gameEntry(terms.game)?.name ?? terms.game,
    text: kind === 'time' ? texts.time(span) : texts[kind](others),
    path: `/table/${terms.id}`,
  };
}
