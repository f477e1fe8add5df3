import { grammar } from '@kontor/core';
import type { SeatScore, Special, WinReason } from '../../rules/index.ts';

/** Whose something is: a name, or the reader's "you". */
export interface Owner {
  readonly name: string;
  readonly mine: boolean;
}

const { count, either, list } = grammar('en-GB');

const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

const REASONS: Readonly<Record<WinReason, string>> = {
  most: 'most buyers',
  top: 'a tie, but on top of the tile',
  edges: 'a tie, but most on the edges',
};

const TIE_BREAKS: Readonly<Record<SeatScore['tieBreak'], string>> = {
  none: '',
  discs: 'equal fortunes, so the number of discs on the price table decides.',
  nobility: 'equal fortunes and discs, so the leftmost Nobility disc decides.',
  shared: 'equal in everything, so the place is shared.',
};

/** What each special tile does. */
const SPECIALS: Readonly<Record<Special, string>> = {
  'floating-market': 'Its winner may raise any one price by 1 at once. Then the tile goes back into the bag.',
  'good-deal': 'Its winner gets 5 cash at once. Then the tile goes back into the bag.',
  'black-market': 'While its winner sells this round, others with stations in the village get nothing.',
  shortcut: 'Once this round its winner pays only half the toll of a journey that ends with a sale.',
};

