import { type AnyGame, openNewTable, type Table, type TableChoice } from '@kontor/core';
import { type GameTools, TOOLS } from '@kontor/games/tools';
import { Failure, problemLines, UsageError } from './errors.ts';

export function gameIds(): string {
  return TOOLS.map(({ game }) => game.id).join(', ');
}

export function findTools(id: unknown): GameTools | undefined {
  return TOOLS.find(({ game }) => game.id === id);
}

export function toolsNamed(id: string): GameTools {
  const tools = findTools(id);
  if (!tools) throw new UsageError(`There is no game ${id}; there are ${gameIds()}.`);
  return tools;
}

export function tableFor(game: AnyGame, choice: TableChoice): Table {
  const table = openNewTable(game, choice);
  if (!table.ok) throw new Failure(problemLines(table.problems));
  return table.value;
}
