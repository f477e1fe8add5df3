import type { CardTexts } from './en.ts';

export const texts: CardTexts = {
  tagline:
    'Gagnez des marchandises au marché, parcourez les routes, vendez et bâtissez là où vos comptoirs enserrent le pays.',
  credits: 'Hermagor est un jeu d’Emanuele Ornella.',
  facts: '2 à 5 joueurs · 90 à 120 minutes',
  pictures: {
    market: 'Placez vos acheteurs entre les étals et gagnez des marchandises.',
    sale: 'Parcourez les routes, vendez dans les villages, laissez des comptoirs.',
    prices: 'Enserrez des régions et vos prix montent.',
  },
};
