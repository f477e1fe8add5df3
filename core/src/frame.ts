import type { Desk } from './desk.ts';
import type { Decision, Result, Seat } from './game.ts';

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
  readonly undo: {
    readonly step: boolean;
    readonly turn: boolean;
    readonly redo: boolean;
    readonly takeBack: boolean;
  };
  readonly ask: Desk['ask'];
  readonly result: Result | undefined;
}

/** A step as one viewer heard it. */
export interface Heard<Event> {
  readonly row: number;
  readonly seat: Seat | null;
  readonly events: readonly Event[];
}
