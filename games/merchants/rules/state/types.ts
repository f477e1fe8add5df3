import type { Seat, Table } from '@kontor/core';
import type { REGION_NUMERALS, RegionNumeral, Resource, RoadLabel } from '../files/board.ts';
import type { MerchantsOptions } from './options.ts';

/** A city by its number on the board; the capital, which has none, is 0. */
export type CityNumber = number;
/** The number by which the capital is named. */
export const CAPITAL: CityNumber = 0;

/** Something for each resource. */
export type ByResource<T> = { readonly [resource in Resource]: T };
/** Something for each region. */
export type ByRegion<T> = { readonly [region in (typeof REGION_NUMERALS)[number]]: T };

/**
 * A contract is named by what it asks for, the least valuable first: `coal-silver-gold`. Its value is the sum of the
 * values.
 */
export type ContractId = string;

/** M-2.1: the sign for a transaction in a plot. */
export const TRANSACT = 'x';
/** M-2.1: one action of a plot, transact or move along the road of that label. */
export type Action = typeof TRANSACT | RoadLabel;
/** Up to six actions, `bxacxa`; the empty plot is the empty text. */
export type PlotText = string;
/** M-2.1: the most actions of a plot. */
export const PLOT_LENGTH = 6;

/** M-3.5: the choices after fulfilling a contract. */
export const PICKS = ['keep', 'temple', 'electors'] as const;
/** One of these choices. */
export type Pick = (typeof PICKS)[number];

/** The parts of a game; the last one is its end. */
export const PHASES = ['place', 'plot', 'resolve', 'announce', 'over'] as const;
/** A part of the game. */
export type Phase = (typeof PHASES)[number];

/** M-3.4, M-3.5: the two supply tracks. */
export type Track = 'resources' | 'contracts';

/** What a seat may be asked: `Decision['params']` by kind. */
export interface DecisionParams {
  readonly place: Record<never, never>;
  readonly plot: { readonly turn: number };
  readonly picks: { readonly city: CityNumber; readonly contract: ContractId };
  readonly electors: { readonly city: CityNumber; readonly count: number };
  readonly announce: { readonly resource: Resource };
}
/** One of the questions that a seat can be asked. */
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
/** Why a move is refused: one of these codes. */
export type RefusalCode = keyof RefusalParams;

/** Why an action did nothing (M-3.2, M-3.3, M-3.5). `tooLate`: others emptied the city this very turn. */
export const IGNORED_REASONS = [
  'noRoad',
  'nothingHere',
  'alreadyServed',
  'tooLate',
  'missingResources',
] as const;
/** Why an action did nothing. */
export type IgnoredReason = (typeof IGNORED_REASONS)[number];

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
/** A step of the end. */
export type EliminationStep = keyof typeof CRITERIA;
/** M-6.2–M-6.4: the steps of the end in their order. */
export const STEPS = ['religion', 'politics', 'economy'] as const satisfies readonly EliminationStep[];
/** What decides who is eliminated. */
export type Criterion = (typeof CRITERIA)[EliminationStep][number];

/** What lies in a city. */
export interface CityView {
  /** The least worth first. */
  readonly resources: readonly Resource[];
  readonly contract: ContractId | null;
  readonly temple: Seat | null;
  /** The seats that have transacted here with success this turn (M-3.3: nobody takes twice). */
  readonly served: readonly Seat[];
}

/** What a screen hides. */
export interface ScreenView {
  readonly stock: ByResource<number>;
  readonly contracts: readonly ContractId[];
  readonly monopolies: number;
}

/** What lies open of a player; `screen` is there only where the viewer may see it. */
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
  /** Electors on the map, only with `noSecrets` and at the end: nobody may look at them before. */
  readonly electors?: ByRegion<number>;
}

/** Resolution waits for a seat's choice after it fulfilled a contract. */
export interface ChoiceView {
  readonly kind: 'picks' | 'electors';
  readonly seat: Seat;
  /** The action that waits, 1 to 6. */
  readonly action: number;
  readonly city: CityNumber;
  /** The fulfilled contract, until its picks are decided. */
  readonly contract: ContractId | null;
}

/** M-5.1: the resource whose monopoly is at stake, and what was announced so far, by seat. */
export interface MonopolyView {
  readonly resource: Resource;
  readonly announced: readonly (number | null)[];
}

/** What is public now, and what is behind the viewer's own screen. */
export interface MerchantsView {
  /** The viewer; null is a spectator. */
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

/** One kind of contract. */
export interface Contract {
  readonly id: ContractId;
  readonly value: number;
  readonly copies: number;
  /** How much of each resource it asks for. */
  readonly asks: Uint8Array;
}

/** The prepared table: board, contracts and options as the rules look them up. */
export interface MerchantsTable extends Table {
  readonly options: Table['options'] & MerchantsOptions;
  readonly turns: number;
  readonly noSecrets: boolean;
  /** Seconds to plot; 0: no limit. */
  readonly plotTimer: number;
  /** M-6.5: survivors who tie throw the die. */
  readonly tieByDie: boolean;
  /** M-S1: sets of resources and contracts that lie on the map, those waiting on the markers included. */
  readonly lots: number;
  /** By city number, the capital first. */
  readonly ranks: Uint8Array;
  /** Where the road of a label leads, by city and label; -1 where there is none. */
  readonly roads: Int8Array;
  /** How many roads lie between two cities, by pair. */
  readonly distances: Uint8Array;
  /** The regions that a city touches, by city. */
  readonly touching: readonly (readonly number[])[];
  /** All there are of each resource. */
  readonly resources: Uint8Array;
  /** By kind, in order of value. */
  readonly contracts: readonly Contract[];
  readonly kindOf: ReadonlyMap<ContractId, number>;
  /** M-3.8: the moves that distribute so many electors round a city, by city and number. */
  readonly electorsMoves: readonly (readonly Int32Array[])[];
}

/** Flat and packed; read it through `layout.ts`. */
export interface MerchantsState {
  readonly table: MerchantsTable;
  readonly cells: Int16Array;
}
