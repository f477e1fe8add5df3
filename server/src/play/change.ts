import { type AnyMatch, type Row, type Seat, seatsOf } from '@kontor/core';
import { DAY } from '@kontor/protocol';
import { nextTimeOut, rewardTurns, startClocks, turnClocks } from '../clock/clock.ts';
import { moreTime, nextMissing } from '../lobby/proposals.ts';
import { type CommandDone, remember } from '../store/recent.ts';
import type { Change, SeatRow, StoredTable, TableProgress, TableTerms } from '../store/store.ts';
import { owing, type Room } from './room.ts';

/** A table at which nobody does anything for so long is put away. */
const GATHERING_LAPSES = 7 * DAY;
export const RUNNING_LAPSES = 60 * DAY;

/** What an act decides besides what the match itself shows. */
export interface Edit {
  readonly progress?: Partial<
    Pick<TableProgress, 'stage' | 'entropy' | 'clocks' | 'proposals' | 'recent' | 'rematch'>
  >;
  readonly seats?: readonly SeatRow[];
  readonly command?: CommandDone;
}

/** What has to be stored after an act; `since` is the number of rows before it. */
export function changeOf({ stored, match }: Room, edit: Edit, since: number, now: number): Change {
  const { terms, progress: before } = stored;
  const { progress: given = {}, seats, command } = edit;
  const rows = match ? match.timeline.rows.slice(since) : [];
  const result = match?.result ?? null;
  const stage = given.stage ?? before.stage;
  const going = match && stage === 'running' && !result;
  const proposals = nextMissing(terms, given.proposals ?? before.proposals, command?.seat, now);
  const bots = botsAt(before.bots, seats ?? stored.seats, match);
  // Whoever does something is back, and may have run out of time.
  const back = command !== undefined && before.proposals.missing?.seat === command.seat;
  const { clocks = before.clocks } = back ? moreTime(stored, command.seat, now) : given;
  const times = {
    stage: stage === 'running' && result ? 'finished' : stage,
    proposals,
    clocks: going ? clocksOf(stored, clocks, proposals, bots, match, rows, now) : null,
    deadline: going ? deadlineOf(stored, match, rows, now) : null,
  } as const;
  // Named one by one, because this is done with every move, and `...` takes long.
  const progress: TableProgress = {
    version: before.version + 1,
    stage: times.stage,
    row: since + rows.length,
    active: match ? match.game.active(match.timeline.state) : 0,
    due: dueOf(terms, times, now),
    updatedAt: now,
    entropy: given.entropy ?? before.entropy,
    pending: match?.pending ?? null,
    clocks: times.clocks,
    deadline: times.deadline,
    proposals,
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
  const owes = owing(match);
  const decided = before.proposals.missing && !missing ? before.proposals.missing.seat : undefined;
  return seats.map(({ seat }) => {
    const acted = seat === acting || seat === decided || rows.some((row) => row.seat === seat);
    const since = acted ? null : (before.awaitedSince[seat] ?? null);
    return since ?? (owes.includes(seat) ? now : null);
  });
}

/** Which bot has each seat; the very same list if that has not changed. */
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
  { terms, seats }: StoredTable,
  clocks: TableProgress['clocks'],
  proposals: TableProgress['proposals'],
  bots: TableProgress['bots'],
  match: AnyMatch,
  rows: readonly Row[],
  now: number,
): TableProgress['clocks'] {
  const { clock } = terms.time;
  if (!clock) return null;
  // While it is open how the game goes on, nobody is hurried; nor where others would be asked about it and there are none.
  const halted = proposals.missing || (terms.time.onTimeout === 'ask' && isAlone(seats, bots));
  const timed = halted ? [] : owing(match).filter((seat) => bots[seat] === null);
  if (!clocks) return startClocks(clock, seats.length, timed, now);
  const turned = turnClocks(clock, clocks, timed, now);
  if (!rows.some(({ kind }) => kind === 'move')) return turned;
  // A move that was made for somebody earns them nothing.
  const own = rows.filter((row) => row.kind === 'move' && row.by === undefined && bots[row.seat] === null);
  return rewardTurns(
    clock,
    turned,
    match.timeline.steps,
    own.map(({ seat }) => seat),
  );
}

/** Is only one seat a person's now? */
function isAlone(seats: readonly SeatRow[], bots: TableProgress['bots']): boolean {
  let people = 0;
  for (const { seat, user } of seats) if (user !== null && bots[seat] === null) people++;
  return people === 1;
}

/**
 * Every new round of drafts has the time that the table chose. At a slow table, where nobody looks all the time, the clocks
 * take its place.
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

/** Are they still asked the same? So they are when others have answered, or somebody has taken an answer back alone. */
function isSameRound(before: readonly Seat[], asked: readonly Seat[], rows: readonly Row[]): boolean {
  const undo = rows.find((row) => row.kind === 'undo');
  if (undo) return undo.by === 'own';
  const answered = (seat: Seat) => rows.some((row) => row.kind === 'move' && row.seat === seat);
  return asked.every((seat) => before.includes(seat) && !answered(seat));
}

/** When the table must be looked after at the latest. */
export function dueOf(
  terms: TableTerms,
  { stage, proposals, clocks, deadline }: Pick<TableProgress, 'stage' | 'proposals' | 'clocks' | 'deadline'>,
  now: number,
): number | null {
  if (stage === 'gathering') return now + GATHERING_LAPSES;
  if (stage !== 'running') return null;
  const { clock } = terms.time;
  // By the day: a moment that stays the same from move to move need not be written anew.
  const lapse = (Math.floor(now / DAY) + 1) * DAY + RUNNING_LAPSES;
  const timeOut = clock && clocks ? nextTimeOut(clock, clocks) : null;
  return Math.min(lapse, proposals.missing?.until ?? lapse, timeOut ?? lapse, deadline ?? lapse);
}

/** Does a change concern more than the match: seats, stage, proposals, who controls what? */
export function concernsTable({ before, progress, seats }: Change): boolean {
  return (
    seats !== undefined ||
    progress.stage !== before.stage ||
    progress.proposals !== before.proposals ||
    progress.bots !== before.bots ||
    progress.rematch !== before.rematch
  );
}
