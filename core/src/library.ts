/**
 * What a program needs to play: matches, records and positions. The packed engine below it is `kontor/engine`.
 *
 * @module kontor
 */

export * from './bot-levels.ts';
export { type Chance, commitment, fairChance } from './chance.ts';
export type { Frame, StepEvents } from './frame.ts';
export type {
  AnyGame,
  Audience,
  Decision,
  Game,
  GameFile,
  Result,
  Seat,
  Table,
  Viewer,
} from './game.ts';
export { contentHash } from './hash.ts';
export type * from './json.ts';
export type { Language } from './languages.ts';
export * from './match.ts';
export { LARGEST_FILE_BYTES, openNewTable } from './new-table.ts';
export type { OptionSchema, Options, OptionsOf } from './options.ts';
export { optionsJsonSchema } from './options.ts';
export type { Outcome, Refused } from './outcome.ts';
export { expectParsed, type Parsed, type Problem } from './parsed.ts';
export type { PositionFile } from './position-file.ts';
export { type Known, UNKNOWN } from './preview.ts';
export type { MoveList, Previewed } from './questions.ts';
export { type MatchRecord, type Player, parseRecord } from './record.ts';
export type { Refusal } from './refusal.ts';
export { type Verdict, verifyRecord } from './replay.ts';
export type { Row } from './row.ts';
export * from './start.ts';
export { openTable, type TableChoice } from './table.ts';
