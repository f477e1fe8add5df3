import { type OptionSchema, optionsJsonSchema, parseOptions } from '@kontor/core';
import { describe, expect, it } from 'vitest';

const SCHEMA = {
  turns: { kind: 'number', rule: 'X-1', values: [12, 9], min: 9, max: 12, default: 12 },
  seconds: { kind: 'number', rule: 'X-2', min: 0, max: 600, default: 0 },
  open: { kind: 'flag', rule: 'X-3', default: false },
  tie: { kind: 'choice', rule: 'X-4', values: ['shared', 'die'], default: 'shared' },
} as const satisfies OptionSchema;
const DEFAULTS = { turns: 12, seconds: 0, open: false, tie: 'shared' };

describe('options', () => {
  it.each([[undefined], [{}], [{ turns: undefined }]])('%j are the defaults', (raw) => {
    expect(parseOptions(SCHEMA, raw)).toEqual({ ok: true, value: DEFAULTS });
  });

  it('take what is given', () => {
    const given = { turns: 9, seconds: 600, open: true, tie: 'die' };
    expect(parseOptions(SCHEMA, given)).toEqual({ ok: true, value: given });
  });

  it.each([
    [{ turns: 10 }, 'options.value', '/turns', 'Option turns must be one of 12, 9.'],
    [{ seconds: 601 }, 'options.value', '/seconds', 'Option seconds must be a whole number from 0 to 600.'],
    [{ seconds: 1.5 }, 'options.value', '/seconds', 'Option seconds must be a whole number from 0 to 600.'],
    [{ open: 'yes' }, 'options.value', '/open', 'Option open must be true or false.'],
    [{ tie: 'toss' }, 'options.value', '/tie', 'Option tie must be one of shared, die.'],
    [{ speed: 3 }, 'options.unknown', '/speed', 'There is no option "speed".'],
    [[], 'options.shape', '', 'Options must be a JSON object.'],
    [null, 'options.shape', '', 'Options must be a JSON object.'],
    ['open', 'options.shape', '', 'Options must be a JSON object.'],
  ])('%j are refused', (raw, code, path, message) => {
    expect(parseOptions(SCHEMA, raw)).toEqual({ ok: false, problems: [{ code, path, message }] });
  });

  it('are all checked at once', () => {
    const parsed = parseOptions(SCHEMA, { turns: 1, open: 1, speed: 1 });
    expect(parsed.ok ? 0 : parsed.problems.length).toBe(3);
  });

  it('are described as JSON Schema', () => {
    expect(optionsJsonSchema(SCHEMA)).toEqual({
      type: 'object',
      additionalProperties: false,
      properties: {
        turns: { type: 'integer', enum: [12, 9], default: 12 },
        seconds: { type: 'integer', minimum: 0, maximum: 600, default: 0 },
        open: { type: 'boolean', default: false },
        tie: { type: 'string', enum: ['shared', 'die'], default: 'shared' },
      },
    });
  });
});
