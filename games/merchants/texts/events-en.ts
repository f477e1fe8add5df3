import { grammar, type Seat } from '@kontor/core';
import { REGION_NUMERALS } from '../rules/files/board.ts';
import { MONOPOLY_WORTH } from '../rules/state/constants.ts';
import { type Action, type ByRegion, TRANSACT } from '../rules/state/types.ts';
import { contractValue } from '../rules/view/walk.ts';
import type { ActedEvent, EventOf, MerchantsTexts, Names } from './types.ts';
import { amountsOf, tiedForMost } from './votes.ts';

const { count, list } = grammar('en-GB');

export const resources = { coal: 'coal', bronze: 'bronze', silver: 'silver', gems: 'gems', gold: 'gold' };
/** One of it. */
export const one = { ...resources, gems: 'a gem' };
export const tracks = { resources: 'resources', contracts: 'contracts' };
export const steps = { religion: 'Religion', politics: 'Politics', economy: 'Economy' };
export const picks = { keep: 'keep the contract', temple: 'build a temple', electors: 'place electors' };

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

export const criterion: MerchantsTexts['criterion'] = (step, name) =>
  new Map(Object.entries(criteria[step])).get(name) ?? name;

export function contract(id: string): string {
  return id
    .split('-')
    .map((resource) => resources[resource as keyof typeof resources])
    .join(' + ');
}

export function action(act: Action): string {
  return act === TRANSACT ? 'transact' : `move ${act}`;
}

export const reason: MerchantsTexts['reason'] = (why, act, by) => {
  switch (why) {
    case 'noRoad':
      return `no road ${act} leads from there`;
    case 'nothingHere':
      return 'there is nothing there';
    case 'alreadyServed':
      return 'only one transaction per city and turn';
    case 'tooLate':
      return `${by ? list(by) : 'somebody'} came first`;
    case 'missingResources':
      return 'the resources for the contract are not all there';
  }
};

const name = (seat: Seat, names: Names): string => (seat === names.me ? 'you' : names.player(seat));
const people = (seats: readonly Seat[], names: Names): string => list(seats.map((seat) => name(seat, names)));
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Who does it, and the verb for others and for the reader. */
function does(seat: Seat, names: Names, third: string, second: string): string {
  return seat === names.me ? `You ${second}` : `${names.player(seat)} ${third}`;
}

function regionsText(regions: Partial<ByRegion<number>>): string {
  return list(
    REGION_NUMERALS.flatMap((region) => (regions[region] ? [`${regions[region]} in region ${region}`] : [])),
  );
}

function rolled(event: EventOf<'rolled'>, names: Names): string {
  const rolls = event.rolls.map(({ seat, die }) => `${name(seat, names)} ${die}`).join(', ');
  const why = event.purpose === 'start' ? 'for the first place' : 'to break the tie';
  const [winner] = event.highest;
  if (winner === undefined || event.highest.length > 1)
    return `Thrown ${why}: ${rolls}. The highest tie and throw again.`;
  return `Thrown ${why}: ${rolls}. ${does(winner, names, 'is', 'are')} highest.`;
}

function monopolyScored({ resource, winner, amounts }: EventOf<'monopolyScored'>, names: Names): string {
  const monopoly = `the monopoly of ${resources[resource]}`;
  if (winner !== null) {
    const others = amountsOf(amounts, winner, (seat) => name(seat, names));
    return `${does(winner, names, 'wins', 'win')} ${monopoly}, a card worth ${MONOPOLY_WORTH}, with ${amounts[winner]}${others}.`;
  }
  const { most, seats } = tiedForMost(amounts);
  if (most === 0) return `Nobody has ${monopoly}: nobody announced any.`;
  return `Nobody has ${monopoly}: ${people(seats, names)} tie with ${most}.`;
}

function regionScored({ region, controller, electors }: EventOf<'regionScored'>, names: Names): string {
  if (controller !== null) {
    const others = amountsOf(electors, controller, (seat) => name(seat, names));
    const own = count(electors[controller] ?? 0, 'elector');
    return `${does(controller, names, 'controls', 'control')} region ${region} with ${own}${others}.`;
  }
  const { most, seats } = tiedForMost(electors);
  if (most === 0) return `Nobody controls region ${region}: no elector lies there.`;
  return `Nobody controls region ${region}: ${people(seats, names)} tie with ${most}.`;
}

function eliminated({ seat, step, criterion: decided, values }: EventOf<'eliminated'>, names: Names): string {
  const own = values.find((each) => each.seat === seat)?.value ?? 0;
  const others = values
    .filter((each) => each.seat !== seat)
    .map((each) => `${name(each.seat, names)} ${each.value}`)
    .join(', ');
  const out = seat === names.me ? 'you are out' : `${names.player(seat)} is out`;
  return `${steps[step]}: ${out}, ${criterion(step, decided)}: ${own} (${others}).`;
}

