import { type Explanation, textsFor } from '@kontor/ui';
import {
  BOOTHS_OF_SPACE,
  DISC_ROWS,
  endValue,
  LINE_NAMES,
  LINES_OF_SPACE,
  projection,
  SPACE_NAMES,
  SPECIALS,
} from '../../rules/index.ts';
import { BUILDING_VALUES, LOWEST_PRICE, NOBILITY_VALUES } from '../../rules/state/constants.ts';
import { roadKey } from '../map/land.ts';
import { payText } from '../map/village-words.ts';
import { productsOf } from '../market/products.ts';
import { placeText, tileText } from '../market/space-words.ts';
import { buyersOnLines, dukedomOf, placeName, stationsIn } from '../model/progress.ts';
import { type HermagorTableProps, type Scene, sceneOf } from '../scene.ts';
import { EXPLAIN_TEXTS, type ExplainTexts } from './texts.ts';

type Props = Pick<HermagorTableProps, 'table' | 'viewer' | 'players' | 'frame' | 'locale'>;

/** What an element with this `data-explain` is and does; ids are a kind and, after a colon, a name. */
export function explain(id: string, props: Props): Explanation | undefined {
  const { table, viewer, players, frame, locale } = props;
  const scene = sceneOf({ table, viewer, players, locale, view: frame.view, pace: 0 });
  const texts = textsFor(EXPLAIN_TEXTS, locale);
  const [kind = '', name = '', more = ''] = id.split(':');
  return explanations[kind]?.(scene, texts, name, more);
}

type Explain = (scene: Scene, texts: ExplainTexts, name: string, more: string) => Explanation | undefined;

