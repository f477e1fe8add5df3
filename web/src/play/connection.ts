import type {
  Audience,
  Command,
  Frame,
  MatchRecord,
  Moment,
  Outcome,
  Seat,
  StepEvents,
  Viewer,
} from '@kontor/core';

/** A moment of a game whose types do not matter. */
export type AnyMoment = Moment<unknown, unknown>;

/** All that one pair of eyes knows of the match now. */
export interface Snapshot {
  readonly viewer: Viewer;
  readonly frame: Frame<unknown>;
  readonly history: readonly StepEvents<unknown>[];
  /** The last change could not be written down; the game goes on but would not survive a reload. */
  readonly unsaved: boolean;
  /** When the time for the viewer's answer is up, if it is short. */
  readonly deadline?: number | undefined;
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
  /** This device runs the match: its bots go at this person's pace, and its record is at hand. */
  readonly local: boolean;
  state(): TableState;
  subscribe(listener: () => void): () => void;
  send(seat: Seat, command: Command): Promise<Outcome>;
  /** Shows the table to other eyes: the next person at this device, or nobody's. */
  look(viewer: Viewer): void;
  /** The game right after a row, as far as one may go back; `undefined` if there was no such moment. */
  moment(row: number, audience: Audience): Promise<AnyMoment | undefined>;
  record(): Promise<MatchRecord>;
  setPace(pace: BotPace): void;
  /** No pauses until a person is asked again. */
  skip(): void;
  /** Takes the game from another tab. */
  takeOver(): void;
  close(): void;
}
