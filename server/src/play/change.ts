import { type Row, seatsOf } from '@kontor/core';
import { DAY } from '@kontor/protocol';
import { nextTimeOut, startClocks, turnClocks } from '../clock/clock.ts';
import type { Change, SeatRow, StoredTable, TableProgress, TableTerms } from '../store/store.ts';
import { type AnyMatch, owing, type Room } from './room.ts';

/** A table at which nobody does anything for so long is put away. */
const GATHERING_LAPSES = 7 * DAY;
export const RUNNING_LAPSES = 60 * DAY;

/** What an act decides besides what the match itself shows. */
export interface Edit {
  readonly progress?: Partial<
    Pick<TableProgress, 'stage' | 'entropy' | 'clocks' | 'wishes' | 'recent' | 'rematch'>
  >;
  readonly seats?: readonly SeatRow[];
}

/** What has to be stored after an act; `since` is the number of rows before it. */
export function changeOf({ stored, match }: Room, edit: Edit, since: number, now: number): Change {
  const rows = match ? match.timeline.rows.slice(since) : [];
  const edited = { ...stored.progress, ...edit.progress };
  const seats = edit.seats ?? stored.seats;
  const bots =
    rows.some(({ kind }) => kind === 'control') || edited.bots.length !== seats.length || !since
      ? seats.map(({ seat, bot }) => (match ? (match.botAt(seat) ?? null) : bot))
      : edited.bots;
  const played: TableProgress = {
    ...edited,
    version: edited.version + 1,
    stage: edited.stage === 'running' && match?.result ? 'finished' : edited.stage,
    row: since + rows.length,
    active: match ? match.game.active(match.timeline.state) : 0,
    desk: match?.desk ?? null,
    result: match?.result ?? null,
    bots,
    updatedAt: now,
  };
  const going = match && played.stage === 'running';
  const times: TableProgress = {
    ...played,
    clocks: going ? clocksOf(stored, played, match, now) : null,
    deadline: going ? deadlineOf(stored, match, rows, now) : null,
  };
  const progress = { ...times, due: dueOf(stored.terms, times, now) };
  return { table: stored.terms.id, progress, rows, ...(edit.seats ? { seats: edit.seats } : {}) };
}

function clocksOf(
  { terms, seats }: StoredTable,
  { clocks, bots, wishes }: TableProgress,
  match: AnyMatch,
  now: number,
): TableProgress['clocks'] {
  const { clock } = terms.time;
  if (!clock) return null;
  // While it is open how the game goes on, nobody is hurried.
  const timed = wishes.missing ? [] : owing(match).filter((seat) => bots[seat] === null);
  return clocks ? turnClocks(clock, clocks, timed, now) : startClocks(clock, seats.length, timed, now);
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
  const [asked] = seatsOf(game.active(timeline.state));
  const seconds = asked === undefined ? undefined : game.decision(timeline.state, asked)?.seconds;
  if (seconds === undefined || terms.time.pace !== 'live') return null;
  const another = rows.some(({ kind }) => kind === 'move' || kind === 'undo');
  return (another ? null : progress.deadline) ?? now + seconds * 1000;
}

/** When the table must be looked after at the latest. */
export function dueOf(
  terms: TableTerms,
  { stage, wishes, clocks, deadline }: TableProgress,
  now: number,
): number | null {
  if (stage === 'gathering') return now + GATHERING_LAPSES;
  if (stage !== 'running') return null;
  const { clock } = terms.time;
  const moments = [
    // By the day: a moment that stays the same from move to move need not be written anew.
    (Math.floor(now / DAY) + 1) * DAY + RUNNING_LAPSES,
    wishes.missing?.until ?? null,
    clock && clocks ? nextTimeOut(clock, clocks) : null,
    deadline,
  ];
  return Math.min(...moments.filter((moment) => moment !== null));
}

/** Does a change concern more than the match: seats, stage, wishes, who controls what? */
export function concernsTable(before: TableProgress, { progress, seats }: Change): boolean {
  return (
    seats !== undefined ||
    progress.stage !== before.stage ||
    progress.wishes !== before.wishes ||
    progress.bots !== before.bots ||
    progress.rematch !== before.rematch
  );
}
