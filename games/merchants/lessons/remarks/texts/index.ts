import type { Catalogue } from '@kontor/core';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { RemarkTexts } from './types.ts';

export const REMARK_TEXTS: Catalogue<RemarkTexts> = { en, fr };
