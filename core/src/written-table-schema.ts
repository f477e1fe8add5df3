import type { Static } from 'typebox';
import * as Type from 'typebox';

const FileSchema = Type.Object(
  {
    id: Type.String({ maxLength: 200 }),
    hash: Type.String({ pattern: '^[0-9a-f]{64}$', description: 'SHA-256 of the file, whatever its layout' }),
    file: Type.Optional(Type.Unknown({ description: 'The file itself, if it is not a published one' })),
  },
  { additionalProperties: false },
);

/** How records and positions refer to the table: options, and the files by id and hash. */
export const WRITTEN_TABLE = {
  options: Type.Record(Type.String(), Type.Union([Type.Boolean(), Type.Number(), Type.String()])),
  board: FileSchema,
  pieces: FileSchema,
};
const WrittenTableSchema = Type.Object(WRITTEN_TABLE);
/** The table of a record or a position. */
export type WrittenTable = Static<typeof WrittenTableSchema>;
