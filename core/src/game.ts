import type { Json, Params } from './json.ts';
import type { OptionSchema, Options } from './options.ts';
import type { Parsed } from './parsed.ts';
import type { Refusal } from './refusal.ts';
import type { Rng } from './rng.ts';

/** A place at the table, 0 to n-1. Never a user: which person sits there is known only to whoever runs the table. */
export type Seat = number;

/** A set of seats, one bit each. */
export type SeatMask = number;

/** Who looks: a seat, or `null` for a spectator, who sees only what is public. */
export type Viewer = Seat | null;

/** A viewer, or `all`, which sees every secret at once and is allowed only after the game is over. */
export type Audience = Viewer | 'all';

/** A move inside the engine, a small integer. Outside the engine a move is always its text, see `formatMove`. */
export type Move = number;

/** Identifies a board or a set of pieces. A published file is never edited, so an id and a hash always agree. */
export interface FileRef {
  readonly id: string;
  readonly hash: string;
}

/**
 * Everything that is fixed before the first move. Games extend it with data computed from the files (distances,
 * neighbours).
 */
export interface Table {
  readonly seats: number;
  readonly options: Options;
  readonly board: FileRef;
  readonly pieces: FileRef;
  /** The files as they were given. */
  readonly boardFile: unknown;
  readonly piecesFile: unknown;
}

/** A board or pieces file: plain data with an id. */
export interface GameFile {
  readonly id: string;
  /** For people to read. */
  readonly name?: string;
  readonly author?: string;
}

/** A view together with the state it was built from, so that a later view can reuse its unchanged parts. */
export interface CachedView<State, View> {
  readonly state: State;
  readonly view: View;
}

/** What one seat is asked. It holds all that prompts, keyboards, clocks and automatic answers need. */
export interface Decision {
  readonly kind: string;
  readonly rule: string;
  readonly params: Params;
  /** Asked of several seats at once and answered in secret: the match collects drafts and plays them together. */
  readonly simultaneous?: true;
  /** With `simultaneous`: the move that is played for a seat without a draft when time is up. */
  readonly fallback?: string;
  /** With `simultaneous`: the time limit, if the table has one. Whoever runs the match keeps the time. */
  readonly seconds?: number;
  /** With `simultaneous`: the table has no secrets, so drafts of seats that are ready are shown to all. */
  readonly open?: true;
}

/**
 * Reports an event, for log, animation, screen reader and bots. `only` lists the seats that may see it; without it
 * everyone may. Playouts pass no `emit`, which saves building the events.
 */
export type Emit<Event> = (event: Event, only?: readonly Seat[]) => void;

/** How a game ended. */
export interface Result {
  /** By seat. */
  readonly scores: readonly number[];
  /** By seat; 1 is the winner, equal numbers are a tie. */
  readonly ranks: readonly number[];
  /** The game's own details: how the scores came about and what broke ties. */
  readonly breakdown: Json;
}

/**
 * A standing order: an answer that is given for a seat without asking it, so that a game by turns need not wait for the
 * obvious.
 */
export interface AutomaticAnswer<State> {
  readonly name: string;
  /** It is switched off by the first question of the seat that it has no answer to. */
  readonly passing?: true;
  /** The answer to the seat's present decision, using only what the seat knows; `undefined` where it does not apply. */
  answer(state: State, seat: Seat): Move | undefined;
}

/** `legalMoves` returns this where the moves are too many to list; use `drawMove` then. */
export const UNLISTED = -1;

/**
 * Draws states that the viewer cannot distinguish from the real one; reuses `into` if given. Typed as a method so that
 * every game is assignable to `AnyGame`.
 */
export type Sampler<State> = {
  /** Draws one such state. */
  sample(rng: Rng, into?: State): State;
}['sample'];

/**
 * The whole contract between a game and everything else (match, server, bots, web).
 *
 * State is flat and packed, and never leaves the engine. View, Event, Preview and positions are plain JSON. All
 * functions are pure, except that `apply` and `copy` change the state they are given, and that drawing changes the rng.
 */
export interface Game<T extends Table, State, View, Event, Preview> {
  /** Folder name, database key, part of addresses. */
  readonly id: string;
  /** Raised when an old record would replay differently. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionSchema;
  /** Published boards and sets of pieces; the first one is the default. */
  readonly boards: readonly GameFile[];
  readonly pieces: readonly GameFile[];
  /** No decision has more listed moves than this: the size of the buffer for `legalMoves`. */
  readonly maxMoves: number;
  /** No game has more moves than this, so that a rule that never ends a game is found. */
  readonly maxLength: number;
  readonly automatic?: readonly AutomaticAnswer<State>[];

