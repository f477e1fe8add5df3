import { describe, expect, it } from 'vitest';
import { merchants } from '../rules/index.ts';
import { eventsOf, layPlots, legalTexts, play, refusedCode, screenOf, testGame } from './test-game.ts';

describe('monopolies', () => {
  it.each([
    [12, 12],
    [9, 9],
  ])('M-5.1: in a game of %i turns on every third turn', (turns) => {
    for (let turn = 1; turn <= turns; turn++) {
      const state = testGame({ seats: 2, options: { turns }, turn });
      layPlots(state, ['', '']);
      expect(merchants.view(state, null).phase).toBe(turn % 3 === 0 ? 'announce' : 'plot');
    }
  });

  it('M-5.1: coal, bronze, silver, gems, gold; from the first player clockwise; everyone is asked, with nothing too', () => {
    const state = testGame({ seats: 3, turn: 3, first: 1 });
    layPlots(state, ['', '', '']);
    const asked: unknown[] = [];
    for (let i = 0; i < 15; i++) {
      const seat = Math.log2(merchants.active(state));
      const { kind, params } = merchants.decision(state, seat) ?? {};
      expect(kind).toBe('announce');
      expect(legalTexts(state, seat)).toEqual(['announce 0']);
      asked.push([params?.['resource'], seat]);
      play(state, [[seat, 'announce 0']]);
    }
    expect(asked).toEqual(
      ['coal', 'bronze', 'silver', 'gems', 'gold'].flatMap((resource) =>
        [1, 2, 0].map((seat) => [resource, seat]),
      ),
    );
    expect(merchants.view(state, null)).toMatchObject({ phase: 'plot', turn: 4 });
  });

  it('M-5.1: from 0 to what they have; more is refused', () => {
    const monopoly = { resource: 'silver', announced: [null, null] };
    const state = testGame({
      seats: 2,
      phase: 'announce',
      turn: 3,
      stock: [{ silver: 2, gold: 5 }],
      monopoly,
    });
    expect(legalTexts(state, 0)).toEqual(['announce 0', 'announce 1', 'announce 2']);
    expect(refusedCode(state, 0, 'announce 3')).toBe('announce.stock');
    expect(
      merchants.refuse(state, 0, merchants.parseMove(state.table, 'announce 3') as number),
    ).toMatchObject({
      rule: 'M-5.1',
      params: { resource: 'silver', amount: 3, stock: 2 },
    });
  });

  it('M-5.1: later ones hear the earlier', () => {
    const monopoly = { resource: 'coal', announced: [null, null, null] };
    const state = testGame({ seats: 3, phase: 'announce', turn: 3, stock: [{ coal: 4 }], monopoly });
    play(state, [[0, 'announce 3']]);
    expect(merchants.view(state, 1).monopoly).toEqual({ resource: 'coal', announced: [3, null, null] });
  });

  it.each([
    [[2, 1, 0], 0],
    [[1, 1, 3], 2],
    [[3, 1, 3], null],
    [[0, 0, 0], null],
    [[0, 1, 0], 1],
    [[1, 2, 2], null],
  ])('M-5.1: strictly most wins a card, a tie wins nobody anything: %j', (amounts, winner) => {
    const monopoly = { resource: 'gems', announced: [null, null, null] };
    const state = testGame({
      seats: 3,
      phase: 'announce',
      turn: 3,
      stock: [{ gems: 3 }, { gems: 3 }, { gems: 3 }],
      monopoly,
    });
    const events = play(
      state,
      amounts.map((amount, seat) => [seat, `announce ${amount}`] as const),
    );
    expect(eventsOf(events, 'monopolyScored')).toEqual([
      { type: 'monopolyScored', resource: 'gems', winner, amounts },
    ]);
    expect([0, 1, 2].map((seat) => screenOf(state, seat).monopolies)).toEqual(
      [0, 1, 2].map((seat) => (seat === winner ? 1 : 0)),
    );
    expect(screenOf(state, 0).stock.gems).toBe(3);
  });
});
