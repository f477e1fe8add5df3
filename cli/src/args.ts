import { UsageError } from './errors.ts';

/** The parsed arguments of a command. */
export class Args {
  readonly #values: Readonly<Record<string, unknown>>;
  readonly #operands: readonly string[];

  constructor(values: Readonly<Record<string, unknown>>, operands: readonly string[]) {
    this.#values = values;
    this.#operands = operands;
  }

  /** The operands by name; too few or too many are a usage error. */
  operands<const Names extends readonly string[]>(...names: Names): { [I in keyof Names]: string } {
    const missing = names[this.#operands.length];
    if (missing !== undefined) throw new UsageError(`${missing} is missing.`);
    const extra = this.#operands[names.length];
    if (extra !== undefined) throw new UsageError(`There is one word too many: ${extra}`);
    return [...this.#operands] as { [I in keyof Names]: string };
  }

  get first(): string | undefined {
    return this.#operands[0];
  }

  flag(name: string): boolean {
    return this.#values[name] === true;
  }

  text(name: string): string | undefined {
    const value = this.#values[name];
    return typeof value === 'string' ? value : undefined;
  }

  count(name: string, { min, max }: { readonly min: number; readonly max: number }): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const count = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    if (!(count >= min && count <= max))
      throw new UsageError(`--${name} must be a whole number from ${min} to ${max}, not ${text}`);
    return count;
  }

  /** A positive number, not necessarily whole. */
  factor(name: string): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const factor = Number(text);
    if (!(factor > 0 && factor <= 1000))
      throw new UsageError(`--${name} must be a number above 0 and up to 1000, not ${text}`);
    return factor;
  }

  choice<const C extends string>(name: string, choices: readonly C[]): C | undefined {
    const text = this.text(name);
    const found = choices.find((choice) => choice === text);
    if (text !== undefined && found === undefined)
      throw new UsageError(`--${name} must be one of ${choices.join(', ')}, not ${text}`);
    return found;
  }

  json(name: string): unknown {
    const text = this.text(name);
    if (text === undefined) return undefined;
    try {
      return JSON.parse(text);
    } catch {
      throw new UsageError(`--${name} is not JSON: ${text}`);
    }
  }
}
