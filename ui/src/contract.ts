import type {
  Frame,
  Json,
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

/** Five wooden colours and a sixth; each always comes with its shape, so that colour is never the only cue. */
export { PLAYER_COLOURS, PLAYER_SHAPES, type PlayerColour, type PlayerShape } from '@kontor/core';

export const LOCALES = ['en', 'fr'] as const;
/** `xx` is the pseudo-locale that shows texts which are in no catalogue. */
export type Locale = (typeof LOCALES)[number] | 'xx';

export interface PlayerInfo {
  readonly seat: Seat;
  readonly name: string;
  readonly colour: PlayerColour;
  readonly shape: PlayerShape;
  /** The bot's level; absent for a person. */
  readonly bot?: string;
}

/** The rules as far as the viewer's own eyes reach, computed from the view alone. */
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

/** A place in what was heard: in a row, after so many of its events. */
export interface Told {
  readonly row: number;
  readonly events: number;
}

/** What the shell hands to a game's table. The table never asks who runs the match: this device or a server. */
export interface TableProps<T extends Table, View, Event> {
  readonly table: T;
  readonly viewer: Viewer;
  readonly players: readonly PlayerInfo[];
  readonly frame: Frame<View>;
  /** Everything the viewer has heard, oldest first. */
  readonly history: readonly StepEvents<Event>[];
  readonly rules: TableRules;
  /** Absent for spectators and in replays: look, but do not touch. */
  readonly act?: TableActions;
  /** Milliseconds that one step of an animation takes; 0 switches motion off. */
  readonly pace: number;
  /** When the time for the viewer's answer is up, by this device's clock; absent: there is no hurry. */
  readonly deadline?: number | undefined;
  /** The last row that the viewer saw before others sat here; absent: nothing happened behind their back. */
  readonly since?: number | undefined;
  /** Says how far it has shown what was heard, undefined when it has shown all: log and end tell no more than that. */
  readonly onTold?: (told: Told | undefined) => void;
  readonly locale: Locale;
}

/** One line of the log. */
export interface LogLine {
  /** Heading that begins with this line, e.g. "Round 2 · Market"; absent: it stands under the heading before it. */
  readonly group?: string;
  readonly text: string;
  readonly seat: Seat | null;
  /** A pictogram: the `d` of a path on a grid of 512. */
  readonly icon?: string;
  /** Told about something done to this viewer by somebody else. */
  readonly toMe?: true;
}

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

/** A game on the home page. Light: it is there before rules and table are loaded (`games/<id>/ui/card.tsx`). */
export interface GameCard {
  name(locale: Locale): string;
  /** What the game is about, in one sentence. */
  tagline(locale: Locale): string;
  /** Players and playing time. */
  facts(locale: Locale): string;
  /** An illustration that fills its parent. */
  readonly Art: ComponentType;
}

/** The face of a game: everything the shell needs to show it. */
export interface GameUi<T extends Table, View, Event> {
  /** Fills its parent (which has a fixed size) and never scrolls the page. Contains boards, panels and the prompt. */
  readonly Table: ComponentType<TableProps<T, View, Event>>;
  /** Breakdown, chart and reason of the ranking; the shell adds replay, rematch and share. */
  readonly End: ComponentType<EndProps<T, Event>>;
  /** The shell also reads new lines and prompts out to people who listen. */
  logLines(
    history: StepEvents<Event>,
    context: { table: T; players: readonly PlayerInfo[]; viewer: Viewer; locale: Locale },
  ): LogLine[];
  /** What the viewer is asked, in one sentence: window title, screen reader, hand-over. */
  prompt(
    props: Pick<TableProps<T, View, Event>, 'table' | 'viewer' | 'players' | 'frame' | 'locale'>,
  ): string;
  /** Why a move is refused, in a sentence, for the codes of this game. */
  refusal?(
    refusal: Refusal,
    context: { table: T; players: readonly PlayerInfo[]; locale: Locale },
  ): string | undefined;
  /** What everyone should know about such a table before the start. */
  notices?(setup: { readonly seats: number; readonly options: Options }, locale: Locale): readonly string[];
  /** The words of the option schema, by option. */
  options?(locale: Locale): Readonly<Record<string, OptionText>>;
}

/** A game's face where its own types do not matter: the shell. */
export type AnyGameUi = GameUi<Table, unknown, unknown>;
