import type { Static } from 'typebox';
import * as Type from 'typebox';
import { closed, Timestamp } from './parts.ts';

/** Until when the asker is on vacation, and how many days of it are left this year. */
export const VacationState = Type.Object(
  { until: Type.Union([Timestamp, Type.Null()]), daysLeft: Type.Integer() },
  closed,
);
export type VacationState = Static<typeof VacationState>;
