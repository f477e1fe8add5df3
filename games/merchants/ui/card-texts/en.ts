/** On the home page, before the game itself is loaded. */
export const texts = {
  tagline:
    'Plot six steps in secret, be first at the goods, and outlast your rivals in faith, power and wealth.',
  credits:
    'Merchants of Empire is a game by Régis Bonnessée. The rules used here follow the edition translated by Daniel U. Thibault.',
  facts: '2–6 players · 45–60 minutes',
  pictures: {
    plot: 'Plot six actions in secret, all at the same time.',
    race: 'Race for goods, and supply contracts first.',
    standing: 'Fall behind in faith, power or wealth and you are out.',
  },
};
export type CardTexts = typeof texts;
