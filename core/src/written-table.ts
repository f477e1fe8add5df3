import type { Static } from 'typebox';
import * as Type from 'typebox';
import type { Game, Table } from './game.ts';
import { type Parsed, problem } from './parsed.ts';
import { fileRef, openTable } from './table.ts';

const FileSchema = Type.Object(
  {
    id: Type.String({ maxLength: 200 }),
    hash: Type.String({ pattern: '^[0-9a-f]{64}$', description: 'SHA-256 of the file, whatever its layout' }),
    file: Type.Optional(Type.Unknown({ description: 'The file itself, if it is not a published one' })),
  },
  { additionalProperties: false },
);

/** How records and positions refer to the table: options, and the files by id and hash. */
export const WRITTEN_TABLE = {
  options: Type.Record(Type.String(), Type.Union([Type.Boolean(), Type.Number(), Type.String()])),
  board: FileSchema,
  pieces: FileSchema,
};
const WrittenTableSchema = Type.Object(WRITTEN_TABLE);
export type WrittenTable = Static<typeof WrittenTableSchema>;

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
