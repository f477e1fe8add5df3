/** The forms of a word by plural category; most languages need `one` and `other`. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** Plurals and lists in the texts of one language. */
export interface Grammar {
  /** The form of a word for a number. */
  plural(count: number, forms: PluralForms): string;
  /** "1 road", "2 roads". */
  count(count: number, one: string, other?: string): string;
  /** "a, b and c". */
  list(items: readonly string[]): string;
  /** "a, b or c". */
  either(items: readonly string[]): string;
}

/** `tag`: a language tag of BCP 47, such as `en-GB`. */
export function grammar(tag: string): Grammar {
  const rules = new Intl.PluralRules(tag);
  const conjunction = new Intl.ListFormat(tag, { type: 'conjunction' });
  const disjunction = new Intl.ListFormat(tag, { type: 'disjunction' });
  const plural: Grammar['plural'] = (count, forms) => forms[rules.select(count)] ?? forms.other;
  return {
    plural,
    count: (count, one, other = `${one}s`) => `${count} ${plural(count, { one, other })}`,
    list: (items) => conjunction.format(items),
    either: (items) => disjunction.format(items),
  };
}
