import type { Static } from 'typebox';
import * as Type from 'typebox';
import { isTooDeep } from './hash.ts';
import { type Parsed, problem } from './parsed.ts';
import { RowSchema } from './row.ts';
import { parseShape } from './schema.ts';
import { WRITTEN_TABLE } from './written-table-schema.ts';

const closed = { additionalProperties: false };
const ShortText = Type.String({ maxLength: 200 });

/** The format of a player in a record. */
export const PlayerSchema = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 40 }),
    /** The bot's level; absent for a person. */
    bot: Type.Optional(ShortText),
  },
  closed,
);
/** Who has a seat: a person by name, or a bot. */
export type Player = Static<typeof PlayerSchema>;

/** The format of a record. */
export const RecordSchema = Type.Object(
  {
    kontor: Type.Literal(1),
    game: ShortText,
    version: Type.Integer({ minimum: 1 }),
    ...WRITTEN_TABLE,
    players: Type.Array(PlayerSchema, { minItems: 1, maxItems: 32 }),
    chance: Type.Union([
      Type.Object({ kind: Type.Literal('fixed'), seed: Type.String({ maxLength: 1000 }) }, closed),
      Type.Object(
        {
          kind: Type.Literal('fair'),
          commitment: Type.String({ pattern: '^[0-9a-f]{64}$' }),
          secret: Type.String({ maxLength: 1000 }),
          entropy: Type.Array(Type.String({ maxLength: 1000 }), { maxItems: 32 }),
        },
        closed,
      ),
    ]),
    /** The position that the game began with, if not the rules' set-up. */
    position: Type.Optional(Type.Unknown()),
    rows: Type.Array(RowSchema, { maxItems: 100_000 }),
    result: Type.Optional(
      Type.Object(
        {
          scores: Type.Array(Type.Number()),
          ranks: Type.Array(Type.Integer({ minimum: 1 })),
          breakdown: Type.Unknown(),
        },
        closed,
      ),
    ),
  },
  {
    ...closed,
    title: 'Kontor record',
    description: 'A whole game: what was fixed before it, and every row of its log.',
  },
);
/** A whole game as it is written and read, see docs/RECORDS.md. */
export type MatchRecord = Static<typeof RecordSchema>;

/** Checks the shape only; `replayRecord` checks that the rows are a legal game. */
export function parseRecord(raw: unknown): Parsed<MatchRecord> {
  if (isTooDeep(raw)) return problem('record.shape', 'The record is nested too deeply.');
  return parseShape(RecordSchema, raw, 'record');
}
