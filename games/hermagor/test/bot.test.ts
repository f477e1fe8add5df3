import {
  expectParsed,
  LANGUAGE_CODES,
  moveBuffer,
  openTable,
  randomMove,
  randomPlayout,
  rngFromText,
  type Seat,
  seatsOf,
} from '@kontor/core';
import { describe, expect, it } from 'vitest';
import { hermagorKnowledge, reasonText } from '../bot/index.ts';
import { hermagor } from '../rules/index.ts';
import type { HermagorState } from '../rules/state/types.ts';

const knowledge = hermagorKnowledge();
const buffer = moveBuffer(hermagor);

/** Moments all over a random game. */
function* moments(seats: number, options: unknown = {}): Generator<{ state: HermagorState; seat: Seat }> {
  const rng = rngFromText(`moments ${seats}`);
  const state = hermagor.setup(expectParsed(openTable(hermagor, { seats, options })), rng);
  for (let n = 0; hermagor.active(state) !== 0; n++) {
    const seat = seatsOf(hermagor.active(state))[0] as Seat;
    if (n % 3 === 0) yield { state, seat };
    hermagor.apply(state, seat, randomMove(hermagor, state, seat, rng, buffer), rng);
  }
}

const TABLES = [
  [2, {}],
  [2, { sharedBuyers: 'twoEach', decline: 'never' }],
  [3, { travelPay: 'after', pass: 'out', decline: 'never' }],
  [4, { revenueOfficer: true }],
  [5, { sixTile: 'add' }],
] as const;

describe.each(TABLES)('what bots know of a table for %i', (seats, options) => {
  it('names every legal move once, with likelihoods that sum to 1', () => {
    const moves = new Int32Array(knowledge.maxCandidates);
    const priors = new Float64Array(knowledge.maxCandidates);
    for (const { state, seat } of moments(seats, options)) {
      const count = knowledge.candidates(state, seat, rngFromText('x'), moves, priors);
      const legal = [...buffer.subarray(0, hermagor.legalMoves(state, seat, buffer))];
      expect([...moves.subarray(0, count)].sort()).toEqual(legal.sort());
      expect(priors.subarray(0, count).reduce((sum, prior) => sum + prior, 0)).toBeCloseTo(1);
      expect([...priors.subarray(0, count)]).toEqual([...priors.subarray(0, count)].sort((a, b) => b - a));
    }
  });

  it('shares the chances to win among the players, and leaves the state alone', () => {
    const chances = new Float64Array(seats);
    for (const { state } of moments(seats, options)) {
      const before = hermagor.clone(state);
      knowledge.evaluate(state, chances);
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
      expect(Math.min(...chances)).toBeGreaterThanOrEqual(0);
      expect(state.cells).toEqual(before.cells);
    }
  });

  it('plays legal moves quickly', () => {
    const rng = rngFromText('policy');
    for (const { state, seat } of moments(seats, options))
      expect(hermagor.refuse(state, seat, knowledge.policy(state, seat, rng))).toBeUndefined();
  });

  it('has reasons in words, the weightiest first', () => {
    let explained = 0;
    for (const { state, seat } of moments(seats, options)) {
      const reasons = knowledge.reasons(state, seat, knowledge.policy(state, seat, rngFromText('why')));
      const weights = reasons.map(({ weight }) => Math.abs(weight));
      expect(weights).toEqual([...weights].sort((a, b) => b - a));
      for (const reason of reasons)
        for (const language of LANGUAGE_CODES) {
          expect(reasonText(reason, language)).toMatch(/\d/);
          explained++;
        }
    }
    expect(explained).toBeGreaterThan(20);
  });

  it('knows who has won', () => {
    const rng = rngFromText('won');
    const state = hermagor.setup(expectParsed(openTable(hermagor, { seats, options })), rng);
    randomPlayout(hermagor, state, rng, buffer);
    const chances = new Float64Array(seats);
    knowledge.evaluate(state, chances);
    const winners = hermagor.result(state)?.ranks.map((rank) => rank === 1);
    expect([...chances].map((chance) => chance > 0)).toEqual(winners);
  });
});
