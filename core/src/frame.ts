import type { Decision, Result, Seat } from './game.ts';
import type { PendingMoves } from './pending-moves.ts';

/** What can be taken back or played again. */
export interface UndoOptions {
  readonly step: boolean;
  readonly turn: boolean;
  readonly redo: boolean;
  readonly takeBack: boolean;
}

/** Everything one pair of eyes may see of a match now. */
export interface Frame<View> {
  /** Number of the last row. */
  readonly row: number;
  readonly view: View;
  readonly active: readonly Seat[];
  /** What the viewer is asked, if anything. */
  readonly decision: Decision | undefined;
  /** The viewer's own move that waits for confirmation; the view already shows it done. */
  readonly held: string | undefined;
  /** The viewer's own draft; at an open table everybody's that is laid ready. */
  readonly drafts: readonly (string | null)[];
  readonly ready: readonly Seat[];
  readonly undo: UndoOptions;
  readonly undoRequest: PendingMoves['undoRequest'];
  readonly result: Result | undefined;
}

/** A step as one viewer heard it. */
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

/** The same ways are always the very same object: whoever looks for what has changed need not look into it. */
export function undoOptions(step: boolean, turn: boolean, redo: boolean, takeBack: boolean): UndoOptions {
  const ways = (step ? 1 : 0) | (turn ? 2 : 0) | (redo ? 4 : 0) | (takeBack ? 8 : 0);
  return UNDO_OPTIONS[ways] as UndoOptions;
}
