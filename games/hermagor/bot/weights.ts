/** The weights of Hermagor's evaluation, set by hand; amounts are in cash. */
export const WEIGHTS = {
  /** The uncertainty of the projected totals at the end, and for each round left. */
  spreadAtEnd: 2.5,
  spreadPerRound: 3.2,
  /** The chance that a missing village of a region will be sold to, given unlimited time. */
  reach: 0.74,
  /** The number of actions left at which that chance is halved. */
  reachHalf: 2.5,
  /** The fraction of future stations that go where the dukedoms need them. */
  dukedomCare: 0.55,
  /** How much a price rises per round left. */
  priceDrift: 0.35,
  /** The part of its value that a region keeps if there is no square now: one may be free after a price has risen. */
  laterSquare: 0.25,
  /** The value of a buyer in hand, how well a lead in the market holds, and how strongly rivals contest it. */
  buyerInHand: 1.7,
  leadHold: 1.1,
  contest: 2.2,
  /** The value of a tile besides its products. */
  mayRaise: 0.7,
  floatingMarket: 1.2,
  goodDeal: 5,
  shortcut: 1.6,
  blackMarket: 1.2,
  /** The cost of paying a share to a rival. */
  rivalShare: 0.6,
  /** Cash below `thinPurse` is a handicap. */
  thinPurse: 8,
  thinPursePrice: 0.35,
} as const;

export type Weights = { readonly [name in keyof typeof WEIGHTS]: number };
