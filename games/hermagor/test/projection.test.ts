import { moveBuffer, randomMove, rngFromText, seatsOf } from '@kontor/core';
import { describe, expect, it } from 'vitest';
import { breakdown, hermagor, projection } from '../rules/index.ts';
import { newGame, testGame } from './test-game.ts';

describe('the score if the game ended now', () => {
  it.each([2, 3, 5])('H-4.1, H-4.2, H-4.3: is the real score at every moment, %i players', (seats) => {
    const { table, state } = newGame(seats, {}, `projection ${seats}`);
    const rng = rngFromText(`projection ${seats}`);
    const buffer = moveBuffer(hermagor);
    for (let moves = 0; ; moves++) {
      const [seat] = seatsOf(hermagor.active(state));
      if (seat === undefined || moves % 10 === 0) {
        const real = breakdown(state).seats;
        const view = hermagor.openView(state);
        expect(projection(table, view)).toEqual(
          real.map(({ rank, tieBreak, discs, nobility, ...score }, of) => ({
            ...score,
            seat: of,
            dukedomFactor: seats === 5 ? 4 : 3,
            bonus: score.total - score.cash,
          })),
        );
      }
      if (seat === undefined) {
        expect(hermagor.result(state)?.scores).toEqual(
          projection(table, hermagor.view(state, null)).map(({ total }) => total),
        );
        break;
      }
      hermagor.apply(state, seat, randomMove(hermagor, state, seat, rng, buffer), rng, () => {});
    }
  });

  it('H-6.2: does not know the cash of others, but everything that lies open', () => {
    const { table, state } = testGame({ cash: [12, 30, 30], discs: { maize: [1] }, prices: { maize: 8 } });
    const [mine, other] = projection(table, hermagor.view(state, 0));
    expect(mine).toMatchObject({ cash: 12, bonus: 0, total: 12 });
    expect(other).toMatchObject({ cash: null, bonus: 6, total: null, production: { maize: 6 } });
  });
});
