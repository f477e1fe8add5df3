import { grammar } from '@kontor/core';
import type { BoothCount, Colour, TileName } from '../../rules/state/types.ts';
import type { Breakdown } from '../../rules/view/events.ts';
import { leadsOver } from '../leads.ts';
import type { EventOf, EventTexts, Names, SaleStory, StoryGroups } from '../types.ts';
import { ofThe, phases, products, rows, some, THE_SPECIAL } from '../words/fr.ts';

/* What happened, in sentences. */

const { count, list } = grammar('fr');
const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const isMe = (names: Names, colour: Colour) =>
  names.me !== undefined && names.me !== null && colour === names.me;
const who = (names: Names, colour: Colour) =>
  isMe(names, colour) ? 'vous' : colour === 'shared' ? 'la couleur partagée' : names.colour(colour);

/** « Clara remporte », « Vous remportez » */
const does = (names: Names, colour: Colour, other: string, mine = `${other}z`) =>
  `${capital(who(names, colour))} ${isMe(names, colour) ? mine : other}`;

export function tile(name: TileName, names: Pick<Names, 'products'>): string {
  if (typeof name === 'string') return THE_SPECIAL[name];
  return `la tuile ${list(names.products(name).map((product) => products[product]))}`;
}

/** Where several tiles are named: by what is on them. */
const goods = (name: TileName, names: Names): string =>
  typeof name === 'string'
    ? THE_SPECIAL[name]
    : names
        .products(name)
        .map((product) => products[product])
        .join(' + ');

/** `b2.3` as people say it and as the board shows it. */
export function space(name: string): string {
  const [row = 0, column = 0] = name.slice(1).split('.').map(Number);
  switch (name[0]) {
    case 'b':
      return `étal ${row}.${column}`;
    case 'h':
      return `allée entre ${row}.${column} et ${row + 1}.${column}`;
    case 'v':
      return `allée entre ${row}.${column} et ${row}.${column + 1}`;
    default:
      return `croisement entre ${row}.${column} et ${row + 1}.${column + 1}`;
  }
}

/** Where a buyer stands; the two booths tell passages and junctions apart. */
const at = (name: string): string =>
  name.startsWith('b') ? `sur l’${space(name)}` : space(name).replace(/^.*(?=entre)/, '');

export function line(name: string): string {
  const number = Number(name.slice(1));
  return name.startsWith('h')
    ? `l’allée entre les rangées ${number} et ${number + 1}`
    : `l’allée entre les colonnes ${number} et ${number + 1}`;
}

const inBooth = (booth: string, { brief }: Names) => (brief ? '' : ` (${space(booth)})`);

/** The colours that are tied with the most buyers, and how many those are. */
function tie(counts: readonly BoothCount[]): { readonly most: number; readonly tied: readonly Colour[] } {
  const most = Math.max(0, ...counts.map(({ buyers }) => buyers));
  return { most, tied: counts.filter(({ buyers }) => buyers === most).map(({ colour }) => colour) };
}

function won({ tile: name, booth, colour, reason, counts }: EventOf<'won'>, names: Names): string {
  const what = `${does(names, colour, 'remporte')} ${tile(name, names)}${inBooth(booth, names)}`;
  if (reason === 'most') {
    const own = counts.find((one) => one.colour === colour)?.buyers ?? 0;
    const others = counts.filter((one) => one.colour !== colour);
    const against = others.map((other) => `${who(names, other.colour)} ${other.buyers}`).join(', ');
    return `${what} : ${count(own, 'acheteur')}${against && `, ${against}`}.`;
  }
  const { most, tied } = tie(counts);
  const rivals = list(tied.filter((rival) => rival !== colour).map((rival) => who(names, rival)));
  const why =
    reason === 'top'
      ? `${isMe(names, colour) ? 'votre' : 'son'} acheteur est dessus`
      : 'plus d’acheteurs sur ses côtés';
  return `${what} : égalité avec ${rivals} à ${most}, mais ${why}.`;
}

function stayed({ tile: name, booth, reason, counts }: EventOf<'stayed'>, names: Names): string {
  const what = `${tile(name, names)}${inBooth(booth, names)}`;
  if (reason === 'nobody') return `Aucun acheteur à côté : ${what} reste en place.`;
  const { most, tied } = tie(counts);
  return `Personne ne remporte ${what} : égalité à ${most} entre ${list(tied.map((colour) => who(names, colour)))}.`;
}

