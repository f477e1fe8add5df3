import type {
  Frame,
  Json,
  Language,
  MatchRecord,
  Options,
  OptionValue,
  Outcome,
  PlayerColour,
  PlayerShape,
  Refusal,
  Result,
  Seat,
  StepEvents,
  Table,
  Viewer,
} from '@kontor/core';
import type { ComponentType } from 'react';
import type { WoodKind } from '../board/wood-piece.tsx';

/** A player always has a colour and a shape, so that colour is never the only cue. */
export { PLAYER_COLOURS, PLAYER_SHAPES, type PlayerColour, type PlayerShape } from '@kontor/core';

/** A language, or `xx`, the pseudo-locale that shows texts which are in no catalogue. */
export type Locale = Language | 'xx';

export interface PlayerInfo {
  readonly seat: Seat;
  readonly name: string;
  readonly colour: PlayerColour;
  readonly shape: PlayerShape;
  /** The bot's level; absent for a person. */
  readonly bot?: string;
}

/** The rules as far as the viewer can know them, computed from the view alone. */
export interface TableRules {
  /** Legal moves of the viewer now; a fair sample where there are too many to list. */
  readonly moves: readonly string[];
  readonly complete: boolean;
  refuse(move: string): Refusal | undefined;
  preview(move: string): Json;
}

/** What a person at the table can do; every command answers with its outcome. */
export interface TableActions {
  play(move: string): Promise<Outcome>;
  confirm(): Promise<Outcome>;
  undo(reach: 'step' | 'turn'): Promise<Outcome>;
  redo(): Promise<Outcome>;
  takeBack(): Promise<Outcome>;
  draft(move: string): Promise<Outcome>;
  ready(): Promise<Outcome>;
  unready(): Promise<Outcome>;
}

/** How far the history was shown: up to a row, and so many of its events. */
export interface ShownProgress {
  readonly row: number;
  readonly events: number;
}

/**
 * What the page hands to a game's table, which does not know whether this device or a server runs the match.
 */
export interface TableProps<T extends Table, View, Event> {
  readonly table: T;
  readonly viewer: Viewer;
  readonly players: readonly PlayerInfo[];
  readonly frame: Frame<View>;
  /** All events that the viewer may know, oldest first. */
  readonly history: readonly StepEvents<Event>[];
  readonly rules: TableRules;
  /** Absent for spectators and in replays. */
  readonly act?: TableActions;
  /** Milliseconds that one step of an animation takes; 0 switches motion off. */
  readonly pace: number;
  /** When the time for the viewer's answer is up, by this device's clock; absent: there is no limit. */
  readonly deadline?: number | undefined;
  /** The last row that the viewer saw before others had the device; absent: they have seen everything. */
  readonly since?: number | undefined;
  /**
   * Reports how far the history was shown, undefined when all of it was; log and end screen must not run
   * ahead of that.
   */
  readonly onProgress?: (shown: ShownProgress | undefined) => void;
  /** Reports the legal move whose consequences the viewer is looking at; hints compare it with theirs. */
  readonly onConsider?: (move: string) => void;
  /** What a line of the story that is pointed at is about: ids as in `LogLine.places`, to be lit on the boards. */
  readonly highlighted?: readonly string[];
  /**
   * Several people share this device and see the table together: what only the viewer may see must be inside
   * a `Covered`. Comes only to games whose `secret` says `covered`.
   */
  readonly covered?: true;
  readonly locale: Locale;
}

/** One line of the log. */
export interface LogLine {
  /**
   * The heading that begins with this line, e.g. "Round 2 · Market"; absent: the line belongs to the one
   * before.
   */
  readonly group?: string;
  readonly text: string;
  readonly seat: Seat | null;
  /** A pictogram: the `d` of a path on a grid of 512. */
  readonly icon?: string;
  /** Somebody else did this to the viewer. */
  readonly toMe?: true;
  /** Board elements that the line is about, named as in their `data-place`. */
  readonly places?: readonly string[];
  /** Stands in the log only: the story and the screen reader leave it out. */
  readonly minor?: true;
  /** What a screen reader says instead of the text. */
  readonly spoken?: string;
  /** Something to be glad of: it is heard, and its line shines for a moment. */
  readonly reward?: Reward;
}

/** The least first: of several at once, the last of this list is heard. */
export const REWARDS = ['coins', 'build', 'round'] as const;
export type Reward = (typeof REWARDS)[number];

/** The end of a stretch of the game after which players are shown a summary, such as a round. */
export interface SummaryPoint {
  /** The row that ended it. */
  readonly row: number;
  readonly title: string;
}

export interface SummaryProps<T extends Table, View, Event> {
  readonly table: T;
  readonly players: readonly PlayerInfo[];
  readonly viewer: Viewer;
  readonly view: View;
  /** What happened in the stretch that is summed up, oldest first. */
  readonly steps: readonly StepEvents<Event>[];
  /** As in `TableProps`. */
  readonly covered?: true;
  readonly locale: Locale;
}

export interface GoalProps<T extends Table, View, Event> {
  readonly table: T;
  readonly players: readonly PlayerInfo[];
  readonly viewer: Viewer;
  readonly view: View;
  readonly history: readonly StepEvents<Event>[];
  /** As in `TableProps`. */
  readonly covered?: true;
  readonly locale: Locale;
}

