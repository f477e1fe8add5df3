import type { Json, Params } from './json.ts';
import type { OptionSchema, Options } from './options.ts';
import type { Parsed } from './parsed.ts';
import type { Refusal } from './refusal.ts';
import type { Rng } from './rng.ts';

/** A chair at the table, 0..n-1. Never a user: people belong to whoever runs the table. */
export type Seat = number;

/** A set of seats, one bit each. */
export type SeatMask = number;

/** Whose eyes: a seat, or a spectator, who sees only what lies open. */
export type Viewer = Seat | null;

/** Looking back at a game that is over one may also see behind every screen at once. */
export type Audience = Viewer | 'all';

/** A move inside the engine: a small integer. Outside it is always its text (`formatMove`). */
export type Move = number;

/** Names a board or a set of pieces for ever: a published file is never edited, so id and hash always agree. */
export interface FileRef {
  readonly id: string;
  readonly hash: string;
}

/** What is fixed before the first move. Games extend it with tables computed from the files (distances, neighbours). */
export interface Table {
  readonly seats: number;
  readonly options: Options;
  readonly board: FileRef;
  readonly pieces: FileRef;
  /** The files themselves, as they were given. */
  readonly boardFile: unknown;
  readonly piecesFile: unknown;
}

/** A board or pieces file: plain data with an id. */
export interface GameFile {
  readonly id: string;
}

/** A view, and the state that it shows. */
export interface CachedView<State, View> {
  readonly state: State;
  readonly view: View;
}

/** What one seat is asked. Prompts, keyboards, clocks and automatic answers need nothing else. */
export interface Decision {
  readonly kind: string;
  readonly rule: string;
  readonly params: Params;
  /** Asked of several seats at once and answered in secret: tables collect drafts and commit them together. */
  readonly simultaneous?: true;
  /** With `simultaneous`: the move that stands for a seat that has laid nothing when time is up. */
  readonly fallback?: string;
  /** With `simultaneous`: how long the seats have, where the table chose a limit. Who runs the table keeps the time. */
  readonly seconds?: number;
  /** With `simultaneous`: there are no secrets at this table, drafts laid ready are shown to all. */
  readonly open?: true;
}

/** Table talk for log, animation, screen reader and bots' memory; absent in playouts. No `only`: everyone sees it. */
export type Emit<Event> = (event: Event, only?: readonly Seat[]) => void;

export interface Result {
  /** By seat. */
  readonly scores: readonly number[];
  /** By seat; 1 is the winner, equal numbers are a tie. */
  readonly ranks: readonly number[];
  /** The game's own account of the scores and of what broke the ties. */
  readonly breakdown: Json;
}

/** An answer that a seat may have given for it, so that a slow game need not wait for what is clear. */
export interface AutomaticAnswer<State> {
  readonly name: string;
  /** It ends by itself: the seat's first question that it has no answer to switches it off. */
  readonly passing?: true;
  /** The answer to what the seat is asked now, from what the seat knows; `undefined` where it does not apply. */
  answer(state: State, seat: Seat): Move | undefined;
}

/** `legalMoves` answers this where the moves are too many to list; ask `drawMove` then. */
export const UNLISTED = -1;

/**
 * Draws states that the viewer cannot tell from the real one; reuses `into` if given. Typed as a method so that every
 * game fits `AnyGame`.
 */
export type Sampler<State> = { sample(rng: Rng, into?: State): State }['sample'];

/**
 * The whole contract between a game and everything else (match, server, bots, web).
 *
 * State is flat and packed; it never leaves the engine. View, Event, Preview and positions are plain JSON. Every
 * function is pure but for `apply` and `copy`, which change the state they are given, and for the rng.
 */
export interface Game<T extends Table, State, View, Event, Preview> {
  /** Folder name, database key, part of addresses. */
  readonly id: string;
  /** Raised when an old record would replay differently. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionSchema;
  /** Published boards and sets of pieces; the first is the default. */
  readonly boards: readonly GameFile[];
  readonly pieces: readonly GameFile[];
  /** No decision has more listed moves than this; the size of a `legalMoves` buffer. */
  readonly maxMoves: number;
  /** No game has more moves than this. */
  readonly maxLength: number;
  readonly automatic?: readonly AutomaticAnswer<State>[];

  /** Checks board and pieces and computes what the rules look up. Use `openTable`, which also checks the rest. */
  prepare(spec: Table): Parsed<T>;
  setup(table: T, rng: Rng, emit?: Emit<Event>): State;
  table(state: State): T;

  /** Who owes a decision: several seats decide at once, none means that the game is over. */
  active(state: State): SeatMask;
  /** Defined exactly for active seats. */
  decision(state: State, seat: Seat): Decision | undefined;
  /** The one law: why this move is illegal, or `undefined` if it is legal. Any integer may be asked. */
  refuse(state: State, seat: Seat, move: Move): Refusal | undefined;
  /** Fills `out` with exactly what `refuse` allows, in a stable order, and returns how many; or `UNLISTED`. */
  legalMoves(state: State, seat: Seat, out: Int32Array): number;
  /** A random legal move where `legalMoves` says `UNLISTED`, each as likely as any other. */
  drawMove?(state: State, seat: Seat, rng: Rng): Move;
  /** Changes the state. The move must be legal: the edge asks `refuse` once, playouts never. */
  apply(state: State, seat: Seat, move: Move, rng: Rng, emit?: Emit<Event>): void;
  result(state: State): Result | undefined;

  clone(state: State): State;
  /** Overwrites `to` with `from`; both of the same table. */
  copy(from: State, to: State): void;

  /**
   * What lies open and behind the viewer's own screen now, built up from nothing. Holds no memory. What was `seen` at this
   * table, by anybody and at any time, may lend what lies open and looks the same, so that it need not be built again; the
   * viewer's `own` last view may lend everything.
   */
  view(state: State, viewer: Viewer, seen?: CachedView<State, View>, own?: CachedView<State, View>): View;
  /** A spectator's view with nothing hidden: for looking back at a game that is over, see `momentAfter`. */
  openView(state: State): View;
  /** `history`: all events the viewer has seen, or none; with them the samples respect what was seen. */
  sampler(table: T, view: View, history: readonly Event[]): Sampler<State>;
  /** What the move would do, for the seat that may make it. Core runs it on samples, see `previewMove`. */
  preview(state: State, seat: Seat, move: Move): Preview;

  /** Canonical text of a move. */
  formatMove(table: T, move: Move): string;
  /** Inverse of `formatMove`; `undefined` if it is no move at this table. */
  parseMove(table: T, text: string): Move | undefined;
  /** The state as readable JSON, for puzzles, tests and bug reports. */
  writePosition(state: State): Json;
  /** Checks ranges and conservation. */
  readPosition(table: T, raw: unknown): Parsed<State>;
}

/** A game whose types do not matter to the caller: the registry, the match, the bots. */
export type AnyGame = Game<Table, unknown, unknown, unknown, unknown>;

/** The seats of every mask of six: they are asked for all the time. */
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

export function hasSeat(mask: SeatMask, seat: Seat): boolean {
  // Shifts count modulo 32: without the bounds a seat far away would sit on another's chair.
  return seat >= 0 && seat < 32 && ((mask >> seat) & 1) === 1;
}
