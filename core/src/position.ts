import type { Game, Table } from './game.ts';
import type { PositionFile } from './position-file.ts';
import { writeTable } from './written-table.ts';

/** A state and its table as a file that stands alone. */
export function writePositionFile<T extends Table, S, V, E, P>(
  game: Game<T, S, V, E, P>,
  state: S,
): PositionFile {
  const table = game.table(state);
  return {
    kontor: 1,
    game: game.id,
    seats: table.seats,
    ...writeTable(game, table),
    state: game.writePosition(state),
  };
}
