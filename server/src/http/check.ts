import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';
import { Refused } from '../refused.ts';

/**
 * Checks a part of a request against its schema. URLs are text, so numbers in them are converted; a body must match
 * exactly.
 */
export const checkRequest: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const validator = Compile(schema);
  const isText = httpPart !== 'body';
  return (data: unknown) => {
    const value = isText ? Value.Convert(schema, data) : data;
    if (validator.Check(value)) return { value };
    const [first] = validator.Errors(value);
    const where = `${httpPart ?? 'request'}${first?.instancePath ?? ''}`;
    return { error: new Refused('request.shape', `${where} ${first?.message ?? 'is wrong'}.`, 400) };
  };
};
