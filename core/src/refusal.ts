import type { Params } from './json.ts';

/** Why a move may not be made. The texts, in every language, are kept by code; `rule` is the rule book's id. */
export interface Refusal {
  readonly code: string;
  readonly rule?: string;
  readonly params: Params;
}

export function refusal(code: string, rule: string | undefined, params: Params = {}): Refusal {
  return rule === undefined ? { code, params } : { code, rule, params };
}
