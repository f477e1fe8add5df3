import type { Seat } from './game.ts';
import type { AnyMatch } from './match.ts';
import type { Outcome } from './outcome.ts';

/** Answers what a seat is asked: a simultaneous decision by a draft that is ready, any other by a move. */
export function answerFor(match: AnyMatch, seat: Seat, move: string, by?: 'time' | 'bot'): Outcome {
  if (!match.game.decision(match.timeline.state, seat)?.simultaneous)
    return match.play(seat, move, by === undefined ? {} : { by });
  const drafted = match.draft(seat, move);
  return drafted.ok ? match.ready(seat) : drafted;
}

/**
 * Answers a simultaneous decision of a seat whose time is up: with its draft, or else with the decision's fallback.
 * `undefined` if there is neither, and a move must be found in another way.
 */
export function answerWithDraft(match: AnyMatch, seat: Seat): Outcome | undefined {
  const decision = match.game.decision(match.timeline.state, seat);
  const move = match.pending.drafts[seat] ?? decision?.fallback;
  return decision?.simultaneous && move !== undefined ? answerFor(match, seat, move) : undefined;
}