/** What something on the table is and does. */
export interface Explanation {
  readonly title: string;
  readonly text: string;
  /** The rule's id. */
  readonly rule?: string;
}

/** Explains an element by its `data-explain`; undefined for an unknown id. */
export type Explain<T extends Table, View, Event> = (
  id: string,
  props: Pick<TableProps<T, View, Event>, 'table' | 'viewer' | 'players' | 'frame' | 'locale'>,
) => Explanation | undefined;

export interface EndProps<T extends Table, Event> {
  readonly table: T;
  readonly players: readonly PlayerInfo[];
  readonly result: Result;
  readonly history: readonly StepEvents<Event>[];
  readonly record: MatchRecord;
  readonly viewer: Viewer;
  readonly locale: Locale;
}

/** A table option in words: the set-up form is made of these and of the rules' option schema. */
export interface OptionText {
  readonly label: string;
  /** What it changes, in one line. */
  readonly help: string;
  value(value: OptionValue): string;
}

/** A game on the home page (`games/<id>/ui/card.tsx`); small, because it is loaded before rules and table. */
export interface GameCard {
  name(locale: Locale): string;
  /** What the game is about, in one sentence. */
  tagline(locale: Locale): string;
  /** Players and playing time. */
  facts(locale: Locale): string;
  /** Whose game it is, in a sentence or two; absent where nobody is to be named. */
  credits?(locale: Locale): string;
  /** An illustration that fills its parent. */
  readonly Art: ComponentType;
  /** What one does in the game, one after the other, shown on real tables; `npm run pictures` takes them. */
  pictures(locale: Locale): readonly CardPicture[];
}

export interface CardPicture {
  readonly address: string;
  readonly caption: string;
}

/** The user interface of a game. */
export interface GameUi<T extends Table, View, Event> {
  /** The wooden pieces that the winner's victory is shown with. */
  readonly pieces: readonly WoodKind[];
  /** Fills its parent (which has a fixed size) and never scrolls the page. Contains boards, panels and the prompt. */
  readonly Table: ComponentType<TableProps<T, View, Event>>;
  /** Breakdown, chart and reason of the ranking; the shell adds replay, rematch and share. */
  readonly End: ComponentType<EndProps<T, Event>>;
  /** New lines and prompts are also announced to screen readers. */
  logLines(
    history: StepEvents<Event>,
    context: { table: T; players: readonly PlayerInfo[]; viewer: Viewer; locale: Locale },
  ): LogLine[];
  /** What the viewer is asked, in one sentence: window title, screen reader, hand-over. */
  prompt(
    props: Pick<TableProps<T, View, Event>, 'table' | 'viewer' | 'players' | 'frame' | 'locale'>,
  ): string;
  /**
   * What a move of the viewer is, in words, and what it is about on the boards. Only for moves of which the events do
   * not tell it, such as secret plans; others are told by the lines of the log.
   */
  describeMove?(
    move: string,
    props: Pick<TableProps<T, View, Event>, 'table' | 'viewer' | 'players' | 'frame' | 'locale'>,
  ): Pick<LogLine, 'text' | 'places'> | undefined;
  /** Why a move is refused, in a sentence, for the codes of this game. */
  refusal?(
    refusal: Refusal,
    context: { table: T; players: readonly PlayerInfo[]; locale: Locale },
  ): string | undefined;
  /** Where summaries are due, oldest first. */
  summaryPoints?(
    history: readonly StepEvents<Event>[],
    context: { table: T; players: readonly PlayerInfo[]; viewer: Viewer; locale: Locale },
  ): readonly SummaryPoint[];
  /** What each player gained from what in a stretch of the game, and what is still to come. */
  readonly Summary?: ComponentType<SummaryProps<T, View, Event>>;
  /** How one wins, with the viewer's own numbers, and the standing if the game ended now. */
  readonly Goal?: ComponentType<GoalProps<T, View, Event>>;
  /** Loads the explanations, when the first is asked for. */
  explain?(): Promise<Explain<T, View, Event>>;
  /** Loads the explanations and all `lazy` components ahead, while nothing else happens. */
  loadLater?(): Promise<unknown>;
  /** On which side of a wide table cards lie; what one answers with should be on the other. Otherwise on the right. */
  readonly cards?: 'left';
  /**
   * What the others at one device must not see of a person's table: all of it (also where this is missing), so
   * that a hand-over screen comes in between; only what the table covers by itself; or nothing.
   */
  secret?(table: T): 'table' | 'covered' | 'nothing';
  /** What everyone should know about such a table before the start. */
  notices?(setup: { readonly seats: number; readonly options: Options }, locale: Locale): readonly string[];
  /** The words of the option schema, by option. */
  options?(locale: Locale): Readonly<Record<string, OptionText>>;
}

/** The user interface of a game whose own types do not matter. */
export type AnyGameUi = GameUi<Table, unknown, unknown>;

export interface BookFigureProps {
  /** As the book calls it. */
  readonly name: string;
  readonly locale: Locale;
}
