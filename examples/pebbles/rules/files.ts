import { type Parsed, parseShape } from '@kontor/core';
import type { Static } from 'typebox';
import * as Type from 'typebox';

const closed = { additionalProperties: false };
const HEAD = {
  game: Type.Literal('pebbles'),
  id: Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' }),
  name: Type.String({ minLength: 1, maxLength: 60 }),
};

const BoardSchema = Type.Object(
  { kind: Type.Literal('board'), ...HEAD, stones: Type.Integer({ minimum: 5, maximum: 60 }) },
  closed,
);
export type Board = Static<typeof BoardSchema>;

const PiecesSchema = Type.Object({ kind: Type.Literal('pieces'), ...HEAD }, closed);
export type Pieces = Static<typeof PiecesSchema>;

/** Reads a board file. */
export function parseBoard(raw: unknown): Parsed<Board> {
  return parseShape(BoardSchema, raw, 'board');
}

/** Reads a file of pieces. */
export function parsePieces(raw: unknown): Parsed<Pieces> {
  return parseShape(PiecesSchema, raw, 'pieces');
}
