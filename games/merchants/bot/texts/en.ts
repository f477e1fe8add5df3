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
};
