/** On the home page, before the game itself is loaded. */
export const texts = {
  tagline: 'Win wares at the market, travel the roads, sell, and build where your stations enclose the land.',
  credits: 'Hermagor is a game by Emanuele Ornella.',
  facts: '2–5 players · 90–120 minutes',
  pictures: {
    market: 'Place buyers between the stalls and win wares.',
    sale: 'Travel the roads, sell in the villages, leave stations.',
    prices: 'Enclose regions, and your price rises.',
  },
};
export type CardTexts = typeof texts;
