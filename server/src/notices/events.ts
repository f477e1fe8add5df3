import { type Seat, seatsOf } from '@kontor/core';
import { type ClockTerms, elapsed, HOUR, type NoticeKind, timeAfter } from '@kontor/protocol';
import type { StoredTable, TableProgress } from '../store/store.ts';

/** Something that a person at a table is notified of. */
export interface NoticeEvent {
  readonly user: string;
  readonly table: string;
  readonly kind: NoticeKind;
  /** Tells two of the same kind at one table apart. */
  readonly moment: number;
  readonly at: number;
  /** Not to be sent before; of most things it is the time when they came to be. */
  readonly from: number;
}

/** Whoever has less than this left, or than a quarter of what they started with, is warned. */
const SHORT_MS = 6 * HOUR;

/** The seats whose people the game waits for. */
export function awaitedSeats({ stage, pending, active, bots, proposals }: TableProgress): Seat[] {
  if (stage !== 'running') return [];
  const seats = pending?.held
    ? [pending.held.seat]
    : seatsOf(active).filter((seat) => !pending?.ready.includes(seat));
  return seats.filter((seat) => bots[seat] === null && proposals.missing?.seat !== seat);
}

/** Whether something is asked of a seat out of turn. */
function isAsked({ stage, pending, proposals, bots }: TableProgress, seat: Seat): boolean {
  if (stage === 'gathering') return proposals.swaps.some(({ to }) => to === seat);
  if (stage !== 'running' || bots[seat] !== null) return false;
  const { cancel, missing } = proposals;
  const undo = pending?.undoRequest ?? null;
  return (
    (undo !== null && !undo.yes.includes(seat)) ||
    (cancel.length > 0 && !cancel.includes(seat)) ||
    (missing !== null && missing.seat !== seat && !missing.choices.some((choice) => choice.seat === seat))
  );
}

/** What the people at a table are notified of after a change. */
export function eventsOf({ terms, progress, seats }: StoredTable, before: TableProgress): NoticeEvent[] {
  const waitedFor = awaitedSeats(before);
  const awaited = awaitedSeats(progress);
  const at = progress.updatedAt;
  return seats.flatMap(({ seat, user }) => {
    if (user === null) return [];
    const event = (kind: NoticeKind, moment: number, from = at): NoticeEvent => ({
      user,
      table: terms.id,
      kind,
      moment,
      at,
      from,
    });
    if (before.stage === 'running' && progress.stage !== 'running') return event('end', 0);
    const events: NoticeEvent[] = [];
    if (awaited.includes(seat) && !waitedFor.includes(seat)) {
      const since = progress.awaitedSince[seat] ?? at;
      events.push(event('turn', since));
      const warnAt = warningTime(terms.time.clock, progress, seat);
      if (warnAt !== undefined) events.push(event('time', since, warnAt));
    } else if (before.stage === 'gathering' && progress.stage === 'running') events.push(event('start', 0));
    if (isAsked(progress, seat) && !isAsked(before, seat)) events.push(event('asked', progress.version));
    return events;
  });
}

/** What was not noted because the server ended in between: whom running games wait for. */
export function eventsOfRunning(stored: StoredTable): NoticeEvent[] {
  return eventsOf(stored, { ...stored.progress, active: 0, pending: null }).filter(
    ({ kind }) => kind === 'turn' || kind === 'time',
  );
}

/** When somebody whose clock runs is to be warned; undefined if it does not run. */
function warningTime(
  clock: ClockTerms | null,
  { clocks }: Pick<TableProgress, 'clocks'>,
  seat: Seat,
): number | undefined {
  if (!clock || !clocks?.running.includes(seat)) return undefined;
  const spare = (clocks.left[seat] ?? 0) - Math.min(SHORT_MS, clock.start / 4);
  return spare <= 0 ? clocks.since : timeAfter(clocks.since, spare, clock.hours);
}

/** Milliseconds that a seat has left. */
export function timeLeft({ terms, progress }: StoredTable, seat: Seat, now: number): number {
  const { clocks } = progress;
  const used = clocks?.running.includes(seat) ? elapsed(clocks.since, now, terms.time.clock?.hours) : 0;
  return Math.max(0, (clocks?.left[seat] ?? 0) - used);
}

/** Whether there is still a reason to send it: yes, no, or when to look again. */
export function isStillTrue(
  { terms, progress, seats }: StoredTable,
  user: string,
  kind: NoticeKind,
  now: number,
): boolean | { readonly again: number } {
  const seat = seats.find((each) => each.user === user)?.seat;
  if (seat === undefined) return false;
  switch (kind) {
    case 'turn':
      return awaitedSeats(progress).includes(seat);
    case 'time': {
      if (!awaitedSeats(progress).includes(seat)) return false;
      const at = warningTime(terms.time.clock, progress, seat);
      return at !== undefined && (at <= now || { again: at });
    }
    case 'asked':
      return isAsked(progress, seat);
    case 'start':
      return progress.stage === 'running';
    case 'end':
      return true;
  }
}
