import type { Seat } from '@kontor/core';
import { tally } from '../../rules/market/tally.ts';
import type { Colour, SpaceName, TileName } from '../../rules/state/types.ts';
import type { HermagorPreview, Tally } from '../../rules/view/preview-types.ts';
import type { HermagorRemark, HermagorSituation } from './claims.ts';

/* Remarks while buyers are placed and prices raised. */

type BuyerPreview = Extract<HermagorPreview, { readonly kind: 'buyer' }>;

/** So many tiles make a crossing worth a remark. */
const MANY_TILES = 3;
/** So much more buzz is worth a remark. */
const MUCH_BUZZ = 3;

/** The own buyers that can be placed now. */
function ownBuyers({ moves, preview, decision }: HermagorSituation): BuyerPreview[] {
  if (!decision.kind.startsWith('buyer')) return [];
  return moves.flatMap((move) => {
    const would = move.startsWith('buy ') ? preview(move) : undefined;
    return would?.kind === 'buyer' ? [would] : [];
  });
}

interface Contest extends Tally {
  readonly tile: TileName;
  /** The other colour with the most buyers, if a player. */
  readonly rival: Seat;
  readonly own: number;
  readonly against: number;
}

/** The tiles where the seat and a player stand; for shared pieces other things matter. */
function contests({ table, view, seat, decision }: HermagorSituation): Contest[] {
  if (!decision.kind.startsWith('buyer')) return [];
  return Object.keys(view.booths).flatMap((booth) => {
    const now = tally(table, view, booth);
    const own = now.counts.find(({ colour }) => colour === seat)?.buyers ?? 0;
    const [first, ...more] = now.counts.filter(({ colour }) => colour !== seat);
    const against = first?.buyers ?? 0;
    const several = more.some(({ buyers }) => buyers === against);
    if (now.tile === null || own === 0 || !isPlayer(first?.colour) || several) return [];
    return [{ ...now, tile: now.tile, rival: first.colour, own, against }];
  });

  function isPlayer(colour: Colour | undefined): colour is Seat {
    return typeof colour === 'number';
  }
}

const crossing: HermagorRemark<'crossing'> = {
  id: 'crossing',
  rule: 'H-2.2',
  find(situation) {
    const { view, seat } = situation;
    if (Object.values(view.buyers).includes(seat)) return undefined;
    const found = ownBuyers(situation)
      .filter(({ space }) => space.startsWith('j'))
      .map(({ space, cost, tiles }) => ({ space, cost, tiles: wonBy(seat, tiles) }))
      .sort((a, b) => b.tiles - a.tiles || a.cost - b.cost)[0];
    return found && found.tiles >= MANY_TILES ? { claim: found, places: [found.space] } : undefined;
  },
};

function wonBy(seat: Seat, tiles: BuyerPreview['tiles']): number {
  return tiles.filter(({ after }) => after.tile !== null && after.winner === seat).length;
}

const leadByOne: HermagorRemark<'lead-by-one'> = {
  id: 'lead-by-one',
  rule: 'H-2.3',
  find(situation) {
    const { view, seat } = situation;
    const found = contests(situation).find(
      ({ booth, winner, own, against, rival }) =>
        winner === seat &&
        own === against + 1 &&
        view.buyers[booth] === undefined &&
        (view.players[rival]?.buyers ?? 0) > 0,
    );
    return found && atTile(found);
  },
};

const tieTop: HermagorRemark<'tie-top'> = {
  id: 'tie-top',
  rule: 'H-2.3',
  find(situation) {
    const found = contests(situation).find(
      ({ winner, reason, own, against }) => winner === situation.seat && reason === 'top' && own === against,
    );
    return found && atTile(found);
  },
};

const tied: HermagorRemark<'tied'> = {
  id: 'tied',
  rule: 'H-2.3',
  find(situation) {
    const { seat } = situation;
    const open = contests(situation).filter(
      ({ reason, own, against }) => reason === 'tie' && own === against,
    );
    const buyers = open.length > 0 ? ownBuyers(situation) : [];
    for (const contest of open) {
      const onTop = buyers.find(({ space }) => space === contest.booth);
      const wins = onTop?.tiles.some(({ after }) => after.booth === contest.booth && after.winner === seat);
      if (onTop && wins) {
        const { claim, places } = atTile(contest);
        return { claim: { ...claim, cost: onTop.cost }, places };
      }
    }
    return undefined;
  },
};

function atTile({ booth, tile, rival }: Contest): {
  readonly claim: { readonly booth: SpaceName; readonly tile: TileName; readonly rival: Seat };
  readonly places: readonly string[];
} {
  return { claim: { booth, tile, rival }, places: [booth] };
}

const buzz: HermagorRemark<'buzz'> = {
  id: 'buzz',
  rule: 'H-2.1',
  find(situation) {
    const found = ownBuyers(situation)
      .map(({ space, cost, buzz: { before, after } }) => ({ space, cost, before, after }))
      .sort((a, b) => b.after - b.before - (a.after - a.before) || a.cost - b.cost)[0];
    return found && found.after - found.before >= MUCH_BUZZ
      ? { claim: found, places: [found.space] }
      : undefined;
  },
};

/** What the prices that can be raised now would change. */
function raises({ moves, preview, decision }: HermagorSituation) {
  if (!decision.kind.startsWith('raise')) return [];
  return moves.flatMap((move) => {
    const would = move.startsWith('raise ') ? preview(move) : undefined;
    return would?.kind === 'raise' ? [would] : [];
  });
}

const raiseSquare: HermagorRemark<'raise-square'> = {
  id: 'raise-square',
  rule: 'H-B4',
  find(situation) {
    for (const { product, to, uncovers } of raises(situation))
      if (uncovers !== null) return { claim: { product, to, square: uncovers }, places: [`row:${product}`] };
    return undefined;
  },
};

const raiseEnd: HermagorRemark<'raise-end'> = {
  id: 'raise-end',
  rule: 'H-4.1',
  find(situation) {
    const { view, seat } = situation;
    for (const { product, to, endValue } of raises(situation))
      if (view.discs[product].includes(seat) && endValue.to > endValue.from)
        return {
          claim: { product, to, before: endValue.from, after: endValue.to },
          places: [`row:${product}`],
        };
    return undefined;
  },
};

/** The most urgent first. */
export const MARKET = [raiseEnd, raiseSquare, tied, leadByOne, tieTop, crossing, buzz] as const;
