/** The levels of every game's bots, the weakest first. */
export const BOT_LEVELS = ['novice', 'apprentice', 'merchant', 'master'] as const;
/** A level of strength, as people choose it. */
export type BotLevel = (typeof BOT_LEVELS)[number];

/** Bots that only serve as baselines. */
export const BASELINES = ['random', 'seeker', 'hasty', 'mcts'] as const;

/** Any bot. */
export type BotName = BotLevel | (typeof BASELINES)[number];

/** All bots: the levels, then the baselines. */
export const BOT_NAMES: readonly BotName[] = [...BOT_LEVELS, ...BASELINES];

/** Whether there is such a bot. */
export function isBotName(name: string): name is BotName {
  return (BOT_NAMES as readonly string[]).includes(name);
}
