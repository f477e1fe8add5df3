import { grammar } from '@kontor/core';
import type { BoothCount, Colour, TileName } from '../../rules/state/types.ts';
import type { Breakdown } from '../../rules/view/events.ts';
import { leadsOver } from '../leads.ts';
import type { EventOf, EventTexts, Names, SaleStory, StoryGroups } from '../types.ts';
import { phases, products, rows, specials } from '../words/en.ts';

/* What happened, in sentences. */

const { count, list } = grammar('en-GB');
const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const isMe = (names: Names, colour: Colour) =>
  names.me !== undefined && names.me !== null && colour === names.me;
const who = (names: Names, colour: Colour) =>
  isMe(names, colour) ? 'you' : colour === 'shared' ? 'the shared colour' : names.colour(colour);

/** "Clara wins", "You win" */
const does = (names: Names, colour: Colour, other: string, mine = other.replace(/s$/, '')) =>
  `${capital(who(names, colour))} ${isMe(names, colour) ? mine : other}`;

export function tile(name: TileName, names: Pick<Names, 'products'>): string {
  if (typeof name === 'string') return specials[name];
  return `the ${list(names.products(name).map((product) => products[product]))} tile`;
}

/** Where several tiles are named: by what is on them. */
const goods = (name: TileName, names: Names): string =>
  typeof name === 'string'
    ? specials[name]
    : names
        .products(name)
        .map((product) => products[product])
        .join(' + ');

/** `b2.3` as people say it and as the board shows it. */
export function space(name: string): string {
  const [row = 0, column = 0] = name.slice(1).split('.').map(Number);
  switch (name[0]) {
    case 'b':
      return `booth ${row}.${column}`;
    case 'h':
      return `the passage between ${row}.${column} and ${row + 1}.${column}`;
    case 'v':
      return `the passage between ${row}.${column} and ${row}.${column + 1}`;
    default:
      return `the crossing between ${row}.${column} and ${row + 1}.${column + 1}`;
  }
}

/** Where a buyer stands; the two booths tell passages and junctions apart. */
const at = (name: string): string =>
  name.startsWith('b') ? `in ${space(name)}` : space(name).replace(/^.*(?=between)/, '');

export function line(name: string): string {
  const number = Number(name.slice(1));
  return name.startsWith('h')
    ? `the passage between rows ${number} and ${number + 1}`
    : `the passage between columns ${number} and ${number + 1}`;
}

const inBooth = (booth: string, { brief }: Names) => (brief ? '' : ` in ${space(booth)}`);

/** The colours that are tied with the most buyers, and how many those are. */
function tie(counts: readonly BoothCount[]): { readonly most: number; readonly tied: readonly Colour[] } {
  const most = Math.max(0, ...counts.map(({ buyers }) => buyers));
  return { most, tied: counts.filter(({ buyers }) => buyers === most).map(({ colour }) => colour) };
}

function won({ tile: name, booth, colour, reason, counts }: EventOf<'won'>, names: Names): string {
  const what = `${does(names, colour, 'wins')} ${tile(name, names)}${inBooth(booth, names)}`;
  if (reason === 'most') {
    const own = counts.find((one) => one.colour === colour)?.buyers ?? 0;
    const others = counts.filter((one) => one.colour !== colour);
    const against = others.map((other) => `${who(names, other.colour)} ${other.buyers}`).join(', ');
    return `${what}: ${count(own, 'buyer')}${against && `, ${against}`}.`;
  }
  const { most, tied } = tie(counts);
  const rivals = list(tied.filter((rival) => rival !== colour).map((rival) => who(names, rival)));
  const me = isMe(names, colour);
  const why =
    reason === 'top'
      ? `${me ? 'your buyer ' : ''}stands on it`
      : `${me ? 'you have' : 'has'} more buyers on its edges`;
  return `${what}: tied with ${rivals} at ${most}, but ${why}.`;
}

function stayed({ tile: name, booth, reason, counts }: EventOf<'stayed'>, names: Names): string {
  const what = `${tile(name, names)}${inBooth(booth, names)}`;
  if (reason === 'nobody') return `No buyer is near: ${what} stays.`;
  const { most, tied } = tie(counts);
  return `Nobody wins ${what}: ${list(tied.map((colour) => who(names, colour)))} are tied at ${most}.`;
}

