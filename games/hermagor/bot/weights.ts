/** What the bots believe about Hermagor in numbers, set by hand; amounts are in cash. */
export const WEIGHTS = {
  /** A point of difference in projected totals counts less the more rounds are to come. */
  spreadAtEnd: 2.5,
  spreadPerRound: 3.2,
  /** Chance that a village still missing in a region will be sold to, if there is all the time in the world. */
  reach: 0.74,
  /** Actions left at which half of that is true. */
  reachHalf: 2.5,
  /** Share of the future stations that goes where the dukedoms need them. */
  dukedomCare: 0.55,
  /** How much a price still rises per round to come. */
  priceDrift: 0.35,
  /** A completed region that finds no square now may find one after prices have risen. */
  laterSquare: 0.25,
  /** A buyer still in hand, and a lead in the market that rivals can still contest. */
  buyerInHand: 1.7,
  leadHold: 1.1,
  contest: 2.2,
  /** What a tile is worth besides its products. */
  mayRaise: 0.7,
  floatingMarket: 1.2,
  goodDeal: 5,
  shortcut: 1.6,
  blackMarket: 1.2,
  /** A sale that pays a rival helps that rival. */
  rivalShare: 0.6,
  /** Cash below this hampers. */
  thinPurse: 8,
  thinPursePrice: 0.35,
} as const;

export type Weights = { readonly [name in keyof typeof WEIGHTS]: number };
