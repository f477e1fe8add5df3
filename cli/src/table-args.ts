import { existsSync } from 'node:fs';
import { type AnyGame, type GameFile, parseOptions, type TableChoice } from '@kontor/core';
import type { Args } from './args.ts';
import { Failure, UsageError } from './errors.ts';
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
    optionsOf(args, game),
    fileNamed(args.text('board'), game.boards),
    fileNamed(args.text('pieces'), game.pieces),
  ];
  return {
    options,
    ...(board === undefined ? {} : { board }),
    ...(pieces === undefined ? {} : { pieces }),
  };
}

function optionsOf(args: Args, game: AnyGame): unknown {
  const given = args.json('options');
  const options = parseOptions(game.options, given);
  if (!options.ok)
    throw new UsageError(options.problems.map(({ message }) => `--options: ${message}`).join('\n'));
  return given;
}

/** The number of seats that the call asks for. */
export function seatCount(args: Args, game: AnyGame): number | undefined {
  return args.count('players', game.seats);
}

/** A published file by its id, or the contents of a file. */
function fileNamed(name: string | undefined, published: readonly GameFile[]): unknown {
  if (name === undefined || published.some(({ id }) => id === name)) return name;
  if (existsSync(name)) return readJson(name);
  const ids = published.map(({ id }) => id).join(', ');
  throw new Failure(`${name} cannot be read: there is no such file or folder. Published are ${ids}.`);
}
