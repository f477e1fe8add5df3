import { type AnyMatch, type Row, type Seat, seatsOf } from '@kontor/core';
import { DAY } from '@kontor/protocol';
import { nextTimeOut, rewardTurns, startClocks, turnClocks } from '../clock/clock.ts';
import { moreTime, nextMissing } from '../lobby/proposals.ts';
import { type CommandDone, remember } from '../store/recent.ts';
import type { Change, SeatRow, StoredTable, TableProgress, TableTerms } from '../store/store.ts';
import { type Room, seatsToAct } from './room.ts';

/** A table expires when nobody does anything there for this long. */
const GATHERING_EXPIRES_MS = 7 * DAY;
export const RUNNING_EXPIRES_MS = 60 * DAY;

/** What an act changes besides the match. */
export interface Edit {
  readonly progress?: Partial<
    Pick<TableProgress, 'stage' | 'entropy' | 'clocks' | 'proposals' | 'vacations' | 'recent' | 'rematch'>
  >;
  readonly seats?: readonly SeatRow[];
  readonly command?: CommandDone;
}

/** What is to be stored after an act; `since` is the number of rows before it. */
export function changeOf({ stored, match }: Room, edit: Edit, since: number, now: number): Change {
  const { terms, progress: before } = stored;
  const { progress: given = {}, seats, command } = edit;
  const rows = match ? match.timeline.rows.slice(since) : [];
  const result = match?.result ?? null;
  const stage = given.stage ?? before.stage;
  const going = match && stage === 'running' && !result;
  const proposals = nextMissing(terms, given.proposals ?? before.proposals, command?.seat, now);
  const bots = botsAt(before.bots, seats ?? stored.seats, match);
  const { vacations = before.vacations } = given;
  // A missing player who acts is back, and may have run out of time.
  const back = command !== undefined && before.proposals.missing?.seat === command.seat;
  const { clocks = before.clocks } = back ? moreTime(stored, command.seat, now) : given;
  const times = {
    stage: stage === 'running' && result ? 'finished' : stage,
    proposals,
    clocks: going ? clocksOf(stored, clocks, proposals, bots, vacations, match, rows, now) : null,
    vacations,
    deadline: going ? deadlineOf(stored, match, rows, now) : null,
  } as const;
  // Nobody may learn from the time of the last change that somebody thinks about a draft.
  const isPrivate =
    rows.length === 0 && edit.progress === undefined && seats === undefined && hasSamePublic(before, match);
  const progress: TableProgress = {
    version: before.version + 1,
    stage: times.stage,
    row: since + rows.length,
    active: match ? match.game.active(match.timeline.state) : 0,
    due: dueOf(terms, times, now),
    updatedAt: isPrivate ? before.updatedAt : now,
    entropy: given.entropy ?? before.entropy,
    pending: match?.pending ?? null,
    clocks: times.clocks,
    deadline: times.deadline,
    proposals,
    vacations,
    awaitedSince: going
      ? awaitedSince(stored, proposals, match, rows, command?.seat, now)
      : before.awaitedSince,
    bots,
    recent: command ? remember(before.recent, command) : (given.recent ?? before.recent),
    result,
    rematch: given.rematch ?? before.rematch,
  };
  return { table: terms.id, before, progress, rows, seats };
}

/** Since when others wait for each seat; what was decided about a seat gives it new time. */
function awaitedSince(
  { seats, progress: before }: StoredTable,
  { missing }: TableProgress['proposals'],
  match: AnyMatch,
  rows: readonly Row[],
  acting: Seat | undefined,
  now: number,
): TableProgress['awaitedSince'] {
  const owes = seatsToAct(match);
  const decided = before.proposals.missing && !missing ? before.proposals.missing.seat : undefined;
  return seats.map(({ seat }) => {
    const acted = seat === acting || seat === decided || rows.some((row) => row.seat === seat);
    const since = acted ? null : (before.awaitedSince[seat] ?? null);
    return since ?? (owes.includes(seat) ? now : null);
  });
}

/** Which bot has each seat. The same list is returned if nothing has changed, so that it is not published again. */
function botsAt(
  before: TableProgress['bots'],
  seats: readonly SeatRow[],
  match: AnyMatch | undefined,
): TableProgress['bots'] {
  const botAt = ({ seat, bot }: SeatRow) => (match ? (match.botAt(seat) ?? null) : bot);
  const same = before.length === seats.length && seats.every((seat) => botAt(seat) === before[seat.seat]);
  return same ? before : seats.map(botAt);
}

