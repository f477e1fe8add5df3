import type { OptionValue, Seat } from '@kontor/core';
import type { OPTIONS } from '../rules/state/options.ts';
import type {
  Action,
  ByResource,
  CityNumber,
  Criterion,
  DecisionKind,
  DecisionParams,
  EliminationStep,
  IgnoredReason,
  Phase,
  Pick,
  RefusalCode,
  RefusalParams,
  Track,
} from '../rules/state/types.ts';
import type { MerchantsEvent, MerchantsEventType } from '../rules/view/events.ts';

/** What the texts need to know about the table at hand. */
export interface Names {
  player(seat: Seat): string;
  /** With its number, as in "Tamaresh (1)"; the capital by its name. */
  city(city: CityNumber): string;
  /** The reader, who is addressed as "you". */
  readonly me?: Seat;
}

export type EventOf<T extends MerchantsEventType> = Extract<MerchantsEvent, { readonly type: T }>;

/** What a seat does while plots are resolved. */
export type ActedEvent = EventOf<
  'moved' | 'took' | 'fulfilled' | 'ignored' | 'contractKept' | 'templeBuilt' | 'electorsPlaced'
>;

export interface OptionTexts {
  readonly label: string;
  readonly help: string;
  value(value: OptionValue): string;
}

/** All words of the game in one language. */
export interface MerchantsTexts {
  readonly name: string;
  /** M-C5: what the lobby says about players, age and length. */
  readonly about: string;
  readonly resources: ByResource<string>;
  /** A seat in a text for programs, where seats have no names. */
  seat(seat: Seat): string;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly picks: Readonly<Record<Pick, string>>;
  readonly tracks: Readonly<Record<Track, string>>;
  readonly steps: Readonly<Record<EliminationStep, string>>;
  action(act: Action): string;
  /** "least …", as it stands after "out:". */
  criterion(step: EliminationStep, criterion: Criterion): string;
  /** `by`: who came first, where that is known. */
  reason(reason: IgnoredReason, act: Action, by?: readonly string[]): string;
  readonly options: Readonly<Record<keyof typeof OPTIONS, OptionTexts>>;
  /** What a table says before the game starts (M-6.6, M-7.2). */
  readonly notices: { readonly two: string; readonly three: string; readonly noSecrets: string };
  readonly decisions: { readonly [K in DecisionKind]: (params: DecisionParams[K], names: Names) => string };
  readonly refusals: { readonly [C in RefusalCode]: (params: RefusalParams[C], names: Names) => string };
  /** `by`: who came first, for an action that came too late. */
  readonly events: {
    readonly [T in MerchantsEventType]: (event: EventOf<T>, names: Names) => string;
  };
  /** All that a seat did, in one sentence. */
  sumUp(seat: Seat, acted: readonly ActedEvent[], names: Names): string;
}
