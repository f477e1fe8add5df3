/** On the home page, before the game itself is loaded. */
export const texts = {
  tagline:
    'Plot six steps in secret, be first at the goods, and outlast your rivals in faith, power and wealth.',
  facts: '2–6 players · 45–60 minutes',
};
export type CardTexts = typeof texts;
