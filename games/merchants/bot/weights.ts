/** What the bot believes about the game in numbers; most were found by play of the bots among themselves (docs/BOTS.md). */
export interface Weights {
  /** Contracts that a player fulfils in a turn whatever lies at hand now. */
  readonly rate: number;
  /** Actions after which a contract counts for a third of one that is at hand. */
  readonly haste: number;
  /** How much the second best contract at hand counts for beside the best. */
  readonly second: number;
  /** How much of a contract's worth to come is the temple, by the number of players: 2, 3, more. */
  readonly templeOfTwo: number;
  readonly templeOfThree: number;
  readonly templeOfMore: number;
  /** Actions to find a resource that is asked for: when it lies on top somewhere, and when it does not. */
  readonly fetch: number;
  readonly seek: number;
  /** The part of a contract that a resource to spare counts for, and what is left of that for each further one. */
  readonly goods: number;
  /** Below 1: goods that nobody asks for are not worth hoarding. */
  readonly fading: number;
  /** What is left of a contract that is put off to a later turn. */
  readonly patience: number;
  /** What is left of a contract that a rival can have first: this turn, or later. */
  readonly raced: number;
  readonly contested: number;
  /** Regions and economic influence that a contract still to come brings. */
  readonly regions: number;
  readonly income: number;
  /** How many electors may yet change a region, and how many goods a monopoly, by the turns to go. */
  readonly unrest: number;
  readonly trade: number;
  /** How much of today's chance at a monopoly lasts until the scorings after the next. */
  readonly lasting: number;
  /** How far the influences stray from what is expected: for each contract still to come. */
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
