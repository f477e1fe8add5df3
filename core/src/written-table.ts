import type { Game, Table } from './game.ts';
import { type Parsed, problem } from './parsed.ts';
import { fileRef, openTable } from './table.ts';
import type { WrittenTable } from './written-table-schema.ts';

/** Files that were not published are included. */
export function writeTable<T extends Table, S, V, E, P>(game: Game<T, S, V, E, P>, table: T): WrittenTable {
  const reference = (which: 'board' | 'pieces', file: unknown) => {
    const published = game[which === 'board' ? 'boards' : 'pieces'].find(({ id }) => id === table[which].id);
    const known = published !== undefined && fileRef(published).hash === table[which].hash;
    return known ? table[which] : { ...table[which], file };
  };
  return {
    options: table.options,
    board: reference('board', table.boardFile),
    pieces: reference('pieces', table.piecesFile),
  };
}

/** Opens the table that was written and checks that its files have the same hashes. */
export function readTable<T extends Table, S, V, E, P>(
  game: Game<T, S, V, E, P>,
  seats: number,
  written: WrittenTable,
): Parsed<T> {
  const table = openTable(game, {
    seats,
    options: written.options,
    board: written.board.file ?? written.board.id,
    pieces: written.pieces.file ?? written.pieces.id,
  });
  if (!table.ok) return table;
  for (const which of ['board', 'pieces'] as const)
    if (table.value[which].hash !== written[which].hash)
      return problem(`table.hash`, `The ${which} file is another one than its hash says.`, `/${which}/hash`);
  return table;
}
