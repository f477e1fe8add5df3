import type { FileRef, Game, GameFile, Table } from './game.ts';
import { contentHash, isTooDeep } from './hash.ts';
import { parseOptions } from './options.ts';
import { failed, type Parsed, type Problem, parsed, problem } from './parsed.ts';

/** What is chosen when a table is opened. A file is given by its id or as a whole. */
export interface TableChoice {
  readonly seats: number;
  readonly options?: unknown;
  readonly board?: unknown;
  readonly pieces?: unknown;
}

/** Checks the choice and prepares the game for it. */
export function openTable<T extends Table, S, V, E, P>(
  game: Game<T, S, V, E, P>,
  choice: TableChoice,
): Parsed<T> {
  const { seats } = choice;
  if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max)
    return problem(
      'table.seats',
      `${game.id} is for ${game.seats.min} to ${game.seats.max} players.`,
      '/seats',
    );
  const options = parseOptions(game.options, choice.options);
  if (!options.ok) return options;
  const board = findFile(game, game.boards, choice.board, 'board');
  if (!board.ok) return board;
  const pieces = findFile(game, game.pieces, choice.pieces, 'pieces');
  if (!pieces.ok) return pieces;
  return game.prepare({
    seats,
    options: options.value,
    board: fileRef(board.value),
    pieces: fileRef(pieces.value),
    boardFile: board.value,
    piecesFile: pieces.value,
  });
}

/**
 * Parses and checks a board or set of pieces for a game. Published files are accepted as they are: tests have checked
 * them, and checking a drawing takes long.
 */
export function acceptFile<F extends GameFile>(
  file: unknown,
  path: string,
  published: readonly F[],
  parse: (raw: unknown) => Parsed<F>,
  check: (file: F) => readonly Problem[],
): Parsed<F> {
  const known = published.find((each) => each === file);
  if (known) return parsed(known);
  const read = parse(file);
  const problems = read.ok ? check(read.value) : read.problems;
  if (read.ok && problems.length === 0) return read;
  return failed(problems.map((problem) => ({ ...problem, path: `${path}${problem.path}` })));
}

/** Cached, because files are never changed and hashing a board takes long. */
const references = new WeakMap<GameFile, FileRef>();

/** A file by its id and the hash of its content. */
export function fileRef(file: GameFile): FileRef {
  const known = references.get(file);
  if (known) return known;
  const reference = { id: file.id, hash: contentHash(file) };
  references.set(file, reference);
  return reference;
}

function findFile(
  { id }: { readonly id: string },
  published: readonly GameFile[],
  wanted: unknown,
  what: 'board' | 'pieces',
): Parsed<GameFile> {
  if (wanted === undefined) {
    const first = published[0];
    return first ? parsed(first) : problem(`table.${what}`, `This game has no ${what} file.`, `/${what}`);
  }
  if (typeof wanted === 'string') {
    const found = published.find((file) => file.id === wanted);
    return found
      ? parsed(found)
      : problem(`table.${what}`, `There is no ${what} ${JSON.stringify(wanted)}.`, `/${what}`);
  }
  if (isTooDeep(wanted)) return problem(`table.${what}`, `The ${what} is nested too deeply.`, `/${what}`);
  if (typeof wanted !== 'object' || wanted === null || !('id' in wanted) || typeof wanted.id !== 'string')
    return problem(`table.${what}`, `This is no ${NAMES[what]}: it has no id.`, `/${what}`);
  return wrongFile(id, published, wanted, what) ?? parsed(wanted as GameFile);
}

const NAMES = { board: 'board file', pieces: 'file of pieces' } as const;

/** Of a file for another game, or of another kind, nothing fits: one problem tells more than twenty. */
function wrongFile(
  game: string,
  published: readonly GameFile[],
  file: object,
  what: string,
): Parsed<GameFile> | undefined {
  const [whose, kind, right] = [textIn(file, 'game'), textIn(file, 'kind'), textIn(published[0], 'kind')];
  if (whose !== undefined && whose !== game)
    return problem(`table.${what}`, `This file is for ${whose.slice(0, 40)}, not for ${game}.`, `/${what}`);
  if (kind !== undefined && right !== undefined && kind !== right)
    return problem(
      `table.${what}`,
      `This must be "${right}", not ${JSON.stringify(kind.slice(0, 40))}.`,
      `/${what}/kind`,
    );
  return undefined;
}

function textIn(file: object | undefined, key: string): string | undefined {
  const value: unknown = new Map(Object.entries(file ?? {})).get(key);
  return typeof value === 'string' ? value : undefined;
}
