import { answerWithDraft, type Seat } from '@kontor/core';
import {
  applyProposals,
  markMissing,
  moreTime,
  peopleAt,
  resolveMissing,
  running,
  STAND_IN,
} from '../lobby/proposals.ts';
import { type Edit, RUNNING_EXPIRES_MS } from '../play/change.ts';
import type { Room } from '../play/room.ts';
import { outOfTime } from './clock.ts';

/** The change of a table that is due, and the seat for which a bot must find one move. */
export interface DueChange {
  readonly edit: Edit;
  readonly playFor?: Seat;
}

/** Handles a table that is due; called too early, it does nothing. */
export function handleDue(room: Room, now: number): DueChange {
  const { stage, proposals, clocks, deadline, due } = room.stored.progress;
  if (due === null || due > now) return { edit: {} };
  if (stage !== 'running') return { edit: { progress: { stage: 'expired' } } };
  const { missing } = proposals;
  if (missing && missing.until <= now) return { edit: resolveMissing(room, { ...proposals, missing }, now) };
  if (deadline !== null && deadline <= now) {
    running(room).closeDrafts();
    return { edit: { progress: {} } };
  }
  const { clock } = room.stored.terms.time;
  const late = clock && clocks ? outOfTime(clock, clocks, now)[0] : undefined;
  if (late !== undefined) return timeOut(room, late, now);
  // An empty edit stores a new due time.
  const expired = now - room.stored.progress.updatedAt >= RUNNING_EXPIRES_MS;
  return { edit: { progress: expired ? { stage: 'expired' } : {} } };
}

/** Handles a seat whose time is up. A held move is confirmed, because its player has decided. */
function timeOut(room: Room, seat: Seat, now: number): DueChange {
  const match = running(room);
  const { stored } = room;
  if (match.pending.held?.seat === seat) {
    match.confirm(seat);
    return { edit: {} };
  }
  const { onTimeout } = stored.terms.time;
  // With bots alone nobody is kept waiting, so the clock stops.
  if (onTimeout === 'ask' && peopleAt(room).length === 1) return { edit: { progress: {} } };
  match.note('timeout', seat);
  switch (onTimeout) {
    case 'end':
      return { edit: { progress: { stage: 'cancelled' } } };
    case 'bot':
      match.control(seat, STAND_IN);
      return { edit: applyProposals(room, stored.progress.proposals, now) };
    case 'ask':
      return { edit: markMissing(room, seat, now) };
    case 'play': {
      const edit = { progress: moreTime(stored, seat, now) };
      return answerWithDraft(match, seat) ? { edit } : { edit, playFor: seat };
    }
  }
}
