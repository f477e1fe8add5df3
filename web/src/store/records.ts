import {
  type AnyMatch,
  Match,
  type MatchRecord,
  type Parsed,
  type PendingMoves,
  parsed,
  parseRecord,
  problem,
} from '@kontor/core';
import { PLAYER_COLOURS, PLAYER_SHAPES } from '@kontor/ui';
import { freshId } from '../browser/fresh-id.ts';
import { loadCheckedRules } from '../games/load-rules.ts';
import type { StoredPlayer } from './database.ts';
import { sameRecord } from './same-record.ts';
import { addTable, listTables, loadTable } from './tables.ts';

/** No record is larger, and reading a huge file would freeze the page. */
const LARGEST_FILE = 20_000_000;

export interface Imported {
  readonly id: string;
  /** The device has this game, and it was played on since. */
  readonly further?: true;
}

/**
 * Checks a record file, stores it as a local game, and returns its id. A game that the device has already is found
 * again instead, unless a copy is wanted.
 */
export async function importRecord(file: File, copy = false): Promise<Parsed<Imported>> {
  if (file.size > LARGEST_FILE) return problem('record.shape', 'The file is too large.');
  const raw = await readJson(file);
  if (raw === undefined) return problem('record.shape', 'The file is not JSON.');
  const checked = await checkRecord(raw);
  if (!checked.ok) return checked;
  const { record, match } = checked.value;
  const known = copy ? undefined : await findRecord(record);
  if (known) return parsed(known);
  const id = freshId();
  await addTable(id, record, withLooks(record), match.result, match.frame(null).active);
  return parsed({ id });
}

/** What a file contains; `undefined` if it is not JSON. */
export async function readJson(file: File): Promise<unknown> {
  try {
    return JSON.parse(await file.text()) as unknown;
  } catch {
    return undefined;
  }
}

interface Checked {
  readonly record: MatchRecord;
  readonly match: AnyMatch;
}

/** Checks a record from outside by playing it. */
export async function checkRecord(raw: unknown, pending?: PendingMoves): Promise<Parsed<Checked>> {
  const record = parseRecord(raw);
  if (!record.ok) return record;
  const game = await loadCheckedRules(record.value.game).catch(() => undefined);
  if (!game) return problem('record.game', `There is no game "${record.value.game}".`, '/game');
  const match = Match.fromRecord(game, record.value, pending);
  return match.ok ? parsed({ record: record.value, match: match.value }) : match;
}

async function findRecord(record: MatchRecord): Promise<Imported | undefined> {
  for (const { id, game } of await listTables()) {
    if (game !== record.game) continue;
    const stored = await loadTable(id);
    const same = stored && sameRecord(stored.record, record);
    if (same) return same === 'equal' ? { id } : { id, further: true };
  }
  return undefined;
}

/** A record does not contain colours and shapes. */
export function withLooks(record: MatchRecord): StoredPlayer[] {
  return record.players.map((player, seat) => ({
    ...player,
    colour: PLAYER_COLOURS[seat % PLAYER_COLOURS.length] ?? PLAYER_COLOURS[0],
    shape: PLAYER_SHAPES[seat % PLAYER_SHAPES.length] ?? PLAYER_SHAPES[0],
  }));
}
