import type { Seat } from '@kontor/core';
import type { Resource } from '../files/board.ts';
import type { Action, ByRegion, CityNumber, ContractId, IgnoredReason, Pick } from '../state/types.ts';

/** What one action of a plot would do if nobody came first. */
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
  /** Who can have transacted here earlier this turn, by where the caravans stand. */
  readonly rivals: readonly Seat[];
  /** Whatever they do, it brings something (with rivals perhaps a dearer resource). */
  readonly certain: boolean;
}

export interface Walk {
  readonly steps: readonly WalkStep[];
  /** Cities on the way that had something for this player and were left without a transaction. */
  readonly overlooked: readonly CityNumber[];
}

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
