/** On the home page, before the game itself is loaded. */
export const texts = {
  tagline: 'Win wares at the market, travel the roads, sell, and build where your stations enclose the land.',
  facts: '2–5 players · 90–120 minutes',
};
export type CardTexts = typeof texts;
