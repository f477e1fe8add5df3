import type { Seat } from '@kontor/core';
import { type Choice, DAY, MINUTE } from '@kontor/protocol';
import { refill, turnClocks } from '../clock/clock.ts';
import type { Edit } from '../play/change.ts';
import type { AnyMatch, Room } from '../play/room.ts';
import { Refused } from '../refused.ts';
import type { StoredTable } from '../store/store.ts';
import { mySeat } from './seats.ts';

/** The bot that takes the seat of somebody who is away. */
export const STAND_IN = 'apprentice';

/** So long the others can say what to do about somebody who is missing; then a bot takes the seat. */
const TIME_TO_CHOOSE = { live: MINUTE, slow: DAY } as const;

export function running({ stored, match }: Room): AnyMatch {
  if (stored.progress.stage !== 'running' || !match)
    throw new Refused('table.still', 'No game is going on at this table.');
  return match;
}

/** Seats that people have now. */
export function peopleAt({ seats, progress }: StoredTable): Seat[] {
  return seats
    .filter(({ user, seat }) => user !== null && progress.bots[seat] === null)
    .map(({ seat }) => seat);
}

/** Wants to break the game off; when everybody does, it is. Whoever does not want to ends the proposal. */
export function wishCancel(room: Room, user: string, yes: boolean): Edit {
  running(room);
  const { stored } = room;
  const { seat } = mySeat(stored, user);
  const { wishes } = stored.progress;
  const cancel = yes ? [...wishes.cancel.filter((other) => other !== seat), seat] : [];
  const all = peopleAt(stored).every((other) => cancel.includes(other));
  return { progress: { wishes: { ...wishes, cancel }, ...(all ? { stage: 'cancelled' } : {}) } };
}

/** Leaves a running game: the others choose how it goes on. */
export function leave(room: Room, user: string, now: number): Edit {
  running(room);
  const { seat } = mySeat(room.stored, user);
  if (room.stored.progress.bots[seat] !== null) return {};
  return goMissing(room, seat, now);
}

/** A seat's person is gone. Without other people there is nobody to go on for. */
export function goMissing({ stored }: Room, seat: Seat, now: number): Edit {
  const { wishes } = stored.progress;
  if (peopleAt(stored).every((other) => other === seat)) return { progress: { stage: 'cancelled' } };
  const until = now + TIME_TO_CHOOSE[stored.terms.time.pace];
  return { progress: { wishes: { ...wishes, missing: { seat, until, choices: [] } } } };
}

/** Says what should be done about a missing player; when all have spoken, it is. */
export function choose(room: Room, user: string, choice: Choice, now: number): Edit {
  running(room);
  const { stored } = room;
  const { seat } = mySeat(stored, user);
  const { wishes } = stored.progress;
  const { missing } = wishes;
  if (!missing) throw new Refused('missing.nobody', 'Nobody is missing.');
  if (missing.seat === seat) throw new Refused('missing.you', 'The others decide about your seat.', 403);
  const choices = [...missing.choices.filter((other) => other.seat !== seat), { seat, choice }];
  const voters = peopleAt(stored).filter((other) => other !== missing.seat);
  if (voters.every((voter) => choices.some((other) => other.seat === voter)))
    return settleMissing(room, missing.seat, winner(choices.map((other) => other.choice)), now);
  return { progress: { wishes: { ...wishes, missing: { ...missing, choices } } } };
}

/** The most named choice; of several, the one that keeps the game going. Nothing said means a bot. */
export function winner(choices: readonly Choice[]): Choice {
  const votes = (choice: Choice): number => choices.filter((other) => other === choice).length;
  const order: readonly Choice[] = ['bot', 'wait', 'end'];
  return order.reduce((best, choice) => (votes(choice) > votes(best) ? choice : best));
}

export function settleMissing(room: Room, seat: Seat, choice: Choice, now: number): Edit {
  const match = running(room);
  const { wishes } = room.stored.progress;
  const progress = { wishes: { ...wishes, missing: null } };
  if (choice === 'end') return { progress: { ...progress, stage: 'cancelled' } };
  if (choice === 'bot') match.control(seat, STAND_IN);
  return { progress: { ...progress, ...moreTime(room.stored, seat, now) } };
}

/** The person is back and has the seat again. */
export function takeBackSeat(room: Room, user: string, now: number): Edit {
  const match = running(room);
  const { stored } = room;
  const mine = mySeat(stored, user);
  const { wishes, bots } = stored.progress;
  const missing = wishes.missing?.seat === mine.seat;
  if (bots[mine.seat] === null && !missing) throw new Refused('seat.yours', 'You have your seat.');
  if (bots[mine.seat] !== null) match.control(mine.seat, null);
  return { progress: { wishes: { ...wishes, missing: null }, ...moreTime(stored, mine.seat, now) } };
}

/** Clocks with enough time for a seat to go on. */
export function moreTime(
  { terms, progress }: StoredTable,
  seat: Seat,
  now: number,
): { readonly clocks?: StoredTable['progress']['clocks'] } {
  const { clock } = terms.time;
  if (!clock || !progress.clocks) return {};
  return { clocks: refill(clock, turnClocks(clock, progress.clocks, progress.clocks.running, now), seat) };
}
