import type { AnyGame, GameFile, TableChoice } from '@kontor/core';
import type { Args } from './args.ts';
import { Failure } from './errors.ts';
import { readJson } from './files.ts';

/** The options of every command that sets up a table. */
export const TABLE_OPTIONS = {
  options: { value: 'JSON', help: 'table options' },
  board: { value: 'FILE', help: 'a board file, or the id of a published board (the default one)' },
  pieces: {
    value: 'FILE',
    help: 'a file of tiles or contracts, or the id of published ones (the default ones)',
  },
} as const;

/** How these options are shown in the forms of a command. */
export const TABLE_FORM = '[--options JSON] [--board FILE] [--pieces FILE]';

/** The table that the call asks for, without the number of seats. */
export function tableChoice(args: Args, game: AnyGame): Omit<TableChoice, 'seats'> {
  const [options, board, pieces] = [
    args.json('options'),
    fileNamed(args.text('board'), game.boards),
    fileNamed(args.text('pieces'), game.pieces),
  ];
  return {
    options,
    ...(board === undefined ? {} : { board }),
    ...(pieces === undefined ? {} : { pieces }),
  };
}

/** The number of seats that the call asks for. */
export function seatCount(args: Args, game: AnyGame): number | undefined {
  return args.count('players', game.seats);
}

/** A published file by its id, or the contents of a file. */
function fileNamed(name: string | undefined, published: readonly GameFile[]): unknown {
  if (name === undefined || published.some(({ id }) => id === name)) return name;
  try {
    return readJson(name);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    throw new Failure(`${error.message} Published are ${published.map(({ id }) => id).join(', ')}.`);
  }
}
