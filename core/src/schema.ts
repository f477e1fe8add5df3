import type { Static, TSchema } from 'typebox';
import type { TLocalizedValidationError } from 'typebox/error';
import { Check, Errors } from 'typebox/value';
import { failed, type Parsed, parsed } from './parsed.ts';

/** At most this many problems of shape are told at once: a wrong kind of file would otherwise fill the screen. */
const MOST_PROBLEMS = 20;

/** Checks the shape of outside data against a schema; what it means is the caller's business. */
export function parseShape<S extends TSchema>(schema: S, raw: unknown, what: string): Parsed<Static<S>> {
  if (Check(schema, raw)) return parsed(raw);
  const problems = Errors(schema, raw)
    // Unknown members are told one by one already.
    .filter(({ keyword }) => keyword !== 'additionalProperties')
    .slice(0, MOST_PROBLEMS)
    .map((error) => ({
      code: `${what}.shape`,
      path: error.instancePath,
      message: `${error.instancePath === '' ? `The ${what}` : error.instancePath} ${inWords(error)}.`,
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
    default:
      return error.message;
  }
}
