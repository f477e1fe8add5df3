import { grammar } from '@kontor/core';
import {
  action,
  contract,
  criterion,
  events,
  picks,
  reason,
  resources,
  steps,
  sumUp,
  tracks,
} from './events-en.ts';
import type { MerchantsTexts } from './types.ts';

const { count } = grammar('en-GB');

const kinds = {
  place: 'place a caravan',
  plot: 'lay a plot',
  picks: 'pick two',
  electors: 'place electors',
  announce: 'announce an amount',
};

export const texts: MerchantsTexts = {
  name: 'Merchants of Empire',
  about: '2–4 players (5–6 as a variant), age 14 and up, about an hour; the short game 45 minutes.',
  resources,
  seat: (seat) => `seat ${seat}`,
  phases: {
    place: 'Caravans',
    plot: 'Plotting',
    resolve: 'Resolution',
    announce: 'Monopolies',
    over: 'The end',
  },
  picks,
  tracks,
  steps,
  action,
  criterion,
  reason,
  options: {
    turns: {
      label: 'Length',
      help: 'How many turns the game lasts.',
      value: (value) => (value === 9 ? '9 turns (short game)' : `${value} turns`),
    },
    noSecrets: {
      label: 'No secrets',
      help: 'Everything is open at all times: goods, electors and plots laid ready.',
      value: (value) => (value ? 'on' : 'off'),
    },
    tie: {
      label: 'Undecided at the end',
      help: 'What happens if the last step leaves several players.',
      value: (value) => (value === 'die' ? 'the die decides' : 'shared victory'),
    },
    largestRegion: {
      label: 'Largest region',
      help: 'Breaks a tie in political influence: by the controller’s own electors in it, or by all electors there.',
      value: (value) => (value === 'all' ? 'by all electors' : 'by one’s own electors'),
    },
    plotTimer: {
      label: 'Time to plot',
      help: 'What is laid when the time is up stands; nothing laid is an empty plot.',
      value: (value) => (value === 0 ? 'no limit' : `${value} seconds`),
    },
  },
  notices: {
    two: 'With two players religion alone decides; politics and economy count only if it ties.',
    three: 'With three players religion and politics decide; the economy counts only if one of them ties.',
    noSecrets: 'No secrets: everything is open at this table, plots laid ready included.',
  },
  decisions: {
    place: () => 'Choose the city where your caravan starts.',
    plot: ({ turn }) => `Turn ${turn}: plot up to six actions.`,
    picks: ({ city, contract: id }, names) =>
      `You fulfilled ${contract(id)} in ${names.city(city)}. Pick two of the three.`,
    electors: ({ city, count: due }, names) =>
      `Place ${count(due, 'elector')} in the regions round ${names.city(city)}.`,
    announce: ({ resource }) => `Announce your ${resources[resource]}: all you have, or less.`,
  },
  refusals: {
    'seat.unknown': ({ seat }) => `There is no seat ${seat}.`,
    'seat.inactive': () => 'It is not your turn to decide.',
    'game.over': () => 'The game is over.',
    'move.unknown': () => 'That is no move of this game.',
    'move.kind': ({ asked }) => `Something else is asked now: ${kinds[asked]}.`,
    'place.capital': () => 'No caravan starts in the capital.',
    'place.occupied': ({ city }, names) => `A caravan already stands in ${names.city(city)}.`,
    'electors.region': ({ city, region }, names) => `${names.city(city)} does not touch region ${region}.`,
    'electors.count': ({ count: due, given }) => `Place exactly ${count(due, 'elector')}, not ${given}.`,
    'announce.stock': ({ resource, amount, stock }) =>
      `You cannot announce ${amount}: you have ${stock} ${resources[resource]}.`,
  },
  events,
  sumUp,
};
