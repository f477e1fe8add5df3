import { BOT_LEVELS, type BotLevel } from '@kontor/core';

/** Bots that only serve as baselines. */
export const BASELINES = ['random', 'seeker', 'hasty', 'mcts'] as const;

export type BotName = BotLevel | (typeof BASELINES)[number];

export const BOT_NAMES: readonly BotName[] = [...BOT_LEVELS, ...BASELINES];

export function isBotName(name: string): name is BotName {
  return (BOT_NAMES as readonly string[]).includes(name);
}

/** The bot named in a record; an unknown name gets a substitute. */
export function botNamed(name: string | undefined): BotName {
  return name !== undefined && isBotName(name) ? name : 'apprentice';
}

/** Milliseconds per decision; 0 for bots that do not search. */
export const THINKING_MS: Readonly<Record<BotName, number>> = {
  novice: 0,
  apprentice: 0,
  merchant: 300,
  master: 1500,
  random: 0,
  seeker: 0,
  hasty: 0,
  mcts: 1500,
};
