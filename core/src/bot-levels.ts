/** The levels of every game's bots, the weakest first. */
export const BOT_LEVELS = ['novice', 'apprentice', 'merchant', 'master'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];
