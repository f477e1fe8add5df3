import type { Seat, Table } from './game.ts';
import type { Match } from './match.ts';
import { DONE, type Outcome, refused } from './outcome.ts';

/** Notes in the record that a seat was shown what a bot would do; once for each of its decisions is enough. */
export function noteHint<T extends Table, S, V, E, P>(match: Match<T, S, V, E, P>, seat: Seat): Outcome {
  if (!match.decision(seat)) return refused('seat.inactive', { seat });
  const { rows, last } = match.timeline;
  const noted = rows.slice(last.row).some((row) => row.kind === 'hint' && row.seat === seat);
  return noted ? DONE : match.note('hint', seat);
}
