import type { Static } from 'typebox';
import * as Type from 'typebox';
import { SLUG, VISIBLE } from '../patterns.ts';

/*
 * The parts that the board files of all games share. Every list has an upper bound, so that no file can keep a checker
 * busy for long.
 */

const closed = { additionalProperties: false };

/** A little beyond the largest sheet, so that rivers may end at sea. */
const CoordinateSchema = Type.Number({ minimum: -1000, maximum: 11_000 });

/** A point, `[x, y]`. */
export const PointSchema = Type.Tuple([CoordinateSchema, CoordinateSchema]);

/** Lower-case letters, digits and hyphens: what notation, records and the database use to name a thing. */
export const SlugSchema = Type.String({ pattern: SLUG });

/** A name for people to read. Boards are shown to others, so none may disturb the page around it. */
export const NameSchema = Type.String({ minLength: 1, maxLength: 60, pattern: VISIBLE });

/** The points between the two ends of a road; the drawn line runs smoothly through them. */
export const CourseSchema = Type.Array(PointSchema, { maxItems: 12 });

/** A river: its name, and the points that it runs through. */
export const RiverSchema = Type.Object(
  { name: NameSchema, course: Type.Array(PointSchema, { minItems: 2, maxItems: 60 }) },
  closed,
);

/** A mountain, a wood and their like. */
export const ReliefSchema = Type.Object(
  {
    kind: Type.Enum(['mountain', 'hill', 'wood', 'dune', 'marsh']),
    at: PointSchema,
    size: Type.Number({ minimum: 4, maximum: 120 }),
  },
  closed,
);

/** The land itself: what is drawn under the roads. */
export const terrainProperties = {
  coast: Type.Array(PointSchema, { minItems: 3, maxItems: 1200 }),
  islands: Type.Array(Type.Array(PointSchema, { minItems: 3, maxItems: 200 }), { maxItems: 40 }),
  rivers: Type.Array(RiverSchema, { maxItems: 20 }),
  relief: Type.Array(ReliefSchema, { maxItems: 800 }),
};

/** The head of every board, tile and contract file: what it is, and who made it. */
export const headProperties = {
  id: SlugSchema,
  name: NameSchema,
  author: NameSchema,
};

/** The size of the sheet. */
export const sizeProperty = Type.Object(
  {
    width: Type.Number({ minimum: 200, maximum: 10_000 }),
    height: Type.Number({ minimum: 200, maximum: 10_000 }),
  },
  closed,
);

/** A river of a board. */
export type River = Static<typeof RiverSchema>;
/** A piece of relief of a board. */
export type Relief = Static<typeof ReliefSchema>;
