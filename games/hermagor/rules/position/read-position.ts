import { failed, type Parsed, parsed, parseShape } from '@kontor/core';
import * as Type from 'typebox';
import { PRODUCTS, SPECIALS } from '../files/board.ts';
import { HIGHEST_PRICE, LOWEST_PRICE } from '../state/constants.ts';
import { DISC_ROWS } from '../state/names.ts';
import { type HermagorState, type HermagorTable, type OnTable, STEPS } from '../state/types.ts';
import { contradictions } from './check-position.ts';
import { load } from './load.ts';

const closed = { additionalProperties: false };
const Count = Type.Integer({ minimum: 0, maximum: 9999 });
const SeatNumber = Type.Integer({ minimum: 0, maximum: 4 });
const ColourSchema = Type.Union([SeatNumber, Type.Literal('shared')]);
const TileSchema = Type.Union([Type.Integer({ minimum: 1, maximum: 99 }), Type.Enum([...SPECIALS])]);
const each = <Name extends string, S extends Type.TSchema>(names: readonly Name[], schema: S) =>
  Type.Object(Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, S>, closed);

const PlayerSchema = Type.Object(
  {
    cash: Count,
    merchant: Type.String(),
    tiles: Type.Array(TileSchema, { uniqueItems: true }),
    buyers: Count,
    ready: Count,
    sharedReady: Count,
    sharedBuyers: Type.Optional(Count),
    supply: Count,
    discs: Count,
  },
  closed,
);

const SharedSchema = Type.Object({ buyers: Count, supply: Count, discs: Count }, closed);

/** The format of the state in a position file. */
export const PositionSchema = Type.Object(
  {
    round: Count,
    step: Type.Enum([...STEPS]),
    turn: Type.Union([SeatNumber, Type.Null()]),
    start: SeatNumber,
    turned: Type.Array(Type.Integer({ minimum: 3, maximum: 6 }), { maxItems: 6 }),
    booths: Type.Record(Type.String(), TileSchema),
    buyers: Type.Record(Type.String(), ColourSchema),
    prices: each(PRODUCTS, Type.Integer({ minimum: LOWEST_PRICE, maximum: HIGHEST_PRICE })),
    discs: each(DISC_ROWS, Type.Array(Type.Union([ColourSchema, Type.Null()]))),
    stations: Type.Record(Type.String(), Type.Array(ColourSchema, { minItems: 1, uniqueItems: true })),
    players: Type.Array(PlayerSchema),
    shared: Type.Union([SharedSchema, Type.Null()]),
    acted: Type.Boolean(),
    sharedPlaced: Type.Boolean(),
    declared: Type.Array(Type.Union([Count, Type.Null()])),
    raising: Type.Union([Type.Null(), Type.Object({ booth: Type.String(), tile: TileSchema }, closed)]),
    completed: Type.Array(Type.String(), { uniqueItems: true }),
    owed: Count,
  },
  closed,
);

/** Checks a position from outside and loads it. */
export function readPosition(table: HermagorTable, raw: unknown): Parsed<HermagorState> {
  const shape = parseShape(PositionSchema, raw, 'position');
  if (!shape.ok) return shape;
  const on: OnTable = shape.value;
  const problems = contradictions(table, on);
  return problems.length > 0 ? failed(problems) : parsed(load(table, on));
}
