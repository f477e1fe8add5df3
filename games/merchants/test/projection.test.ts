import { rngFromText, seatsOf } from '@kontor/core';
import { someMove } from '@kontor/core/testkit';
import { describe, expect, it } from 'vitest';
import { probe } from '../probe.ts';
import { breakdown, type MerchantsState, merchants } from '../rules/index.ts';
import { projectionOf, standingsOf } from '../rules/view/standing.ts';
import { testGame, testTable } from './test-game.ts';

/** Positions of a whole game of random moves. */
function* positions(seats: number, seed: string): Generator<MerchantsState> {
  const rng = rngFromText(seed);
  const out = new Int32Array(merchants.maxMoves);
  const state = merchants.setup(testTable(seats), rng);
  while (merchants.active(state) !== 0) {
    yield state;
    const seat = seatsOf(merchants.active(state))[0] ?? 0;
    merchants.apply(state, seat, someMove(probe, state, seat, rng, out), rng);
  }
}

const seatAndStep = ({ seat, step, criterion }: { seat: number; step: string; criterion: string }) => ({
  seat,
  step,
  criterion,
});

describe('the projection if the game ended now', () => {
  it('M-6.2–M-6.5, M-7.1: is the beginning of the real elimination, for every viewer', () => {
    let sure = 0;
    for (const seats of [2, 3, 4, 6])
      for (const state of positions(seats, `${seats} seats`)) {
        const real = breakdown(state);
        for (const viewer of [null, 0, seats - 1]) {
          const view = merchants.view(state, viewer);
          const { out, undecided, hiddenFrom, next, left } = projectionOf(state.table, view);
          expect(out.map(seatAndStep)).toEqual(real.eliminations.slice(0, out.length).map(seatAndStep));
          for (const each of undecided) expect(real.undecided).toContainEqual(each);
          expect(left).toHaveLength(seats - out.length);
          const then = real.eliminations[out.length];
          if (hiddenFrom === null) expect(then).toBeUndefined();
          else if (then?.step === hiddenFrom) expect(next).toContain(then.seat);
          sure += out.length;
        }
      }
    expect(sure).toBeGreaterThan(0);
  });

  it('M-6.5: is the whole elimination where everything is open', () => {
    for (const state of positions(4, 'open')) {
      const { eliminations, undecided, survivors } = breakdown(state);
      expect(projectionOf(state.table, merchants.openView(state))).toEqual({
        out: eliminations,
        undecided,
        hiddenFrom: null,
        next: [],
        left: survivors,
      });
    }
  });

  it('M-6.3: politics is foreseen where only one player has electors', () => {
    const state = testGame({ seats: 3, temples: { 3: 0, 5: 1 }, electors: [{}, { I: 2, II: 1 }] });
    const { politics } = standingsOf(state.table, merchants.view(state, 0))[1] ?? {};
    expect(politics).toEqual({ known: null, electors: 3, least: 2, most: 2 });
    const { out, left, hiddenFrom } = projectionOf(state.table, merchants.view(state, 0));
    expect(out.map(({ seat, step }) => [seat, step])).toEqual([
      [2, 'religion'],
      [0, 'politics'],
    ]);
    expect([left, hiddenFrom]).toEqual([[1], null]);
  });

  it('M-6.3: a region is sure only for those who have most there wherever the others lie', () => {
    const state = testGame({ seats: 2, electors: [{ I: 1 }, { I: 2 }] });
    const bounds = standingsOf(state.table, merchants.view(state, 0)).map(({ politics }) => [
      politics.least,
      politics.most,
    ]);
    expect(bounds).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });

  it('M-6.3, M-7.1: electors face down leave open who is out, but not everybody can be', () => {
    const state = testGame({
      seats: 4,
      temples: { 3: 0, 5: 1, 7: 2 },
      electors: [{ I: 1 }, { II: 1 }, { III: 5, IV: 5 }],
    });
    const { out, hiddenFrom, next } = projectionOf(state.table, merchants.view(state, 2));
    expect(out.map(({ seat }) => seat)).toEqual([3]);
    expect([hiddenFrom, next]).toEqual(['politics', [0, 1]]);
  });
});
