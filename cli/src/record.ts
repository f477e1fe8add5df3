import { type AnyGame, type MatchRecord, parseRecord } from '@kontor/core';
import { Failure, problemLines } from './errors.ts';
import { readJson } from './files.ts';
import { findTools, gameIds } from './game.ts';

/** Reads a record file and finds its game. */
export function readRecord(path: string): { readonly game: AnyGame; readonly record: MatchRecord } {
  const record = parseRecord(readJson(path));
  if (!record.ok) throw new Failure(`${path} is no record.\n${problemLines(record.problems)}`);
  const tools = findTools(record.value.game);
  if (!tools)
    throw new Failure(`${path} is a record of ${record.value.game}; the games here are ${gameIds()}.`);
  return { game: tools.game, record: record.value };
}
