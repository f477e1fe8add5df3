import type { Seat } from '@kontor/core';
import type { RegionNumeral, Resource, RoadLabel } from '../files/board.ts';
import type {
  Action,
  ByRegion,
  ByResource,
  CityNumber,
  ContractId,
  Criterion,
  EliminationStep,
  IgnoredReason,
  Pick,
  PlotText,
  Track,
} from '../state/types.ts';

/** One throw of the twenty-sided die. */
export interface Roll {
  readonly seat: Seat;
  readonly die: number;
}

/** M-6.5: one player is eliminated. `values`: what those who were still tied had by the deciding criterion. */
export interface Elimination {
  readonly seat: Seat;
  readonly step: EliminationStep;
  readonly criterion: Criterion;
  readonly values: readonly { readonly seat: Seat; readonly value: number }[];
}

/** M-6.1: a player's three influences and all that the criteria ask. */
export interface Tally {
  readonly religion: {
    readonly influence: number;
    readonly largestTemple: number;
    readonly temples: number;
  };
  readonly politics: {
    readonly influence: number;
    readonly largestRegion: number;
    readonly electors: number;
  };
  readonly economy: ByResource<number> & {
    readonly influence: number;
    readonly monopolies: number;
    readonly largestContract: number;
    readonly contracts: number;
  };
}

/** M-7.5: the content of `Result.breakdown`. */
export interface Breakdown {
  readonly tallies: readonly Tally[];
  readonly eliminations: readonly Elimination[];
  /** Steps that could eliminate nobody (more) because all criteria tied, and who was tied. */
  readonly undecided: readonly { readonly step: EliminationStep; readonly seats: readonly Seat[] }[];
  readonly survivors: readonly Seat[];
  /** M-6.5: who won the survivors' throw of the die, with option `tie: die`. */
  readonly dieWinner: Seat | null;
}

/** All events are public: what is secret later was seen by all when it happened. */
export type MerchantsEvent =
  /** The first event of every game; a history that begins with it is complete. */
  | { readonly type: 'opened'; readonly seats: number; readonly turns: number }
  /** M-S3, M-4.1: a set of resources; `die` is null where the capital is served first. */
  | {
      readonly type: 'resourcesSupplied';
      readonly city: CityNumber;
      readonly die: number | null;
      readonly resources: readonly Resource[];
    }
  | {
      readonly type: 'contractSupplied';
      readonly city: CityNumber;
      readonly die: number;
      readonly contract: ContractId;
    }
  /** M-4.1, M-4.2: the bag is empty, the steps stay on the marker. */
  | { readonly type: 'supplyShort'; readonly track: Track; readonly steps: number }
  /** M-S4 (`start`) and M-6.5 (`tie`): a round of throws; several highest throw again. */
  | {
      readonly type: 'rolled';
      readonly purpose: 'start' | 'tie';
      readonly rolls: readonly Roll[];
      readonly highest: readonly Seat[];
    }
  | { readonly type: 'caravanPlaced'; readonly seat: Seat; readonly city: CityNumber }
  | { readonly type: 'turnStarted'; readonly turn: number; readonly first: Seat }
  | { readonly type: 'plotLaid'; readonly seat: Seat }
  /** By seat. */
  | { readonly type: 'plotsRevealed'; readonly plots: readonly PlotText[] }
  /** `action`: 1 to 6, here and below. */
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly action: number;
      readonly road: RoadLabel;
      readonly from: CityNumber;
      readonly to: CityNumber;
    }
  /** `left`: how many resources still lie there. */
  | {
      readonly type: 'took';
      readonly seat: Seat;
      readonly action: number;
      readonly city: CityNumber;
      readonly resource: Resource;
      readonly left: number;
    }
  | {
      readonly type: 'fulfilled';
      readonly seat: Seat;
      readonly action: number;
      readonly city: CityNumber;
      readonly contract: ContractId;
    }
  | {
      readonly type: 'ignored';
      readonly seat: Seat;
      readonly action: number;
      readonly act: Action;
      readonly city: CityNumber;
      readonly reason: IgnoredReason;
      /** Who had transacted there before in this turn, for an action that came too late. */
      readonly by?: readonly Seat[];
    }
  /** M-3.4, M-3.5: the marker now stands at `steps`. */
  | { readonly type: 'markerAdvanced'; readonly track: Track; readonly steps: number }
  /** `asked`: the seat chose; otherwise these were the only ones possible. */
  | {
      readonly type: 'picked';
      readonly seat: Seat;
      readonly city: CityNumber;
      readonly picks: readonly Pick[];
      readonly asked: boolean;
    }
  | { readonly type: 'contractKept'; readonly seat: Seat; readonly contract: ContractId }
  | { readonly type: 'contractReturned'; readonly seat: Seat; readonly contract: ContractId }
  | {
      readonly type: 'templeBuilt';
      readonly seat: Seat;
      readonly city: CityNumber;
      readonly rank: number;
      readonly left: number;
    }
  | {
      readonly type: 'electorsPlaced';
      readonly seat: Seat;
      readonly city: CityNumber;
      readonly regions: Partial<ByRegion<number>>;
      readonly left: number;
    }
  | { readonly type: 'announceOpened'; readonly turn: number; readonly resource: Resource }
  | {
      readonly type: 'announced';
      readonly seat: Seat;
      readonly resource: Resource;
      readonly amount: number;
    }
  /** `amounts` by seat; nobody wins a tie. */
  | {
      readonly type: 'monopolyScored';
      readonly resource: Resource;
      readonly winner: Seat | null;
      readonly amounts: readonly number[];
    }
  /** The end: electors are turned up, `electors` by seat. */
  | {
      readonly type: 'regionScored';
      readonly region: RegionNumeral;
      readonly controller: Seat | null;
      readonly electors: readonly number[];
    }
  /** The end: screens are lifted. */
  | { readonly type: 'influences'; readonly seat: Seat; readonly tally: Tally }
  | ({ readonly type: 'eliminated' } & Elimination)
  | { readonly type: 'undecided'; readonly step: EliminationStep; readonly seats: readonly Seat[] }
  | { readonly type: 'ended'; readonly winners: readonly Seat[] };

/** What kind of event it is. */
export type MerchantsEventType = MerchantsEvent['type'];
