import type { Params } from './json.ts';
import { type Refusal, refusal } from './refusal.ts';

/** What was asked is refused; nothing has changed. */
export interface Refused {
  readonly ok: false;
  readonly refused: Refusal;
}

/** Whether a move or command was carried out. A refused one has changed nothing. */
export type Outcome = { readonly ok: true } | Refused;

/** It was carried out. */
export const DONE: Outcome = { ok: true };

/** A refusal that comes from whoever runs the match, not from the rules of a game. */
export function refused(code: string, params: Params = {}): Refused {
  return { ok: false, refused: refusal(code, undefined, params) };
}
