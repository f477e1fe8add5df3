import type { MatchRecord, PendingMoves } from '@kontor/core';
import { PLAYER_COLOURS, PLAYER_SHAPES } from '@kontor/ui';
import { freshId } from '../browser/fresh-id.ts';
import { localStore } from '../browser/local-storage.ts';
import type { StoredGame, StoredPlayer } from './database.ts';
import { checkRecord, readJson, withLooks } from './records.ts';
import { sameRecord } from './same-record.ts';
import { changedGame, listTables, loadTable, putGame } from './tables.ts';

/** One file with everything that is kept on a device: games, settings and progress. */
interface Backup {
  readonly kontor: 'backup';
  readonly version: 1;
  readonly games: readonly BackupGame[];
  /** By their keys in `localStorage`. */
  readonly settings: Readonly<Record<string, string>>;
}

interface BackupGame {
  readonly players: readonly StoredPlayer[];
  readonly created: number;
  readonly record: MatchRecord;
  readonly pending?: PendingMoves;
}

/** What became of a backup that was read. */
export interface Restored {
  readonly added: number;
  /** The device has these games, as far as in the file or further. */
  readonly known: number;
  /** These games break the rules or are damaged. */
  readonly unreadable: number;
  readonly settings: boolean;
}

const LARGEST_FILE = 500_000_000;

/** What a person has chosen or achieved; all else belongs to online tables, or to one game. */
const KEPT = /^kontor\.(settings|lessons|(setup|files)\.[\w-]+)$/;
const LONGEST_SETTING = 2_000_000;

/** Everything that is kept on this device, as the text of a file. */
export async function writeBackup(): Promise<string> {
  const games: BackupGame[] = [];
  for (const { id, players, created } of await listTables()) {
    const stored = await loadTable(id);
    if (!stored) continue;
    const { record, pending } = stored;
    games.push({ players, created, record, ...(pending ? { pending } : {}) });
  }
  const keys = localStore.keys().filter((key) => KEPT.test(key));
  const settings = Object.fromEntries(keys.map((key) => [key, localStore.get(key) ?? '']));
  return JSON.stringify({ kontor: 'backup', version: 1, games, settings } satisfies Backup);
}

/**
 * Adds the games of a backup to those of this device and takes over its settings; nothing if the file is no backup. A game
 * that is here already stays as it is, unless the file has more of it.
 */
export async function readBackup(file: File): Promise<Restored | undefined> {
  const raw = file.size > LARGEST_FILE ? undefined : ((await readJson(file)) as Partial<Backup> | null);
  if (raw?.kontor !== 'backup' || raw.version !== 1 || !Array.isArray(raw.games)) return undefined;
  const stored: StoredGame[] = [];
  for (const summary of await listTables()) {
    const table = await loadTable(summary.id);
    if (table) stored.push({ summary, table });
  }
  const count = { added: 0, known: 0, unreadable: 0 };
  for (const game of raw.games as readonly unknown[]) count[await restore(game, stored)]++;
  return { ...count, settings: restoreSettings(raw.settings) };
}

async function restore(
  raw: unknown,
  stored: readonly StoredGame[],
): Promise<'added' | 'known' | 'unreadable'> {
  if (!isObject(raw)) return 'unreadable';
  const checked = await checkGame(raw);
  if (!checked) return 'unreadable';
  const { record, match } = checked;
  const same = stored.filter(({ summary }) => summary.game === record.game);
  if (same.some(({ table }) => sameRecord(table.record, record))) return 'known';
  const before = same.find(({ table }) => sameRecord(record, table.record));
  const created = typeof raw['created'] === 'number' ? raw['created'] : Date.now();
  const summary = before?.summary ?? {
    id: freshId(),
    game: record.game,
    players: playersOf(raw['players'], record),
    created,
    updated: created,
    rows: 0,
    active: [],
  };
  await putGame(changedGame(summary, record, match.pending, match.result, match.frame(null).active));
  return 'added';
}

/** Moves that were entered but not played are dropped if they do not fit. */
async function checkGame(raw: Readonly<Record<string, unknown>>) {
  const pending = isObject(raw['pending']) ? (raw['pending'] as unknown as PendingMoves) : undefined;
  const checked = await checkRecord(raw['record'], pending).catch(() => undefined);
  if (checked?.ok) return checked.value;
  const alone = await checkRecord(raw['record']);
  return alone.ok ? alone.value : undefined;
}

/** The players as they looked, or with the usual looks where the file is not sound. */
function playersOf(raw: unknown, record: MatchRecord): StoredPlayer[] {
  const usual = withLooks(record);
  if (!Array.isArray(raw)) return usual;
  const looks = usual.map((player, seat) => {
    const { colour, shape } = isObject(raw[seat]) ? raw[seat] : {};
    return {
      ...player,
      colour: PLAYER_COLOURS.find((known) => known === colour) ?? player.colour,
      shape: PLAYER_SHAPES.find((known) => known === shape) ?? player.shape,
    };
  });
  const unlike = (key: 'colour' | 'shape'): boolean =>
    new Set(looks.map((look) => look[key])).size === looks.length;
  return unlike('colour') && unlike('shape') ? looks : usual;
}

/** Whoever reads a setting checks it again. */
function restoreSettings(raw: unknown): boolean {
  if (!isObject(raw)) return false;
  const sound = Object.entries(raw).filter(
    (entry): entry is [string, string] =>
      KEPT.test(entry[0]) && typeof entry[1] === 'string' && entry[1].length <= LONGEST_SETTING,
  );
  for (const [key, value] of sound) localStore.set(key, value);
  return sound.length > 0;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
