import type { ReasonTexts } from './types.ts';

export const texts: ReasonTexts = {
  cash: {
    good: (amount) => `${amount} more cash in hand`,
    bad: (amount) => `${amount} less cash in hand`,
  },
  market: {
    good: (amount) => `buzz and special tiles worth ${amount} more`,
    bad: (amount) => `buzz and special tiles worth ${amount} less`,
  },
  production: {
    good: (amount) => `production worth ${amount} more at the end`,
    bad: (amount) => `production worth ${amount} less at the end`,
  },
  regions: {
    good: (amount) => `nearer to regions worth ${amount}`,
    bad: (amount) => `further from regions, ${amount} less`,
  },
  sales: {
    good: (amount) => `sales still to come this round worth ${amount} more`,
    bad: (amount) => `sales still to come this round worth ${amount} less`,
  },
  dukedoms: {
    good: (amount) => `stations better spread over the dukedoms, ${amount} more`,
    bad: (amount) => `stations less well spread over the dukedoms, ${amount} less`,
  },
  route: {
    good: (amount) => `better odds on the Principal Route, ${amount} more`,
    bad: (amount) => `worse odds on the Principal Route, ${amount} less`,
  },
  rivals: {
    good: (amount) => `costs the strongest rival ${amount}`,
    bad: (amount) => `helps the strongest rival by ${amount}`,
  },
  futures: {
    tile: (about, own, best, of) =>
      `wins the tile of booth ${about} in ${own} of ${of} futures, the best move in ${best}`,
    region: (about, own, best, of) =>
      `completes ${about} this round in ${own} of ${of} futures, the best move in ${best}`,
  },
};
