import { grammar } from '@kontor/core';

const { count } = grammar('en-GB');

/** Texts of the page with one's own games. */
export const texts = {
  title: 'My games',
  notices: 'Notices',
  running: 'Games in progress',
  noRunning: 'You have no game in progress.',
  played: 'Finished games',
  noPlayed: 'You have not finished a game yet.',
  nothing: 'No such game was found.',
  search: 'Played with',
  game: 'Game',
  allGames: 'All games',
  found: (games: number) => count(games, 'game'),
  points: (score: number) => count(score, 'point'),
  place: (rank: number, of: number) => `You were ${ordinal(rank)} of ${of}`,
  won: 'You won',
  you: 'you',
  bot: 'bot',
  statistics: 'Statistics',
  summary: (games: number, won: number) => `${count(games, 'game')} played to the end, ${won} won`,
  places: 'Places',
  rank: (rank: number) => ordinal(rank),
  scores: 'Scores of the last games',
  products: 'Favourite goods',
  cities: 'Favourite places',
  favouritesFrom: (games: number) =>
    `What you have dealt in, and where, in ${games === 1 ? 'your last game' : `your last ${games} games`}.`,
  vacation: {
    title: 'Vacation',
    help: 'While you are away, your clocks stand still at tables that are played turn by turn. Live tables go on.',
    left: (days: number) => `You have ${count(days, 'vacation day')} left this year.`,
    until: (day: string) => `You are on vacation until ${day}.`,
    days: 'Days',
    begin: 'Go on vacation now',
    end: 'I am back',
  },
  ended: { cancelled: 'Cancelled', expired: 'Expired' },
  look: 'View',
  replay: 'Replay',
  replayOf: (game: string, day: string) => `Replay ${game} of ${day}`,
  lookAt: (game: string, day: string) => `View ${game} of ${day}`,
};
export type MyPageTexts = typeof texts;

function ordinal(n: number): string {
  const ends = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' };
  return `${n}${ends[new Intl.PluralRules('en-GB', { type: 'ordinal' }).select(n)]}`;
}
