import type { FoundRemark, Remark, Remarks, Situation } from '@kontor/core';
import type { HermagorTable } from '../../rules/state/types.ts';
import { TEXTS } from '../../texts/index.ts';
import { MARKET } from './market.ts';
import { MET } from './met.ts';
import { SELLING } from './selling.ts';
import { REMARK_TEXTS } from './texts/index.ts';
import type { RemarkNames } from './texts/types.ts';

/** What is said to beginners of Hermagor while they play. */
export const remarks: Remarks = {
  list: [...MARKET, ...SELLING] as readonly Remark[],
  met: MET as Readonly<Record<string, (situation: Situation) => boolean>>,
  text({ remark, claim }, { table }, names, language) {
    const { map, tiles } = table as HermagorTable;
    const named = (all: readonly { readonly id: string; readonly name: string }[], id: string) =>
      all.find((each) => each.id === id)?.name ?? id;
    const words: RemarkNames = {
      player: (seat) => names[seat] ?? '',
      place: (id) => named(map.villages, id),
      region: (id) => named(map.regions, id),
      tile: (tile) =>
        TEXTS[language].tile(tile, {
          products: (number) => tiles.tiles.find((each) => each.number === number)?.products ?? [],
        }),
    };
    const text = new Map(Object.entries(REMARK_TEXTS[language])).get(remark.id) as
      | ((claim: FoundRemark['claim'], names: RemarkNames) => string)
      | undefined;
    return text?.(claim, words) ?? '';
  },
};
