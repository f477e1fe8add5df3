import type { Seat } from '@kontor/core';
import type { Resource } from '../files/board.ts';
import type { Action, ByRegion, CityNumber, ContractId, IgnoredReason, Pick } from '../state/types.ts';

/** What one action of a plot would do if no other seat came first. */
export interface WalkStep {
  /** 1 to 6. */
  readonly action: number;
  readonly act: Action;
  /** Where the caravan stands before and after. */
  readonly from: CityNumber;
  readonly to: CityNumber;
  readonly outcome: 'moved' | 'took' | 'fulfilled' | 'ignored';
  readonly resource: Resource | null;
  readonly contract: ContractId | null;
  readonly reason: IgnoredReason | null;
  /** The seats that could have transacted here earlier this turn, by the places of their caravans. */
  readonly rivals: readonly Seat[];
  /** It has an effect whatever the rivals do (perhaps with a more valuable resource). */
  readonly certain: boolean;
}

/** What a plot would do, action by action. */
export interface Walk {
  readonly steps: readonly WalkStep[];
  /** Cities on the way where a transaction would have had an effect, but the plot has none. */
  readonly overlooked: readonly CityNumber[];
}

/** What a move would do, by the kind of the decision. */
export type MerchantsPreview =
  | { readonly kind: 'place'; readonly city: CityNumber }
  | ({ readonly kind: 'plot' } & Walk)
  | {
      readonly kind: 'picks';
      readonly picks: readonly Pick[];
      /** Gains. */
      readonly religious: number;
      readonly economic: number;
      readonly electors: number;
    }
  /** How many electors lie in each region afterwards. */
  | { readonly kind: 'electors'; readonly electors: ByRegion<number> }
  | { readonly kind: 'announce'; readonly resource: Resource; readonly amount: number };