  /**
   * Checks board and pieces and computes what the rules look up. Called by `openTable` only, which checks seats and
   * options before.
   */
  prepare(spec: Table): Parsed<T>;
  /** The state before the first move. */
  setup(table: T, rng: Rng, emit?: Emit<Event>): State;
  /** The table of a state. */
  table(state: State): T;

  /** The seats that owe a decision. Several decide at the same time; none means that the game is over. */
  active(state: State): SeatMask;
  /** Defined exactly for active seats. Other seats may see it, so it must not depend on anything hidden. */
  decision(state: State, seat: Seat): Decision | undefined;
  /**
   * The single source of legality: why this move is illegal, or `undefined` if it is legal. Must accept any integer as
   * a move.
   */
  refuse(state: State, seat: Seat, move: Move): Refusal | undefined;
  /**
   * Fills `out` with exactly the moves that `refuse` allows, in a stable order, and returns how many there are, or
   * `UNLISTED`.
   */
  legalMoves(state: State, seat: Seat, out: Int32Array): number;
  /** A random legal move where `legalMoves` returns `UNLISTED`; all moves are equally likely. */
  drawMove?(state: State, seat: Seat, rng: Rng): Move;
  /**
   * Changes the state. The move must be legal: the match asks `refuse` before, playouts take moves from `legalMoves`.
   */
  apply(state: State, seat: Seat, move: Move, rng: Rng, emit?: Emit<Event>): void;
  /** The result of a finished game; `undefined` before. */
  result(state: State): Result | undefined;

  /** A copy that shares nothing that changes. */
  clone(state: State): State;
  /** Overwrites `to` with `from`; both must be of the same table. */
  copy(from: State, to: State): void;

  /**
   * What is public and what the viewer alone may see now, built from nothing, so that a secret can only be shown on
   * purpose. It holds no memory of earlier states. As an optimisation, public parts that are unchanged may be taken
   * from `seen`, any earlier view at this table, and all unchanged parts from `own`, the last view of the same viewer.
   */
  view(state: State, viewer: Viewer, seen?: CachedView<State, View>, own?: CachedView<State, View>): View;
  /** A spectator's view with nothing hidden, for looking back at a game that is over, see `momentAfter`. */
  openView(state: State): View;
  /**
   * Returns a sampler for the viewer of `view`. `history` holds all events that the viewer has seen; it may be empty,
   * and then the samples fit the view only.
   */
  sampler(table: T, view: View, history: readonly Event[]): Sampler<State>;
  /**
   * What a legal move would do, for the seat that may make it. `previewMove` calls it on sampled states, so it may look
   * at all of the state.
   */
  preview(state: State, seat: Seat, move: Move): Preview;

  /** The canonical text of a move. */
  formatMove(table: T, move: Move): string;
  /** Inverse of `formatMove`; `undefined` if the text is no move at this table. */
  parseMove(table: T, text: string): Move | undefined;
  /** The state as readable JSON, for puzzles, tests and bug reports. */
  writePosition(state: State): Json;
  /** Inverse of `writePosition` for untrusted input: checks names, ranges and that all pieces add up. */
  readPosition(table: T, raw: unknown): Parsed<State>;
}

/** Any game, for code that works with all of them: the registry, the server, the bots. */
export type AnyGame = Game<Table, unknown, unknown, unknown, unknown>;

/** Precomputed for up to six seats, because `seatsOf` is called for every move. */
const SEATS_OF: readonly (readonly Seat[])[] = Array.from({ length: 64 }, (_, mask) => listSeats(mask));

function listSeats(mask: SeatMask): readonly Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; mask >> seat > 0; seat++) if ((mask >> seat) & 1) seats.push(seat);
  return seats;
}

/** The seats of a mask, lowest first. */
export function seatsOf(mask: SeatMask): readonly Seat[] {
  return SEATS_OF[mask] ?? listSeats(mask);
}

/** Whether a seat is in the set. */
export function hasSeat(mask: SeatMask, seat: Seat): boolean {
  // Shifts count modulo 32, so without the bounds seat 32 would be taken for seat 0.
  return seat >= 0 && seat < 32 && ((mask >> seat) & 1) === 1;
}
