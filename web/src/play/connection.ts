import type { Frame, Heard, MatchRecord, Outcome, Seat, Viewer } from '@kontor/core';

/** What a person at the table can tell whoever runs the match. */
export type Command =
  | { readonly kind: 'play'; readonly move: string; readonly hold: boolean }
  | { readonly kind: 'confirm' }
  | { readonly kind: 'undo'; readonly reach: 'step' | 'turn' }
  | { readonly kind: 'redo'; readonly hold: boolean }
  | { readonly kind: 'takeBack' }
  | { readonly kind: 'draft'; readonly move: string }
  | { readonly kind: 'ready' }
  | { readonly kind: 'unready' };

/** All that one pair of eyes knows of the match now. */
export interface Snapshot {
  readonly viewer: Viewer;
  readonly frame: Frame<unknown>;
  readonly heard: readonly Heard<unknown>[];
  /** The last change could not be written down; the game goes on but would not survive a reload. */
  readonly unsaved: boolean;
}

/** A moment of the past as one pair of eyes saw it. */
export interface Moment {
  readonly viewer: Viewer;
  readonly frame: Frame<unknown>;
  readonly heard: readonly Heard<unknown>[];
}

export type TableState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly snapshot: Snapshot }
  /** There is no such game. */
  | { readonly kind: 'missing' }
  /** Another tab has it. */
  | { readonly kind: 'elsewhere' }
  /** Something broke; the record is kept. */
  | { readonly kind: 'failed'; readonly message: string };

/** How the bots at the table go about their moves. */
export interface BotPace {
  /** Milliseconds before a bot's move is shown. */
  readonly pause: number;
  readonly stopped: boolean;
}

/** The line from a table on the screen to whoever runs the match: this device, or a server. */
export interface TableConnection {
  state(): TableState;
  subscribe(listener: () => void): () => void;
  send(seat: Seat, command: Command): Promise<Outcome>;
  /** Shows the table to other eyes: the next person at this device, or nobody's. */
  look(viewer: Viewer): void;
  /** The game right after a row, as far as the viewer may go back; `undefined` if there was no such moment. */
  moment(row: number, viewer: Viewer): Promise<Moment | undefined>;
  record(): Promise<MatchRecord>;
  setPace(pace: BotPace): void;
  /** No pauses until a person is asked again. */
  skip(): void;
  /** Takes the game from another tab. */
  takeOver(): void;
  close(): void;
}