function placed(event: EventOf<'placed'>, names: Names): string {
  const { seat, colour, space: name, cost, forced, leads = [], taken = [], keeps, ties = [], buzz } = event;
  const places = forced ? does(names, seat, 'doit placer', 'devez placer') : does(names, seat, 'place');
  const tiles = (all: readonly TileName[]) => list(all.map((each) => goods(each, names)));
  const buyer = colour === 'shared' ? 'un acheteur partagé' : `un acheteur pour ${cost}`;
  const free = leads.filter((each) => !taken.some((lead) => lead.tile === each));
  const state = [
    ...(free.length > 0 ? [`en tête pour ${tiles(free)}`] : []),
    ...leadsOver(leads, taken).map(
      ([rival, lost]) =>
        `${isMe(names, seat) ? 'prenez' : 'prend'} la tête pour ${tiles(lost)} devant ${who(names, rival)}`,
    ),
    ...leadsOver(ties, taken).map(
      ([rival, lost]) => `à égalité avec ${who(names, rival)} pour ${tiles(lost)}`,
    ),
  ];
  // What it is good for where it changes nobody's place.
  const least = buzz === undefined ? 'pas encore en tête' : `affluence +${buzz}`;
  const firm = keeps ? [`avance accrue pour ${tiles(keeps)}`] : colour === 'shared' ? [] : [least];
  return `${[`${places} ${buyer} ${at(name)}`, ...(state.length > 0 ? state : firm)].join(' ; ')}.`;
}

function turned({ value, stations, shared }: EventOf<'turned'>, names: Names): string {
  const each = (counts: readonly number[]) =>
    list(counts.map((taken, seat) => `${who(names, seat)} ${taken}`));
  const short = stations.some((taken) => taken < value) ? ` (${each(stations)})` : '';
  const extra = shared.some((taken) => taken > 0) ? ` Comptoirs partagés : ${each(shared)}.` : '';
  return `La tuile action indique ${value} : chacun prend ${count(value, 'comptoir')}${short}.${extra}`;
}

function journey({ way, sum, toll, shortcut }: EventOf<'travelled'>, names: Names): string {
  const goal = names.place(way.at(-1) ?? '');
  const between = way.slice(1, -1).map((id) => names.place(id));
  const via = between.length > 0 && !names.brief ? ` par ${list(between)}` : '';
  const price = toll === sum ? `pour ${toll}` : `pour ${toll}, la moitié de ${sum}`;
  return `jusqu’à ${goal}${via} ${price}${shortcut ? ' avec le Raccourci' : ''}`;
}

/** What others got for their stations. */
function earned(shares: SaleStory['shares'], names: Names): string {
  const [first] = shares;
  if (!first || names.brief) return '';
  const owners = list(shares.map(({ seat }) => who(names, seat)));
  return shares.length === 1
    ? ` ; ${owners} reçoit ${first.cash}`
    : ` ; ${owners} reçoivent ${first.cash} chacun`;
}

function sale({ travelled, sold, shares }: SaleStory, names: Names): string {
  const { seat, village, product, price, blackMarket } = sold;
  const me = isMe(names, seat);
  const free = blackMarket ? ' ; grâce au Marché noir, les autres ne reçoivent rien' : earned(shares, names);
  if (!travelled)
    return `${does(names, seat, 'vend', 'vendez')} ${some[product]} à ${names.place(village)} pour ${price}${free}.`;
  return `${does(names, seat, 'voyage', 'voyagez')} ${journey(travelled, names)} et ${me ? 'vendez' : 'vend'} ${some[product]} pour ${price}${free}.`;
}

function disc({ row, cash }: EventOf<'built'>): string {
  return `${rows[row]}${cash > 0 ? `, +${cash}` : ''}`;
}

function ended({ seats }: Breakdown, names: Names): string {
  const best = seats.flatMap((score, seat) => (score.rank === 1 ? [seat] : []));
  const scores = seats
    .map((score, seat) => `${who(names, seat)} ${String(score.total).replace('-', '−')}`)
    .join(', ');
  const [first] = best;
  const verdict =
    best.length === 1 && first !== undefined
      ? does(names, first, 'gagne')
      : `Victoire partagée : ${list(best.map((seat) => who(names, seat)))}`;
  return `La partie est finie : ${scores}. ${verdict}.`;
}

export const groups: StoryGroups = {
  buzz: (seat, cash, names) => {
    const sum = cash.reduce((all, each) => all + each, 0);
    return `${does(names, seat, 'gagne')} ${sum} par l’affluence${cash.length > 1 ? ` : ${cash.join(' + ')}` : ''}.`;
  },
  sale,
  region: (built, names) =>
    `${does(names, built.colour, 'complète', 'complétez')} ${names.region(built.region)} et ${isMe(names, built.colour) ? 'bâtissez' : 'bâtit'} : ${disc(built)}.`,
};

