import type { Decision, Result, Seat } from './game.ts';
import type { PendingMoves } from './pending-moves-schema.ts';

/** Which ways to undo and redo the viewer has now. */
export interface UndoOptions {
  readonly step: boolean;
  readonly turn: boolean;
  readonly redo: boolean;
  readonly takeBack: boolean;
}

/** Everything that one viewer may see of a match now. */
export interface Frame<View> {
  /** Number of the last row. */
  readonly row: number;
  readonly view: View;
  readonly active: readonly Seat[];
  /** The decision that the viewer owes, if any. */
  readonly decision: Decision | undefined;
  /** The viewer's own move that waits for confirmation; the view already shows it done. */
  readonly held: string | undefined;
  /** By seat: the viewer's own draft, and at an open table the drafts of all seats that are ready. */
  readonly drafts: readonly (string | null)[];
  readonly ready: readonly Seat[];
  readonly undo: UndoOptions;
  readonly undoRequest: PendingMoves['undoRequest'];
  readonly result: Result | undefined;
}

/** The events of a step that one viewer may see. */
export interface StepEvents<Event> {
  readonly row: number;
  readonly seat: Seat | null;
  readonly events: readonly Event[];
}

const UNDO_OPTIONS: readonly UndoOptions[] = Array.from({ length: 16 }, (_, ways) => ({
  step: (ways & 1) !== 0,
  turn: (ways & 2) !== 0,
  redo: (ways & 4) !== 0,
  takeBack: (ways & 8) !== 0,
}));

/** The same options are always the same object, so that comparing frames part by part is cheap. */
export function undoOptions(step: boolean, turn: boolean, redo: boolean, takeBack: boolean): UndoOptions {
  const ways = (step ? 1 : 0) | (turn ? 2 : 0) | (redo ? 4 : 0) | (takeBack ? 8 : 0);
  return UNDO_OPTIONS[ways] as UndoOptions;
}
