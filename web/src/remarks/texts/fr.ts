import { grammar } from '@kontor/core';
import type { RemarkTexts } from './en.ts';

const { list } = grammar('fr');

export const texts: RemarkTexts = {
  remark: 'Remarque',
  close: 'Compris',
  off: 'Sans remarques',
  offHint: 'Ne plus faire de remarques. On peut les rétablir dans les réglages.',
  offSaid: 'Plus de remarques. On peut les rétablir dans les réglages.',
  offer: (title, about) => `Nouveau sur la table : ${title}. ${about}.`,
  learn: 'Une courte leçon',
  lit: (names) => `Éclairé : ${list(names)}.`,
};
