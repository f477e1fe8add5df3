/** Lower-case letters, digits and hyphens, beginning with a letter. */
export const SLUG = '^[a-z][a-z0-9-]{0,39}$';

/** At least one visible character, and none that would turn or break the line it is written in. */
export const VISIBLE = '^(?=.*[\\p{L}\\p{N}\\p{P}\\p{S}])[^\\p{C}\\p{Zl}\\p{Zp}]+$';

/** What a text of a pattern must be, for the person who wrote another one. */
export const PATTERNS_IN_WORDS: ReadonlyMap<string, string> = new Map([
  [SLUG, 'must be lower-case letters, digits and hyphens, at most 40, beginning with a letter'],
  [VISIBLE, 'must have visible characters only'],
]);
