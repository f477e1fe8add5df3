import { Match, type MatchRecord, type Parsed, parsed, parseRecord, problem } from '@kontor/core';
import { PLAYER_COLOURS, PLAYER_SHAPES } from '@kontor/ui';
import { freshId } from '../browser/fresh-id.ts';
import { loadRules } from '../games/load-rules.ts';
import type { StoredPlayer } from './database.ts';
import { addTable } from './tables.ts';

/** No record is larger, and reading a huge file would freeze the page. */
const LARGEST_FILE = 20_000_000;

/** Checks a record file, stores it as a local game, and returns its id. */
export async function importRecord(file: File): Promise<Parsed<string>> {
  if (file.size > LARGEST_FILE) return problem('record.shape', 'The file is too large.');
  let raw: unknown;
  try {
    raw = JSON.parse(await file.text());
  } catch {
    return problem('record.shape', 'The file is not JSON.');
  }
  const record = parseRecord(raw);
  if (!record.ok) return record;
  const game = await loadRules(record.value.game).catch(() => undefined);
  if (!game) return problem('record.game', `There is no game "${record.value.game}".`, '/game');
  const match = Match.fromRecord(game, record.value);
  if (!match.ok) return match;
  const id = freshId();
  const { active } = match.value.frame(null);
  await addTable(id, record.value, withLooks(record.value), match.value.result, active);
  return parsed(id);
}

/** A record does not contain colours and shapes. */
function withLooks(record: MatchRecord): StoredPlayer[] {
  return record.players.map((player, seat) => ({
    ...player,
    colour: PLAYER_COLOURS[seat % PLAYER_COLOURS.length] ?? PLAYER_COLOURS[0],
    shape: PLAYER_SHAPES[seat % PLAYER_SHAPES.length] ?? PLAYER_SHAPES[0],
  }));
}
