import type { Course } from '@kontor/core';
import { core as coreEn } from './core/en.ts';
import { core as coreFr } from './core/fr.ts';
import { more as moreEn } from './more/en.ts';
import { more as moreFr } from './more/fr.ts';

/** The texts of all lessons. */
export const TEXTS: Course['texts'] = { en: { ...coreEn, ...moreEn }, fr: { ...coreFr, ...moreFr } };
