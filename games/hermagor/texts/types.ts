import type { Decision, OptionValue, Refusal, Seat } from '@kontor/core';
import type { Building, Product, Special } from '../rules/files/board.ts';
import type { HermagorOptions } from '../rules/state/options.ts';
import type {
  Colour,
  DecisionKind,
  DecisionParams,
  DiscRow,
  FaultCode,
  LineName,
  Phase,
  RefusalParams,
  SpaceName,
  TileName,
} from '../rules/state/types.ts';
import type { HermagorEvent } from '../rules/view/events.ts';

/** What the texts need to know about the table at hand. */
export interface Names {
  /** A player, or the shared colour of the two-player game. */
  colour(colour: Colour): string;
  place(id: string): string;
  region(id: string): string;
  /** What a product tile shows. */
  products(tile: number): readonly Product[];
  /** The reader's seat, which is "you". */
  readonly me?: Seat | null;
  /** For the ear: without the places that a reader sees marked on the board. */
  readonly brief?: boolean;
}

/** What was paid and earned for one journey with a sale; without a journey the merchant stood there. */
export interface SaleStory {
  readonly travelled: EventOf<'travelled'> | undefined;
  readonly sold: EventOf<'sold'>;
  /** What others than the reader got for their stations. */
  readonly shares: readonly EventOf<'shared-in'>[];
}

/** Several events that are described in one sentence. */
export interface StoryGroups {
  /** All lines that pay one player. */
  buzz(seat: Seat, cash: readonly number[], names: Names): string;
  sale(sale: SaleStory, names: Names): string;
  /** A region that was completed and built on at once. */
  region(built: EventOf<'built'>, names: Names): string;
}

type EventType = HermagorEvent['type'];
export type EventOf<T extends EventType> = Extract<HermagorEvent, { readonly type: T }>;

export interface OptionTexts {
  readonly label: string;
  readonly help: string;
  value(value: OptionValue): string;
}

/** The words of one language. Every key has its text: what is missing does not compile. */
export interface Lexicon {
  readonly name: string;
  /** H-C7: what the lobby says about players, age and length. */
  readonly about: string;
  readonly products: Readonly<Record<Product, string>>;
  readonly buildings: Readonly<Record<Building, string>>;
  readonly specials: Readonly<Record<Special, string>>;
  /** Rows of the price table as places to build: the buildings, and the Nobility. */
  readonly rows: Readonly<Record<DiscRow, string>>;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly shared: string;
  readonly options: Readonly<Record<keyof HermagorOptions, OptionTexts>>;
  /** `completed`: the names of the regions that wait for a disc. */
  readonly decisions: {
    readonly [K in DecisionKind]: (params: DecisionParams[K], completed: readonly string[]) => string;
  };
  readonly refusals: { readonly [C in FaultCode]: (params: RefusalParams) => string };
  readonly events: EventTexts;
  readonly groups: StoryGroups;
  /** A space of the market, as it is printed on the board. */
  space(name: SpaceName): string;
  line(name: LineName): string;
  /** A tile by what it is good for. */
  tile(name: TileName, names: Pick<Names, 'products'>): string;
}

export type EventTexts = { readonly [T in EventType]: (event: EventOf<T>, names: Names) => string };

/** A lexicon with one door for each kind of text. */
export interface HermagorTexts extends Lexicon {
  /** What is asked, in a sentence; `completed`: the names of the regions that wait for a disc. */
  decision(decision: Decision, completed: readonly string[]): string;
  /** Why a move may not be made, in a sentence. */
  refusal(refusal: Refusal): string;
  /** What happened, in a sentence; empty for what needs no words. */
  event(event: HermagorEvent, names: Names): string;
}
