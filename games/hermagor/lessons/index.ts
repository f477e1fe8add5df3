import type { Course } from '@kontor/core';
import { end } from './end.ts';
import { firstTile, ties } from './market.ts';
import { MORE } from './more.ts';
import { remarks } from './remarks/index.ts';
import { prices, region, sell } from './selling.ts';
import { TEXTS } from './texts/index.ts';

/** How Hermagor is taught: the course first, in its order. */
export const course: Course = {
  lessons: [firstTile, ties, sell, region, prices, end, ...MORE],
  texts: TEXTS,
  remarks,
};
