import type { HermagorPreview } from '../../rules/view/preview-types.ts';
import { projection } from '../../rules/view/projection.ts';
import type { HermagorRemark, HermagorSituation } from './claims.ts';

/* Remarks while goods are sold. */

type SalePreview = Extract<HermagorPreview, { readonly kind: 'sale' }>;

/** The sales that can be made now, the one that earns most first; half ways are another matter. */
function sales({ moves, preview, decision }: HermagorSituation): SalePreview[] {
  if (!decision.kind.startsWith('action')) return [];
  return moves
    .flatMap((move) => {
      const would = move === 'sell' || move.startsWith('go ') ? preview(move) : undefined;
      return would?.kind === 'sale' && !would.shortcut ? [would] : [];
    })
    .sort((a, b) => b.net - a.net);
}

const bestSale: HermagorRemark<'best-sale'> = {
  id: 'best-sale',
  rule: 'H-3.2',
  find(situation) {
    const [best, second] = sales(situation);
    if (!best || !second || best.net <= second.net || best.net <= 0 || best.toll === 0) return undefined;
    const { village, product, price, toll, net } = best;
    return { claim: { village, product, price, toll, net }, places: [village] };
  },
};

const regionNow: HermagorRemark<'region-now'> = {
  id: 'region-now',
  rule: 'H-3.12',
  find(situation) {
    for (const { village, regions } of sales(situation))
      for (const { region, colour, options } of regions) {
        const cash = Math.max(...options.map(({ value }) => value));
        if (colour === situation.seat && cash > 0)
          return { claim: { village, region, cash }, places: [village, `region:${region}`] };
      }
    return undefined;
  },
};

const regionLost: HermagorRemark<'region-lost'> = {
  id: 'region-lost',
  rule: 'H-3.13',
  find(situation) {
    for (const { village, regions } of sales(situation))
      for (const { region, colour, options } of regions)
        if (colour === situation.seat && options.length === 0)
          return { claim: { village, region }, places: [village, `region:${region}`] };
    return undefined;
  },
};

const regionNear: HermagorRemark<'region-near'> = {
  id: 'region-near',
  rule: 'H-3.12',
  find({ table, view, seat, decision }) {
    if (!decision.kind.startsWith('action')) return undefined;
    for (const { id, places } of table.map.regions) {
      const missing = places.filter(
        (place) => place !== table.map.castle.id && !view.stations[place]?.includes(seat),
      );
      const [village] = missing;
      if (village !== undefined && missing.length === 1)
        return { claim: { village, region: id }, places: [village, `region:${id}`] };
    }
    return undefined;
  },
};

const otherStation: HermagorRemark<'other-station'> = {
  id: 'other-station',
  rule: 'H-3.8',
  find(situation) {
    for (const { village, others, net } of sales(situation)) {
      const [first] = others;
      if (first && net > 0)
        return { claim: { village, rival: first.seat, cash: first.cash }, places: [village] };
    }
    return undefined;
  },
};

const lastAction: HermagorRemark<'last-action'> = {
  id: 'last-action',
  rule: 'H-3.16',
  find({ view, seat, decision }) {
    const { ready = 0, tiles = [] } = view.players[seat] ?? {};
    if (decision.kind !== 'action' || ready !== 1 || tiles.length === 0) return undefined;
    return { claim: { tiles: tiles.length }, places: [`seat:${seat}`] };
  },
};

/** Whether the last action tile lies open and the seat is asked about an action. */
function isLastSelling({ table, view, decision }: HermagorSituation): boolean {
  return decision.kind.startsWith('action') && view.turned.length === table.actionTiles.length;
}

const dukedom: HermagorRemark<'dukedom'> = {
  id: 'dukedom',
  rule: 'H-4.2',
  find(situation) {
    const { table, view, seat } = situation;
    const mine = isLastSelling(situation) ? projection(table, view)[seat] : undefined;
    if (!mine) return undefined;
    const stations = Math.min(...mine.dukedoms);
    const least = mine.dukedoms.flatMap((count, index) => (count === stations ? [index] : []));
    const found = table.map.dukedoms[least[0] ?? 0];
    if (!found || least.length > 1) return undefined;
    return { claim: { dukedom: found.name, stations, each: mine.dukedomFactor }, places: [] };
  },
};

const route: HermagorRemark<'route'> = {
  id: 'route',
  rule: 'H-4.3',
  find(situation) {
    const { table, view, seat } = situation;
    const mine = isLastSelling(situation) ? projection(table, view)[seat] : undefined;
    if (!mine || mine.routeTotal >= 0) return undefined;
    return {
      claim: { stations: mine.route, loss: -mine.routeTotal },
      places: table.map.principalRoute.filter((place) => place !== table.map.castle.id),
    };
  },
};

/** The most urgent first. */
export const SELLING = [
  regionNow,
  regionLost,
  route,
  dukedom,
  bestSale,
  regionNear,
  otherStation,
  lastAction,
] as const;
