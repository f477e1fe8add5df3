import { grammar } from '@kontor/core';

const { count, plural } = grammar('en-GB');

/** Texts round the rule books. */
export const texts = {
  title: (game: string) => `Rules of ${game}`,
  link: 'Rules',
  linkHint: (game: string) => `Read the rules of ${game}`,
  open: 'Rule book',
  key: 'Rule book, at the rule in question',
  contents: 'Contents',
  search: 'Search in the rules',
  found: (passages: number) =>
    passages === 0
      ? 'Nothing found.'
      : `${count(passages, 'passage')} ${plural(passages, { one: 'was', other: 'were' })} found.`,
  results: 'What was found',
  print: 'Print',
  page: 'Open as a page of its own',
  ruling: 'Our ruling',
  example: 'Example',
  option: (label: string) => `Table option “${label}”`,
  values: (usual: string, others: string) => `usually ${usual}; otherwise: ${others}.`,
  here: (value: string) => `At this table: ${value}.`,
  permalink: (rule: string) => `Link to rule ${rule}`,
  failed: 'The rule book could not be loaded.',
};
export type RulesTexts = typeof texts;
