import type { Decision, Refusal } from '@kontor/core';
import type { MerchantsEvent } from '../rules/view/events.ts';
import type { MerchantsTexts, Names } from './types.ts';

/** A text whose key decides the type of what is filled in. */
type Text = (filling: unknown, names: Names) => string;

export function eventText(texts: MerchantsTexts, event: MerchantsEvent, names: Names): string {
  return (texts.events[event.type] as Text)(event, names);
}

/** The prompt; `undefined` if this is not a decision of the game. */
export function decisionText(texts: MerchantsTexts, decision: Decision, names: Names): string | undefined {
  return textBy(texts.decisions, decision.kind)?.(decision.params, names);
}

/** Why a move was refused; `undefined` if the refusal is not one of the game's own. */
export function refusalText(texts: MerchantsTexts, refusal: Refusal, names: Names): string | undefined {
  return textBy(texts.refusals, refusal.code)?.(refusal.params, names);
}

function textBy(catalogue: object, key: string): Text | undefined {
  return new Map<string, Text>(Object.entries(catalogue)).get(key);
}
