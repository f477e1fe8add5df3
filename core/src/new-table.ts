import type { Game, GameFile, Table } from './game.ts';
import { isTooDeep } from './hash.ts';
import { failed, type Parsed, type Problem } from './parsed.ts';
import { fileRef, openTable, type TableChoice } from './table.ts';

/** The largest board or set of pieces that somebody may bring. Our own boards have 24 kB. */
export const LARGEST_FILE_BYTES = 100_000;

/**
 * Opens a table for a new game. Files that somebody brings must not be too large, and must not have the id of a published
 * file. Games that are played or recorded already keep the files they began with, so this is not asked of them.
 */
export function openNewTable<T extends Table, S, V, E, P>(
  game: Game<T, S, V, E, P>,
  choice: TableChoice,
  largest = LARGEST_FILE_BYTES,
): Parsed<T> {
  const problems = [
    ...ownFileProblems(choice.board, game.boards, '/board', largest),
    ...ownFileProblems(choice.pieces, game.pieces, '/pieces', largest),
  ];
  return problems.length > 0 ? failed(problems) : openTable(game, choice);
}

/** What is wrong with a file that somebody brings, whatever is in it. */
export function ownFileProblems(
  file: unknown,
  published: readonly GameFile[],
  path = '',
  largest = LARGEST_FILE_BYTES,
): readonly Problem[] {
  if (typeof file !== 'object' || file === null) return [];
  if (isTooDeep(file)) return [{ code: 'file.deep', path, message: 'The file is nested too deeply.' }];
  const bytes = sizeOf(file);
  if (bytes === undefined) return [{ code: 'file.json', path, message: 'The file is not JSON.' }];
  if (bytes > largest)
    return [
      { code: 'file.size', path, message: `The file has ${bytes} bytes; at most ${largest} are allowed.` },
    ];
  const same = published.find(({ id }) => 'id' in file && file.id === id);
  if (!same || fileRef(same).hash === fileRef(file as GameFile).hash) return [];
  return [
    {
      code: 'file.published',
      path: `${path}/id`,
      message: `"${same.id}" is the id of a published file with another content; choose another id.`,
    },
  ];
}

/** A program can hand over what no file can hold, such as a big integer. */
function sizeOf(file: object): number | undefined {
  try {
    return JSON.stringify(file).length;
  } catch {
    return undefined;
  }
}
