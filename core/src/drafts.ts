import type { Seat, Viewer } from './game.ts';
import type { PendingMoves } from './pending-moves-schema.ts';

/** Changing a draft takes back "ready", so that nobody commits to a draft that they have not seen. */
export function withDraft(pending: PendingMoves, seat: Seat, move: string): PendingMoves {
  return {
    ...pending,
    drafts: pending.drafts.map((draft, other) => (other === seat ? move : draft)),
    ready: pending.ready.filter((other) => other !== seat),
  };
}

export function withReady(pending: PendingMoves, seat: Seat): PendingMoves {
  return pending.ready.includes(seat) ? pending : { ...pending, ready: [...pending.ready, seat] };
}

export function withoutReady(pending: PendingMoves, seat: Seat): PendingMoves {
  return { ...pending, ready: pending.ready.filter((other) => other !== seat) };
}

/** After a move of the seat its draft is void, and so is a request to undo what was the last move until then. */
export function afterMoveOf(pending: PendingMoves, seat: Seat): PendingMoves {
  const { drafts, ready, undoRequest } = pending;
  if (drafts[seat] === null && undoRequest === null && !ready.includes(seat)) return pending;
  return {
    ...pending,
    drafts: drafts.map((draft, other) => (other === seat ? null : draft)),
    ready: ready.filter((other) => other !== seat),
    undoRequest: null,
  };
}

/** The drafts that a viewer may see: their own, and at an open table those of every seat that is ready. */
export function visibleDrafts(
  { drafts, ready }: PendingMoves,
  viewer: Viewer,
  isOpenTable: () => boolean,
): readonly (string | null)[] {
  if (drafts.every((draft) => draft === null)) return drafts;
  const open = ready.length > 0 && isOpenTable();
  return drafts.map((draft, seat) => (seat === viewer || (open && ready.includes(seat)) ? draft : null));
}

/** The drafts by seat, with the decision's own answer for those of `open` who have none. */
export function withFallbacks(
  { drafts }: PendingMoves,
  open: readonly Seat[],
  fallback: (seat: Seat) => string | undefined,
): (string | null)[] {
  return drafts.map((draft, seat) => (open.includes(seat) ? (draft ?? fallback(seat) ?? null) : draft));
}