/** Texts of Hermagor's user interface. */
export const texts = {
  special: SPECIALS,
  shared: 'Shared colour',
  map: 'Map of the land',
  market: 'Market',
  prices: 'Prices',
  priceOf: (product: string, price: number) => `${product}, price ${price}`,
  priceTable: 'Price table: building squares, then prices with their end values',
  players: 'Players',
  targets: 'What you can do',
  boards: 'Boards',
  list: 'List',
  panels: 'Panels',
  both: 'Both',
  mapShort: 'Map',
  round: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
  actionsThisRound: (count: number) => `${count} actions`,

  layers: 'Layers of the map',
  overlays: {
    reach: 'Reach: what each village would bring me now',
    regions: 'Regions and my progress in them',
    dukedoms: 'Dukedoms with everybody’s stations',
    route: 'Principal Route',
  },

  named: (name: string, hint: string) => `${name}: ${hint}`,
  modeLabel: 'What a click on the board means',
  modes: {
    buy: { name: 'My buyer', act: 'Place my buyer', hint: 'Choose a tile or a space in a passage.' },
    'shared-buy': {
      name: 'Shared buyer',
      act: 'Place the shared buyer',
      hint: 'Choose a space for the shared colour; it is free.',
    },
    go: { name: 'Travel and sell', act: 'Travel and sell', hint: 'Choose a village to sell in.' },
    shortcut: {
      name: 'Shortcut',
      act: 'Travel by the Shortcut and sell',
      hint: 'Half the toll; the Shortcut goes back into the bag.',
    },
    move: {
      name: 'Travel only',
      act: 'Travel for half the toll',
      hint: 'Half the toll, no sale; the station comes back.',
    },
    share: {
      name: 'Shared station',
      act: 'Place the shared station',
      hint: 'Choose a village for the shared colour; no sale.',
    },
  },
  /** Where there are many of them. */
  shortModes: { go: 'Sell', shortcut: 'Shortcut', move: 'Travel', share: 'Shared' } as Partial<
    Record<string, string>
  >,
  plain: {
    pass: 'Pass',
    done: 'Done',
    keep: 'Keep the price',
    draw: 'Draw a tile',
    skip: 'Draw none',
    rest: 'Do nothing',
    sell: 'Sell here',
  },
  raise: (product: string, from: number, to: number) => `${product} ${from} → ${to}`,
  raiseShort: (from: number, to: number) => `${from} → ${to}`,
  choosePrice: 'Choose one of the lit prices in the price table.',
  raiseTo: (product: string, to: number) => `Raise ${product} to ${to}`,
  buildEnd: (value: number) => `at the end +${value} at today’s price`,
  buildHad: (value: number) => `no more at the end: the row’s ${value} is yours already`,
  buildNoEnd: 'nothing at the end',
  raiseWorth: (from: number, to: number, uncovers: number | null) =>
    `end value ${from} → ${to}${uncovers === null ? '' : `, uncovers building square ${uncovers}`}`,
  best: (best: number) => `with its regions ${signed(best)}`,
  bestLabel: 'With its regions',
  buildOn: (row: string, value: number, note: string) =>
    `Put a disc on ${row}, ${value}${note && `, ${note}`}`,
  inRegion: (row: string, region: string) => `${row} (${region})`,
  decline: (region: string) => `Build nothing in ${region}`,
  declare: (cash: number) => `Declare my ${cash}`,
  declareCovered: 'Declare my cash',
  /** Whoever looks back at their own turn has no name. */
  turnOf: (name: string | undefined) => (name === undefined ? 'Your turn.' : `Waiting for ${name}.`),
  over: 'The game is over.',

  toll: (toll: number) => `toll ${toll}`,
  sale: (price: number) => `sale ${price}`,
  share: (name: string, cash: number) => `${name} gets ${cash}`,
  net: (net: number) => `net ${signed(net)}`,
  completes: (region: string, pays: readonly string[]) => `completes ${region}: ${either(pays)}`,
  completesLost: (region: string) => `completes ${region}, but no square is free`,
  pays: (row: string, value: number) => `${row} ${value}`,
  stationsOf: (names: readonly string[]) => `${names.length === 1 ? 'station' : 'stations'}: ${list(names)}`,
  regionProgress: (region: string, done: number, all: number) => `${region} ${done} of ${all}`,
  complete: 'complete',
  youShort: 'You',
  you: 'you',
  either: (options: readonly string[]) => either(options),
  paysNow: (what: string) => `would pay ${what}`,
  villages: (names: readonly string[]) => `villages ${list(names)}`,
  road: (place: string, toll: number) => `${place} for ${toll}`,
  roads: (roads: readonly string[]) => `Roads to ${list(roads)}.`,
  dukedom: (name: string, stations: number | undefined) =>
    stations === undefined ? `dukedom of ${name}` : `dukedom of ${name} with ${stations} of your stations`,
  onRoute: 'Principal Route',
  tollFromHere: 'Toll from where you are',
  tollLabel: 'Toll',
  tollHalved: (sum: number) => `Half of ${sum}`,
  saleLabel: 'Sale',
  netLabel: 'Net',
  othersLabel: (name: string) => `${name} gets from the bank`,
  completesHead: (region: string) => `Completes ${region}`,
  completesShared: (region: string) => `Completes ${region} for the shared colour`,
  nothingFree: 'No free square: the chance is lost.',

  tile: (number: number, products: readonly string[]) => `${list(products)} (${number})`,
  cost: (cost: number) => `costs ${cost}`,
  buyerOf: ({ name, mine }: Owner) => (mine ? 'your buyer' : `buyer of ${name}`),
  leads: ({ name, mine }: Owner, reason: WinReason, counts: string) =>
    `${name} ${mine ? 'lead' : 'leads'}: ${REASONS[reason]} (${counts})`,
  reasons: { top: 'on top of the tile', edges: 'most on the edges', tie: 'tied: nobody' },
  tied: (counts: string) => `Tied, nobody wins (${counts})`,
  nobodyThere: 'No buyers yet',
  takesLead: (tile: string) => `would win ${tile}`,
  keepsLead: (tile: string) => `keeps ${tile}`,
  makesTie: (tile: string) => `ties ${tile}`,
  moreBuzz: (cash: number) => `buzz ${signed(cash)}`,
  buzzLabel: (before: number) => `Buzz (now ${before})`,
  winsFor: (ways: number, cost: number) =>
    ways === 1
      ? `One space would win it for you: ${cost}.`
      : `${ways} spaces would win it for you, from ${cost}.`,

  settling: {
    title: 'The market is settled',
    step: (step: number, steps: number) => `${step} / ${steps}`,
    back: 'One step back',
    forward: 'One step on',
    pause: 'Pause',
    play: 'Go on',
    skip: 'Skip the rest',
    again: 'Watch the market again',
  },

  buildings: 'Buildings',
  endValue: (value: number) => `At the end: ${value}`,
  discOf: ({ name, mine }: Owner, value: number) => `${mine ? 'Your disc' : `Disc of ${name}`} on ${value}`,

  startPlayer: 'Start player',
  cash: 'Cash',
  myCash: 'Your cash',
  hiddenCash: 'hidden',
  buyersLeft: 'Buyers left',
  actionsLeft: 'Actions left',
  sharedBuyersLeft: 'Shared buyers left',
  sharedLeft: 'Shared stations left',
  supply: 'Stations in the supply',
  discsLeft: 'Discs left',
  merchantIn: 'Merchant in',
  /** The signs of the players' panel in a word. */
  legend: {
    buyers: 'buyers',
    actions: 'actions',
    shared: 'shared',
    supply: 'stations',
    discs: 'discs',
  },

  keys: {
    walk: 'Walk on the map, in the market or in the list',
    press: 'Choose what has the focus',
    market: 'Show the market',
    map: 'Show the map',
    both: 'Show both boards',
  },

  goal: {
    aim: 'Whoever has most cash at the end wins. Production, dukedoms and the Principal Route are added to it then.',
    ifOver: 'If the game ended now',
    totalNow: 'Total if the game ended now',
    bonusNow: 'Added to the cash if the game ended now',
    plusCash: '+ hidden cash',
    hidden:
      'The cash of the others is hidden until the end: what is shown of their total is what would be added to it.',
    tie: 'Equal: more discs on the price table, then the leftmost Nobility disc.',
    production: 'Each product row with a disc of yours pays its end value once; it rises with the price.',
    dukedoms: (factor: number) => `The dukedom with fewest of your stations pays ${factor} for each of them.`,
    route: 'Most stations on it: +5. Fewest: −5.',
    onIt: (stations: number) => `${stations} on it`,
    noDiscs: 'no disc yet',
    dukedomsOf: (stations: string, least: number, factor: number) => `${stations} → ${least} × ${factor}`,
    routeOf: (own: number, most: number, fewest: number) =>
      `${count(own, 'station')}${most === fewest ? ', all equal' : own === most ? ', most' : own === fewest ? ', fewest' : ''}`,
    level: 'All are level.',
    levelBonus: 'All are level, not counting cash.',
    shared: 'Nobody is ahead alone.',
    sharedBonus: 'Without cash, nobody is ahead alone.',
    ahead: {
      me: (total: number, by: number, second: string) =>
        `You are ahead with ${total}, ${by} more than ${second}.`,
      other: (name: string, total: number, by: number) =>
        `${name} is ahead with ${total}, ${by} more than you.`,
      third: (name: string, total: number, by: number, second: string) =>
        `${name} is ahead with ${total}, ${by} more than ${second}.`,
    },
    aheadBonus: {
      me: (total: number, by: number, second: string) =>
        `Without cash you are ahead with ${total}, ${by} more than ${second}.`,
      other: (name: string, total: number, by: number) =>
        `Without cash ${name} is ahead with ${total}, ${by} more than you.`,
      third: (name: string, total: number, by: number, second: string) =>
        `Without cash ${name} is ahead with ${total}, ${by} more than ${second}.`,
    },
  },

  summary: {
    title: (round: number) => `Round ${round} is over`,
    cash: 'Cash gained and paid',
    net: 'In all',
    sources: {
      buyers: 'Buyers',
      buzz: 'Buzz',
      deal: 'Good Deal',
      tolls: 'Tolls',
      sales: 'Sales',
      shares: 'Sales of others',
      regions: 'Buildings',
    },
    built: (villages: readonly string[], regions: readonly string[]) =>
      [
        villages.length > 0 ? `new stations: ${list(villages)}` : '',
        regions.length > 0 ? `completed: ${list(regions)}` : '',
      ]
        .filter(Boolean)
        .join('; '),
    now: (round: number, rounds: number, phase: string) => `Now: round ${round} of ${rounds}, ${phase}.`,
    toCome: (tiles: readonly number[]) =>
      tiles.length === 1
        ? `Still to come: one round with ${tiles[0]} actions.`
        : `Still to come: ${tiles.length} rounds with ${list(tiles.map(String))} actions, in an unknown order.`,
    lastRound: 'This is the last round.',
    youStart: 'You are the start player.',
    starts: (name: string) => `${name} is the start player.`,
  },

  end: {
    title: 'Final reckoning',
    rank: 'Place',
    player: 'Player',
    cash: 'Cash',
    production: 'Production',
    dukedoms: 'Dukedoms',
    route: 'Principal Route',
    total: 'Total',
    discs: 'Discs',
    places: (rank: number) => `${rank}.`,
    productionOf: (row: string, value: number) => `${row} ${value}`,
    stations: 'stations',
    routeOf: (stations: number) => count(stations, 'station'),
    winner: (name: string, total: number) => `${name} wins with ${total}.`,
    winners: (names: readonly string[], total: number) => `${list(names)} share the victory with ${total}.`,
    youWin: (total: number) => `You win with ${total}.`,
    youShare: (others: readonly string[], total: number) =>
      `You and ${list(others)} share the victory with ${total}.`,
    lead: (by: number, second: string) => `That is ${by} more than ${second}.`,
    leadOverYou: (by: number) => `That is ${by} more than you.`,
    tieBreak: TIE_BREAKS,
    tied: (names: readonly string[], why: string) => `${list(names)}: ${why}`,
    fortunes: 'Fortunes over the game',
    setup: 'Start',
    after: (round: number, phase: string) => `${round} ${phase}`,
    marketShort: 'market',
    sellingShort: 'selling',
    final: 'End',
  },
  logHeading: (round: number, phase: string) => `Round ${round} · ${phase}`,
};
export type UiTexts = typeof texts;
