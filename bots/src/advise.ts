import {
  type AnyMatch,
  BOT_NAMES,
  type BotName,
  isBotName,
  type Language,
  type Reason,
  type Refused,
  refused,
  type Seat,
} from '@kontor/core';
import { gameEntry } from '@kontor/games';
import { knowledgeOf } from './knowledge.ts';
import { reasonsFor } from './reasons.ts';
import { think } from './think.ts';

/** Reasons are given for so many of the best moves, and so many for each. */
const EXPLAINED = 5;
const MOST_REASONS = 3;

/** Who is asked for advice, and how. */
export interface AdviceOptions {
  /** The bot that is asked; the strongest if left out. */
  readonly level?: BotName;
  /** Milliseconds to think; the time of the level if left out. */
  readonly ms?: number;
  /** The language of the reasons. */
  readonly locale?: Language;
}

/** A move as a bot judges it. */
export interface AdvisedMove {
  readonly move: string;
  /** The expected chance to win, 0 to 1. */
  readonly value: number;
  /** How often the bot tried it. */
  readonly tries: number;
  /** Why it is good or bad, in words, the weightiest first; given for the best moves. */
  readonly reasons: readonly string[];
}

/** What a bot would play, and its values of all moves it looked at, the best first. */
export interface Advice {
  readonly ok: true;
  readonly move: string;
  readonly values: readonly AdvisedMove[];
}

/** Asks a bot what a seat should play. The bot is given only what that seat may know. */
export async function advise(
  match: AnyMatch,
  seat: Seat,
  { level = 'master', ms, locale = 'en' }: AdviceOptions = {},
): Promise<Advice | Refused> {
  const { game, timeline } = match;
  const { table, state, rows } = timeline;
  if (!isBotName(level)) return refused('bot.unknown', { bot: String(level), bots: BOT_NAMES.join(', ') });
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
  const { move, values } = await think(question, ms === undefined ? {} : { ms });
  const best = values.slice(0, EXPLAINED).map((value) => value.move);
  const reasons = reasonsFor(question, best);
  const inWords = await reasonWords(match, locale);
  return {
    ok: true,
    move,
    values: values.map((value, i) => ({
      ...value,
      reasons: (reasons[i] ?? []).slice(0, MOST_REASONS).map(inWords),
    })),
  };
}

async function reasonWords({ game }: AnyMatch, locale: Language): Promise<(reason: Reason) => string> {
  const tools = await gameEntry(game.id)?.tools();
  return (reason) => tools?.reasonText(reason, locale) ?? reason.code;
}
