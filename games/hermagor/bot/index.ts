import { type Knowledge, type Move, rngFromText } from '@kontor/core';
import { result } from '../rules/flow/score.ts';
import { legalMoves } from '../rules/moves/legal.ts';
import { MOST_MOVES } from '../rules/state/constants.ts';
import { ON, step } from '../rules/state/layout.ts';
import type { HermagorState, HermagorTable } from '../rules/state/types.ts';
import type { HermagorEvent } from '../rules/view/events.ts';
import { Evaluation } from './evaluation.ts';
import { gainOf, isClosing } from './gains.ts';
import { Ordering } from './ordering.ts';
import { reasonsFor } from './reasons.ts';
import { seek } from './seeker.ts';
import { WEIGHTS, type Weights } from './weights.ts';

export { reasonText } from './texts/index.ts';
export { WEIGHTS, type Weights } from './weights.ts';

/** The number of other moves that a move is compared with to find its reasons. */
const COMPARED = 8;

/** The softmax temperature, in cash. */
const CANDIDATE_HEAT = 2.2;
const POLICY_HEAT = 1;

/** The knowledge of Hermagor's bots. */
export function hermagorKnowledge(
  weights: Weights = WEIGHTS,
): Knowledge<HermagorTable, HermagorState, HermagorEvent> {
  const evaluation = new Evaluation(weights);
  const ordering = new Ordering();
  const moves = new Int32Array(MOST_MOVES);
  const guesses = new Float64Array(MOST_MOVES);
  const candidates: Knowledge<HermagorTable, HermagorState, HermagorEvent>['candidates'] = (
    state,
    seat,
    _,
    out,
    priors,
  ) => {
    const count = legalMoves(state, seat, moves);
    ordering.begin(state, seat);
    for (let i = 0; i < count; i++) guesses[i] = ordering.guess(state, moves[i] as Move);
    const order = Array.from({ length: count }, (_, i) => i).sort(
      (a, b) => (guesses[b] as number) - (guesses[a] as number),
    );
    const best = guesses[order[0] as number] as number;
    let sum = 0;
    order.forEach((from, to) => {
      out[to] = moves[from] as Move;
      priors[to] = Math.exp(((guesses[from] as number) - best) / CANDIDATE_HEAT) + 0.01;
      sum += priors[to] as number;
    });
    for (let i = 0; i < count; i++) priors[i] = (priors[i] as number) / sum;
    return count;
  };

  return {
    maxCandidates: MOST_MOVES,
    tuning: { method: 'tree', replies: 0, exploration: 0.6, width: 6, widening: 0.8, playout: 0, slip: 0.5 },
    evaluate(state, out) {
      if (step(state) === ON.over) shares(state, out);
      else evaluation.chances(state, out);
    },
    candidates,
    policy(state, seat, rng) {
      const count = legalMoves(state, seat, moves);
      ordering.begin(state, seat);
      let best = 0;
      let bestScore = Number.NEGATIVE_INFINITY;
      for (let i = 0; i < count; i++) {
        // Adding Gumbel noise and taking the maximum is the same as drawing from the softmax.
        const noise = -Math.log(-Math.log((rng.int(1_000_000) + 0.5) / 1_000_000));
        const score = ordering.guess(state, moves[i] as Move) / POLICY_HEAT + noise;
        if (score <= bestScore) continue;
        best = i;
        bestScore = score;
      }
      return moves[best] as Move;
    },
    seek: (state, seat, rng) => seek(state, seat, rng, moves),
    gain: gainOf,
    isClosing,
    reasons(state, seat, move) {
      const promising = new Int32Array(MOST_MOVES);
      const count = candidates(state, seat, rngFromText('reasons'), promising, new Float64Array(MOST_MOVES));
      return reasonsFor(evaluation, state, seat, move, [...promising.subarray(0, Math.min(count, COMPARED))]);
    },
  };
}

function shares(state: HermagorState, out: Float64Array): void {
  const ranks = result(state)?.ranks ?? [];
  const winners = ranks.filter((rank) => rank === 1).length;
  ranks.forEach((rank, seat) => {
    out[seat] = rank === 1 ? 1 / winners : 0;
  });
}
