import { openTable } from '@kontor/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROAD_LABELS } from '../rules/files/board.ts';
import { merchants } from '../rules/index.ts';
import { PLACES } from '../rules/state/constants.ts';
import { distance } from '../rules/state/table.ts';
import { shortestWay } from '../rules/state/ways.ts';
import { counted, keyed } from '../ui/model/keyed.ts';
import { canTake, planOf, plotMove, stops, withAction, withMoved, withoutAction } from '../ui/model/plan.ts';

const opened = openTable(merchants, { seats: 2 });
if (!opened.ok) throw new Error('no table');
const table = opened.value;
const action = fc.constantFrom(...ROAD_LABELS, 'x' as const);
const plan = fc.array(action, { maxLength: 6 }).map((actions) => actions.join(''));
const city = fc.integer({ min: 0, max: PLACES - 1 });

describe('a plan', () => {
  it('M-2.1: is read back from the move that lays it, and every plan is a move', () => {
    fc.assert(
      fc.property(plan, (text) => {
        expect(planOf(plotMove(text))).toBe(text);
        expect(merchants.parseMove(table, plotMove(text))).toBeDefined();
      }),
    );
    expect(planOf(null)).toBe('');
    expect(planOf('place 3')).toBe('');
  });

  it('is edited without gaps and never grows over six actions', () => {
    fc.assert(
      fc.property(plan, fc.nat(7), fc.nat(7), action, (text, at, to, act) => {
        expect(withAction(text, Math.min(at, text.length), act).length).toBeLessThanOrEqual(6);
        expect(withoutAction(text, at).length).toBe(at < text.length ? text.length - 1 : text.length);
        expect([...withMoved(text, at, to)].sort()).toEqual([...text].sort());
      }),
    );
    expect(withMoved('abcx', 0, 2)).toBe('bcax');
  });

  it('M-3.2: the shortest way leads there and is as long as the distance', () => {
    fc.assert(
      fc.property(city, city, (from, to) => {
        const way = shortestWay(table, from, to);
        expect(stops(table, from, way).at(-1)).toBe(to);
        expect(way.length).toBe(distance(table, from, to));
      }),
    );
  });
});

describe('the roads that a plan can still take', () => {
  it('are those at the caravan with one action, and no others with none', () => {
    fc.assert(
      fc.property(city, city, (from, to) => {
        expect(canTake(table, from, [from, to], 1)).toBe(true);
        expect(canTake(table, from, [from, to], 0)).toBe(false);
      }),
    );
  });

  it('are so near that one of their ends leaves an action for them', () => {
    fc.assert(
      fc.property(city, city, city, fc.nat(6), (from, a, b, actions) => {
        const way = [shortestWay(table, from, a), shortestWay(table, from, b)];
        expect(canTake(table, from, [a, b], actions)).toBe(way.some(({ length }) => length < actions));
      }),
    );
  });
});

describe('rows with repeated things', () => {
  it('have a key for each and are counted in words', () => {
    expect(keyed(['coal', 'coal', 'gold']).map(({ key }) => key)).toEqual(['coal 1', 'coal 2', 'gold 1']);
    expect(counted(['coal', 'coal', 'gold'])).toEqual(['coal ×2', 'gold']);
  });
});
