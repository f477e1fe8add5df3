import {
  type AnyGame,
  expectParsed,
  fairChance,
  Match,
  openTable,
  parseOptions,
  type TableChoice,
} from '@kontor/core';
import { tableFiles } from '../boards/own-files.ts';
import { freshId } from '../browser/fresh-id.ts';
import { localStore } from '../browser/local-storage.ts';
import { loadCheckedRules } from '../games/load-rules.ts';
import { addTable } from '../store/tables.ts';
import { type Names, preset, readSetup, type Setup } from './setup.ts';

function key(game: string): string {
  return `kontor.setup.${game}`;
}

/** The set-up of the last game, or that of a first one. Options that the rules no longer know are dropped. */
export function lastSetup(game: AnyGame, names: Names): Setup {
  const last = readSetup(localStore.get(key(game.id)), game.seats);
  return last && parseOptions(game.options, last.options).ok ? last : preset('first', game.seats, names);
}

/** Starts a local game, stores its set-up, and returns its id. */
export async function startGame(
  game: AnyGame,
  setup: Setup,
  files: Pick<TableChoice, 'board' | 'pieces'> = tableFiles(game, setup.files ?? {}),
): Promise<string> {
  const players = setup.players.map((player) => ({ ...player, name: player.name.trim() }));
  // Files on this device may come from a backup that somebody has changed.
  const brings = Object.values(files).some((file) => typeof file === 'object');
  const rules = brings ? await loadCheckedRules(game.id) : game;
  const table = expectParsed(openTable(rules, { seats: players.length, options: setup.options, ...files }));
  const match = expectParsed(
    Match.start(
      game,
      table,
      fairChance(freshId(), []),
      players.map(({ name, bot }) => (bot === undefined ? { name } : { name, bot })),
    ),
  );
  const id = freshId();
  await addTable(id, match.record(), players, match.result, match.frame(null).active);
  localStore.set(key(game.id), JSON.stringify({ ...setup, players }));
  return id;
}
