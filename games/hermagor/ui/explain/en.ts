import { grammar } from '@kontor/core';
import type { Projection } from '../../rules/index.ts';
import { signed } from '../../texts/signed.ts';
import type { Owner } from '../texts/en.ts';

interface Words {
  readonly title: string;
  readonly text: string;
}

const { list } = grammar('en-GB');

/** What everything on the table is and does. */
export const texts = {
  single: (product: string): string =>
    `Whoever wins it may sell ${product} this round as often as they like, and may raise its price by 1 at once (the arrow). The lowest number names the start player.`,
  double: (products: readonly string[]): string =>
    `Whoever wins it may sell ${list(products)} this round as often as they like. The lowest number names the start player.`,
  tile: (products: readonly string[], number: number) => `Tile ${number}: ${list(products)}`,
  won: 'Most buyers on the tile and on the spaces that touch it win it; tied: the one on top, then most on its edges.',
  emptyBooth: 'No tile lies here, so no buyer can stand here.',
  booth: (name: string) => `Booth ${name}`,
  space: (cost: number, tiles: readonly string[], lines: number) =>
    `A buyer here costs ${cost}. It counts for ${tiles.length > 0 ? `the tiles ${list(tiles)}` : 'no tile'}, and for the buzz of ${lines === 2 ? 'both passages' : 'its passage'}.`,
  buyer: ({ name, mine }: Owner) =>
    `The wooden figure is ${mine ? 'your buyer' : `a buyer of ${name}`}. It counts for the tiles that it touches and for the buzz, and goes home when the market is settled.`,
  stations: (names: readonly string[]) =>
    `${names.length === 1 ? 'The wooden house is a station' : 'The wooden houses are stations'}: ${list(names)}. Each owner gets 1 when somebody else sells here.`,
  station: ({ name, mine }: Owner, place: string): Words => ({
    title: mine ? `Your station in ${place}` : `Station of ${name} in ${place}`,
    text: `${mine ? 'You get' : 'Its owner gets'} 1 when somebody else sells here. With ${mine ? 'your' : 'own'} stations in all its villages a region is completed.`,
  }),
  sharedStation: (place: string): Words => ({
    title: `Shared station in ${place}`,
    text: 'It counts for nobody’s regions but those of the shared colour, and earns nothing when somebody sells here.',
  }),
  merchants: (names: readonly string[]) =>
    `${names.length === 1 ? 'Merchant' : 'Merchants'} in this place: ${list(names)}.`,
  line: (name: string, own: number | undefined) => ({
    title: `Buzz of ${name}`,
    text: `When the market is settled, 1, 2, 3 or 4 of your buyers in this passage earn 1, 3, 6 or 10 cash.${own === undefined ? '' : ` You have ${own} there.`}`,
  }),
  price: (product: string, price: number, end: number): Words => ({
    title: `Price of ${product}: ${price}`,
    text: `A sale of ${product} brings ${price}. If the game ended now, this row would be worth ${end} to everybody with a disc in it.`,
  }),
  row: (product: string, building: string, price: number, end: number): Words => ({
    title: `${product} – ${building}`,
    text: `A sale brings ${price} now. A region that shows a ${building} lets you put a disc on the highest free square that the slab does not hide. At the end the row pays ${end} at today’s price, once to everybody with a disc in it.`,
  }),
  square: (value: number, hidden: boolean, used: boolean): Words => ({
    title: `Building square ${value}`,
    text: used
      ? `A disc here earns ${value} cash at once.${hidden ? ' The price hides it now; it comes free when the price rises.' : ''}`
      : 'This square is not used with two players.',
  }),
  nobilitySquare: (value: number): Words => ({
    title: `Nobility square ${value}`,
    text: `A disc here earns ${value} cash at once. The lowest free square is taken first.`,
  }),
  disc: ({ name, mine }: Owner): string => `The disc on it is ${mine ? 'yours' : `that of ${name}`}.`,
  nobility: {
    title: 'Nobility',
    text: 'Completing a region with a banner puts a disc on the lowest free square of this row and earns its number. It pays nothing at the end.',
  },
  endValue: (value: number): Words => ({
    title: `End value ${value}`,
    text: `At the end of the game a row with this price pays ${value} to everybody with a disc in it.`,
  }),
  buildings: {
    title: 'Buildings',
    text: 'Squares for discs. A completed region puts one there; the number is earned at once. The wooden slab of the price hides two squares.',
  },
  cash: {
    title: 'Cash',
    text: 'Most cash at the end wins. The number with a sign is the last change, which everybody has seen.',
  },
  ahead: {
    title: 'Who is ahead',
    text: 'As the table lies now: cash, product rows with a disc, the smallest number of stations in a dukedom, and the Principal Route. Cash that is hidden is left out for everybody.',
  },
  ifOver: ({ name, mine }: Owner, { productionTotal, dukedomsTotal, routeTotal, bonus }: Projection) => ({
    title: `${mine ? 'You' : name}, if the game ended now`,
    text: `Production ${signed(productionTotal)}, dukedoms ${signed(dukedomsTotal)}, Principal Route ${signed(routeTotal)}: ${signed(bonus)} would be added to the cash.`,
  }),
  buyers: { title: 'Buyers left', text: 'Buyers still to be placed in the market this round.' },
  actions: {
    title: 'Actions left',
    text: 'Stations taken for this round. Each action uses one: travel and sell, sell, travel for half the toll, or nothing.',
  },
  shared: {
    title: 'Shared stations left',
    text: 'Stations of the shared colour that may still be placed this round.',
  },
  supply: { title: 'Stations in the supply', text: 'Stations for later rounds.' },
  discs: { title: 'Discs left', text: 'Discs for completed regions; without a disc a region earns nothing.' },
  merchant: (place: string, of: Owner | undefined): Words => ({
    title: of
      ? `${of.mine ? 'Your merchant' : `Merchant of ${of.name}`} in ${place}`
      : `Merchant in ${place}`,
    text: 'The merchant travels along the roads; the tolls of the cheapest way are paid.',
  }),
  player: (mine: boolean) =>
    `All wooden pieces with this colour and mark are ${mine ? 'yours' : 'this player’s'}.`,
  way: ({ name, mine }: Owner): Words => ({
    title: mine ? 'Your last journey' : `Last journey of ${name}`,
    text: `The way that ${mine ? 'your merchant' : `the merchant of ${name}`} went last. It stays until the next one.`,
  }),
  start: {
    title: 'Start player',
    text: 'Begins the market and the selling. Whoever holds the lowest tile names the next one.',
  },
  round: (round: number, rounds: number, actions: number | undefined): Words => ({
    title: `Round ${round} of ${rounds}`,
    text: `A round has a market, the settling of it, and the selling${actions === undefined ? '' : `, this time with ${actions} actions for everybody`}.`,
  }),
  village: (name: string, product: string, price: number, dukedom: string): Words => ({
    title: name,
    text: `This village in the dukedom of ${dukedom} buys ${product}, now for ${price}. A sale puts a station here; with your stations in all villages of a region you complete it.`,
  }),
  road: (from: string, to: string, toll: number): Words => ({
    title: `Road from ${from} to ${to}`,
    text: `Its toll is ${toll}. A journey without a sale, or with the Shortcut, costs half the sum of its tolls.`,
  }),
  region: (name: string, shows: string, villages: readonly string[], done: number | undefined): Words => ({
    title: name,
    text: `It is completed by own stations in ${list(villages)}${done === undefined ? '' : ` (you have ${done} of ${villages.length})`}, and then pays: ${shows}.`,
  }),
  castle: {
    title: 'Hermagor',
    text: 'All merchants begin here. Nothing is sold in Hermagor, nobody may stop there, and no region needs it.',
  },
  layer: {
    reach: {
      title: 'Reach',
      text: 'Shows on every village what a sale there would bring you now, less the tolls.',
    },
    regions: {
      title: 'Regions',
      text: 'Shows the regions, their names, and how many of their villages have your station.',
    },
    dukedoms: {
      title: 'Dukedoms',
      text: 'Shows everybody’s stations in the three dukedoms. At the end your smallest number counts.',
    },
    route: {
      title: 'Principal Route',
      text: 'Shows the Principal Route and everybody’s stations on it. At the end most earn 5, fewest lose 5.',
    },
  },
};
export type ExplainTexts = typeof texts;