function placed(event: EventOf<'placed'>, names: Names): string {
  const { seat, colour, space: name, cost, forced, leads = [], taken = [], keeps, ties = [], buzz } = event;
  const places = forced ? does(names, seat, 'has to place', 'have to place') : does(names, seat, 'places');
  const tiles = (all: readonly TileName[]) => list(all.map((each) => goods(each, names)));
  const me = isMe(names, colour);
  const free = leads.filter((each) => !taken.some((lead) => lead.tile === each));
  const ahead = [
    ...(free.length > 0 ? [`${me ? 'lead' : 'leads'} for ${tiles(free)}`] : []),
    ...leadsOver(leads, taken).map(
      ([rival, lost]) => `${me ? 'take' : 'takes'} the lead for ${tiles(lost)} from ${who(names, rival)}`,
    ),
  ];
  const level = leadsOver(ties, taken).map(
    ([rival, lost]) => `${me ? 'tie' : 'ties'} with ${who(names, rival)} for ${tiles(lost)}`,
  );
  // What it is good for where it changes nobody's place.
  const firm =
    keeps && ahead.length + level.length === 0
      ? [`${me ? 'add' : 'adds'} to the lead for ${tiles(keeps)}`]
      : [];
  if (colour === 'shared') {
    const what = [...ahead, ...firm, ...level];
    return `${places} a shared buyer ${at(name)}${what.length > 0 ? `, which ${list(what)}` : ''}.`;
  }
  const effect = [...ahead, ...firm, ...level];
  const least = buzz === undefined ? 'no lead yet' : `buzz +${buzz}`;
  const state = effect.length > 0 ? effect : [least];
  return `${places} a buyer for ${cost} ${at(name)}${state.length > 0 ? `: ${state.join('; ')}` : ''}.`;
}

function turned({ value, stations, shared }: EventOf<'turned'>, names: Names): string {
  const each = (counts: readonly number[]) =>
    list(counts.map((taken, seat) => `${who(names, seat)} ${taken}`));
  const short = stations.some((taken) => taken < value) ? ` (${each(stations)})` : '';
  const extra = shared.some((taken) => taken > 0) ? ` Shared stations: ${each(shared)}.` : '';
  return `The action tile shows ${value}: everyone takes ${count(value, 'station')}${short}.${extra}`;
}

function journey({ way, sum, toll, shortcut }: EventOf<'travelled'>, names: Names): string {
  const goal = names.place(way.at(-1) ?? '');
  const between = way.slice(1, -1).map((id) => names.place(id));
  const via = between.length > 0 && !names.brief ? ` by ${list(between)}` : '';
  const price = toll === sum ? `for ${toll}` : `for ${toll}, half of ${sum}`;
  return `${goal}${via} ${price}${shortcut ? ' with the Shortcut' : ''}`;
}

/** What others got for their stations. */
function earned(shares: SaleStory['shares'], names: Names): string {
  const [first] = shares;
  if (!first || names.brief) return '';
  const owners = list(shares.map(({ seat }) => who(names, seat)));
  return shares.length === 1 ? `; ${owners} gets ${first.cash}` : `; ${owners} get ${first.cash} each`;
}

function sale({ travelled, sold, shares }: SaleStory, names: Names): string {
  const { seat, village, product, price, blackMarket } = sold;
  const me = isMe(names, seat);
  const free = blackMarket ? '; the Black Market keeps the others from earning' : earned(shares, names);
  if (!travelled)
    return `${does(names, seat, 'sells')} ${products[product]} in ${names.place(village)} for ${price}${free}.`;
  return `${does(names, seat, 'travels')} to ${journey(travelled, names)} and ${me ? 'sell' : 'sells'} ${products[product]} for ${price}${free}.`;
}

function disc({ colour, row, cash }: EventOf<'built'>, names: Names): string {
  const earns = cash > 0 ? `: +${cash}` : '';
  return `${isMe(names, colour) ? 'build' : 'builds'} on the ${rows[row]} row${earns}`;
}

function ended({ seats }: Breakdown, names: Names): string {
  const best = seats.flatMap((score, seat) => (score.rank === 1 ? [seat] : []));
  const scores = seats
    .map((score, seat) => `${who(names, seat)} ${String(score.total).replace('-', '−')}`)
    .join(', ');
  const [first] = best;
  const verdict =
    best.length === 1 && first !== undefined
      ? does(names, first, 'wins')
      : `${capital(list(best.map((seat) => who(names, seat))))} share the victory`;
  return `The game is over: ${scores}. ${verdict}.`;
}

