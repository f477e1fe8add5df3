/** The weights of the evaluation; most were found by letting the bots play against each other (docs/BOTS.md). */
export interface Weights {
  /** Contracts that a player fulfils per turn, independent of those at hand. */
  readonly rate: number;
  /** The number of actions after which a contract counts for 1/e of one at hand. */
  readonly haste: number;
  /** The weight of the second best contract at hand. */
  readonly second: number;
  /** The part of a future contract's value that is the temple, with 2, 3 and more players. */
  readonly templeOfTwo: number;
  readonly templeOfThree: number;
  readonly templeOfMore: number;
  /** The number of actions to get a resource: if it is on top somewhere, and if it is not. */
  readonly fetch: number;
  readonly seek: number;
  /** The value of a spare resource, as a part of a contract, and how it decreases with each further one. */
  readonly goods: number;
  /** Below 1, because goods that nobody asks for are not worth collecting. */
  readonly fading: number;
  /** The part of its value that a contract keeps if it is left to a later turn. */
  readonly patience: number;
  /** The part of its value that a contract keeps if a rival can fulfil it first: this turn, or later. */
  readonly raced: number;
  readonly contested: number;
  /** The regions and the economic influence that a future contract brings. */
  readonly regions: number;
  readonly income: number;
  /** How much the electors in a region, and the goods for a monopoly, may still change per turn left. */
  readonly unrest: number;
  readonly trade: number;
  /** The part of the present chance at a monopoly that lasts until later scorings. */
  readonly lasting: number;
  /** The deviation of each influence per future contract. */
  readonly strayReligion: number;
  readonly strayPolitics: number;
  readonly strayEconomy: number;
}

export const WEIGHTS: Weights = {
  rate: 0.48,
  haste: 6.36,
  second: 0.281,
  templeOfTwo: 1,
  templeOfThree: 0.6,
  templeOfMore: 0.448,
  fetch: 3,
  seek: 17.9,
  goods: 0.1,
  fading: 0.95,
  patience: 0.8,
  raced: 0.598,
  contested: 0.628,
  regions: 0.3,
  income: 2.5,
  unrest: 0.9,
  trade: 0.394,
  lasting: 0.3,
  strayReligion: 0.517,
  strayPolitics: 0.652,
  strayEconomy: 2.5,
};
