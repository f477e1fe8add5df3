import { en, type MerchantsUiTexts } from './en.ts';

export const fr: MerchantsUiTexts = en;
