import { grammar } from '@kontor/core';
import type { BoothCount, TileName } from '../rules/state/types.ts';
import type { Breakdown } from '../rules/view/events.ts';
import type { EventOf, Lexicon, Names } from './types.ts';

const { count, list, plural } = grammar('en-GB');

const products = {
  maize: 'maize',
  salt: 'salt',
  amulet: 'amulet',
  books: 'books',
  weapons: 'weapons',
  blessing: 'blessing',
  egg: 'egg',
  relic: 'relic',
};

const buildings = {
  'maize-field': 'maize field',
  'salt-mine': 'salt mine',
  'clairvoyant-tent': 'clairvoyant tent',
  library: 'library',
  blacksmith: 'blacksmith',
  church: 'church',
  'dragon-valley': 'dragon valley',
  graveyard: 'graveyard',
};

const rows = {
  maize: buildings['maize-field'],
  salt: buildings['salt-mine'],
  amulet: buildings['clairvoyant-tent'],
  books: buildings.library,
  weapons: buildings.blacksmith,
  blessing: buildings.church,
  egg: buildings['dragon-valley'],
  relic: buildings.graveyard,
  nobility: 'Nobility',
};

const specials = {
  'floating-market': 'Floating Market',
  shortcut: 'Shortcut',
  'black-market': 'Black Market',
  'good-deal': 'Good Deal',
};

const tile = (name: TileName) => (typeof name === 'number' ? `tile ${name}` : specials[name]);
const onOff = (value: unknown) => (value === true ? 'on' : 'off');

/** `b2.3` as people say it. */
function space(name: string): string {
  const [row, column] = name.slice(1).split('.');
  switch (name[0]) {
    case 'b':
      return `booth ${row}-${column}`;
    case 'h':
      return `the passage below booth ${row}-${column}`;
    case 'v':
      return `the passage right of booth ${row}-${column}`;
    default:
      return `the junction below and right of booth ${row}-${column}`;
  }
}

function line(name: string): string {
  const number = Number(name.slice(1));
  return name.startsWith('h')
    ? `the passage between rows ${number} and ${number + 1}`
    : `the passage between columns ${number} and ${number + 1}`;
}

const counted = (counts: readonly BoothCount[], names: Names) =>
  counts.map(({ colour, buyers }) => `${names.colour(colour)} ${buyers}`).join(', ');

const WON = { most: 'with most buyers', top: 'tied, but on top', edges: 'tied, but with most on the edges' };

function won({ tile: name, booth, colour, reason, counts }: EventOf<'won'>, names: Names): string {
  return `${names.colour(colour)} wins ${tile(name)} in ${space(booth)} ${WON[reason]} (${counted(counts, names)}).`;
}

function stayed({ tile: name, booth, reason, counts }: EventOf<'stayed'>, names: Names): string {
  const what = `${tile(name)} in ${space(booth)}`;
  return reason === 'tie'
    ? `A tie (${counted(counts, names)}): ${what} stays.`
    : `No buyer is near: ${what} stays.`;
}

function turned({ value, stations, shared }: EventOf<'turned'>): string {
  const short = stations.some((taken) => taken < value) ? ` (by seat: ${stations.join(', ')})` : '';
  const extra = shared.length > 0 ? ` Shared stations by seat: ${shared.join(', ')}.` : '';
  return `The action tile shows ${value}: everyone takes ${count(value, 'station')}${short}.${extra}`;
}

function travelled({ seat, way, sum, toll, shortcut }: EventOf<'travelled'>, names: Names): string {
  const goal = names.place(way.at(-1) ?? '');
  const between = way.slice(1, -1).map((id) => names.place(id));
  const via = between.length > 0 ? ` by ${list(between)}` : '';
  const price = toll === sum ? `for ${toll}` : `for ${toll}, half of ${sum}`;
  return `${names.colour(seat)} travels to ${goal}${via} ${price}${shortcut ? ', with the Shortcut' : ''}.`;
}

function ended({ seats }: Breakdown, names: Names): string {
  const best = seats.flatMap((score, seat) => (score.rank === 1 ? [names.colour(seat)] : []));
  const scores = seats.map((score, seat) => `${names.colour(seat)} ${score.total}`).join(', ');
  return `The game is over: ${scores}. ${list(best)} ${plural(best.length, { one: 'wins', other: 'share the victory' })}.`;
}

