import { grammar } from '@kontor/core';

const { list } = grammar('en-GB');

/** Texts round the remarks for beginners. */
export const texts = {
  remark: 'Remark',
  close: 'Got it',
  off: 'No remarks',
  offHint: 'Make no remarks any more. You can switch them on again in the settings.',
  offSaid: 'No more remarks. You can switch them on again in the settings.',
  offer: (title: string, about: string) => `New on the table: ${title}. ${about}.`,
  learn: 'A short lesson',
  lit: (names: readonly string[]) => `Lit: ${list(names)}.`,
};
export type RemarkTexts = typeof texts;