function clocksOf(
  { terms, progress, seats }: StoredTable,
  clocks: TableProgress['clocks'],
  proposals: TableProgress['proposals'],
  bots: TableProgress['bots'],
  vacations: TableProgress['vacations'],
  match: AnyMatch,
  rows: readonly Row[],
  now: number,
): TableProgress['clocks'] {
  const { clock } = terms.time;
  if (!clock) return null;
  // Clocks stop while a missing player is decided about, and where nobody is left who could be asked about one.
  const halted = proposals.missing || (terms.time.onTimeout === 'ask' && isAlone(seats, bots));
  const timed = halted
    ? []
    : seatsToAct(match).filter((seat) => bots[seat] === null && (vacations[seat] ?? 0) <= now);
  if (!clocks) return startClocks(clock, seats.length, timed, now);
  // A clock that goes on needs no new start, by which everybody would learn that somebody has changed a draft.
  if (rows.length === 0 && clocks === progress.clocks && isSameSeats(clocks.running, timed)) return clocks;
  const turned = turnClocks(clock, clocks, timed, now);
  if (!rows.some(({ kind }) => kind === 'move')) return turned;
  // A move that was made for somebody earns them no time.
  const own = rows.filter((row) => row.kind === 'move' && row.by === undefined && bots[row.seat] === null);
  return rewardTurns(
    clock,
    turned,
    match.timeline.steps,
    own.map(({ seat }) => seat),
  );
}

function isSameSeats(some: readonly Seat[], others: readonly Seat[]): boolean {
  return some.length === others.length && some.every((seat) => others.includes(seat));
}

/** Does everybody see the same of the pending moves as before, apart from their owners? */
function hasSamePublic({ pending: before, proposals }: TableProgress, match: AnyMatch | undefined): boolean {
  if (!before || !match || proposals.missing) return false;
  const { ready, undoRequest } = match.pending;
  return isSameSeats(before.ready, ready) && before.undoRequest === undoRequest;
}

/** Is only one seat a person's now? */
function isAlone(seats: readonly SeatRow[], bots: TableProgress['bots']): boolean {
  let people = 0;
  for (const { seat, user } of seats) if (user !== null && bots[seat] === null) people++;
  return people === 1;
}

/**
 * Every new round of drafts has a deadline if the table chose one. At a slow table, where nobody watches all the time, there
 * are only the clocks.
 */
function deadlineOf(
  { terms, progress }: StoredTable,
  { game, timeline }: AnyMatch,
  rows: readonly Row[],
  now: number,
): number | null {
  const asked = seatsOf(game.active(timeline.state));
  const [first] = asked;
  const seconds = first === undefined ? undefined : game.decision(timeline.state, first)?.seconds;
  if (seconds === undefined || terms.time.pace !== 'live') return null;
  const same = isSameRound(seatsOf(progress.active), asked, rows);
  return (same ? progress.deadline : null) ?? now + seconds * 1000;
}

/** Is it still the same round? It is when others have answered, or somebody has undone an answer of their own. */
function isSameRound(before: readonly Seat[], asked: readonly Seat[], rows: readonly Row[]): boolean {
  const undo = rows.find((row) => row.kind === 'undo');
  if (undo) return undo.by === 'own';
  const answered = (seat: Seat) => rows.some((row) => row.kind === 'move' && row.seat === seat);
  return asked.every((seat) => before.includes(seat) && !answered(seat));
}

/** When the table is due at the latest. */
export function dueOf(
  terms: TableTerms,
  {
    stage,
    proposals,
    clocks,
    deadline,
    vacations,
  }: Pick<TableProgress, 'stage' | 'proposals' | 'clocks' | 'deadline' | 'vacations'>,
  now: number,
): number | null {
  if (stage === 'gathering') return now + GATHERING_EXPIRES_MS;
  if (stage !== 'running') return null;
  const { clock } = terms.time;
  // Rounded to days, so that most moves leave the stored due time as it is.
  const expires = (Math.floor(now / DAY) + 1) * DAY + RUNNING_EXPIRES_MS;
  const timeOut = clock && clocks ? nextTimeOut(clock, clocks) : null;
  const ends = vacations.filter((until) => until !== null && until > now) as number[];
  return Math.min(
    expires,
    proposals.missing?.until ?? expires,
    timeOut ?? expires,
    deadline ?? expires,
    ...ends,
  );
}

/** Does a change concern the table itself, and not the match alone? */
export function concernsTable({ before, progress, seats }: Change): boolean {
  return (
    seats !== undefined ||
    progress.stage !== before.stage ||
    progress.proposals !== before.proposals ||
    progress.bots !== before.bots ||
    progress.rematch !== before.rematch
  );
}
