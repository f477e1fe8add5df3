import { type Course, catalogueOf, type LessonTexts } from '@kontor/core';

/** The texts of all lessons. */
export const TEXTS: Course['texts'] = catalogueOf(
  import.meta.glob<Readonly<Record<string, LessonTexts>>>('./??.ts', { eager: true, import: 'texts' }),
);
