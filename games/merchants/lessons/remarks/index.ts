import type { FoundRemark, Remark, Remarks, Situation } from '@kontor/core';
import type { MerchantsBoard } from '../../rules/files/board.ts';
import { CHOOSING } from './choosing.ts';
import { MET } from './met.ts';
import { PLOTTING } from './plotting.ts';
import { REMARK_TEXTS } from './texts/index.ts';
import type { RemarkNames } from './texts/types.ts';

/** What is said to beginners of Merchants of Empire while they play. */
export const remarks: Remarks = {
  list: [...PLOTTING, ...CHOOSING] as readonly Remark[],
  met: MET as Readonly<Record<string, (situation: Situation) => boolean>>,
  text({ remark, claim }, { table }, names, language) {
    // `prepare` has checked the file.
    const board = table.boardFile as MerchantsBoard;
    const words: RemarkNames = {
      player: (seat) => names[seat] ?? '',
      city: (city) => {
        const name = board.cities.find(({ number }) => number === city)?.name;
        return name === undefined ? board.capital.name : `${name} (${city})`;
      },
    };
    const text = new Map(Object.entries(REMARK_TEXTS[language])).get(remark.id) as
      | ((claim: FoundRemark['claim'], names: RemarkNames) => string)
      | undefined;
    return text?.(claim, words) ?? '';
  },
};
