import type { AnyGame, Parsed, Problem, Reason, Refusal, Table } from '@kontor/core';
import type { AnyProbe } from '@kontor/core/testkit';
import type { Account } from './account.ts';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What the command line needs of a game beyond its rules: words, accounts, checks and drawings. */
export interface GameTools {
  readonly game: AnyGame;
  /** What the fuzzer must know to check it. */
  readonly probe: AnyProbe;
  /** Why a move was refused; `undefined` if the refusal is not one of the game's own. */
  refusalText(table: Table, refusal: Refusal, language: Language): string | undefined;
  /** Why a bot likes a move or does not. */
  reasonText(reason: Reason, language: Language): string;
  /** What happened in a game, in numbers; from what a spectator heard. */
  account(table: Table, events: readonly unknown[]): Account;
  /** What is wrong with a board or a set of pieces; `design`: by the design rules of our own boards, too. */
  checkFile(raw: unknown, design: boolean): readonly Problem[];
  /** A board as SVG. */
  drawBoard(raw: unknown): Parsed<string>;
}

/** The problems of a file that is first parsed, then checked. */
export function problemsOf<T>(file: Parsed<T>, check: (value: T) => readonly Problem[]): readonly Problem[] {
  return file.ok ? check(file.value) : file.problems;
}

/** A seat in a text for programs: seats have no names there. */
export function seatName(language: Language, seat: number): string {
  return language === 'fr' ? `la place ${seat}` : `seat ${seat}`;
}
