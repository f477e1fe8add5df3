import { expectParsed, moveBuffer, randomMove, rngFromText, seatsOf } from '@kontor/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hermagor, type OnTable } from '../rules/index.ts';
import type { Sketch } from './test-game.ts';
import { fullMarket, newGame, sketchPosition, testGame, testTable } from './test-game.ts';

/** Reads a sketch with some fields overwritten, and returns the codes and paths of what is wrong. */
function problems(sketch: Sketch, change: Record<string, unknown>): string[] {
  const table = testTable(sketch.seats ?? 3, sketch.options);
  const read = hermagor.readPosition(table, { ...sketchPosition(table, sketch), ...change });
  return read.ok ? [] : read.problems.map(({ code, path }) => `${code} ${path}`);
}

const player = (change: Record<string, unknown>) =>
  sketchPosition(testTable(3), {}).players.map((one, seat) => (seat === 0 ? { ...one, ...change } : one));

describe('positions', () => {
  it('are read back exactly', () => {
    for (const seats of [2, 3, 4, 5]) {
      const { state, table } = newGame(seats);
      const rng = rngFromText(`positions ${seats}`);
      const buffer = moveBuffer(hermagor);
      for (
        let active = seatsOf(hermagor.active(state));
        active[0] !== undefined;
        active = seatsOf(hermagor.active(state))
      ) {
        const written = JSON.parse(JSON.stringify(hermagor.writePosition(state)));
        const read = expectParsed(hermagor.readPosition(table, written));
        expect(hermagor.writePosition(read)).toEqual(written);
        expect(read.cells).toEqual(state.cells);
        hermagor.apply(state, active[0], randomMove(hermagor, state, active[0], rng, buffer), rng);
      }
    }
  });

  it.each<[string, Sketch, Record<string, unknown>, string]>([
    ['a missing field', {}, { players: undefined }, 'position.shape /players'],
    ['an unknown field', {}, { bag: [] }, 'position.shape /bag'],
    [
      'a price above 10',
      {},
      { prices: { ...sketchPosition(testTable(3), {}).prices, egg: 11 } },
      'position.shape /prices/egg',
    ],
    ['negative cash', {}, { players: player({ cash: -1 }) }, 'position.shape /players/0/cash'],
    ['an unknown village', {}, { stations: { atlantis: [0] } }, 'position.name /stations/atlantis'],
    ['a station in Hermagor', {}, { stations: { castle: [0] } }, 'position.name /stations/castle'],
    [
      'an unknown merchant',
      {},
      { players: player({ merchant: 'nowhere' }) },
      'position.name /players/0/merchant',
    ],
    ['a seat too many', {}, { turn: 3 }, 'position.name /turn'],
    [
      'a shared colour with three players',
      {},
      { stations: { 'salt-1': ['shared'] } },
      'position.name /stations/salt-1',
    ],
    ['a tile that left the game', {}, { booths: { 'b2.1': 17 } }, 'position.name /booths/b2.1'],
    ['a booth that is not in use', {}, { booths: { 'b1.1': 1 } }, 'position.name /booths/b1.1'],
    ['an unknown space', {}, { buyers: { 'x1.1': 0 } }, 'position.name /buyers/x1.1'],
    ['an unknown region', {}, { completed: ['nowhere'] }, 'position.name /completed'],
    ['a player too few', {}, { players: player({}).slice(1) }, 'position.pieces /players'],
    ['a lost station', {}, { players: player({ supply: 17 }) }, 'position.pieces /players/0'],
    ['a disc too many', {}, { players: player({ discs: 10 }) }, 'position.pieces /players/0'],
    [
      'too many actions',
      {},
      { players: player({ ready: 4, supply: 17 }) },
      'position.pieces /players/0/ready',
    ],
    [
      'a tile in two places',
      { tiles: [[2], [], []] },
      { booths: { 'b2.1': 2 } },
      'position.tiles /players/0/tiles',
    ],
    ['an action tile too many', { turned: [3, 3] }, {}, 'position.tiles /turned/1'],
    ['a disc that skips a square', { discs: { maize: [null, 0] } }, {}, 'position.discs /discs/maize'],
    ['a disc on a hidden square', { discs: { maize: [0, 0, 0] } }, {}, 'position.discs /discs/maize'],
    ['a wrong round', {}, { round: 2 }, 'position.step /round'],
    ['nobody on turn', {}, { turn: null }, 'position.step /turn'],
    [
      'tiles held in the market',
      { step: 'buyer', toPlace: [1, 1, 1], tiles: [[1], [], []] },
      {},
      'position.step /players',
    ],
    ['buyers on the map', { buyers: { 'h1.1': 0 } }, {}, 'position.step /buyers'],
    ['a debt', { owed: 3 }, {}, 'position.step /owed'],
    [
      'a buyer in an empty booth',
      { step: 'buyer', toPlace: [1, 1, 1], buyers: { 'b2.1': 0 } },
      {},
      'position.step /buyers',
    ],
    ['the officer off duty', { step: 'declare', declared: [null, null, null] }, {}, 'position.step /step'],
    [
      'a region that is not completed',
      { step: 'build', acted: true, completed: ['moor'] },
      {},
      'position.step /completed',
    ],
    ['a search with a tile in hand', { step: 'search', tiles: [[1], [], []] }, {}, 'position.step /turn'],
    [
      'a start player named by the wrong seat',
      { step: 'start', tiles: [[2], [1], []] },
      {},
      'position.step /turn',
    ],
    [
      'a price asked of the wrong seat',
      { step: 'raise', raising: { booth: 'b2.1', tile: 1 }, tiles: [[1], [], []], buyers: { 'b2.1': 1 } },
      {},
      'position.step /turn',
    ],
    ['no choice', { cash: [0, 20, 20], merchants: ['relic-1'] }, {}, 'position.step /turn'],
    ['an end too early', { step: 'over', turn: null }, {}, 'position.step /turned'],
  ])('refuse %s', (_, sketch, change, problem) => {
    expect(problems(sketch, {})).toEqual(Object.keys(change).length === 0 ? [problem] : []);
    expect(problems(sketch, change)).toContain(problem);
  });

  it('answer garbage with problems, never with an exception', () => {
    const table = testTable(3);
    const good = sketchPosition(table, { step: 'buyer', toPlace: [4, 4, 4], booths: fullMarket(3) });
    const keys = Object.keys(good) as (keyof OnTable)[];
    fc.assert(
      fc.property(fc.constantFrom(...keys), fc.jsonValue(), (key, value) => {
        const read = hermagor.readPosition(table, { ...good, [key]: value });
        if (read.ok) expect(hermagor.readPosition(table, hermagor.writePosition(read.value)).ok).toBe(true);
        else expect(read.problems.length).toBeGreaterThan(0);
      }),
      { numRuns: 500 },
    );
    fc.assert(fc.property(fc.jsonValue(), (value) => !hermagor.readPosition(table, value).ok));
  });
});