export const groups: StoryGroups = {
  buzz: (seat, cash, names) => {
    const sum = cash.reduce((all, each) => all + each, 0);
    return `${does(names, seat, 'earns')} ${sum} by buzz${cash.length > 1 ? `: ${cash.join(' + ')}` : ''}.`;
  },
  sale,
  region: (built, names) =>
    `${does(names, built.colour, 'completes')} ${names.region(built.region)} and ${disc(built, names)}.`,
};

export const events: EventTexts = {
  began: ({ start, cash }, names) =>
    `The game begins. Everyone has ${cash} cash. ${does(names, start, 'is', 'are')} the start player.`,
  phase: ({ round, phase }) => `Round ${round}: ${phases[phase]}.`,
  filled: ({ booths }) => `${count(Object.keys(booths).length, 'booth')} filled from the bag.`,
  declared: ({ seat, cash }, names) => `${does(names, seat, 'declares')} ${cash} cash.`,
  undeclared: ({ seat }, names) => `${does(names, seat, 'declares')} nothing.`,
  started: ({ seat, start, tile: number }, names) => {
    const lowest =
      number === null ? [] : [`${isMe(names, seat) ? 'have' : 'has'} the lowest tile, ${number},`];
    const becomes =
      seat === start
        ? `${isMe(names, seat) ? 'become' : 'becomes'} start player`
        : `${isMe(names, seat) ? 'name' : 'names'} ${who(names, start)} as start player`;
    return `${capital(who(names, seat))} ${[...lowest, becomes].join(' and ')}.`;
  },
  turned,
  placed,
  passed: ({ seat, forced }, names) =>
    forced
      ? does(names, seat, 'cannot pay any space and passes.', 'cannot pay any space and pass.')
      : `${does(names, seat, 'passes', 'pass')}.`,
  buzz: ({ seat, line: name, buyers, cash }, names) =>
    `${does(names, seat, 'earns')} ${cash} for ${count(buyers, 'buyer')} on ${line(name)}.`,
  won,
  stayed,
  returned: ({ tile: name }, names) => `${capital(tile(name, names))} goes back into the bag.`,
  'good-deal': ({ seat, cash }, names) => `${does(names, seat, 'gets')} ${cash} from the Good Deal.`,
  raised: ({ colour, product, from, to }, names) =>
    `${does(names, colour, 'raises')} ${products[product]} from ${from} to ${to}.`,
  kept: ({ seat, tile: name }, names) => {
    const [product] = typeof name === 'number' ? names.products(name) : [];
    return product === undefined
      ? `${does(names, seat, 'leaves', 'leave')} the prices as they are.`
      : `${does(names, seat, 'leaves', 'leave')} the price of ${products[product]} as it is.`;
  },
  searched: ({ seat, tile: number }, names) =>
    number === null
      ? `${does(names, seat, 'finds')} no product tile in the bag.`
      : `${does(names, seat, 'draws')} ${tile(number, names)} from the bag.`,
  unsearched: ({ seat }, names) => `${does(names, seat, 'does not draw', 'do not draw')} from the bag.`,
  travelled: (event, names) =>
    `${does(names, event.seat, 'travels')} to ${journey(event, names)}${event.selling ? '' : ', without a sale'}.`,
  paid: ({ seat, cash }, names) => `${does(names, seat, 'pays')} ${cash} for the way.`,
  sold: (sold, names) => sale({ travelled: undefined, sold, shares: [] }, names),
  'shared-in': ({ seat, village, cash }, names) =>
    `${does(names, seat, 'gets')} ${cash} for ${isMe(names, seat) ? 'your' : 'a'} station in ${names.place(village)}.`,
  rested: ({ seat, forced }, names) =>
    forced
      ? does(names, seat, 'can do nothing.', 'can do nothing.')
      : does(names, seat, 'does nothing.', 'do nothing.'),
  station: ({ seat, village }, names) =>
    `${does(names, seat, 'places')} a shared station in ${names.place(village)}.`,
  done: () => '',
  completed: ({ colour, region }, names) => `${does(names, colour, 'completes')} ${names.region(region)}.`,
  built: (event, names) =>
    `${capital(who(names, event.colour))} ${disc(event, names).replace(/: /, `, for ${names.region(event.region)}: `)}.`,
  declined: ({ seat, region }, names) =>
    `${does(names, seat, 'builds')} nothing for ${names.region(region)}.`,
  lost: ({ colour, region, reason }, names) =>
    `${does(names, colour, 'has', 'have')} ${reason === 'discs' ? 'no disc left' : 'no free square'} for ${names.region(region)}.`,
  cleared: ({ round }) => `Round ${round} is over; all tiles go back into the bag.`,
  ended: ({ breakdown }, names) => ended(breakdown, names),
};
