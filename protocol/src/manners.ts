import type { Static } from 'typebox';
import * as Type from 'typebox';
import { closed, Id, Timestamp } from './parts.ts';

/** `mute`: I do not see what they write. `block`: besides, we share no new table, and they do not see what I write. */
export const RELATIONS = ['none', 'mute', 'block'] as const;
export type Relation = (typeof RELATIONS)[number];

/** What stands between the asker and whoever has a seat at a table. */
export const SeatRelation = Type.Object(
  {
    /** What the asker has chosen; null where nobody is who could be chosen. */
    relation: Type.Union([Type.Enum([...RELATIONS]), Type.Null()]),
    /** What this seat writes is not shown to the asker. */
    hidden: Type.Boolean(),
  },
  closed,
);
export type SeatRelation = Static<typeof SeatRelation>;

/** Somebody whom the asker has muted or blocked. */
export const ShunnedPerson = Type.Object(
  { id: Id, name: Type.String(), relation: Type.Enum(['mute', 'block']), since: Timestamp },
  closed,
);
export type ShunnedPerson = Static<typeof ShunnedPerson>;

export const REPORT_REASONS = ['insult', 'name', 'board', 'cheat', 'stall', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** A word of the host to the asker. */
export const Warning = Type.Object({ id: Id, text: Type.String(), at: Timestamp }, closed);
export type Warning = Static<typeof Warning>;
