import { failed, type Parsed, type Problem, parsed } from './parsed.ts';

/**
 * The table options of a game. One description gives the parser, the JSON Schema and, together with the game's texts,
 * the form in the lobby.
 */
export type OptionSchema = Readonly<Record<string, OptionField>>;

/** One option: its kind, the rule that it changes, its values and the usual one. */
export type OptionField =
  | { readonly kind: 'flag'; readonly rule: string; readonly default: boolean }
  | {
      readonly kind: 'choice';
      readonly rule: string;
      readonly values: readonly string[];
      readonly default: string;
    }
  | {
      readonly kind: 'number';
      readonly rule: string;
      readonly values?: readonly number[];
      readonly min: number;
      readonly max: number;
      readonly default: number;
    };

/** The value of an option. */
export type OptionValue = boolean | string | number;
/** The options of a table, by name. */
export type Options = Readonly<Record<string, OptionValue>>;

/** The values that the options of a schema can have, by name. */
export type OptionsOf<S extends OptionSchema> = { readonly [K in keyof S]: ValueOf<S[K]> };

type ValueOf<F extends OptionField> = F extends { readonly kind: 'flag' }
  ? boolean
  : F extends { readonly values: readonly (infer V)[] }
    ? V
    : number;

/** Fills in the defaults; unknown names and values out of range are problems. */
export function parseOptions(schema: OptionSchema, raw: unknown): Parsed<Options> {
  if (raw !== undefined && (typeof raw !== 'object' || raw === null || Array.isArray(raw)))
    return failed([{ code: 'options.shape', path: '', message: 'Options must be a JSON object.' }]);
  const given = new Map<string, unknown>(Object.entries(raw ?? {}));
  const problems: Problem[] = [];
  const values: Record<string, OptionValue> = {};
  for (const [name, field] of Object.entries(schema)) {
    const value = given.get(name);
    given.delete(name);
    if (value === undefined) values[name] = field.default;
    else if (accepts(field, value)) values[name] = value;
    else
      problems.push({
        code: 'options.value',
        path: `/${name}`,
        message: `Option ${name} must be ${wanted(field)}.`,
      });
  }
  for (const name of given.keys())
    problems.push({
      code: 'options.unknown',
      path: `/${name}`,
      message: `There is no option ${JSON.stringify(name)}.`,
    });
  return problems.length > 0 ? failed(problems) : parsed(values);
}

function accepts(field: OptionField, value: unknown): value is OptionValue {
  if (field.kind === 'flag') return typeof value === 'boolean';
  if (field.kind === 'choice') return typeof value === 'string' && field.values.includes(value);
  if (typeof value !== 'number' || !Number.isInteger(value)) return false;
  return field.values ? field.values.includes(value) : value >= field.min && value <= field.max;
}

function wanted(field: OptionField): string {
  if (field.kind === 'flag') return 'true or false';
  if (field.kind === 'choice') return `one of ${field.values.join(', ')}`;
  return field.values
    ? `one of ${field.values.join(', ')}`
    : `a whole number from ${field.min} to ${field.max}`;
}

/** The options as JSON Schema, for programs outside. */
export function optionsJsonSchema(schema: OptionSchema): Record<string, unknown> {
  const properties: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(schema)) {
    if (field.kind === 'flag') properties[name] = { type: 'boolean', default: field.default };
    else if (field.kind === 'choice')
      properties[name] = { type: 'string', enum: field.values, default: field.default };
    else if (field.values) properties[name] = { type: 'integer', enum: field.values, default: field.default };
    else
      properties[name] = { type: 'integer', minimum: field.min, maximum: field.max, default: field.default };
  }
  return { type: 'object', properties, additionalProperties: false };
}
