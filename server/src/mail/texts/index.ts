import type { Catalogue } from '@kontor/core';
import { texts as en } from './en.ts';
import { texts as fr } from './fr.ts';

/** The letters that the server writes, in every language. */
export const LETTERS: Catalogue<typeof en> = { en, fr };
