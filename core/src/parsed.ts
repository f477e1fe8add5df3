/** One thing that is wrong with a piece of input, in words for the person who made it. */
export interface Problem {
  /** Stable, machine-readable, e.g. `options.unknown`. */
  readonly code: string;
  /** Where in the input, as a JSON pointer; empty for the whole. */
  readonly path: string;
  /** A plain English sentence. */
  readonly message: string;
}

/** Untrusted input becomes either a value that can be relied on or a list of problems; never an exception. */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export function parsed<T>(value: T): Parsed<T> {
  return { ok: true, value };
}

export function failed(problems: readonly Problem[]): {
  readonly ok: false;
  readonly problems: readonly Problem[];
} {
  return { ok: false, problems };
}

/** The common case of a single problem. */
export function problem(code: string, message: string, path = ''): ReturnType<typeof failed> {
  return failed([{ code, path, message }]);
}

/** A parsed value where failure is a bug of ours, not of the user: shipped boards, records we wrote. */
export function expectParsed<T>(result: Parsed<T>): T {
  if (result.ok) return result.value;
  throw new Error(result.problems.map((p) => `${p.path} ${p.message}`.trim()).join('; '));
}
