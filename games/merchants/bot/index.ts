import { type Knowledge, type Move, type Rng, rngFromText } from '@kontor/core';
import { standings } from '../rules/flow/score.ts';
import { apply } from '../rules/moves/apply.ts';
import {
  clone,
  copy,
  current,
  ELECTING,
  get,
  NONE,
  OVER,
  PHASE,
  PICKING,
  PLOTTING,
  plot,
  set,
} from '../rules/state/layout.ts';
import type { MerchantsState, MerchantsTable } from '../rules/state/types.ts';
import type { MerchantsEvent } from '../rules/view/events.ts';
import { Evaluation } from './evaluation.ts';
import { gainOf } from './gains.ts';
import { MOST_CANDIDATES, Ordering } from './ordering.ts';
import { Planner } from './planner.ts';
import { reasonsFor } from './reasons.ts';
import { WEIGHTS, type Weights } from './weights.ts';

export { reasonText } from './texts/index.ts';
export { WEIGHTS, type Weights } from './weights.ts';

/** The softmax temperature, as a chance to win. */
const CANDIDATE_HEAT = 0.1;
const POLICY_HEAT = 0.006;

/** The knowledge of the bots of Merchants of Empire. */
export function merchantsKnowledge(
  weights: Weights = WEIGHTS,
): Knowledge<MerchantsTable, MerchantsState, MerchantsEvent> {
  const evaluation = new Evaluation(weights);
  const ordering = new Ordering(evaluation, new Planner(weights, evaluation));
  let scratch: MerchantsState | undefined;

  /**
   * Finishes a turn that waits for a choice with quick choices, because a turn that is half resolved cannot be
   * evaluated.
   */
  const settled = (state: MerchantsState): MerchantsState => {
    if (!isResolving(state)) return state;
    if (scratch?.cells.length !== state.cells.length) scratch = clone(state);
    else scratch = { table: state.table, cells: scratch.cells };
    copy(state, scratch);
    const rng = rngFromText(String(fingerprint(state)));
    while (isResolving(scratch)) {
      const seat = current(scratch);
      ordering.weigh(scratch, seat);
      apply(scratch, seat, ordering.moves[0] as Move, rng);
    }
    return scratch;
  };

  return {
    maxCandidates: MOST_CANDIDATES,
    tuning: {
      method: 'scenarios',
      replies: 12,
      exploration: 0.15,
      width: 16,
      widening: 0.5,
      playout: 1,
      slip: 1.9,
    },

    evaluate(state, out) {
      const end = settled(state);
      if (get(end, PHASE) === OVER) return shares(end, out);
      evaluation.read(end);
      evaluation.chances(out);
    },

    candidates(state, seat, _, moves, priors) {
      ordering.weigh(state, seat);
      const { count } = ordering;
      moves.set(ordering.moves.subarray(0, count));
      soften(ordering.worths, count, CANDIDATE_HEAT, priors);
      return count;
    },

    reopen(state, seat) {
      if (get(state, PHASE) !== PLOTTING || state.table.noSecrets) return;
      for (let other = 0; other < state.table.seats; other++)
        if (other !== seat) set(state, plot(other), NONE);
    },

    policy(state, seat, rng) {
      ordering.weigh(state, seat);
      soften(ordering.worths, ordering.count, POLICY_HEAT, likely);
      return ordering.moves[draw(likely, ordering.count, rng)] as Move;
    },

    gain: gainOf,

    reasons(state, seat, move) {
      ordering.weigh(state, seat);
      const others = [...ordering.moves.subarray(0, ordering.count)];
      return reasonsFor(evaluation, settled, state, seat, move, others);
    },
  };
}

const likely = new Float64Array(MOST_CANDIDATES);

function isResolving(state: MerchantsState): boolean {
  const phase = get(state, PHASE);
  return phase === PICKING || phase === ELECTING;
}

/** A hash of the state as seed, so that the same state always gets the same evaluation. */
function fingerprint(state: MerchantsState): number {
  let hash = 0;
  for (const cell of state.cells) hash = Math.imul(hash ^ cell, 0x01000193);
  return hash;
}

function shares(state: MerchantsState, out: Float64Array): void {
  const { ranks } = standings(state);
  const winners = ranks.filter((rank) => rank === 1).length;
  ranks.forEach((rank, seat) => {
    out[seat] = rank === 1 ? 1 / winners : 0;
  });
}

/** Softmax: turns values into likelihoods that sum to 1. */
function soften(worths: Float64Array, count: number, heat: number, out: Float64Array): void {
  const best = worths[0] as number;
  let total = 0;
  for (let i = 0; i < count; i++) {
    const weight = Math.exp(((worths[i] as number) - best) / heat);
    out[i] = weight;
    total += weight;
  }
  for (let i = 0; i < count; i++) out[i] = (out[i] as number) / total;
}

function draw(likelihoods: Float64Array, count: number, rng: Rng): number {
  let left = rng.int(1 << 20) / (1 << 20);
  for (let i = 0; i < count; i++) {
    left -= likelihoods[i] as number;
    if (left < 0) return i;
  }
  return 0;
}
