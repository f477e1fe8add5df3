import { grammar } from '@kontor/core';
import { REGION_NUMERALS } from '../rules/files/board.ts';
import { TRANSACT } from '../rules/state/types.ts';
import type { EventOf, MerchantsTexts, Names } from './types.ts';

const { count, list } = grammar('en-GB');

const resources = { coal: 'coal', bronze: 'bronze', silver: 'silver', gems: 'gems', gold: 'gold' };
/** One of it. */
const one = { ...resources, gems: 'a gem' };
const kinds = {
  place: 'place a caravan',
  plot: 'lay a plot',
  picks: 'pick two',
  electors: 'place electors',
  announce: 'announce an amount',
};
const tracks = { resources: 'resources', contracts: 'contracts' };
const steps = { religion: 'Religion', politics: 'Politics', economy: 'Economy' };
const picks = { keep: 'keep the contract', temple: 'build a temple', electors: 'place electors' };

const criteria = {
  religion: {
    influence: 'least religious influence',
    largestTemple: 'least largest temple',
    temples: 'fewest temples',
  },
  politics: {
    influence: 'least political influence',
    largestRegion: 'least largest region',
    electors: 'fewest electors on the map',
  },
  economy: {
    influence: 'least economic influence',
    monopolies: 'fewest monopolies',
    largestContract: 'least largest contract',
    contracts: 'fewest contracts',
    gold: 'least gold',
    gems: 'fewest gems',
    silver: 'least silver',
    bronze: 'least bronze',
    coal: 'least coal',
  },
};

function contract(id: string): string {
  return id
    .split('-')
    .map((resource) => resources[resource as keyof typeof resources])
    .join(' + ');
}

function rolled(event: EventOf<'rolled'>, names: Names): string {
  const rolls = event.rolls.map(({ seat, die }) => `${names.player(seat)} ${die}`).join(', ');
  const why = event.purpose === 'start' ? 'for the first place' : 'to break the tie';
  const [winner] = event.highest;
  if (winner === undefined || event.highest.length > 1)
    return `Thrown ${why}: ${rolls}. The highest tie and throw again.`;
  return `Thrown ${why}: ${rolls}. ${names.player(winner)} is highest.`;
}

export const en: MerchantsTexts = {
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
  action: (act) => (act === TRANSACT ? 'transact' : `move ${act}`),
  criterion: (step, criterion) => new Map(Object.entries(criteria[step])).get(criterion) ?? criterion,
  reason: (reason, act) => {
    switch (reason) {
      case 'noRoad':
        return `no road ${act} leads from there`;
      case 'nothingHere':
        return 'there is nothing there';
      case 'alreadyServed':
        return 'only one transaction per city and turn';
      case 'tooLate':
        return 'somebody came first';
      case 'missingResources':
        return 'the resources for the contract are not all there';
    }
  },
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
  events: {
    opened: ({ seats, turns }) => `${count(seats, 'player')}, ${count(turns, 'turn')}.`,
    resourcesSupplied: ({ city, die, resources: drawn }, names) =>
      `${die === null ? 'To the capital' : `The die shows ${die}`}: ${list(drawn.map((each) => resources[each]))} in ${names.city(city)}.`,
    contractSupplied: ({ city, die, contract: id }, names) =>
      `The die shows ${die}: a contract for ${contract(id)} in ${names.city(city)}.`,
    supplyShort: ({ track, steps: left }) =>
      `The bag of ${tracks[track]} is empty: ${count(left, 'step')} left for the next turn.`,
    rolled,
    caravanPlaced: ({ seat, city }, names) => `${names.player(seat)} starts in ${names.city(city)}.`,
    turnStarted: ({ turn, first }, names) => `Turn ${turn}: ${names.player(first)} goes first.`,
    plotLaid: ({ seat }, names) => `${names.player(seat)} has laid a plot.`,
    plotsRevealed: ({ plots }, names) =>
      `The plots: ${plots.map((plot, seat) => `${names.player(seat)} ${plot || '–'}`).join(', ')}.`,
    moved: ({ seat, road, to }, names) => `${names.player(seat)} moves by road ${road} to ${names.city(to)}.`,
    took: ({ seat, city, resource }, names) =>
      `${names.player(seat)} takes ${one[resource]} in ${names.city(city)}.`,
    fulfilled: ({ seat, city, contract: id }, names) =>
      `${names.player(seat)} fulfils the contract in ${names.city(city)}: ${contract(id)}.`,
    ignored: ({ seat, action, act, city, reason }, names) =>
      `${names.player(seat)} in ${names.city(city)}, action ${action} (${en.action(act)}) ignored: ${en.reason(reason, act)}.`,
    markerAdvanced: ({ track, steps: at }) => `The marker of ${tracks[track]} advances to ${at}.`,
    picked: ({ seat, picks: chosen, asked }, names) =>
      `${names.player(seat)} ${asked ? 'chooses to' : 'can only'} ${list(chosen.map((pick) => picks[pick]))}.`,
    contractKept: ({ seat, contract: id }, names) =>
      `${names.player(seat)} keeps the contract for ${contract(id)}.`,
    contractReturned: ({ contract: id }) => `The contract for ${contract(id)} goes back into the bag.`,
    templeBuilt: ({ seat, city, rank }, names) =>
      `${names.player(seat)} builds a temple of rank ${rank} in ${names.city(city)}.`,
    electorsPlaced: ({ seat, regions }, names) =>
      `${names.player(seat)} places electors: ${REGION_NUMERALS.filter((region) => regions[region])
        .map((region) => `${regions[region]} in ${region}`)
        .join(', ')}.`,
    announceOpened: ({ resource }) => `Who has the monopoly of ${resources[resource]}?`,
    announced: ({ seat, resource, amount }, names) =>
      `${names.player(seat)} announces ${amount} ${amount === 1 && resource === 'gems' ? 'gem' : resources[resource]}.`,
    monopolyScored: ({ resource, winner }, names) =>
      winner === null
        ? `Nobody has the monopoly of ${resources[resource]}.`
        : `${names.player(winner)} wins the monopoly of ${resources[resource]}.`,
    regionScored: ({ region, controller }, names) =>
      controller === null
        ? `Nobody controls region ${region}.`
        : `${names.player(controller)} controls region ${region}.`,
    influences: ({ seat, tally }, names) =>
      `${names.player(seat)}: religion ${tally.religion.influence}, politics ${tally.politics.influence}, economy ${tally.economy.influence}.`,
    eliminated: ({ seat, step, criterion }, names) =>
      `${steps[step]}: ${names.player(seat)} is out, ${en.criterion(step, criterion)}.`,
    undecided: ({ step, seats }, names) =>
      `${steps[step]} cannot decide between ${list(seats.map((seat) => names.player(seat)))}.`,
    ended: ({ winners }, names) =>
      winners.length === 1
        ? `${names.player(winners[0] ?? 0)} wins.`
        : `${list(winners.map((seat) => names.player(seat)))} share the victory.`,
  },
};