export const events: MerchantsTexts['events'] = {
  opened: ({ seats, turns }) => `${count(seats, 'player')}, ${count(turns, 'turn')}.`,
  resourcesSupplied: ({ city, die, resources: drawn }, names) =>
    `${die === null ? 'To the capital' : `The die shows ${die}`}: ${list(drawn.map((each) => resources[each]))} in ${names.city(city)}.`,
  contractSupplied: ({ city, die, contract: id }, names) =>
    `The die shows ${die}: a contract for ${contract(id)} in ${names.city(city)}.`,
  supplyShort: ({ track, steps: left }) =>
    `The bag of ${tracks[track]} is empty: ${count(left, 'step')} left for the next turn.`,
  rolled,
  caravanPlaced: ({ seat, city }, names) => `${does(seat, names, 'starts', 'start')} in ${names.city(city)}.`,
  turnStarted: ({ turn, first }, names) =>
    `Turn ${turn}: ${first === names.me ? 'you go' : `${names.player(first)} goes`} first.`,
  plotLaid: ({ seat }, names) => `${does(seat, names, 'has', 'have')} laid a plot.`,
  plotsRevealed: ({ plots }, names) =>
    `The plots are revealed: ${list(plots.map((plot, seat) => `${name(seat, names)} ${plot.length === 0 ? 'nothing' : count(plot.length, 'action')}`))}.`,
  moved: ({ seat, road, to }, names) =>
    `${does(seat, names, 'moves', 'move')} by road ${road} to ${names.city(to)}.`,
  took: ({ seat, city, resource, left }, names) =>
    `${does(seat, names, 'takes', 'take')} ${one[resource]} in ${names.city(city)}, ${left === 0 ? 'the last there' : 'the cheapest there'}.`,
  fulfilled: ({ seat, city, contract: id }, names) =>
    `${does(seat, names, 'fulfils', 'fulfil')} the contract worth ${contractValue(id)} in ${names.city(city)}: ${contract(id)}.`,
  ignored: ({ seat, action: number, act, city, reason: why, by }, names) =>
    `${does(seat, names, 'does', 'do')} nothing in ${names.city(city)} with action ${number} (${action(act)}): ${reason(
      why,
      act,
      by?.map((each) => name(each, names)),
    )}.`,
  markerAdvanced: ({ track, steps: at }) => `The marker of ${tracks[track]} advances to ${at}.`,
  picked: ({ seat, picks: chosen, asked }, names) =>
    `${asked ? does(seat, names, 'chooses', 'choose') : does(seat, names, 'can only', 'can only')}${asked ? ' to' : ''} ${list(chosen.map((pick) => picks[pick]))}.`,
  contractKept: ({ seat, contract: id }, names) =>
    `${does(seat, names, 'keeps', 'keep')} the contract for ${contract(id)}: ${contractValue(id)} economic influence.`,
  contractReturned: ({ contract: id }) => `The contract for ${contract(id)} goes back into the bag.`,
  templeBuilt: ({ seat, city, rank }, names) =>
    `${does(seat, names, 'builds', 'build')} a temple in ${names.city(city)}: ${rank} religious influence.`,
  electorsPlaced: ({ seat, regions }, names) =>
    `${does(seat, names, 'places', 'place')} electors: ${regionsText(regions)}.`,
  announceOpened: ({ resource }) => `Who has the monopoly of ${resources[resource]}?`,
  announced: ({ seat, resource, amount }, names) =>
    `${does(seat, names, 'announces', 'announce')} ${amount === 0 ? 'no' : amount} ${amount === 1 && resource === 'gems' ? 'gem' : resources[resource]}.`,
  monopolyScored,
  regionScored,
  influences: ({ seat, tally }, names) =>
    `${capital(name(seat, names))}: religion ${tally.religion.influence}, politics ${tally.politics.influence}, economy ${tally.economy.influence}.`,
  eliminated,
  undecided: ({ step, seats }, names) => `${steps[step]} cannot decide between ${people(seats, names)}.`,
  ended: ({ winners }, names) =>
    winners.length === 1
      ? `${does(winners[0] ?? 0, names, 'wins', 'win')}.`
      : `${capital(people(winners, names))} share the victory.`,
};

/** What somebody did, as the end of a sentence that begins with who it was. */
function did(event: ActedEvent, names: Names): string {
  const verb = (third: string, second: string): string => (event.seat === names.me ? second : third);
  switch (event.type) {
    case 'moved':
      return `${verb('goes', 'go')} to ${names.city(event.to)}`;
    case 'took':
      return `${verb('takes', 'take')} ${one[event.resource]} in ${names.city(event.city)}`;
    case 'fulfilled':
      return `${verb('fulfils', 'fulfil')} the contract worth ${contractValue(event.contract)} in ${names.city(event.city)}`;
    case 'ignored':
      return `${verb('gets', 'get')} nothing in ${names.city(event.city)} (${reason(
        event.reason,
        event.act,
        event.by?.map((each) => name(each, names)),
      )})`;
    case 'contractKept':
      return `${verb('keeps', 'keep')} the contract worth ${contractValue(event.contract)}`;
    case 'templeBuilt':
      return `${verb('builds', 'build')} a temple of rank ${event.rank}`;
    default:
      return `${verb('places', 'place')} electors: ${regionsText(event.regions)}`;
  }
}

/** What one seat did, in one sentence. */
export const sumUp: MerchantsTexts['sumUp'] = (seat, acted, names) =>
  `${seat === names.me ? 'You' : names.player(seat)} ${list(acted.map((event) => did(event, names)))}.`;
