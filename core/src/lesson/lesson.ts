import type { Seat } from '../game.ts';
import type { Json } from '../json.ts';
import type { Language } from '../languages.ts';
import type { Options } from '../options.ts';
import type { Pattern } from './pattern.ts';
import type { Remarks } from './remark.ts';

/** The learner always sits here; the other seats are rivals who play as the lesson says. */
export const LEARNER: Seat = 0;

/** A short lesson at the real table. It is data: texts are apart, in a file per language. */
export interface Lesson {
  /** Part of addresses, and the key of its texts. */
  readonly id: string;
  /** `core` lessons make the course, in their order; the others teach one thing each. */
  readonly part: 'core' | 'more';
  readonly seats: number;
  readonly options?: Options;
  /** What lies on the table at the beginning, in the game's format of positions. */
  readonly position: Json;
  readonly steps: readonly LessonStep[];
}

/** One step of a lesson: a text to read, or with `task` something to do. */
export interface LessonStep {
  /** The key of its text; unique in the lesson. */
  readonly id: string;
  /** What to light on the boards, named as in `TableProps.highlighted`. */
  readonly point?: readonly string[];
  /** Fills `{name}` in the text with what the engine says. */
  readonly values?: Readonly<Record<string, Value>>;
  /** What the text says about the table beyond its values; tests compare it with the engine. */
  readonly claims?: Claims;
  readonly task?: Task;
}

/** What the learner has to do. */
export interface Task {
  /** A move that does it: shown to whoever asks for it. */
  readonly model: string;
  readonly accept: When;
  /** Answers to typical moves that do not do it; the first one that fits is given. */
  readonly wrong?: readonly WrongMove[];
  /** What the rivals play after an accepted move. */
  readonly rivals?: readonly ScriptedMove[];
}

export interface WrongMove {
  /** The key of the answer's text. */
  readonly id: string;
  readonly when: When;
  /** A move that gets this answer. */
  readonly example: string;
}

export type ScriptedMove = readonly [seat: Seat, move: string];

/** A condition on a move and on what follows from it, until the learner is asked again; all of its parts must hold. */
export interface When {
  /** One of these texts; a `*` at the end stands for any rest. */
  readonly moves?: readonly string[];
  /** For each of these some event fits. */
  readonly events?: readonly Pattern[];
  /** For each of these no event fits. */
  readonly without?: readonly Pattern[];
}

/** Where a value in a text comes from: the learner's view, the preview of a move, or the last event that fits. */
export type Value =
  | { readonly view: string }
  | { readonly preview: string; readonly path: string }
  | { readonly event: Pattern; readonly path: string };

export interface Claims {
  readonly view?: Pattern;
  /** By move: what its preview says. */
  readonly previews?: Readonly<Record<string, Pattern>>;
  /** Events of the lesson so far. */
  readonly events?: readonly Pattern[];
}

/** The texts of a lesson in one language. */
export interface LessonTexts {
  readonly title: string;
  /** What it teaches, in a few words. */
  readonly about: string;
  readonly steps: Readonly<Record<string, string>>;
  readonly answers?: Readonly<Record<string, string>>;
}

/** All lessons of a game. */
export interface Course {
  readonly lessons: readonly Lesson[];
  /** By language, then by lesson. */
  readonly texts: Readonly<Record<Language, Readonly<Record<string, LessonTexts>>>>;
  /** What is said to beginners while they play. */
  readonly remarks?: Remarks;
}
