import { grammar } from '@kontor/core';
import type { MyPageTexts } from './en.ts';

const { count } = grammar('fr');

export const texts: MyPageTexts = {
  title: 'Mes parties',
  notices: 'Notifications',
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
  place: (rank, of) => `Vous avez fini ${ordinal(rank)} sur ${of}`,
  won: 'Vous avez gagné',
  you: 'vous',
  bot: 'bot',
  statistics: 'Statistiques',
  summary: (games, won) =>
    `${count(games, 'partie terminée', 'parties terminées')}, dont ${count(won, 'gagnée')}`,
  places: 'Places',
  rank: (rank) => ordinal(rank),
  products: 'Marchandises préférées',
  cities: 'Lieux préférés',
  favouritesFrom: (games) =>
    games === 1
      ? 'Ce dont vous avez fait commerce, et où, dans votre dernière partie.'
      : `Ce dont vous avez fait commerce, et où, dans vos ${games} dernières parties.`,
  scores: 'Scores des dernières parties',
  vacation: {
    title: 'Vacances',
    help: 'Pendant votre absence, vos pendules s’arrêtent aux tables où l’on joue tour par tour. Les tables en direct continuent.',
    left: (days) => `Il vous reste ${count(days, 'jour')} de vacances cette année.`,
    until: (day) => `Vous êtes en vacances jusqu’au ${day}.`,
    days: 'Jours',
    begin: 'Partir en vacances maintenant',
    end: 'Je suis de retour',
  },
  ended: { cancelled: 'Annulée', expired: 'Abandonnée' },
  look: 'Regarder',
  replay: 'Revoir',
  replayOf: (game, day) => `Revoir ${game}, ${day}`,
  lookAt: (game, day) => `Regarder ${game}, ${day}`,
};

function ordinal(n: number): string {
  return n === 1 ? '1er' : `${n}e`;
}
