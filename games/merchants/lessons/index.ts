import type { Course } from '@kontor/core';
import { elimination } from './end.ts';
import { MORE } from './more.ts';
import { beaten, deliver, plot, rewards } from './plotting.ts';
import { remarks } from './remarks/index.ts';
import { standing } from './standing.ts';
import { TEXTS } from './texts/index.ts';

/** How Merchants of Empire is taught: the course first, in its order. */
export const course: Course = {
  lessons: [plot, deliver, rewards, beaten, standing, elimination, ...MORE],
  texts: TEXTS,
  remarks,
};
