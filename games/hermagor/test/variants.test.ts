import { describe, expect, it } from 'vitest';
import { hermagor } from '../rules/index.ts';
import { DEAR_MARKET } from './test-board.ts';
import type { Sketch } from './test-game.ts';
import { newGame, testGame } from './test-game.ts';

const OFFICER: Sketch = {
  step: 'declare',
  options: { revenueOfficer: true },
  turned: [3],
  cash: [20, 15, 15],
  declared: [null, null, null],
};

describe('the Revenue Officer', () => {
  it('H-6.1: comes after the booths are filled and before the action tile is turned, in round 1 too', () => {
    const game = newGame(3, { revenueOfficer: true });
    expect([game.asked, game.on.round, game.on.turned]).toEqual(['declare', 1, []]);
    expect(Object.keys(game.on.booths)).toHaveLength(12);
    expect(game.on.players.map((player) => player.ready)).toEqual([0, 0, 0]);
    game.play('pass', 'pass', 'pass');
    expect(game.asked).toBe('officer');
    game.play('start 1');
    expect([game.asked, game.turn, game.on.start]).toEqual(['buyer', 1, 1]);
    expect(game.on.turned).toHaveLength(1);
  });

  it('H-6.1: from the start player clockwise, each passes or declares the exact cash', () => {
    const game = testGame({ ...OFFICER, start: 2, turn: 2 });
    expect(game.moves()).toEqual(['declare', 'pass']);
    game.play('declare');
    expect(game.eventsOf('declared')).toEqual([{ type: 'declared', seat: 2, cash: 15 }]);
    expect(game.draws).toBe(1);
    expect(game.turn).toBe(0);
    game.play('pass');
    expect(game.eventsOf('undeclared')).toEqual([{ type: 'undeclared', seat: 0 }]);
    expect(game.draws).toBe(0);
    expect(game.turn).toBe(1);
    expect(game.on.declared).toEqual([null, null, 15]);
  });

  it('H-6.1: the lowest declared names, of equal ones the earlier', () => {
    expect(testGame({ ...OFFICER, cash: [20, 15, 14] }).play('declare', 'declare', 'declare').turn).toBe(2);
    expect(testGame({ ...OFFICER, cash: [20, 15, 14] }).play('declare', 'declare', 'pass').turn).toBe(1);
    expect(
      testGame({ ...OFFICER, cash: [15, 15, 15], start: 1, turn: 1 }).play('declare', 'declare', 'declare')
        .turn,
    ).toBe(1);
    expect(testGame({ ...OFFICER, start: 2, turn: 2 }).play('declare', 'pass', 'declare').turn).toBe(2);
  });

  it('H-6.1: nobody declared: the present start player names', () => {
    const game = testGame({ ...OFFICER, start: 1, turn: 1 }).play('pass', 'pass', 'pass');
    expect([game.asked, game.turn, game.moves()]).toEqual(['officer', 1, ['start 0', 'start 1', 'start 2']]);
    game.play('start 0');
    expect(game.eventsOf('started')).toEqual([{ type: 'started', seat: 1, start: 0, tile: null }]);
  });

  it('H-6.1: the lowest tile does not name then, but the bag may be searched', () => {
    const game = testGame({
      options: { revenueOfficer: true },
      step: 'buyer',
      turn: 2,
      start: 1,
      toPlace: [0, 0, 1],
      ready: [3, 3, 3],
      booths: { 'b2.1': 2, 'b2.4': 4 },
      buyers: { 'b2.1': 0, 'b2.4': 1 },
    }).play('pass');
    expect([game.asked, game.turn]).toEqual(['search', 2]);
    game.play('skip');
    expect([game.asked, game.turn]).toEqual(['action', 1]);
  });

  it('H-6.1: is off by default', () => {
    expect(newGame(3).asked).toBe('buyer');
  });
});

describe('hidden information', () => {
  it('H-6.2: cash is hidden from the others and from spectators', () => {
    const { state } = testGame({ cash: [11, 12, 13] });
    expect(hermagor.view(state, 1).players.map((player) => player.cash)).toEqual([undefined, 12, undefined]);
    expect(hermagor.view(state, 1).players.map((player) => 'cash' in player)).toEqual([false, true, false]);
    expect(hermagor.view(state, null).players.map((player) => player.cash)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('H-6.2: with the option it is open to all, and so it is when the game is over', () => {
    const open = testGame({ cash: [11, 12, 13], options: { openCash: true } });
    expect(hermagor.view(open.state, null).players.map((player) => player.cash)).toEqual([11, 12, 13]);
    const over = testGame({ cash: [11, 12, 13], turned: [3, 4, 4, 5, 5], ready: [1, 0, 0] }).play('rest');
    expect(over.draws).toBe(1);
    expect(hermagor.view(over.state, null).players.map((player) => player.cash)).toEqual([11, 12, 13]);
  });

  it('H-6.2: what is declared to the Revenue Officer is known while he is there', () => {
    const game = testGame(OFFICER).play('declare');
    expect(hermagor.view(game.state, 2).declared).toEqual([20, null, null]);
    game.play('pass', 'pass', 'start 0');
    expect(hermagor.view(game.state, 2).declared).toEqual([]);
    expect(hermagor.view(game.state, 2).players[0]).not.toHaveProperty('cash');
  });

  it('H-6.3: bag, face-down action tiles and seed are in no view', () => {
    const game = newGame(4);
    const view = hermagor.view(game.state, 0);
    expect(Object.keys(view).sort()).toEqual(
      [
        'acted',
        'booths',
        'buyers',
        'completed',
        'declared',
        'discs',
        'owed',
        'players',
        'prices',
        'raising',
        'round',
        'seat',
        'shared',
        'sharedPlaced',
        'start',
        'stations',
        'step',
        'turn',
        'turned',
      ].sort(),
    );
    const seen = [...Object.values(view.booths), ...view.players.flatMap((player) => player.tiles)];
    expect(seen).toHaveLength(16);
    expect(view.turned).toHaveLength(1);
  });

  it('H-6.4: a player who can only rest is not asked; an event says so', () => {
    const game = testGame({ cash: [20, 0, 20], merchants: ['castle', 'relic-1'], ready: [1, 1, 1] }).play(
      'rest',
    );
    expect(game.eventsOf('rested')).toEqual([
      { type: 'rested', seat: 0 },
      { type: 'rested', seat: 1, forced: true },
    ]);
    expect(game.turn).toBe(2);
  });

  it('H-6.4: after a shared buyer a single own placement is made unasked', () => {
    const game = testGame({
      seats: 2,
      step: 'buyer',
      market: DEAR_MARKET,
      toPlace: [1, 1],
      sharedToPlace: 2,
      ready: [3, 3],
      cash: [2, 2],
    }).play('shared-buy j1.1');
    expect(game.eventsOf('placed')).toEqual([
      { type: 'placed', seat: 0, colour: 'shared', space: 'j1.1', cost: 0 },
      { type: 'placed', seat: 0, colour: 0, space: 'v1.1', cost: 2, buzz: 1, forced: true },
    ]);
    expect(game.eventsOf('passed')).toEqual([{ type: 'passed', seat: 1, forced: true }]);
  });
});
