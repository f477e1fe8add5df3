import { failed, type Parsed, parsed, parseShape, problem } from '@kontor/core';
import type { Static } from 'typebox';
import * as Type from 'typebox';
import { RESOURCES } from '../files/board.ts';
import { breakdown } from '../flow/score.ts';
import { PLACES } from '../state/constants.ts';
import { get, OVER, PHASE } from '../state/layout.ts';
import { type MerchantsState, type MerchantsTable, PHASES } from '../state/types.ts';
import { checkPosition } from './check-position.ts';
import { loadPosition } from './position.ts';

const closed = { additionalProperties: false };
const Count = Type.Integer({ minimum: 0, maximum: 99 });
const SeatNumber = Type.Integer({ minimum: 0, maximum: 5 });
const CityNumber = Type.Integer({ minimum: 0, maximum: PLACES - 1 });
const Contract = Type.String({ maxLength: 40 });
const Resource = Type.Enum([...RESOURCES]);

const CitySchema = Type.Object(
  {
    resources: Type.Array(Resource, { maxItems: 9 }),
    contract: Type.Union([Contract, Type.Null()]),
    temple: Type.Union([SeatNumber, Type.Null()]),
    served: Type.Array(SeatNumber, { maxItems: 6, uniqueItems: true }),
  },
  closed,
);

const PlayerSchema = Type.Object(
  {
    caravan: Type.Union([CityNumber, Type.Null()]),
    plot: Type.Union([Type.String({ pattern: '^[abcdx]{0,6}$' }), Type.Null()]),
    screen: Type.Object(
      {
        stock: Type.Object({ coal: Count, bronze: Count, silver: Count, gems: Count, gold: Count }, closed),
        contracts: Type.Array(Contract, { maxItems: 60 }),
        monopolies: Count,
      },
      closed,
    ),
    electors: Type.Object(
      { I: Count, II: Count, III: Count, IV: Count, V: Count, VI: Count, VII: Count, VIII: Count },
      closed,
    ),
  },
  closed,
);

/** A position is the table with nothing hidden; what is not named is in the bags and supplies. */
export const PositionSchema = Type.Object(
  {
    phase: Type.Enum([...PHASES]),
    turn: Count,
    first: SeatNumber,
    markers: Type.Object({ resources: Count, contracts: Count }, closed),
    /** By number, the capital first. */
    cities: Type.Array(CitySchema, { minItems: PLACES, maxItems: PLACES }),
    players: Type.Array(PlayerSchema, { maxItems: 6 }),
    choice: Type.Union([
      Type.Object(
        {
          kind: Type.Enum(['picks', 'electors']),
          seat: SeatNumber,
          action: Type.Integer({ minimum: 1, maximum: 6 }),
          city: CityNumber,
          contract: Type.Union([Contract, Type.Null()]),
        },
        closed,
      ),
      Type.Null(),
    ]),
    monopoly: Type.Union([
      Type.Object(
        { resource: Resource, announced: Type.Array(Type.Union([Count, Type.Null()]), { maxItems: 6 }) },
        closed,
      ),
      Type.Null(),
    ]),
    dieWinner: Type.Union([SeatNumber, Type.Null()]),
  },
  closed,
);

export type Position = Static<typeof PositionSchema>;

/** Checks a position from outside and loads it. */
export function readPosition(table: MerchantsTable, raw: unknown): Parsed<MerchantsState> {
  const shape = parseShape(PositionSchema, raw, 'position');
  if (!shape.ok) return shape;
  const position = shape.value;
  const problems = checkPosition(table, position);
  if (problems.length > 0) return failed(problems);
  const state = loadPosition(table, position);
  return dieFits(state)
    ? parsed(state)
    : problem('position.die', 'The die names a winner exactly if several survive to the end.', '/dieWinner');
}

/** M-6.5: with the option `tie: die` one of several survivors must have won the throw. */
function dieFits(state: MerchantsState): boolean {
  if (get(state, PHASE) !== OVER || !state.table.tieByDie) return true;
  const { survivors, dieWinner } = breakdown(state);
  return survivors.length > 1 ? dieWinner !== null && survivors.includes(dieWinner) : dieWinner === null;
}
