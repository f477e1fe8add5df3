import type { AnyMatch, Seat } from '@kontor/core';
import { type Choice, DAY, MINUTE, type Proposals } from '@kontor/protocol';
import { refill, turnClocks } from '../clock/clock.ts';
import type { Edit } from '../play/change.ts';
import { type Room, seatsToAct } from '../play/room.ts';
import { Refused } from '../refused.ts';
import type { StoredTable } from '../store/store.ts';
import { mySeat } from './seats.ts';

/** The level of the bot that takes the seat of somebody who is away. */
export const STAND_IN = 'apprentice';

/** How long the others can choose what to do about a missing player; then a bot takes the seat. */
const TIME_TO_CHOOSE = { live: MINUTE, slow: DAY } as const;

/** The others wait that long before they report somebody missing, and so many times longer if that one is connected. */
const PATIENCE_IF_CONNECTED = 10;

export function running({ stored, match }: Room): AnyMatch {
  if (stored.progress.stage !== 'running' || !match)
    throw new Refused('table.still', 'No game is going on at this table.');
  return match;
}

/** Seats that people, not bots, have now. */
export function peopleAt({ stored, match }: Room): Seat[] {
  return stored.seats
    .filter(({ user, seat }) => user !== null && match?.botAt(seat) === undefined)
    .map(({ seat }) => seat);
}

/** Seats of people who are not missing; they decide. */
function deciders(room: Room, { missing, alsoMissing }: Proposals): Seat[] {
  return peopleAt(room).filter((seat) => seat !== missing?.seat && !alsoMissing.includes(seat));
}

/** The seat of a user who may decide. Whoever is away must come back first. */
function decidingSeat(room: Room, user: string): Seat {
  const { stored, match } = room;
  const { seat } = mySeat(stored, user);
  if (match?.botAt(seat) !== undefined)
    throw new Refused('seat.bot', 'A bot has your seat for now. Take it back first.', 403);
  if (!deciders(room, stored.progress.proposals).includes(seat))
    throw new Refused('missing.you', 'You are away. Take your seat back first.', 403);
  return seat;
}

/** Proposes to cancel the game, which happens when everybody does, or ends the proposal. */
export function proposeCancel(room: Room, user: string, yes: boolean, now: number): Edit {
  running(room);
  const { proposals } = room.stored.progress;
  const seat = decidingSeat(room, user);
  const cancel = yes ? [...proposals.cancel.filter((other) => other !== seat), seat] : [];
  return applyProposals(room, { ...proposals, cancel }, now);
}

/** Leaves a running game; the others choose how it goes on. */
export function leave(room: Room, user: string, now: number): Edit {
  const match = running(room);
  const { seat } = mySeat(room.stored, user);
  return match.botAt(seat) === undefined ? markMissing(room, seat, now) : {};
}

/** Reports somebody missing at a table without a clock; with one, the clock decides. */
export function reportMissing(room: Room, user: string, seat: Seat, connected: boolean, now: number): Edit {
  const match = running(room);
  const { terms, progress } = room.stored;
  const mine = decidingSeat(room, user);
  if (terms.time.clock) throw new Refused('missing.clock', 'At this table the clock decides.');
  if (seat === mine || !seatsToAct(match).includes(seat) || !peopleAt(room).includes(seat))
    throw new Refused('missing.not', 'Nobody waits for this seat.');
  const patience = TIME_TO_CHOOSE[terms.time.pace] * (connected ? PATIENCE_IF_CONNECTED : 1);
  const waited = now - (progress.awaitedSince[seat] ?? progress.updatedAt);
  // Before the last start the clock may have been ahead of what it is now.
  if (waited >= 0 && waited < patience) throw new Refused('missing.early', 'Give them a little more time.');
  return markMissing(room, seat, now);
}

/** Marks a seat's person as missing. If nobody else is left, the game is cancelled. */
export function markMissing(room: Room, seat: Seat, now: number): Edit {
  const { proposals } = room.stored.progress;
  if (proposals.missing?.seat === seat || proposals.alsoMissing.includes(seat)) return {};
  const after = { ...proposals, alsoMissing: [...proposals.alsoMissing, seat] };
  if (deciders(room, after).length === 0) return { progress: { stage: 'cancelled' } };
  return applyProposals(room, after, now);
}

