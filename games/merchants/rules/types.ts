import type { OptionSchema, Seat } from '@kontor/core';
import type { REGION_NUMERALS, RegionNumeral, Resource, RoadLabel } from './board.ts';

/** A city by its number on the board; the capital, which has none, is 0. */
export type CityNumber = number;
export const CAPITAL: CityNumber = 0;

export type ByResource<T> = { readonly [resource in Resource]: T };
export type ByRegion<T> = { readonly [region in (typeof REGION_NUMERALS)[number]]: T };

/** A contract is what it asks for, the least worth first: `coal-silver-gold`. Its value is the sum of the worths. */
export type ContractId = string;

export const TRANSACT = 'x';
/** M-2.1: one action of a plot, transact or move along the road of that label. */
export type Action = typeof TRANSACT | RoadLabel;
/** Up to six actions, `bxacxa`; the empty plot is the empty text. */
export type PlotText = string;
export const PLOT_LENGTH = 6;

/** M-3.5: what fulfilling a contract offers. */
export const PICKS = ['keep', 'temple', 'electors'] as const;
export type Pick = (typeof PICKS)[number];

export const PHASES = ['place', 'plot', 'resolve', 'announce', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** M-3.4, M-3.5: the two supply tracks. */
export type Track = 'resources' | 'contracts';

export const OPTIONS = {
  turns: { kind: 'number', rule: 'M-S2', values: [12, 9], min: 9, max: 12, default: 12 },
  noSecrets: { kind: 'flag', rule: 'M-7.2', default: false },
  tie: { kind: 'choice', rule: 'M-6.5', values: ['shared', 'die'], default: 'shared' },
  // Seconds, 0 is off. A matter of the table's clock: the rules never read it.
  plotTimer: { kind: 'number', rule: 'M-2.2', min: 0, max: 600, default: 0 },
} as const satisfies OptionSchema;

/** What a seat may be asked: `Decision['params']` by kind. */
export interface DecisionParams {
  readonly place: Record<never, never>;
  readonly plot: { readonly turn: number };
  readonly picks: { readonly city: CityNumber; readonly contract: ContractId };
  readonly electors: { readonly city: CityNumber; readonly count: number };
  readonly announce: { readonly resource: Resource };
}
export type DecisionKind = keyof DecisionParams;

/** Why a move is refused: `Refusal['params']` by code. */
export interface RefusalParams {
  readonly 'seat.unknown': { readonly seat: string };
  readonly 'seat.inactive': { readonly seat: Seat };
  readonly 'game.over': Record<never, never>;
  readonly 'move.unknown': { readonly move: string };
  readonly 'move.kind': { readonly asked: DecisionKind; readonly given: DecisionKind };
  readonly 'place.capital': Record<never, never>;
  readonly 'place.occupied': { readonly city: CityNumber };
  readonly 'electors.region': { readonly city: CityNumber; readonly region: RegionNumeral };
  readonly 'electors.count': { readonly city: CityNumber; readonly count: number; readonly given: number };
  readonly 'announce.stock': { readonly resource: Resource; readonly amount: number; readonly stock: number };
}
export type RefusalCode = keyof RefusalParams;

/** Why an action did nothing (M-3.2, M-3.3, M-3.5). `tooLate`: others emptied the city this very turn. */
export const IGNORED_REASONS = [
  'noRoad',
  'nothingHere',
  'alreadyServed',
  'tooLate',
  'missingResources',
] as const;
export type IgnoredReason = (typeof IGNORED_REASONS)[number];

/** One throw of the twenty-sided die. */
export interface Roll {
  readonly seat: Seat;
  readonly die: number;
}

/** M-6.2–M-6.4: the three steps of the end and their criteria, in the order they are asked. */
export const CRITERIA = {
  religion: ['influence', 'largestTemple', 'temples'],
  politics: ['influence', 'largestRegion', 'electors'],
  economy: [
    'influence',
    'monopolies',
    'largestContract',
    'contracts',
    'gold',
    'gems',
    'silver',
    'bronze',
    'coal',
  ],
} as const;
export type Step = keyof typeof CRITERIA;
export const STEPS = ['religion', 'politics', 'economy'] as const satisfies readonly Step[];
export type Criterion = (typeof CRITERIA)[Step][number];

/** M-6.5: one player goes. `values`: what those still tied had by the deciding criterion. */
export interface Elimination {
  readonly seat: Seat;
  readonly step: Step;
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

/** M-7.5: the machine-readable account in `Result.breakdown`. */
export interface Breakdown {
  readonly tallies: readonly Tally[];
  readonly eliminations: readonly Elimination[];
  /** Steps that could eliminate nobody (more) because all criteria tied, and who was tied. */
  readonly undecided: readonly { readonly step: Step; readonly seats: readonly Seat[] }[];
  readonly survivors: readonly Seat[];
  /** M-6.5: who won the survivors' throw of the die, with option `tie: die`. */
  readonly dieWinner: Seat | null;
}

/** Everything that happens, told to everyone: secrets lie in what is no longer seen, never in the telling. */
export type MerchantsEvent =
  /** The first event of every game, so that a history can be known to be whole. */
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
  | { readonly type: 'undecided'; readonly step: Step; readonly seats: readonly Seat[] }
  | { readonly type: 'ended'; readonly winners: readonly Seat[] };

export type MerchantsEventType = MerchantsEvent['type'];

/** What lies in a city. */
export interface CityView {
  /** The least worth first. */
  readonly resources: readonly Resource[];
  readonly contract: ContractId | null;
  readonly temple: Seat | null;
  /** Who has transacted here this turn with success (M-3.3: nobody takes twice). */
  readonly served: readonly Seat[];
}

/** What a screen hides. */
export interface ScreenView {
  readonly stock: ByResource<number>;
  readonly contracts: readonly ContractId[];
  readonly monopolies: number;
}

export interface PlayerView {
  /** Null until placed. */
  readonly caravan: CityNumber | null;
  readonly templesLeft: number;
  readonly electorsLeft: number;
  /** This turn's plot is laid. */
  readonly plotted: boolean;
  /** The plot itself: one's own, and everyone's from the reveal to the end of the resolution. */
  readonly plot?: PlotText;
  /** One's own, everyone's with `noSecrets` and at the end. */
  readonly screen?: ScreenView;
  /** Electors on the map: with `noSecrets` and at the end only, for nobody may look at them before. */
  readonly electors?: ByRegion<number>;
}

/** Resolution waits for a seat's choice after it fulfilled a contract. */
export interface ChoiceView {
  readonly kind: 'picks' | 'electors';
  readonly seat: Seat;
  /** The action that waits, 1 to 6. */
  readonly action: number;
  readonly city: CityNumber;
  /** The fulfilled contract until it is decided what becomes of it. */
  readonly contract: ContractId | null;
}

/** M-5.1: the resource whose monopoly is at stake, and what was announced so far, by seat. */
export interface MonopolyView {
  readonly resource: Resource;
  readonly announced: readonly (number | null)[];
}

/** What lies on the table now, and behind the viewer's own screen. */
export interface MerchantsView {
  /** Whose eyes; null is a spectator. */
  readonly seat: Seat | null;
  readonly phase: Phase;
  /** 0 while caravans are placed. */
  readonly turn: number;
  /** Who acts first this turn; while caravans are placed, who places first. */
  readonly first: Seat;
  /** Steps on the supply tracks. */
  readonly markers: { readonly resources: number; readonly contracts: number };
  /** By number, the capital first. */
  readonly cities: readonly CityView[];
  /** How many electors lie in each region, whoever's. */
  readonly electors: ByRegion<number>;
  readonly players: readonly PlayerView[];
  readonly choice: ChoiceView | null;
  readonly monopoly: MonopolyView | null;
  readonly dieWinner: Seat | null;
}

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
