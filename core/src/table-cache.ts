import type { AnyGame, Table } from './game.ts';
import { type Parsed, parsed } from './parsed.ts';

const MAX_TABLES = 100;

const tables = new Map<string, Table>();

/**
 * Prepares a table unless one of the same game and `choice` was prepared lately. Tables never change, so matches can share
 * one; preparing it takes longer than playing a game on it.
 */
export function cachedTable(game: AnyGame, choice: object, prepare: () => Parsed<Table>): Parsed<Table> {
  const key = JSON.stringify([game.id, choice]);
  const known = tables.get(key);
  if (known) return parsed(known);
  const table = prepare();
  if (!table.ok) return table;
  if (tables.size >= MAX_TABLES) tables.clear();
  tables.set(key, table.value);
  return table;
}
