import type { Rng } from '@kontor/core';
import type { MoveValue, Problem } from './problem.ts';

/** The number of sampled states in which moves are judged; fewer make a weaker bot. */
const WORLDS = { apprentice: 6, novice: 1 } as const;

/** The value of every candidate by the evaluation right after it, averaged over sampled states; the best first. */
export function evaluateMoves(problem: Problem, level: keyof typeof WORLDS): MoveValue[] {
  const { game, knowledge, sample, seats, seat, rng, idea } = problem;
  const moves = new Int32Array(knowledge.maxCandidates);
  const priors = new Float64Array(knowledge.maxCandidates);
  const values = new Float64Array(seats);
  const worlds = Array.from({ length: WORLDS[level] }, () => sample(rng));
  const first = worlds[0];
  const count = knowledge.candidates(first, seat, rng, moves, priors);
  const trial = game.clone(first);
  const found: MoveValue[] = [];
  const candidates = new Set(moves.subarray(0, count));
  if (idea !== undefined) candidates.add(idea);
  for (const move of candidates) {
    let sum = 0;
    for (const world of worlds) {
      game.copy(world, trial);
      game.apply(trial, seat, move, rng);
      othersAnswer(problem, trial);
      knowledge.evaluate(trial, values);
      sum += values[seat] as number;
    }
    found.push({ move, value: sum / worlds.length, tries: worlds.length });
  }
  return found.sort((a, b) => b.value - a.value);
}

/** In a simultaneous decision the state can be judged only after the others have answered, too. */
function othersAnswer({ game, knowledge, seats, seat, rng }: Problem, state: unknown): void {
  for (let other = 0; other < seats; other++) {
    if (other === seat || !game.decision(state, other)?.simultaneous) continue;
    game.apply(state, other, knowledge.policy(state, other, rng), rng);
  }
}

/** One in so many moves of a beginner is almost random. */
const BLIND = 20;

/** A beginner: misjudges moves, the more so the closer they are in value, and sometimes chooses almost at random. */
export function misjudge(values: readonly MoveValue[], slip: number, rng: Rng): MoveValue {
  const best = values[0] as MoveValue;
  if (rng.int(BLIND) === 0) return values[rng.int((values.length + 1) >> 1)] as MoveValue;
  const middle = values[values.length >> 1] as MoveValue;
  const error = slip * (best.value - middle.value);
  let chosen = best;
  let chosenScore = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    const score = value.value + (error * (rng.int(1000) + rng.int(1000) - 1000)) / 1000;
    if (score > chosenScore) {
      chosen = value;
      chosenScore = score;
    }
  }
  return chosen;
}
