/** What the bot believes about the game in numbers; found by play of the bots among themselves. */
export interface Weights {
  /** Contracts that a player fulfils in a turn of its own making. */
  readonly rate: number;
  /** The part of a contract that the nearest one counts for, and the next nearest, when it is at hand. */
  readonly nearest: number;
  readonly second: number;
  /** Actions after which a contract counts for a third of one at hand. */
  readonly haste: number;
  /** Actions to find a resource that is asked for: when it lies on top somewhere, and when it does not. */
  readonly fetch: number;
  readonly seek: number;
  /** The part of a contract that each resource in stock counts for, however much is in stock. */
  readonly goods: number;
  readonly mostGoods: number;
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
  rate: 0.7,
  nearest: 0.5,
  second: 0.2,
  haste: 6,
  fetch: 3,
  seek: 7,
  goods: 0.12,
  mostGoods: 6,
  raced: 0.5,
  contested: 0.6,
  regions: 0.3,
  income: 2.5,
  unrest: 0.9,
  trade: 0.8,
  lasting: 0.3,
  strayReligion: 0.7,
  strayPolitics: 0.6,
  strayEconomy: 3,
};
