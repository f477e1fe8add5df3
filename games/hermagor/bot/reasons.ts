import { type Move, type Reason, rngFromText, type Seat } from '@kontor/core';
import { apply } from '../rules/moves/apply.ts';
import { clone } from '../rules/state/layout.ts';
import type { HermagorState } from '../rules/state/types.ts';
import { type Evaluation, PARTS, type Part } from './evaluation.ts';

/** A reason is a part of the seat's total, or the effect on rivals. */
export type ReasonCode = Part | 'rivals';

/** Smaller differences are not mentioned. */
const LEAST = 0.5;

/** How the parts of the projected totals after this move differ from the average after other promising moves. */
export function reasonsFor(
  evaluation: Evaluation,
  state: HermagorState,
  seat: Seat,
  move: Move,
  others: readonly Move[],
): Reason[] {
  const own = partsAfter(evaluation, state, seat, move);
  const rest = others
    .filter((other) => other !== move)
    .map((other) => partsAfter(evaluation, state, seat, other));
  if (rest.length === 0) return [];
  return [...own]
    .map(([code, worth]) => {
      const usual = rest.reduce((sum, parts) => sum + (parts.get(code) ?? 0), 0) / rest.length;
      const weight = worth - usual;
      return { code, params: { amount: Math.max(1, Math.round(Math.abs(weight))) }, weight };
    })
    .filter(({ weight }) => Math.abs(weight) >= LEAST)
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
}

function partsAfter(
  evaluation: Evaluation,
  state: HermagorState,
  seat: Seat,
  move: Move,
): ReadonlyMap<ReasonCode, number> {
  const after = clone(state);
  apply(after, seat, move, rngFromText('reasons'), undefined);
  evaluation.read(after);
  const parts = new Map<ReasonCode, number>(
    PARTS.map((part, i) => [part, evaluation.parts[seat * PARTS.length + i] as number]),
  );
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < state.table.seats; other++)
    if (other !== seat) best = Math.max(best, evaluation.totals[other] as number);
  return parts.set('rivals', -best);
}
