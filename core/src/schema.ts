import type { Static, TSchema } from 'typebox';
import type { TLocalizedValidationError } from 'typebox/error';
import { Check, Errors } from 'typebox/value';
import { failed, type Parsed, parsed } from './parsed.ts';
import { PATTERNS_IN_WORDS } from './patterns.ts';

/** A file of the wrong kind would otherwise give hundreds of problems. */
const MOST_PROBLEMS = 20;

/** Checks the shape of untrusted data against a schema; what the data means is checked by the caller. */
export function parseShape<S extends TSchema>(schema: S, raw: unknown, what: string): Parsed<Static<S>> {
  if (Check(schema, raw)) return parsed(raw);
  const problems = Errors(schema, raw)
    // Unknown members are already reported one by one.
    .filter(({ keyword }) => keyword !== 'additionalProperties')
    .slice(0, MOST_PROBLEMS)
    .map((error) => ({
      code: `${what}.shape`,
      path: error.instancePath,
      message: `${error.instancePath === '' ? `The ${what}` : 'This'} ${inWords(error)}.`,
    }));
  return failed(problems);
}

function inWords(error: TLocalizedValidationError): string {
  switch (error.keyword) {
    case 'boolean':
      return 'is not known here';
    case 'const':
      return `must be ${JSON.stringify(error.params.allowedValue)}`;
    case 'enum':
      return `must be one of ${error.params.allowedValues.join(', ')}`;
    case 'type':
      return `must be ${[error.params.type].flat().map(typeInWords).join(' or ')}`;
    case 'minimum':
      return `must be at least ${error.params.limit}`;
    case 'maximum':
      return `must be at most ${error.params.limit}`;
    case 'pattern':
      return PATTERNS_IN_WORDS.get(String(error.params.pattern)) ?? error.message;
    default:
      return error.message;
  }
}

const TYPES: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'a whole number',
  number: 'a number',
  object: 'an object',
  string: 'a text',
};

function typeInWords(type: string): string {
  return TYPES[type] ?? type;
}
