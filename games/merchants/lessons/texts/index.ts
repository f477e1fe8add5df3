import type { Course } from '@kontor/core';
import { core as coreEn } from './core/en.ts';
import { core as coreFr } from './core/fr.ts';

/** The texts of all lessons. */
export const TEXTS: Course['texts'] = { en: coreEn, fr: coreFr };
