import { hasSeat, type Move, type Seat, type Table, UNLISTED } from './game.ts';
import { DONE, type Outcome, type Refused } from './outcome.ts';
import { type Known, previewMove } from './preview.ts';
import { moveBuffer } from './random-play.ts';
import { rngFromText } from './rng.ts';
import type { Timeline } from './timeline.ts';

/** The number of moves drawn where they are too many to list. */
const DRAWN = 100;

/** The legal moves of a seat as texts. */
export interface MoveList {
  readonly moves: readonly string[];
  /** Whether these are all; where the moves are too many to list, they are a random sample. */
  readonly complete: boolean;
}

/** The legal moves of a seat, none if it is not asked; a sample is the same every time it is asked for. */
export function listMoves<T extends Table, S, V, E, P>(
  { game, table, state, rows }: Timeline<T, S, V, E, P>,
  seat: Seat,
): MoveList {
  if (!hasSeat(game.active(state), seat)) return { moves: [], complete: true };
  const buffer = moveBuffer(game);
  const count = game.legalMoves(state, seat, buffer);
  const found = new Set<Move>(count === UNLISTED ? [] : buffer.subarray(0, count));
  if (count === UNLISTED && game.drawMove) {
    const rng = rngFromText(`moves/${rows.length}/${seat}`);
    for (let i = 0; i < DRAWN; i++) found.add(game.drawMove(state, seat, rng));
  }
  const moves = [...found].map((move) => game.formatMove(table, move));
  return { moves, complete: count !== UNLISTED };
}

/** Whether the seat may make this move now, and why not. */
export function checkMove<T extends Table, S, V, E, P>(
  timeline: Timeline<T, S, V, E, P>,
  seat: Seat,
  text: string,
): Outcome {
  const read = timeline.readMove(seat, text);
  return 'refused' in read ? { ok: false, refused: read.refused } : DONE;
}

/** A preview, or why there is none. */
export type Previewed<P> = { readonly ok: true; readonly preview: Known<P> } | Refused;

/** What a legal move would do as far as its seat can know. */
export function previewOf<T extends Table, S, V, E, P>(
  timeline: Timeline<T, S, V, E, P>,
  seat: Seat,
  text: string,
): Previewed<P> {
  const read = timeline.readMove(seat, text);
  if ('refused' in read) return { ok: false, refused: read.refused };
  const { game, table, state, rows } = timeline;
  const rng = rngFromText(`preview/${rows.length}`);
  const view = game.view(state, seat);
  return {
    ok: true,
    preview: previewMove(game, table, view, timeline.history(seat), seat, read.move, rng),
  };
}