export const en: Lexicon = {
  name: 'Hermagor',
  about: '2–5 players, age 12 and up, 90–120 minutes.',
  products,
  buildings,
  specials,
  rows,
  phases: {
    officer: 'Revenue Officer',
    market: 'Market',
    preparing: 'Preparing to travel',
    selling: 'Selling',
    over: 'The end',
  },
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
    revenueOfficer: {
      label: 'Revenue Officer',
      help: 'Each round players may declare their cash; the poorest names the start player.',
      value: onOff,
    },
    openCash: {
      label: 'Open cash',
      help: 'Everyone sees everyone’s cash.',
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
      `${shared === 1 ? 'Shared station, travel' : 'Travel'}, sell or rest (${left} left).`,
    'action-after-shared': ({ left }) => `Now travel, sell or rest (${left} left).`,
    'shared-station': ({ left }) => `You may place a shared station (${left} left).`,
    build: ({ toll }) =>
      toll > 0
        ? `You completed a region. Choose what to build; your way of ${toll} is paid after that.`
        : 'You completed a region. Choose what to build, or decline.',
    'shared-build': () => 'The shared colour completed a region. Choose where its disc goes.',
  },
  refusals: {
    'game.over': () => 'The game is over.',
    'turn.other': () => 'It is another player’s turn.',
    'move.unknown': () => 'There is no such move.',
    'move.other': () => 'Something else is asked now.',
    'space.taken': () => 'A buyer already stands there.',
    'booth.empty': () => 'There is no tile in this booth.',
    'cash.short': ({ cost, toll, cash }) => `That costs ${cost ?? toll}, and you have ${cash}.`,
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
    'shared.two-players': () => 'The shared colour is for two players.',
    'shared.once': () => 'Only one shared piece a turn.',
    'shared.none-left': () => 'There is no shared piece left this round.',
    'shared.promise': () => 'That would leave no space for your own buyer.',
  },
  events: {
    began: ({ start, cash }, names) =>
      `The game begins. Everyone has ${cash} cash. ${names.colour(start)} is the start player.`,
    phase: ({ round, phase }) => `Round ${round}: ${en.phases[phase]}.`,
    filled: ({ booths }) => `${count(Object.keys(booths).length, 'booth')} filled from the bag.`,
    declared: ({ seat, cash }, names) => `${names.colour(seat)} declares ${cash} cash.`,
    undeclared: ({ seat }, names) => `${names.colour(seat)} declares nothing.`,
    started: ({ seat, start, tile: number }, names) =>
      `${names.colour(seat)}${number === null ? '' : ` has the lowest tile, ${number}, and`} names ${names.colour(start)} as start player.`,
    turned,
    placed: ({ seat, colour, space: name, cost, forced }, names) =>
      colour === 'shared'
        ? `${names.colour(seat)} places a shared buyer: ${space(name)}.`
        : `${names.colour(seat)} ${forced ? 'has to place' : 'places'} a buyer for ${cost}: ${space(name)}.`,
    passed: ({ seat, forced }, names) =>
      `${names.colour(seat)} ${forced ? 'cannot pay and passes' : 'passes'}.`,
    buzz: ({ seat, line: name, buyers, cash }, names) =>
      `${names.colour(seat)} earns ${cash} for ${count(buyers, 'buyer')} on ${line(name)}.`,
    won,
    stayed,
    returned: ({ tile: name }) =>
      `${typeof name === 'number' ? `Tile ${name}` : specials[name]} goes back into the bag.`,
    'good-deal': ({ seat, cash }, names) => `Good Deal brings ${names.colour(seat)} ${cash} cash.`,
    raised: ({ colour, product, from, to }, names) =>
      `${names.colour(colour)} raises ${products[product]} from ${from} to ${to}.`,
    kept: ({ seat }, names) => `${names.colour(seat)} leaves the prices as they are.`,
    searched: ({ seat, tile: number }, names) =>
      number === null
        ? `${names.colour(seat)} finds no product tile in the bag.`
        : `${names.colour(seat)} draws tile ${number} from the bag.`,
    unsearched: ({ seat }, names) => `${names.colour(seat)} does not draw from the bag.`,
    travelled,
    paid: ({ seat, cash }, names) => `${names.colour(seat)} pays ${cash} for the way.`,
    sold: ({ seat, village, product, price }, names) =>
      `${names.colour(seat)} sells ${products[product]} in ${names.place(village)} for ${price}.`,
    'shared-in': ({ seat, village, cash }, names) =>
      `${names.colour(seat)} gets ${cash} for the station in ${names.place(village)}.`,
    rested: ({ seat, forced }, names) =>
      `${names.colour(seat)} ${forced ? 'can do nothing and rests' : 'rests'}.`,
    station: ({ seat, village }, names) =>
      `${names.colour(seat)} places a shared station in ${names.place(village)}.`,
    done: () => '',
    completed: ({ colour, region }, names) => `${names.colour(colour)} completes ${names.region(region)}.`,
    built: ({ colour, region, row, cash }, names) =>
      `${names.colour(colour)} puts a disc for ${names.region(region)}: ${rows[row]}${cash > 0 ? `, ${cash} cash` : ''}.`,
    declined: ({ seat, region }, names) =>
      `${names.colour(seat)} builds nothing for ${names.region(region)}.`,
    lost: ({ colour, region, reason }, names) =>
      `${names.colour(colour)} has ${reason === 'discs' ? 'no disc left' : 'no free square'} for ${names.region(region)}.`,
    cleared: ({ round }) => `Round ${round} is over; all tiles go back into the bag.`,
    ended: ({ breakdown }, names) => ended(breakdown, names),
  },
};
