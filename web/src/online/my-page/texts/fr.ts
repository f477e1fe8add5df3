import { grammar } from '@kontor/core';
import type { MyPageTexts } from './en.ts';

const { count } = grammar('fr');

export const texts: MyPageTexts = {
  title: 'Mes parties',
  running: 'Parties en cours',
  noRunning: 'Vous n’avez pas de partie en cours.',
  played: 'Parties jouées',
  noPlayed: 'Aucune de vos parties n’est encore terminée.',
  nothing: 'Aucune partie de ce genre.',
  search: 'Jouées avec',
  game: 'Jeu',
  allGames: 'Tous les jeux',
  found: (games) => count(games, 'partie'),
  points: (score) => count(score, 'point'),
  place: (rank, of) => `Vous avez fini ${rank === 1 ? '1er' : `${rank}e`} sur ${of}`,
  won: 'Vous avez gagné',
  you: 'vous',
  bot: 'robot',
  ended: { cancelled: 'Annulée', expired: 'Abandonnée' },
  look: 'Regarder',
  replay: 'Revoir',
  replayOf: (game, day) => `Revoir ${game}, ${day}`,
  lookAt: (game, day) => `Regarder ${game}, ${day}`,
};
