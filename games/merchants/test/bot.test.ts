import { expectParsed, LANGUAGE_CODES, openTable, type Rng, rngFromText, seatsOf } from '@kontor/core';
import { describe, expect, it } from 'vitest';
import { Evaluation } from '../bot/evaluation.ts';
import { merchantsKnowledge, reasonText, WEIGHTS } from '../bot/index.ts';
import { MOST_SEATS, slot, survival } from '../bot/survival.ts';
import { type MerchantsState, merchants } from '../rules/index.ts';

const knowledge = merchantsKnowledge();

/** Plays quick moves and shows every decision on the way. */
function play(
  seats: number,
  seed: string,
  look: (state: MerchantsState, seat: number, rng: Rng) => void,
): MerchantsState {
  const rng = rngFromText(seed);
  const state = merchants.setup(expectParsed(openTable(merchants, { seats })), rng);
  for (let active = merchants.active(state); active !== 0; active = merchants.active(state)) {
    const seat = seatsOf(active)[0] ?? 0;
    look(state, seat, rng);
    merchants.apply(state, seat, knowledge.policy(state, seat, rng), rng);
  }
  return state;
}

describe('what bots know of Merchants of Empire', () => {
  it.each([2, 3, 4, 5, 6])('chances of %i players are shares of one win', (seats) => {
    const out = new Float64Array(seats);
    const check = (state: MerchantsState) => {
      knowledge.evaluate(state, out);
      expect([...out].every((chance) => chance >= 0 && chance <= 1)).toBe(true);
      expect(out.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6);
    };
    check(play(seats, `shares ${seats}`, check));
  });

  it('names legal moves only, with weights that sum to 1, and all of them where they are listed', () => {
    const moves = new Int32Array(knowledge.maxCandidates);
    const priors = new Float64Array(knowledge.maxCandidates);
    const listed = new Int32Array(merchants.maxMoves);
    play(3, 'candidates', (state, seat, rng) => {
      const count = knowledge.candidates(state, seat, rng, moves, priors);
      expect(count).toBeGreaterThan(0);
      for (const move of moves.subarray(0, count))
        expect(merchants.refuse(state, seat, move)).toBeUndefined();
      expect(priors.subarray(0, count).reduce((sum, prior) => sum + prior, 0)).toBeCloseTo(1, 6);
      const legal = merchants.legalMoves(state, seat, listed);
      if (legal >= 0)
        expect([...moves.subarray(0, count)].sort()).toEqual([...listed.subarray(0, legal)].sort());
    });
  });

  it('judges a state the same however often it is asked and leaves it as it is', () => {
    const [once, again] = [new Float64Array(4), new Float64Array(4)];
    play(4, 'pure', (state) => {
      const before = JSON.stringify(merchants.writePosition(state));
      knowledge.evaluate(state, once);
      knowledge.evaluate(state, again);
      expect([...again]).toEqual([...once]);
      expect(JSON.stringify(merchants.writePosition(state))).toBe(before);
    });
  });

  it('M-7.1: asks those anew who have plotted in secret, but not where plots lie open', () => {
    for (const noSecrets of [false, true]) {
      const table = expectParsed(openTable(merchants, { seats: 3, options: { noSecrets } }));
      const rng = rngFromText('reopen');
      const state = merchants.setup(table, rng);
      while (merchants.decision(state, 0)?.kind !== 'plot' || merchants.decision(state, 1) === undefined) {
        const seat = seatsOf(merchants.active(state))[0] ?? 0;
        merchants.apply(state, seat, knowledge.policy(state, seat, rng), rng);
      }
      merchants.apply(state, 0, knowledge.policy(state, 0, rng), rng);
      knowledge.reopen?.(state, 1);
      expect(seatsOf(merchants.active(state))).toEqual(noSecrets ? [1, 2] : [0, 1, 2]);
    }
  });

  it('gives reasons with words in both languages', () => {
    let given = 0;
    play(4, 'reasons', (state, seat, rng) => {
      for (const reason of knowledge.reasons(state, seat, knowledge.policy(state, seat, rng))) {
        given++;
        expect(reason.params['amount']).toBeGreaterThan(0);
        for (const language of LANGUAGE_CODES) expect(reasonText(reason, language)).not.toBe(reason.code);
      }
    });
    expect(given).toBeGreaterThan(20);
  });

  it('beats random play', () => {
    let won = 0;
    for (let game = 0; game < 20; game++) {
      const rng = rngFromText(`random ${game}`);
      const state = merchants.setup(expectParsed(openTable(merchants, { seats: 2 })), rng);
      const buffer = new Int32Array(merchants.maxMoves);
      for (let active = merchants.active(state); active !== 0; active = merchants.active(state)) {
        const seat = seatsOf(active)[0] ?? 0;
        const count = seat === game % 2 ? -2 : merchants.legalMoves(state, seat, buffer);
        const random = () =>
          (count < 0 ? merchants.drawMove?.(state, seat, rng) : buffer[rng.int(count)]) ?? 0;
        const move = count === -2 ? knowledge.policy(state, seat, rng) : random();
        merchants.apply(state, seat, move, rng);
      }
      if (merchants.result(state)?.ranks[game % 2] === 1) won++;
    }
    expect(won).toBeGreaterThanOrEqual(17);
  });
});

describe('the chance to survive', () => {
  const stray = new Float64Array(3 * MOST_SEATS).fill(0.01);
  const chancesOf = (influences: readonly (readonly number[])[]) => {
    const mean = new Float64Array(3 * MOST_SEATS);
    influences.forEach((own, seat) => {
      own.forEach((value, step) => {
        mean[slot(step, seat)] = value;
      });
    });
    const out = new Float64Array(influences.length);
    survival(influences.length, mean, stray, out);
    return [...out].map((chance) => Math.round(chance * 100) / 100);
  };

  it('M-6.6: with two players religion alone decides', () => {
    expect(
      chancesOf([
        [5, 0, 0],
        [4, 8, 50],
      ]),
    ).toEqual([1, 0]);
  });

  it('M-6.2–M-6.4: with four one goes by religion, one by politics, one by economy', () => {
    expect(
      chancesOf([
        [1, 8, 90],
        [9, 0, 80],
        [5, 3, 10],
        [4, 2, 20],
      ]),
    ).toEqual([0, 0, 0, 1]);
  });

  it('M-6.5: what is even is shared', () => {
    expect(
      chancesOf([
        [3, 3, 3],
        [3, 3, 3],
        [3, 3, 3],
      ]),
    ).toEqual([0.33, 0.33, 0.33]);
  });
});

describe('the evaluation', () => {
  it('M-6.6: two players want temples, not regions', () => {
    const evaluation = new Evaluation(WEIGHTS);
    play(2, 'wants', (state, seat) => {
      if (merchants.decision(state, seat)?.kind !== 'plot') return;
      evaluation.read(state);
      const { religion, politics } = evaluation.marginalValues(seat);
      expect(religion).toBeGreaterThan(politics);
    });
  });
});