describe('notation', () => {
  it('is exact for every move there is', () => {
    const table = testTable(5);
    const texts = new Set<string>();
    for (let move = 0; move < 2000; move++) {
      const text = hermagor.formatMove(table, move);
      if (text.startsWith('?')) continue;
      expect(hermagor.parseMove(table, text)).toBe(move);
      texts.add(text);
    }
    const villages = 24;
    const regions = 6;
    expect(texts.size).toBe(8 + 8 + 5 + 2 * 63 + 4 * villages + 10 * regions);
  });

  it.each([
    '',
    ' ',
    'buy',
    'buy b6.1',
    'BUY b2.1',
    'buy  b2.1',
    'buy b2.1 ',
    'go castle',
    'go nowhere',
    'go salt-1 quickly',
    'start 5',
    'start 01',
    'raise gold',
    'build moor gold',
    'build moor',
    'pass please',
    'rest now then',
    '?5',
  ])('knows no move %j', (text) => expect(hermagor.parseMove(testTable(5), text)).toBeUndefined());

  it('reads no move from garbage', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const move = hermagor.parseMove(testTable(3), text);
        if (move !== undefined) expect(hermagor.formatMove(testTable(3), move)).toBe(text);
      }),
      { numRuns: 50 },
    );
  });
});

describe('refusals', () => {
  it('answer every integer and every seat', () => {
    const game = testGame();
    expect(hermagor.refuse(game.state, 0, -1)).toEqual({ code: 'move.unknown', params: {} });
    expect(hermagor.refuse(game.state, 0, 1.5)).toEqual({ code: 'move.unknown', params: {} });
    expect(hermagor.refuse(game.state, 0, 1e9)).toEqual({ code: 'move.unknown', params: {} });
    expect(game.refusal('rest', 1)).toEqual({ code: 'turn.other', params: { seat: 0 } });
    expect(game.refusal('draw')).toEqual({ code: 'move.other', rule: 'H-3.1', params: { asked: 'action' } });
    const over = testGame({ turned: [3, 4, 4, 5, 5], ready: [1, 0, 0] }).play('rest');
    expect(over.refusal('rest', 0)).toEqual({ code: 'game.over', params: {} });
  });
});
