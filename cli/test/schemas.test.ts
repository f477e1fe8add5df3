import { readdirSync, readFileSync } from 'node:fs';
import { PositionFileSchema, RecordSchema } from '@kontor/core';
import { TOOLS } from '@kontor/games/tools';
import Type, { type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';

function positionOf(game: string, state: TSchema): TSchema {
  const { properties, ...rest } = PositionFileSchema;
  return { ...rest, properties: { ...properties, game: Type.Literal(game), state } };
}

const SCHEMAS: Readonly<Record<string, TSchema>> = {
  record: RecordSchema,
  ...Object.fromEntries(
    TOOLS.flatMap(({ game: { id }, schemas = {} }) =>
      Object.entries(schemas).map(([kind, schema]) => [
        `${id}-${kind}`,
        kind === 'position' ? positionOf(id, schema) : schema,
      ]),
    ),
  ),
};

/** After a change of a format: `npx vitest run cli/test/schemas -u` writes the files anew. */
describe('docs/schemas', () => {
  it.each(Object.entries(SCHEMAS))('%s.json is what the program checks', async (name, schema) => {
    const published = { $schema: 'https://json-schema.org/draft/2020-12/schema', ...schema };
    await expect(`${JSON.stringify(published, null, 2)}\n`).toMatchFileSnapshot(
      `../../docs/schemas/${name}.json`,
    );
  });

  it('holds nothing else', () => {
    const files = readdirSync(new URL('../../docs/schemas', import.meta.url));
    expect(files.sort()).toEqual(
      Object.keys(SCHEMAS)
        .map((name) => `${name}.json`)
        .sort(),
    );
  });

  it('fits the recorded games', () => {
    for (const { game } of TOOLS) {
      const folder = new URL(`../../games/${game.id}/fixtures/`, import.meta.url);
      for (const file of readdirSync(folder).filter((name) => name.endsWith('.json')))
        expect(Value.Check(RecordSchema, JSON.parse(readFileSync(new URL(file, folder), 'utf8')))).toBe(true);
    }
  });
});
