import { grammar, type Seat } from '@kontor/core';
import type { Resource } from '../../rules/files/board.ts';
import type { WalkStep } from '../../rules/view/preview-types.ts';
import { contractValue } from '../../rules/view/walk.ts';
import { texts as game } from '../../texts/en.ts';
import type { Names } from '../../texts/types.ts';
import { cards } from './cards-en.ts';

const { count, either, list, plural } = grammar('en-GB');

const { resources } = game;
/** One of it. */
const one: Readonly<Record<Resource, string>> = { ...resources, gems: 'a gem' };

/** Texts of the user interface; the game's own texts are in `texts/`. */
export const texts = {
  map: 'Map of the realm',
  list,
  cards,

  /* Tracks */
  turnOf: (turn: number, turns: number) => `Turn ${turn} of ${turns}`,
  supplyResources: (steps: number) => `${count(steps, 'set')} of resources to come`,
  supplyContracts: (steps: number) => `${count(steps, 'contract')} to come`,
  short: { resources: 'Goods', contracts: 'Contracts' },

  /* Players */
  players: 'Players',
  first: 'goes first',
  ready: 'ready',
  plotting: 'plotting',
  placed: (influence: number, temples: number, electors: number) =>
    `religion ${influence} by ${count(temples, 'temple')}, ${count(electors, 'elector')} on the map`,

  /* Cities */
  rank: (rank: number) => `rank ${rank}`,
  capital: 'capital',
  goods: (goods: readonly string[]) => `goods: ${list(goods)}`,
  contract: (value: number, asks: readonly string[]) => `contract worth ${value} for ${list(asks)}`,
  lacking: (missing: readonly string[]) => `you lack ${list(missing)}`,
  complete: 'you have all it asks for',
  empty: 'nothing lies there',
  templeOf: (seat: Seat, names: Names) =>
    seat === names.me ? 'your temple' : `temple of ${names.player(seat)}`,
  you: 'you',
  /** In place of the viewer's name in a table. */
  youShort: 'You',
  caravansOf: (names: readonly string[]) => `here: ${list(names)}`,
  touches: (regions: readonly string[]) => `touches ${list(regions)}`,
  roadTo: (label: string, city: string) => `road ${label} to ${city}`,
  roadsAway: (roads: number) => (roads === 0 ? 'your caravan is here' : `${count(roads, 'road')} away`),
  addMove: (labels: string) =>
    `adds ${plural(labels.length, { one: 'move', other: 'moves' })} ${[...labels].join(', ')}`,
  addTransact: 'adds transact',
  changeTo: (slot: number, act: string) => `makes action ${slot} ${act === 'x' ? 'transact' : `move ${act}`}`,
  noNeighbour: 'not one road away from there',
  placeHere: 'place your caravan here',
  tooFar: 'too far for this plan',
  region: (numeral: string, name: string) => `Region ${numeral}, ${name}`,
  regionElectors: (electors: number) => `${count(electors, 'elector')} face down`,
  addElector: 'adds an elector',

  /* Plan */
  play: 'Play',
  panels: 'Panels',
  slots: 'Your six actions',
  named: (name: string, what: string) => `${name}: ${what}`,
  slot: (number: number) => `Action ${number}`,
  slotEmpty: 'empty',
  next: 'Next action',
  leadsTo: (city: string) => `to ${city}`,
  noRoad: 'no road',
  transact: 'Transact',
  takes: (resource: Resource) => `takes ${one[resource]}`,
  delivers: (value: number) => `fulfils the contract worth ${value}`,
  step: (step: WalkStep, reason: string, names: Names): string => {
    const where = names.city(step.to);
    // More than two names would make the sentence too long.
    const rivals = step.rivals.length > 2 ? 'a rival' : either(step.rivals.map(names.player));
    const risk = step.rivals.length === 0 ? '; nobody can be first' : `, unless ${rivals} is first`;
    if (step.resource)
      return step.certain && step.rivals.length > 0
        ? `Take ${one[step.resource]} in ${where}, or the next if ${rivals} is first`
        : `Take ${one[step.resource]} in ${where}${risk}`;
    if (step.contract) return `Fulfil the contract worth ${contractValue(step.contract)} in ${where}${risk}`;
    return step.outcome === 'moved' ? `Road ${step.act} to ${where}` : `Does nothing in ${where}: ${reason}`;
  },
  overlookedGoods: (city: string, resource: Resource) => `You pass ${city} without taking ${one[resource]}.`,
  overlookedContract: (city: string, value: number) =>
    `You pass ${city}, where you could fulfil the contract worth ${value}.`,
  startGoods: (city: string, resource: Resource) =>
    `You are in ${city}: begin with transact to take ${one[resource]}.`,
  startContract: (city: string, value: number) =>
    `You are in ${city}: begin with transact to fulfil the contract worth ${value}.`,
  endGoods: (city: string, resource: Resource) =>
    `Your plan ends in ${city}: add transact to take ${one[resource]}.`,
  endContract: (city: string, value: number) =>
    `Your plan ends in ${city}: add transact to fulfil the contract worth ${value}.`,
  planAction: (slot: number, does: string) => `Action ${slot}: ${does}.`,
  planRemoved: (slot: number) => `Action ${slot} removed.`,
  planCleared: 'The plan is empty.',
  planFull: 'All six actions are laid.',
  planLater: 'You can plan when all that happened is shown. Escape skips to that.',
  planReady: 'Your plan is laid ready.',
  planOpen: 'Your plan can be changed again.',
  haveAfter: (action: number) => `After action ${action}:`,
  haveNothing: 'nothing',
  openPlans: 'Plans laid ready',
  walkPlan: 'Walk the plan',
  walkShort: 'Walk',
  stopWalk: 'Stop',
  removeLast: 'Remove last',
  remove: 'Remove',
  earlier: 'Earlier',
  later: 'Later',
  clear: 'Clear plan',
  clearShort: 'Clear',
  done: 'Done',
  layReady: 'Ready',
  takeBackReady: 'Change my plan',
  waiting: (names: readonly string[]) => `Your plan is laid. Waiting for ${list(names)}.`,
  waitingFor: (names: readonly string[]) => `Waiting for ${list(names)}.`,
  emptyTitle: 'Lay an empty plan?',
  emptyText: 'Your caravan will do nothing this turn.',
  emptyYes: 'Lay it empty',
  emptyNo: 'Back to the plan',
  fillHint: 'Choose a city on the map or a letter above.',
  goalHint:
    'Transact where goods lie to take the cheapest, and where a contract lies to fulfil it: then you pick two of contract, temple and electors.',

  /* Resolution */
  turnTab: 'Turn',
  resolutionOf: (turn: number) => `Resolution of turn ${turn}`,
  actionNumber: (number: number) => `Action ${number}`,
  pending: 'to come',
  stepBack: 'Step back',
  stepForward: 'Step forward',
  pause: 'Pause',
  goOn: 'Play',
  again: 'Watch again',
  skip: 'Skip to the end',
  now: 'Back to now',
  speed: (times: number) => `Speed ×${times}`,
  noResolution: 'Nothing has been resolved yet.',
  bubble: {
    took: (resource: Resource) => `+ ${resource === 'gems' ? 'gem' : resources[resource]}`,
    fulfilled: (value: number) => `contract ${value}`,
    temple: 'temple',
    electors: (number: number) => count(number, 'elector'),
  },

  refused: 'That is not possible now.',

  /* Choices */
  pickTwo: 'Pick two of three',
  pickKeep: (value: number) => `Keep the contract: ${value} economic influence`,
  pickTemple: (rank: number) => `Build a temple: ${rank} religious influence`,
  pickElectors: (electors: number) => `Place ${count(electors, 'elector')} in the regions around`,
  pickMore: (more: number) => `Choose ${more} more.`,
  confirmPicks: 'Do both',
  picked: (picks: readonly string[]) => `Chosen: ${list(picks)}. Enter does both.`,
  electorsLeft: (left: number) => (left === 0 ? 'All are placed.' : `${count(left, 'elector')} to place.`),
  confirmElectors: 'Place them',
  electorsPut: (number: number, region: string, lying: number) =>
    `${count(number, 'elector')} for ${region}, where ${count(lying, 'elector')} ${lying === 1 ? 'lies' : 'lie'} face down: strictly most at the end control it.`,
  enterElectors: 'Enter places them.',
  fewer: (region: string) => `One fewer in ${region}`,
  more: (region: string) => `One more in ${region}`,
  /** Nobody's name: it is the reader. */
  choiceOf: (name?: string) =>
    `${name ? `${name} chooses` : 'You choose'} what to do with a fulfilled contract.`,
  electorsOf: (name?: string) => `${name ? `${name} places` : 'You place'} electors.`,

  /* Monopolies */
  announceHow: (resource: Resource) =>
    `How ${resource === 'gems' ? 'many' : 'much'} ${resources[resource]} do you announce?`,
  announceButton: (amount: number) => `Announce ${amount}`,
  youHave: (amount: number, resource: Resource) =>
    `You have ${amount || 'no'} ${amount === 1 && resource === 'gems' ? 'gem' : resources[resource]}.`,
  strictlyMost: 'Strictly most wins a card worth 3.',
  leadWith: 'You would lead.',
  tieWith: 'You would tie: nobody wins a tie.',
  behind: (amount: number) => `The most announced so far is ${amount}.`,
  announcing: (name?: string) => `${name ? `${name} is` : 'You are'} announcing.`,
  monopoliesOf: (turn: number) => `Monopolies of turn ${turn}`,
  card: 'Card',
  won: 'won the card',
  nobodyWins: 'nobody',
  announced: (amount: number, resource: Resource) =>
    `announced ${amount} ${amount === 1 && resource === 'gems' ? 'gem' : resources[resource]}`,

  /* Placing */
  starting: 'Where your caravan can start',
  near: (goods: number, contracts: number) =>
    `within two roads ${count(goods, 'place')} with goods, ${count(contracts, 'contract')}`,
  placingOf: (name?: string) => `${name ? `${name} chooses` : 'You choose'} where to start.`,

  /* Behind the screen */
  screen: 'Screen',
  myScreen: 'Behind my screen',
  screenOf: (name: string) => `Behind the screen of ${name}`,
  stock: 'Goods',
  worth: (worth: number) => `worth ${worth}`,
  keptContracts: 'Contracts kept',
  monopolies: 'Monopolies',
  nothingKept: 'none yet',
  noScreen: 'You are watching: what lies behind the screens is hidden.',
  contracts: 'Contracts',
  contractsOnMap: 'Contracts on the map',
  needsNothing: 'ready to deliver',
  needs: (missing: readonly string[]) => `still needs ${list(missing)}`,
  noContracts: 'No contract lies on the map.',

  /* Standing */
  standing: 'Standing',
  religion: 'Religion',
  politics: 'Politics',
  economy: 'Economy',
  hidden: 'hidden',
  between: (least: number, most: number) => `${least}–${most}`,
  betweenText: (least: number, most: number, electors: number) =>
    `between ${least} and ${most}, ${count(electors, 'elector')} placed`,
  temples: (temples: number) => count(temples, 'temple'),
  electors: (electors: number) => count(electors, 'elector'),
  outNow: 'If it ended now',

  /* Log */
  supplied: (goods: readonly string[], contracts: readonly string[]): string => {
    const parts = [
      ...(goods.length > 0 ? [`goods in ${list(goods)}`] : []),
      ...(contracts.length > 0
        ? [`${contracts.length === 1 ? 'a contract' : 'contracts'} in ${list(contracts)}`]
        : []),
    ];
    return parts.length === 0 ? '' : `New: ${parts.join(', ')}.`;
  },
  turnHeading: (turn: number) => `Turn ${turn}`,
  monopolyHeading: (turn: number) => `Turn ${turn} · Monopolies`,

  /* End */
  kept: (contracts: number, monopolies: number) =>
    `${count(contracts, 'contract')}, ${count(monopolies, 'monopoly', 'monopolies')}`,
  storyTitle: 'How it was decided',
  influences: 'Influences',
  isOut: (seat: Seat, names: Names) => (seat === names.me ? 'You are out' : `${names.player(seat)} is out`),
  noneOut: (names: readonly string[]) => `No decision between ${list(names)}`,
  dieDecides: (name: string) => `The die decides for ${name}.`,
  chartOf: (step: string) => `${step} over the game`,
  start: 'Start',
  controls: 'Control of the regions',

  /* Keys */
  keys: {
    moves: 'Add a move along that road',
    transact: 'Add transact',
    remove: 'Remove the last action',
    ready: 'Lay the plan ready',
    walk: 'Walk the map',
    pause: 'Pause or play the resolution',
    skip: 'Skip the resolution',
    back: 'One step back in the resolution',
    forward: 'One step forward in the resolution',
  },
};
export type MerchantsUiTexts = typeof texts;
