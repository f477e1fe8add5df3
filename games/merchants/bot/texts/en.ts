import type { ReasonTexts } from './types.ts';

export const texts: ReasonTexts = {
  religion: {
    good: (amount) => `${amount} more religious influence to be expected`,
    bad: (amount) => `${amount} less religious influence to be expected`,
  },
  politics: {
    good: (amount) => `${amount} more regions to be expected`,
    bad: (amount) => `${amount} fewer regions to be expected`,
  },
  economy: {
    good: (amount) => `${amount} more economic influence to be expected`,
    bad: (amount) => `${amount} less economic influence to be expected`,
  },
  contract: {
    good: (amount) => `goods and place worth ${amount} contracts more`,
    bad: (amount) => `goods and place worth ${amount} contracts less`,
  },
  futures: {
    goods: (about, own, best, of) =>
      `takes goods in ${about} in ${own} of ${of} futures, the best move in ${best}`,
    delivery: (about, own, best, of) =>
      `fulfils the contract of ${about} in ${own} of ${of} futures, the best move in ${best}`,
    monopoly: (_, own, best, of) => `wins the monopoly in ${own} of ${of} futures, the best move in ${best}`,
    victory: (_, own, best, of) => `wins the game in ${own} of ${of} futures, the best move in ${best}`,
  },
};
