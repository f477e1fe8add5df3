import { grammar } from '@kontor/core';
import type { SeatScore, WinReason } from '../../rules/index.ts';

const { count, list } = grammar('en-GB');

const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

const REASONS: Readonly<Record<WinReason, string>> = {
  most: 'most buyers',
  top: 'a tie, but on top of the tile',
  edges: 'a tie, but most on the edges',
};

const TIE_BREAKS: Readonly<Record<SeatScore['tieBreak'], string>> = {
  none: '',
  discs: 'equal fortunes, so the number of discs on the price table decides (H-4.4).',
  nobility: 'equal fortunes and discs, so the leftmost Nobility disc decides (H-4.4).',
  shared: 'equal in everything, so the place is shared (H-4.4).',
};

/** Texts of Hermagor's user interface. */
export const texts = {
  shared: 'Shared colour',
  map: 'Map of the land',
  market: 'Market',
  prices: 'Prices',
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
  buildOn: (row: string, value: number) => `Put a disc on ${row}, ${value}`,
  inRegion: (row: string, region: string) => `${row} (${region})`,
  decline: (region: string) => `Build nothing in ${region}`,
  declare: (cash: number) => `Declare my ${cash}`,
  waitFor: (name: string) => `Waiting for ${name}.`,
  over: 'The game is over.',

  toll: (toll: number) => `toll ${toll}`,
  sale: (price: number) => `sale ${price}`,
  share: (name: string, cash: number) => `${name} gets ${cash}`,
  net: (net: number) => `net ${signed(net)}`,
  completes: (region: string, pays: readonly string[]) => `completes ${region}: ${list(pays)}`,
  completesLost: (region: string) => `completes ${region}, but no square is free`,
  pays: (row: string, value: number) => `${row} ${value}`,
  stationsOf: (names: readonly string[]) => `stations of ${list(names)}`,
  regionProgress: (region: string, done: number, all: number) => `${region} ${done} of ${all}`,
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

  booth: (row: number, column: number) => `Booth, row ${row}, column ${column}`,
  edgeBelow: (row: number, column: number) => `Passage below booth ${row}.${column}`,
  edgeRight: (row: number, column: number) => `Passage right of booth ${row}.${column}`,
  junction: (row: number, column: number) => `Junction ${row}.${column}`,
  tile: (number: number, products: readonly string[]) => `${list(products)} (${number})`,
  cost: (cost: number) => `costs ${cost}`,
  buyerOf: (name: string) => `buyer of ${name}`,
  leads: (name: string, reason: WinReason, counts: string) => `${name} leads: ${REASONS[reason]} (${counts})`,
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

  buildings: 'Buildings',
  endValue: (value: number) => `At the end: ${value}`,
  discOf: (name: string, value: number) => `Disc of ${name} on ${value}`,

  startPlayer: 'Start player',
  cash: 'Cash',
  hiddenCash: 'hidden',
  buyersLeft: 'Buyers left',
  actionsLeft: 'Actions left',
  sharedLeft: 'Shared stations left',
  supply: 'Stations in the supply',
  discsLeft: 'Discs left',
  merchantIn: 'Merchant in',

  keys: {
    walk: 'Walk on the map or in the market',
    press: 'Choose what has the focus',
    market: 'Show the market',
    map: 'Show the map',
    both: 'Show both boards',
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
    dukedomsOf: (counts: readonly number[]) => `stations ${counts.join(' / ')}`,
    routeOf: (stations: number) => count(stations, 'station'),
    winner: (name: string, total: number) => `${name} wins with ${total}.`,
    winners: (names: readonly string[], total: number) => `${list(names)} share the victory with ${total}.`,
    lead: (by: number, second: string) => `That is ${by} more than ${second}.`,
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
