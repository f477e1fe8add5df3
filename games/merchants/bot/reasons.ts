import { type Move, type Reason, rngFromText, type Seat } from '@kontor/core';
import { apply } from '../rules/moves/apply.ts';
import { EMPTY_PLOT } from '../rules/resolve/plot.ts';
import { clone, get, NONE, PHASE, PLOTTING, plot } from '../rules/state/layout.ts';
import type { MerchantsState } from '../rules/state/types.ts';
import { type Evaluation, PARTS, type Part } from './evaluation.ts';

/** A reason is the effect on one of the influences, or on the contracts to come. */
export type ReasonCode = Part;

/** Smaller differences are not mentioned. */
const LEAST = 0.002;

/**
 * How what the seat can expect after this move differs from the average after other moves, weighted by the marginal
 * values. `settle`: finishes a turn that is being resolved.
 */
export function reasonsFor(
  evaluation: Evaluation,
  settle: (state: MerchantsState) => MerchantsState,
  state: MerchantsState,
  seat: Seat,
  move: Move,
  others: readonly Move[],
): Reason[] {
  const own = partsAfter(evaluation, settle, state, seat, move);
  const rest = others
    .filter((other) => other !== move)
    .map((other) => partsAfter(evaluation, settle, state, seat, other));
  if (rest.length === 0) return [];
  evaluation.read(settle(state));
  const wants = evaluation.marginalValues(seat);
  return PARTS.map((code, i) => {
    const usual = rest.reduce((sum, parts) => sum + (parts[i] as number), 0) / rest.length;
    const more = (own[i] as number) - usual;
    // A difference that is worth a word is never said to be nothing.
    const amount = Math.max(0.1, Number(Math.abs(more).toFixed(1)));
    return { code, params: { amount }, weight: more * wants[code] };
  })
    .filter(({ weight }) => Math.abs(weight) >= LEAST)
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
}

function partsAfter(
  evaluation: Evaluation,
  settle: (state: MerchantsState) => MerchantsState,
  state: MerchantsState,
  seat: Seat,
  move: Move,
): readonly number[] {
  const after = clone(state);
  const rng = rngFromText('reasons');
  apply(after, seat, move, rng);
  // A plot has an effect only once all are laid, so the others are assumed to stand still.
  for (let other = 0; other < state.table.seats; other++)
    if (get(state, PHASE) === PLOTTING && other !== seat && get(state, plot(other)) === NONE)
      apply(after, other, EMPTY_PLOT, rng);
  evaluation.read(settle(after));
  return evaluation.parts(seat);
}
