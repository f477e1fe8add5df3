import type { Params } from './json.ts';

/**
 * Why a move or command is refused. Texts in every language are looked up by `code`; `rule` is the id in the rule book.
 */
export interface Refusal {
  readonly code: string;
  readonly rule?: string;
  readonly params: Params;
}

/** A refusal by code, rule and parameters. */
export function refusal(code: string, rule: string | undefined, params: Params = {}): Refusal {
  return rule === undefined ? { code, params } : { code, rule, params };
}
