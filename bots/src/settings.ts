import { type BotName, isBotName } from '@kontor/core';

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