export const events: EventTexts = {
  began: ({ start, cash }, names) =>
    `La partie commence. Chacun possède ${cash}. ${does(names, start, 'est', 'êtes')} premier joueur.`,
  phase: ({ round, phase }) => `Manche ${round} : ${phases[phase]}.`,
  filled: ({ booths }) => {
    const filled = Object.keys(booths).length;
    return `${count(filled, 'étal rempli', 'étals remplis')} depuis le sac.`;
  },
  declared: ({ seat, cash }, names) => `${does(names, seat, 'déclare')} ${cash}.`,
  undeclared: ({ seat }, names) => `${does(names, seat, 'ne déclare', 'ne déclarez')} rien.`,
  started: ({ seat, start, tile: number }, names) => {
    const me = isMe(names, seat);
    const lowest = number === null ? [] : [`${me ? 'avez' : 'a'} la tuile la plus basse, ${number},`];
    const becomes =
      seat === start
        ? `${me ? 'devenez' : 'devient'} premier joueur`
        : `${me ? 'désignez' : 'désigne'} ${who(names, start)} comme premier joueur`;
    return `${capital(who(names, seat))} ${[...lowest, becomes].join(' et ')}.`;
  },
  turned,
  placed,
  passed: ({ seat, forced }, names) =>
    forced
      ? does(names, seat, 'ne peut payer aucune case et passe.', 'ne pouvez payer aucune case et passez.')
      : `${does(names, seat, 'passe')}.`,
  buzz: ({ seat, line: name, buyers, cash }, names) =>
    `${does(names, seat, 'gagne')} ${cash} pour ${count(buyers, 'acheteur')} dans ${line(name)}.`,
  won,
  stayed,
  returned: ({ tile: name }, names) => `${capital(tile(name, names))} retourne dans le sac.`,
  'good-deal': ({ seat, cash }, names) =>
    `${does(names, seat, 'reçoit', 'recevez')} ${cash} de la Bonne affaire.`,
  raised: ({ colour, product, from, to }, names) =>
    `${does(names, colour, 'augmente')} le prix ${ofThe[product]} de ${from} à ${to}.`,
  kept: ({ seat, tile: name }, names) => {
    const [product] = typeof name === 'number' ? names.products(name) : [];
    return product === undefined
      ? `${does(names, seat, 'laisse')} les prix inchangés.`
      : `${does(names, seat, 'laisse')} inchangé le prix ${ofThe[product]}.`;
  },
  searched: ({ seat, tile: number }, names) =>
    number === null
      ? `${does(names, seat, 'ne trouve', 'ne trouvez')} aucune tuile marchandise dans le sac.`
      : `${does(names, seat, 'pioche')} ${tile(number, names)} dans le sac.`,
  unsearched: ({ seat }, names) => `${does(names, seat, 'ne pioche', 'ne piochez')} pas dans le sac.`,
  travelled: (event, names) =>
    `${does(names, event.seat, 'voyage')} ${journey(event, names)}${event.selling ? '' : ', sans vendre'}.`,
  paid: ({ seat, cash }, names) => `${does(names, seat, 'paie', 'payez')} ${cash} pour la route.`,
  sold: (sold, names) => sale({ travelled: undefined, sold, shares: [] }, names),
  'shared-in': ({ seat, village, cash }, names) =>
    `${does(names, seat, 'reçoit', 'recevez')} ${cash} pour ${isMe(names, seat) ? 'votre' : 'un'} comptoir à ${names.place(village)}.`,
  rested: ({ seat, forced }, names) =>
    forced
      ? does(names, seat, 'ne peut rien faire.', 'ne pouvez rien faire.')
      : `${does(names, seat, 'ne fait', 'ne faites')} rien.`,
  station: ({ seat, village }, names) =>
    `${does(names, seat, 'place')} un comptoir partagé à ${names.place(village)}.`,
  done: () => '',
  completed: ({ colour, region }, names) =>
    `${does(names, colour, 'complète', 'complétez')} ${names.region(region)}.`,
  built: (event, names) =>
    `${does(names, event.colour, 'bâtit', 'bâtissez')} pour ${names.region(event.region)} : ${disc(event)}.`,
  declined: ({ seat, region }, names) =>
    `${does(names, seat, 'ne bâtit', 'ne bâtissez')} rien pour ${names.region(region)}.`,
  lost: ({ colour, region, reason }, names) =>
    `${does(names, colour, 'n’a', 'n’avez')} ${reason === 'discs' ? 'plus de disque' : 'aucune case libre'} pour ${names.region(region)}.`,
  cleared: ({ round }) => `La manche ${round} est finie ; toutes les tuiles retournent dans le sac.`,
  ended: ({ breakdown }, names) => ended(breakdown, names),
};
