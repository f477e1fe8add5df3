import type { AnyMatch, Seat } from '@kontor/core';
import { type Choice, DAY, MINUTE, type Proposals } from '@kontor/protocol';
import { refill, turnClocks } from '../clock/clock.ts';
import type { Edit } from '../play/change.ts';
import { owing, type Room } from '../play/room.ts';
import { Refused } from '../refused.ts';
import type { StoredTable } from '../store/store.ts';
import { mySeat } from './seats.ts';

/** The bot that takes the seat of somebody who is away. */
export const STAND_IN = 'apprentice';

/** So long the others can say what to do about somebody who is missing; then a bot takes the seat. */
const TIME_TO_CHOOSE = { live: MINUTE, slow: DAY } as const;

/** The others wait as long before they ask about somebody, and so many times as long if that one is connected. */
const PATIENCE_WHO_IS_HERE = 10;

export function running({ stored, match }: Room): AnyMatch {
  if (stored.progress.stage !== 'running' || !match)
    throw new Refused('table.still', 'No game is going on at this table.');
  return match;
}

/** Seats that people have now. */
export function peopleAt({ stored, match }: Room): Seat[] {
  return stored.seats
    .filter(({ user, seat }) => user !== null && match?.botAt(seat) === undefined)
    .map(({ seat }) => seat);
}

/** Those of them who are not missing: they decide. */
function present(room: Room, { missing, alsoMissing }: Proposals): Seat[] {
  return peopleAt(room).filter((seat) => seat !== missing?.seat && !alsoMissing.includes(seat));
}

/** The seat of somebody who has a say. Whoever is away can come back first. */
function mySay(room: Room, user: string): Seat {
  const { stored, match } = room;
  const { seat } = mySeat(stored, user);
  if (match?.botAt(seat) !== undefined)
    throw new Refused('seat.bot', 'A bot has your seat for now. Take it back first.', 403);
  if (!present(room, stored.progress.proposals).includes(seat))
    throw new Refused('missing.you', 'The others think you are gone. Take your seat back first.', 403);
  return seat;
}

/** Wants to break the game off; when everybody does, it is. Whoever does not want to ends the proposal. */
export function proposeCancel(room: Room, user: string, yes: boolean, now: number): Edit {
  running(room);
  const { proposals } = room.stored.progress;
  const seat = mySay(room, user);
  const cancel = yes ? [...proposals.cancel.filter((other) => other !== seat), seat] : [];
  return followProposals(room, { ...proposals, cancel }, now);
}

/** Leaves a running game: the others choose how it goes on. */
export function leave(room: Room, user: string, now: number): Edit {
  const match = running(room);
  const { seat } = mySeat(room.stored, user);
  return match.botAt(seat) === undefined ? goMissing(room, seat, now) : {};
}

/** Asks how to go on without somebody who does not come. Where there are clocks, they see to that. */
export function askAbout(room: Room, user: string, seat: Seat, here: boolean, now: number): Edit {
  const match = running(room);
  const { terms, progress } = room.stored;
  const mine = mySay(room, user);
  if (terms.time.clock) throw new Refused('missing.clock', 'At this table the clock decides.');
  if (seat === mine || !owing(match).includes(seat) || !peopleAt(room).includes(seat))
    throw new Refused('missing.not', 'Nobody waits for this seat.');
  const patience = TIME_TO_CHOOSE[terms.time.pace] * (here ? PATIENCE_WHO_IS_HERE : 1);
  if (now - (progress.awaitedSince[seat] ?? progress.updatedAt) < patience)
    throw new Refused('missing.early', 'Give them a little more time.');
  return goMissing(room, seat, now);
}

/** A seat's person is gone. Without other people there is nobody to go on for. */
export function goMissing(room: Room, seat: Seat, now: number): Edit {
  const { proposals } = room.stored.progress;
  if (proposals.missing?.seat === seat || proposals.alsoMissing.includes(seat)) return {};
  const after = { ...proposals, alsoMissing: [...proposals.alsoMissing, seat] };
  if (present(room, after).length === 0) return { progress: { stage: 'cancelled' } };
  return followProposals(room, after, now);
}

/** Says what should be done about a missing player; when all have spoken, it is. */
export function choose(room: Room, user: string, about: Seat, choice: Choice, now: number): Edit {
  running(room);
  const { proposals } = room.stored.progress;
  const { missing } = proposals;
  const seat = mySay(room, user);
  if (missing?.seat !== about) throw new Refused('missing.nobody', 'Nobody is asked about this seat.');
  const choices = [...missing.choices.filter((other) => other.seat !== seat), { seat, choice }];
  return followProposals(room, { ...proposals, missing: { ...missing, choices } }, now);
}

/** Does what all agree on who are there. */
export function followProposals(room: Room, proposals: Proposals, now: number): Edit {
  const { cancel, missing } = proposals;
  const there = present(room, proposals);
  if (cancel.length > 0 && there.every((seat) => cancel.includes(seat)))
    return { progress: { proposals, stage: 'cancelled' } };
  if (missing && there.every((seat) => missing.choices.some((other) => other.seat === seat)))
    return settleMissing(room, { ...proposals, missing }, now);
  return { progress: { proposals } };
}

/** The most named choice; of several, the one that keeps the game going. Nothing said means a bot. */
function winner(choices: readonly Choice[]): Choice {
  const votes = (choice: Choice): number => choices.filter((other) => other === choice).length;
  const order: readonly Choice[] = ['bot', 'wait', 'end'];
  return order.reduce((best, choice) => (votes(choice) > votes(best) ? choice : best));
}

/** Does what most have chosen of those who are there. */
export function settleMissing(
  room: Room,
  proposals: Proposals & { readonly missing: NonNullable<Proposals['missing']> },
  now: number,
): Edit {
  const match = running(room);
  const { seat, choices } = proposals.missing;
  const there = present(room, proposals);
  const choice = winner(choices.filter((each) => there.includes(each.seat)).map((each) => each.choice));
  const progress = { proposals: { ...proposals, missing: null } };
  if (choice === 'end') return { progress: { ...progress, stage: 'cancelled' } };
  if (choice === 'bot') match.control(seat, STAND_IN);
  return { progress: { ...progress, ...moreTime(room.stored, seat, now) } };
}

/** Whoever is back is no longer gone; when one question is settled, the next is asked. Mostly there is none. */
export function nextMissing(
  { time }: StoredTable['terms'],
  proposals: Proposals,
  back: Seat | undefined,
  now: number,
): Proposals {
  if (proposals.alsoMissing.length === 0) return proposals;
  const gone = proposals.alsoMissing.filter((seat) => seat !== back);
  const [seat] = gone;
  if (proposals.missing || seat === undefined) return { ...proposals, alsoMissing: gone };
  const missing = { seat, until: now + TIME_TO_CHOOSE[time.pace], choices: [] };
  return { ...proposals, missing, alsoMissing: gone.slice(1) };
}

/** The person is back and has the seat again. */
export function takeBackSeat(room: Room, user: string, now: number): Edit {
  const match = running(room);
  const { stored } = room;
  const { seat } = mySeat(stored, user);
  const { proposals } = stored.progress;
  const { missing, alsoMissing } = proposals;
  const replaced = match.botAt(seat) !== undefined;
  if (!replaced && present(room, proposals).includes(seat))
    throw new Refused('seat.yours', 'You have your seat.');
  if (replaced) match.control(seat, null);
  const others = {
    ...proposals,
    missing: missing?.seat === seat ? null : missing,
    alsoMissing: alsoMissing.filter((other) => other !== seat),
  };
  return { progress: { proposals: others, ...moreTime(stored, seat, now) } };
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
