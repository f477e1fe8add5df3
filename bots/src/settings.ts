import { BOT_LEVELS, type BotLevel } from '@kontor/core';

/** Bots that only serve to measure the others. */
export const YARDSTICKS = ['random', 'seeker', 'hasty', 'mcts'] as const;

export type BotName = BotLevel | (typeof YARDSTICKS)[number];

export const BOT_NAMES: readonly BotName[] = [...BOT_LEVELS, ...YARDSTICKS];

export function isBotName(name: string): name is BotName {
  return (BOT_NAMES as readonly string[]).includes(name);
}

/** The bot of a name in a record; one that this version does not have is stood in for. */
export function botNamed(name: string | undefined): BotName {
  return name !== undefined && isBotName(name) ? name : 'apprentice';
}

/** Milliseconds a bot thinks about one decision; 0 for those that do not search. */
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
