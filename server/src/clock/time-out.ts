import { answerWithDraft, type Seat } from '@kontor/core';
import {
  followProposals,
  goMissing,
  moreTime,
  peopleAt,
  running,
  STAND_IN,
  settleMissing,
} from '../lobby/proposals.ts';
import { type Edit, RUNNING_LAPSES } from '../play/change.ts';
import type { Room } from '../play/room.ts';
import { outOfTime } from './clock.ts';

/** What a table that is due needs, and the seat for which one move must be found elsewhere. */
export interface Duty {
  readonly edit: Edit;
  readonly playFor?: Seat;
}

/** Looks after a table whose moment has come. Called early, it does nothing. */
export function lookAfter(room: Room, now: number): Duty {
  const { stage, proposals, clocks, deadline, due } = room.stored.progress;
  if (due === null || due > now) return { edit: {} };
  if (stage !== 'running') return { edit: { progress: { stage: 'expired' } } };
  const { missing } = proposals;
  if (missing && missing.until <= now) return { edit: settleMissing(room, { ...proposals, missing }, now) };
  if (deadline !== null && deadline <= now) {
    running(room).closeDrafts();
    return { edit: { progress: {} } };
  }
  const { clock } = room.stored.terms.time;
  const late = clock && clocks ? outOfTime(clock, clocks, now)[0] : undefined;
  if (late !== undefined) return timeOut(room, late, now);
  // An empty edit sets a new moment.
  const lapsed = now - room.stored.progress.updatedAt >= RUNNING_LAPSES;
  return { edit: { progress: lapsed ? { stage: 'expired' } : {} } };
}

/** A seat's time is up. A held move counts as confirmed: whoever holds one has decided. */
function timeOut(room: Room, seat: Seat, now: number): Duty {
  const match = running(room);
  const { stored } = room;
  if (match.pending.held?.seat === seat) {
    match.confirm(seat);
    return { edit: {} };
  }
  const { onTimeout } = stored.terms.time;
  // Bots do not mind waiting: the clock is halted.
  if (onTimeout === 'ask' && peopleAt(room).length === 1) return { edit: { progress: {} } };
  match.timeOut(seat);
  switch (onTimeout) {
    case 'end':
      return { edit: { progress: { stage: 'cancelled' } } };
    case 'bot':
      match.control(seat, STAND_IN);
      return { edit: followProposals(room, stored.progress.proposals, now) };
    case 'ask':
      return { edit: goMissing(room, seat, now) };
    case 'play': {
      const edit = { progress: moreTime(stored, seat, now) };
      return answerWithDraft(match, seat) ? { edit } : { edit, playFor: seat };
    }
  }
}