const explanations: Readonly<Record<string, Explain>> = {
  tile: (scene, texts, name) => {
    const special = SPECIALS.find((each) => each === name);
    if (special)
      return {
        title: scene.words.specials[special],
        text: `${scene.ui.special[special]} ${texts.won}`,
        rule: SPECIAL_RULES[special],
      };
    const number = Number(name);
    const products = productsOf(scene.table.tiles.tiles, number).map((each) => scene.words.products[each]);
    const [first] = products;
    if (first === undefined) return undefined;
    const text = products.length === 1 ? texts.single(first) : texts.double(products);
    return { title: texts.tile(products, number), text: `${text} ${texts.won}`, rule: 'H-2.2' };
  },
  space: (scene, texts, name, more) => {
    const { table, view } = scene;
    const tile = view.booths[name];
    if (tile !== undefined) {
      const found = explanations['tile']?.(scene, texts, String(tile), more);
      return found && withPieces(found, buyerText(scene, texts, name));
    }
    if (name.startsWith('b'))
      return { title: texts.booth(name.slice(1)), text: texts.emptyBooth, rule: 'H-1.3' };
    const space = SPACE_NAMES.indexOf(name);
    const tiles = [...(BOOTHS_OF_SPACE[space] ?? [])].flatMap((booth) => {
      const touched = view.booths[SPACE_NAMES[booth] ?? ''];
      return touched === undefined ? [] : [tileText(scene, touched)];
    });
    const found = {
      title: placeText(scene, name),
      text: texts.space(table.spaceCost[space] ?? 0, tiles, LINES_OF_SPACE[space]?.length ?? 0),
      rule: 'H-1.3',
    };
    return withPieces(found, buyerText(scene, texts, name));
  },
  line: ({ view, viewer, words }, texts, name) => {
    const line = LINE_NAMES.indexOf(name);
    if (line < 0) return undefined;
    const own = viewer === null ? undefined : buyersOnLines(view.buyers, viewer)[line];
    return { ...texts.line(words.line(name), own), rule: 'H-2.1' };
  },
  row: ({ view, words }, texts, name) => {
    const row = DISC_ROWS.find((each) => each === name);
    if (!row) return undefined;
    if (row === 'nobility') return { ...texts.nobility, rule: 'H-3.14' };
    const price = view.prices[row];
    return { ...texts.row(words.products[row], words.rows[row], price, endValue(price)), rule: 'H-3.13' };
  },
  price: ({ view, words }, texts, name) => {
    const row = DISC_ROWS.find((each) => each === name);
    if (!row || row === 'nobility') return undefined;
    return {
      ...texts.price(words.products[row], view.prices[row], endValue(view.prices[row])),
      rule: 'H-4.1',
    };
  },
  square: ({ table, view, owner }, texts, name, more) => {
    const square = Number(more);
    const row = DISC_ROWS.find((each) => each === name);
    if (!row) return undefined;
    const colour = view.discs[row][square] ?? null;
    const disc = colour === null ? '' : texts.disc(owner(colour));
    if (row === 'nobility')
      return withPieces({ ...texts.nobilitySquare(NOBILITY_VALUES[square] ?? 0), rule: 'H-3.14' }, disc);
    const at = square - BUILDING_VALUES.length + LOWEST_PRICE;
    const hidden = at === view.prices[row] - 1 || at === view.prices[row] - 2;
    const found = {
      ...texts.square(BUILDING_VALUES[square] ?? 0, hidden, table.squaresUsed.includes(square)),
      rule: 'H-3.13',
    };
    return withPieces(found, disc);
  },
  'end-value': (_, texts, name) => ({ ...texts.endValue(Number(name)), rule: 'H-4.1' }),
  buildings: (_, texts) => ({ ...texts.buildings, rule: 'H-B4' }),
  cash: (_, texts) => ({ ...texts.cash, rule: 'H-4.4' }),
  ahead: (_, texts) => ({ ...texts.ahead, rule: 'H-4.4' }),
  'if-over': ({ table, view, owner }, texts, name) => {
    const score = projection(table, view).find(({ seat }) => seat === Number(name));
    return score && { ...texts.ifOver(owner(score.seat), score), rule: 'H-4.4' };
  },
  buyers: (_, texts) => ({ ...texts.buyers, rule: 'H-1.3' }),
  actions: (_, texts) => ({ ...texts.actions, rule: 'H-3.1' }),
  shared: (_, texts) => ({ ...texts.shared, rule: 'H-5.1' }),
  supply: (_, texts) => ({ ...texts.supply, rule: 'H-1.2' }),
  discs: (_, texts) => ({ ...texts.discs, rule: 'H-3.13' }),
  player: ({ players, owner }, texts, name) => {
    const player = players[Number(name)];
    return player && { title: player.name, text: texts.player(owner(player.seat).mine), rule: 'H-S1' };
  },
  way: ({ players, owner }, texts, name) => {
    const player = players[Number(name)];
    return player && { ...texts.way(owner(player.seat)), rule: 'H-3.2' };
  },
  start: (_, texts) => ({ ...texts.start, rule: 'H-2.9' }),
  station: ({ table, view, owner }, texts, name, more) => {
    const colour = view.stations[name]?.find((each) => String(each) === more);
    if (colour === undefined) return undefined;
    const place = placeName(table, name);
    return colour === 'shared'
      ? { ...texts.sharedStation(place), rule: 'H-5.4' }
      : { ...texts.station(owner(colour), place), rule: 'H-3.8' };
  },
  merchant: ({ table, owner }, texts, name, more) => ({
    ...texts.merchant(placeName(table, name), more === '' ? undefined : owner(Number(more))),
    rule: 'H-3.2',
  }),
  round: ({ table, view }, texts) => ({
    ...texts.round(view.round, table.actionTiles.length, view.turned.at(-1)),
    rule: 'H-3.16',
  }),
  village: (scene, texts, name) => {
    const { table, view, words } = scene;
    const village = table.map.villages.find(({ id }) => id === name);
    if (!village) return undefined;
    const { product } = village;
    const found = {
      ...texts.village(village.name, words.products[product], view.prices[product], dukedomOf(table, name)),
      rule: 'H-3.7',
    };
    return withPieces(found, ...townsfolk(scene, texts, name));
  },
  road: ({ table }, texts, name) => {
    const road = table.map.roads.find(({ from, to }) => roadKey(from, to) === name);
    if (!road) return undefined;
    return {
      ...texts.road(placeName(table, road.from), placeName(table, road.to), road.toll),
      rule: 'H-3.2',
    };
  },
  region: (scene, texts, name) => {
    const { table, view, viewer } = scene;
    const region = table.map.regions.find(({ id }) => id === name);
    if (!region) return undefined;
    const villages = region.places.filter((place) => place !== table.map.castle.id);
    const done = viewer === null ? undefined : stationsIn(view, villages, viewer);
    const names = villages.map((village) => placeName(table, village));
    return { ...texts.region(region.name, payText(scene, name), names, done), rule: 'H-3.12' };
  },
  castle: (scene, texts) =>
    withPieces({ ...texts.castle, rule: 'H-3.6' }, ...townsfolk(scene, texts, scene.table.map.castle.id)),
  layer: (_, texts, name) => {
    const layer = new Map(Object.entries(texts.layer)).get(name);
    return layer && { ...layer, ...(LAYER_RULES[name] === undefined ? {} : { rule: LAYER_RULES[name] }) };
  },
};

/** An explanation of a place and of the wooden pieces on it, which are too small to be pointed at. */
function withPieces(place: Explanation, ...pieces: readonly string[]): Explanation {
  return { ...place, text: [place.text, ...pieces].filter(Boolean).join(' ') };
}

function buyerText({ view, owner }: Scene, texts: ExplainTexts, space: string): string {
  const buyer = view.buyers[space];
  return buyer === undefined ? '' : texts.buyer(owner(buyer));
}

/** The stations and the merchants in a place. */
function townsfolk({ view, owner }: Scene, texts: ExplainTexts, place: string): string[] {
  const stations = (view.stations[place] ?? []).map((colour) => owner(colour).name);
  const merchants = view.players.flatMap(({ merchant }, seat) =>
    merchant === place ? [owner(seat).name] : [],
  );
  return [
    stations.length > 0 ? texts.stations(stations) : '',
    merchants.length > 0 ? texts.merchants(merchants) : '',
  ];
}

const SPECIAL_RULES = {
  'floating-market': 'H-2.5',
  'good-deal': 'H-2.6',
  'black-market': 'H-3.9',
  shortcut: 'H-3.10',
} as const;

const LAYER_RULES: Readonly<Record<string, string>> = {
  regions: 'H-3.12',
  dukedoms: 'H-4.2',
  route: 'H-4.3',
};
