import type { Static } from 'typebox';
import * as Type from 'typebox';
import type { Game, Table } from './game.ts';
import { isTooDeep } from './hash.ts';
import type { Json } from './json.ts';
import { type Parsed, parsed, problem } from './parsed.ts';
import { parseShape } from './schema.ts';
import { readTable } from './written-table.ts';
import { WRITTEN_TABLE } from './written-table-schema.ts';

/** A state of a game that stands alone: the table and the state, without the moves that led there. */
export const PositionFileSchema = Type.Object(
  {
    kontor: Type.Literal(1),
    game: Type.String({ maxLength: 200 }),
    seats: Type.Integer({ minimum: 1, maximum: 32 }),
    ...WRITTEN_TABLE,
    state: Type.Unknown({ description: 'What lies where, in the words of the game' }),
  },
  {
    additionalProperties: false,
    title: 'Kontor position',
    description: 'A moment of a game: the table and what lies on it.',
  },
);
/** A position as it is written and read, see docs/RECORDS.md. */
export type PositionFile = Static<typeof PositionFileSchema> & { readonly state: Json };

/** Checks the file, its table and its state. */
export function readPositionFile<T extends Table, S, V, E, P>(
  game: Game<T, S, V, E, P>,
  raw: unknown,
): Parsed<{ readonly table: T; readonly state: S; readonly opening: unknown }> {
  if (isTooDeep(raw)) return problem('position.shape', 'The position is nested too deeply.');
  const file = parseShape(PositionFileSchema, raw, 'position');
  if (!file.ok) return file;
  if (file.value.game !== game.id)
    return problem('position.game', `This is a position of ${JSON.stringify(file.value.game)}.`, '/game');
  const table = readTable(game, file.value.seats, file.value);
  if (!table.ok) return table;
  const state = game.readPosition(table.value, file.value.state);
  if (!state.ok) return below('/state', state.problems);
  return parsed({ table: table.value, state: state.value, opening: file.value.state });
}

function below(path: string, problems: readonly { code: string; path: string; message: string }[]) {
  return { ok: false as const, problems: problems.map((p) => ({ ...p, path: path + p.path })) };
}