/** Chooses what to do about a missing player; it is done when all have chosen. */
export function choose(room: Room, user: string, about: Seat, choice: Choice, now: number): Edit {
  running(room);
  const { proposals } = room.stored.progress;
  const { missing } = proposals;
  const seat = decidingSeat(room, user);
  if (missing?.seat !== about) throw new Refused('missing.nobody', 'Nobody is asked about this seat.');
  const choices = [...missing.choices.filter((other) => other.seat !== seat), { seat, choice }];
  return applyProposals(room, { ...proposals, missing: { ...missing, choices } }, now);
}

/** Applies proposals that all deciders agree on. */
export function applyProposals(room: Room, proposals: Proposals, now: number): Edit {
  const { cancel, missing } = proposals;
  const deciding = deciders(room, proposals);
  if (cancel.length > 0 && deciding.every((seat) => cancel.includes(seat)))
    return { progress: { proposals, stage: 'cancelled' } };
  if (missing && deciding.every((seat) => missing.choices.some((other) => other.seat === seat)))
    return resolveMissing(room, { ...proposals, missing }, now);
  return { progress: { proposals } };
}

/** The choice with the most votes; in a tie, and without votes, the one that keeps the game going. */
function winningChoice(choices: readonly Choice[]): Choice {
  const votes = (choice: Choice): number => choices.filter((other) => other === choice).length;
  const order: readonly Choice[] = ['bot', 'wait', 'end'];
  return order.reduce((best, choice) => (votes(choice) > votes(best) ? choice : best));
}

/** Does about a missing player what most deciders have chosen. */
export function resolveMissing(
  room: Room,
  proposals: Proposals & { readonly missing: NonNullable<Proposals['missing']> },
  now: number,
): Edit {
  const match = running(room);
  const { seat, choices } = proposals.missing;
  const deciding = deciders(room, proposals);
  const choice = winningChoice(
    choices.filter((each) => deciding.includes(each.seat)).map((each) => each.choice),
  );
  const progress = { proposals: { ...proposals, missing: null } };
  if (choice === 'end') return { progress: { ...progress, stage: 'cancelled' } };
  if (choice === 'bot') match.control(seat, STAND_IN);
  return { progress: { ...progress, ...moreTime(room.stored, seat, now) } };
}

/** Removes whoever is back from the missing players; when one question is resolved, the next is asked. */
export function nextMissing(
  { time }: StoredTable['terms'],
  proposals: Proposals,
  back: Seat | undefined,
  now: number,
): Proposals {
  if (proposals.alsoMissing.length === 0) return proposals;
  const others = proposals.alsoMissing.filter((seat) => seat !== back);
  const [seat] = others;
  if (proposals.missing || seat === undefined) return { ...proposals, alsoMissing: others };
  const missing = { seat, until: now + TIME_TO_CHOOSE[time.pace], choices: [] };
  return { ...proposals, missing, alsoMissing: others.slice(1) };
}

/** Gives a person who was missing the seat back. */
export function takeBackSeat(room: Room, user: string, now: number): Edit {
  const match = running(room);
  const { stored } = room;
  const { seat } = mySeat(stored, user);
  const { proposals } = stored.progress;
  const { missing, alsoMissing } = proposals;
  const replaced = match.botAt(seat) !== undefined;
  if (!replaced && deciders(room, proposals).includes(seat))
    throw new Refused('seat.yours', 'You have your seat.');
  if (replaced) match.control(seat, null);
  const others = {
    ...proposals,
    missing: missing?.seat === seat ? null : missing,
    alsoMissing: alsoMissing.filter((other) => other !== seat),
  };
  return { progress: { proposals: others, ...moreTime(stored, seat, now) } };
}

/** The clocks with enough time for a seat to go on. */
export function moreTime(
  { terms, progress }: StoredTable,
  seat: Seat,
  now: number,
): { readonly clocks?: StoredTable['progress']['clocks'] } {
  const { clock } = terms.time;
  if (!clock || !progress.clocks) return {};
  return { clocks: refill(clock, turnClocks(clock, progress.clocks, progress.clocks.running, now), seat) };
}
