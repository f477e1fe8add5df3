import type { AdvisedMove } from '@kontor/bots';
import type {
  AnyGame,
  Audience,
  Command,
  Frame,
  Language,
  MatchRecord,
  Moment,
  Outcome,
  Seat,
  StepEvents,
  Table,
  Viewer,
} from '@kontor/core';

/** A moment of a game whose types do not matter. */
export type AnyMoment = Moment<unknown, unknown>;

/** Everything that a viewer knows of the match now. */
export interface Snapshot {
  readonly viewer: Viewer;
  readonly frame: Frame<unknown>;
  readonly history: readonly StepEvents<unknown>[];
  /** The last change could not be stored; the game goes on but would not survive a reload. */
  readonly unsaved: boolean;
  /** When the time for the viewer's answer is up, where it is limited. */
  readonly deadline?: number | undefined;
}

export type TableState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly snapshot: Snapshot }
  /** There is no such game. */
  | { readonly kind: 'missing' }
  /** The game is open in another tab. */
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'failed'; readonly message: string };

export interface BotPace {
  /** Milliseconds before a bot's move is shown. */
  readonly pause: number;
  readonly stopped: boolean;
  /** The table still shows what happened before: a bot's next move comes after that, or nobody could follow. */
  readonly showing?: boolean;
}

/** The connection from a table on the screen to whatever runs the match: this device or a server. */
export interface TableConnection {
  /**
   * This device runs the match, so its bots follow the viewer's settings and its record is always available.
   */
  readonly local: boolean;
  state(): TableState;
  subscribe(listener: () => void): () => void;
  send(seat: Seat, command: Command): Promise<Outcome>;
  /** Changes the viewer to the next person at this device, or to nobody. */
  setViewer(viewer: Viewer): void;
  /** The game right after a row; `undefined` if there is no such row or the viewer may not see it. */
  moment(row: number, audience: Audience): Promise<AnyMoment | undefined>;
  record(): Promise<MatchRecord>;
  /**
   * What the strongest bot thinks of the viewer's moves, the best first, and of the viewer's own idea, from what the viewer
   * may know; `undefined` if nothing is asked, or the game has gone on. Absent where there are no hints.
   */
  readonly hint?:
    | ((
        language: Language,
        at: { readonly game: AnyGame; readonly table: Table },
        idea?: string,
      ) => Promise<readonly AdvisedMove[] | undefined>)
    | undefined;
  /** The hint is no longer wanted. */
  stopHint?(): void;
  setPace(pace: BotPace): void;
  /** No pauses until a person is asked again. */
  skip(): void;
  /** The table is calm: what will be needed soon may be loaded. */
  prepare?(): void;
  /** Takes the game from another tab. */
  takeOver(): void;
  close(): void;
}
