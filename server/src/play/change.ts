import { DAY } from '@kontor/protocol';
import { nextTimeOut, startClocks, turnClocks } from '../clock/clock.ts';
import type { Change, SeatRow, StoredTable, TableProgress } from '../store/store.ts';
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
  const clocks = match && played.stage === 'running' ? clocksOf(stored, played, match, now) : null;
  const progress = { ...played, clocks, due: dueOf(stored, played, clocks, now) };
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

function dueOf(
  { terms }: StoredTable,
  { stage, wishes }: TableProgress,
  clocks: TableProgress['clocks'],
  now: number,
): number | null {
  if (stage === 'gathering') return now + GATHERING_LAPSES;
  if (stage !== 'running') return null;
  const { clock } = terms.time;
  const moments = [
    now + RUNNING_LAPSES,
    wishes.missing?.until ?? null,
    clock && clocks ? nextTimeOut(clock, clocks) : null,
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
