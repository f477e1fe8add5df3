import {
  type AnyMatch,
  BOT_NAMES,
  type BotName,
  isBotName,
  type Language,
  languageOf,
  type Refused,
  refused,
  type Seat,
} from '@kontor/core';
import { type AdvisedMove, adviceOn } from './advice.ts';
import { knowledgeOf } from './knowledge.ts';

export type { AdvisedMove } from './advice.ts';

/** Who is asked for advice, and how. */
export interface AdviceOptions {
  /** The bot that is asked; the strongest if left out. */
  readonly level?: BotName;
  /** Milliseconds to think, 1 to 600,000; the time of the level if left out. */
  readonly ms?: number;
  /** The language of the reasons; English if left out. */
  readonly locale?: Language;
}

/** What a bot would play, and its values of all moves it looked at, the best first. */
export interface Advice {
  readonly ok: true;
  readonly move: string;
  readonly values: readonly AdvisedMove[];
}

/** The longest that a bot thinks about one move, in milliseconds. */
const LONGEST_MS = 600_000;

/** Asks a bot what a seat should play. The bot is given only what that seat may know. */
export async function advise(
  match: AnyMatch,
  seat: Seat,
  { level = 'master', ms, locale = 'en' }: AdviceOptions = {},
): Promise<Advice | Refused> {
  const { game, timeline } = match;
  const { table, state, rows } = timeline;
  if (!isBotName(level)) return refused('bot.unknown', { bot: String(level), bots: BOT_NAMES.join(', ') });
  if (ms !== undefined && !(ms >= 1 && ms <= LONGEST_MS))
    return refused('bot.time', { ms: String(ms), most: LONGEST_MS });
  if (match.result) return refused('game.over');
  if (!Number.isInteger(seat) || seat < 0 || seat >= table.seats)
    return refused('seat.unknown', { seat: String(seat) });
  if (!match.decision(seat)) return refused('seat.inactive', { seat });
  const question = {
    game,
    knowledge: await knowledgeOf(game, table.seats),
    table,
    view: game.view(state, seat),
    history: timeline.history(seat),
    seed: `bot/${rows.length}`,
    seat,
    bot: level,
  };
  return { ok: true, ...(await adviceOn(question, ms === undefined ? {} : { ms }, languageOf(locale))) };
}
