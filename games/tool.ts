import type { AnyGame, Language, Parsed, Problem, Reason, Refusal, Table } from '@kontor/core';
import type { AnyProbe } from '@kontor/core/testkit';
import type { TSchema } from 'typebox';
import type { Account } from './account.ts';

/** What the command line needs of a game beyond its rules: texts, statistics, checks and drawings. */
export interface GameTools {
  readonly game: AnyGame;
  /** What the fuzzer must know to check the game. */
  readonly probe: AnyProbe;
  /** Why something was refused, in a sentence; with the table, places are told by their names. */
  explain(refusal: Refusal, language: Language, table?: Table): string;
  /** The text of a bot's reason; only where the game has knowledge for its bots. */
  reasonText?(reason: Reason, language: Language): string;
  /** Statistics of a game, from the events that a spectator may see. */
  account(table: Table, events: readonly unknown[]): Account;
  /** The problems of a board or a set of pieces; `design`: also check the design rules of our own boards. */
  checkFile(raw: unknown, design: boolean): readonly Problem[];
  /** JSON Schemas of the game's files, which docs/schemas publishes: its position, and each kind of file. */
  readonly schemas?: { readonly position: TSchema } & Readonly<Record<string, TSchema>>;
  /** A board as SVG. */
  drawBoard(raw: unknown): Parsed<string>;
}

/** The problems of a file that is first parsed, then checked. */
export function problemsOf<T>(file: Parsed<T>, check: (value: T) => readonly Problem[]): readonly Problem[] {
  return file.ok ? check(file.value) : file.problems;
}
