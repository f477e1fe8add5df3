import { grammar } from '@kontor/core';
import { events, groups, line, space, tile } from './story/en.ts';
import type { Lexicon } from './types.ts';
import { buildings, phases, products, rows, specials } from './words/en.ts';

const { list } = grammar('en-GB');
const onOff = (value: unknown) => (value === true ? 'on' : 'off');

export const texts: Lexicon = {
  name: 'Hermagor',
  about: '2–5 players, age 12 and up, 90–120 minutes.',
  products,
  buildings,
  specials,
  rows,
  phases,
  shared: 'Shared colour',
  options: {
    sixTile: {
      label: 'Action tile 6',
      help: 'A longer round: the 6 takes the place of a 5, or makes one more round.',
      value: (value) => (value === 'replace' ? 'replaces a 5' : value === 'add' ? 'is added' : 'not used'),
    },
    pass: {
      label: 'Passing in the market',
      help: 'Whether a pass gives up one buyer or all that are left this round.',
      value: (value) => (value === 'out' ? 'ends placing' : 'gives up one buyer'),
    },
    travelPay: {
      label: 'Paying the way to a sale',
      help: 'Before the sale from the cash in hand, or after it with what it brought.',
      value: (value) => (value === 'after' ? 'after the sale' : 'before the sale'),
    },
    decline: {
      label: 'Disc for a completed region',
      help: 'Whether you may leave it out, to keep the disc or the square for later.',
      value: (value) => (value === 'never' ? 'must be placed' : 'may be declined'),
    },
    sharedBuyers: {
      label: 'Shared buyers (two players)',
      help: 'Two a round for whoever is first, or two for each player.',
      value: (value) => (value === 'twoEach' ? 'two each' : 'two in all'),
    },
    revenueOfficer: {
      label: 'Revenue Officer',
      help: 'Each round players may declare their cash; the poorest names the start player.',
      value: onOff,
    },
    openCash: {
      label: 'Open cash',
      help: 'Everyone sees everyone’s cash. Without it cash is hidden, but whoever counts along knows it; so does a spectator who comes late, from the log.',
      value: onOff,
    },
  },
  decisions: {
    declare: () => 'Declare your cash to the Revenue Officer, or pass.',
    officer: () => 'Name the start player of this round.',
    buyer: ({ shared }) =>
      shared === 1 ? 'Place a buyer or a shared buyer, or pass.' : 'Place a buyer, or pass.',
    'buyer-after-shared': () => 'Now place your own buyer.',
    'shared-buyer': () => 'You may place a shared buyer.',
    raise: ({ product, price }) => `Raise the price of ${products[product]} from ${price} to ${price + 1}?`,
    'raise-any': () => 'Floating Market: you may raise any one price by 1.',
    search: () => 'You have no product tile. Draw one from the bag?',
    start: ({ tile: number }) => `Your tile ${number} is the lowest: name the start player.`,
    action: ({ left, shared }) =>
      `${shared === 1 ? 'Shared station, travel' : 'Travel'}, sell or do nothing (${left} left).`,
    'action-after-shared': ({ left }) => `Now travel, sell or do nothing (${left} left).`,
    'shared-station': ({ left }) => `You may place a shared station (${left} left).`,
    build: ({ toll, must }, completed) => {
      const choose = `You completed ${list(completed)}. Choose what to build`;
      if (toll > 0) return `${choose}; your way of ${toll} is paid after that.`;
      return must ? `${choose}.` : `${choose}, or decline.`;
    },
    'shared-build': (_, completed) =>
      `The shared colour completed ${list(completed)}. Choose where its disc goes.`,
  },
  refusals: {
    'game.over': () => 'The game is over.',
    'turn.other': () => 'It is another player’s turn.',
    'move.unknown': () => 'There is no such move.',
    'move.other': () => 'Something else is asked now.',
    'space.taken': () => 'A buyer already stands there.',
    'booth.empty': () => 'There is no tile in this booth.',
    'cash.short': ({ cost, toll, cash }) =>
      cash === undefined
        ? `That costs ${cost ?? toll}, and you have less.`
        : `That costs ${cost ?? toll}, and you have ${cash}.`,
    'cash.uncovered': ({ toll }) => `Then you could not pay the way of ${toll}.`,
    'pass.after-shared': () => 'After a shared buyer you must place your own.',
    'raise.other': ({ only }) => `This tile raises ${only ? products[only] : 'another product'} only.`,
    'raise.top': () => 'No price passes 10.',
    'village.here': () => 'Your merchant is there already.',
    'station.own': () => 'Your own station is there.',
    'station.shared': () => 'A shared station is there already.',
    'product.missing': ({ product }) =>
      `You have no tile with ${product ? products[product] : 'that product'}.`,
    'shortcut.missing': () => 'You do not have the Shortcut.',
    'sale.castle': () => 'Nothing is sold in Hermagor.',
    'region.incomplete': () => 'This region is not waiting for a disc.',
    'region.row': ({ row }) => `This region does not show the ${row ? rows[row] : 'building'}.`,
    'row.full': () => 'There is no free square to be seen in this row.',
    'decline.shared': () => 'The shared colour cannot decline.',
    'decline.never': () => 'At this table a disc that can be placed must be.',
    'shared.two-players': () => 'The shared colour is for two players.',
    'shared.once': () => 'Only one shared piece a turn.',
    'shared.none-left': () => 'There is no shared piece left for you this round.',
    'shared.promise': () => 'That would leave no space for your own buyer.',
  },
  events,
  groups,
  space,
  line,
  tile,
};
