import { REGION_NUMERALS } from '../../rules/files/board.ts';
import { ELECTORS_EACH } from '../../rules/state/constants.ts';
import { rankOf } from '../../rules/state/table.ts';
import { nearby, START_ROADS } from '../../rules/view/nearby.ts';
import type { MerchantsPreview } from '../../rules/view/preview-types.ts';
import type { MerchantsRemark, MerchantsSituation } from './claims.ts';

/* Remarks about the start, rewards, electors and announcements. */

const startNear: MerchantsRemark<'start-near'> = {
  id: 'start-near',
  rule: 'M-S4',
  find({ table, view, moves, preview, decision }) {
    if (decision.kind !== 'place') return undefined;
    const [best] = moves
      .flatMap((move) => {
        const would = preview(move);
        return would.kind === 'place' ? [{ city: would.city, ...nearby(table, view, would.city) }] : [];
      })
      .sort((a, b) => b.goods + b.contracts - a.goods - a.contracts);
    return best && { claim: { ...best, roads: START_ROADS }, places: [`city-${best.city}`] };
  },
};

type PicksPreview = Extract<MerchantsPreview, { readonly kind: 'picks' }>;

function rewards({ moves, preview, decision }: MerchantsSituation): PicksPreview[] {
  if (decision.kind !== 'picks') return [];
  return moves.flatMap((move) => {
    const would = preview(move);
    return would.kind === 'picks' ? [would] : [];
  });
}

const noTemple: MerchantsRemark<'no-temple'> = {
  id: 'no-temple',
  rule: 'M-6.2',
  find(situation) {
    const { view, seat } = situation;
    const offered = rewards(situation).find(({ picks }) => picks.includes('temple'));
    if (!offered || view.cities.some(({ temple }) => temple === seat)) return undefined;
    return { claim: { rank: offered.religious }, places: [] };
  },
};

const noElectors: MerchantsRemark<'no-electors'> = {
  id: 'no-electors',
  rule: 'M-3.8',
  find(situation) {
    const { view, seat } = situation;
    const offered = rewards(situation).find(({ picks }) => picks.includes('electors'));
    if (!offered || view.players[seat]?.electorsLeft !== ELECTORS_EACH) return undefined;
    return { claim: { electors: offered.electors }, places: [] };
  },
};

const regionSure: MerchantsRemark<'region-sure'> = {
  id: 'region-sure',
  rule: 'M-6.1',
  find({ table, view, decision, seat }) {
    if (decision.kind !== 'electors' || !view.choice) return undefined;
    const most = Math.min(rankOf(table, view.choice.city), view.players[seat]?.electorsLeft ?? 0);
    const [best] = (table.touching[view.choice.city] ?? [])
      .flatMap((region) => REGION_NUMERALS[region] ?? [])
      .map((region) => ({ region, lie: view.electors[region], more: view.electors[region] + 1 }))
      .filter(({ more }) => more <= most)
      .sort((a, b) => b.lie - a.lie);
    return best && { claim: best, places: [`region-${best.region}`] };
  },
};

/** What was announced so far, and what the seat has; where all stocks are open, there is nothing to hide. */
function announcing({ table, view, seat, decision }: MerchantsSituation) {
  const stock = view.players[seat]?.screen?.stock;
  if (decision.kind !== 'announce' || !view.monopoly || !stock || table.noSecrets) return undefined;
  const { resource, announced } = view.monopoly;
  const others = announced.filter((_, other) => other !== seat);
  return {
    resource,
    own: stock[resource],
    most: Math.max(0, ...others.map((amount) => amount ?? 0)),
    last: others.every((amount) => amount !== null),
    heard: others.some((amount) => amount !== null),
  };
}

const announceEnough: MerchantsRemark<'announce-enough'> = {
  id: 'announce-enough',
  rule: 'M-5.1',
  find(situation) {
    const now = announcing(situation);
    if (!now?.last || now.own <= now.most + 1) return undefined;
    return { claim: { resource: now.resource, amount: now.most + 1 }, places: [] };
  },
};

const announceHide: MerchantsRemark<'announce-hide'> = {
  id: 'announce-hide',
  rule: 'M-5.1',
  find(situation) {
    const now = announcing(situation);
    if (!now?.heard || now.own === 0 || now.own > now.most) return undefined;
    return { claim: { resource: now.resource, most: now.most }, places: [] };
  },
};

/** The most urgent first. */
export const CHOOSING = [startNear, noTemple, noElectors, regionSure, announceEnough, announceHide] as const;
