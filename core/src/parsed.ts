/** One mistake in a piece of input, described for the person who made it. */
export interface Problem {
  /** Stable, machine-readable, e.g. `options.unknown`. */
  readonly code: string;
  /** Where in the input, as a JSON pointer; empty for the whole. */
  readonly path: string;
  /** A plain English sentence. */
  readonly message: string;
}

/** The result of reading untrusted input: a valid value or a list of problems. Reading never throws. */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Input that can be relied on. */
export function parsed<T>(value: T): Parsed<T> {
  return { ok: true, value };
}

/** Input with problems. */
export function failed(problems: readonly Problem[]): {
  readonly ok: false;
  readonly problems: readonly Problem[];
} {
  return { ok: false, problems };
}

/** Input with one problem. */
export function problem(code: string, message: string, path = ''): ReturnType<typeof failed> {
  return failed([{ code, path, message }]);
}

/** For input of our own (shipped boards, records we wrote), where a problem is a bug. */
export function expectParsed<T>(result: Parsed<T>): T {
  if (result.ok) return result.value;
  throw new Error(result.problems.map(problemText).join(' '));
}

/** A problem in one line: where it is, and what it is. */
export function problemText({ path, message }: Problem): string {
  return path === '' ? message : `${path}: ${message}`;
}
