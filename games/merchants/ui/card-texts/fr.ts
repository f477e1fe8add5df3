import type { CardTexts } from './en.ts';

export const texts: CardTexts = {
  tagline:
    'Programmez six actions en secret, arrivez le premier et survivez à vos rivaux en foi, en pouvoir et en richesse.',
  credits:
    'Merchants of Empire est un jeu de Régis Bonnessée. Les règles suivies ici sont celles de l’édition traduite par Daniel U. Thibault.',
  facts: '2 à 6 joueurs · 45 à 60 minutes',
  pictures: {
    plot: 'Programmez six actions en secret, tous en même temps.',
    race: 'Arrivez les premiers aux ressources, honorez les commandes.',
    standing: 'Dernier en foi, en pouvoir ou en richesse : éliminé.',
  },
};
