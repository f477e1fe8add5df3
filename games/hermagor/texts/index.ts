import { type Catalogue, catalogueOf } from '@kontor/core';
import { complete } from './complete.ts';
import type { HermagorTexts, Lexicon } from './types.ts';

export type { HermagorTexts, Names, OptionTexts } from './types.ts';

const LEXICA = import.meta.glob<Lexicon>('./??.ts', { eager: true, import: 'texts' });

export const TEXTS: Catalogue<HermagorTexts> = catalogueOf(
  Object.fromEntries(Object.entries(LEXICA).map(([file, lexicon]) => [file, complete(lexicon)])),
);
