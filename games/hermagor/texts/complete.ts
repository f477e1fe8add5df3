import type { HermagorTexts, Lexicon } from './types.ts';

/** A text whose key decides the type of what is filled in. */
type Text = (filling: unknown, names?: unknown) => string;

/** With the functions that find a text by its key. */
export function complete(lexicon: Lexicon): HermagorTexts {
  return {
    ...lexicon,
    decision: ({ kind, params }, completed) => textBy(lexicon.decisions, kind)?.(params, completed) ?? kind,
    refusal: ({ code, params }) => textBy(lexicon.refusals, code)?.(params) ?? code,
    event: (event, names) => (lexicon.events[event.type] as Text)(event, names),
  };
}

/** Decisions and refusals of the driver have codes of their own, which this game does not know. */
function textBy(catalogue: object, key: string): Text | undefined {
  return new Map<string, Text>(Object.entries(catalogue)).get(key);
}
