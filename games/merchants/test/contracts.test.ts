import { describe, expect, it } from 'vitest';
import { merchants } from '../rules/index.ts';
import {
  eventsOf,
  layPlots,
  legalTexts,
  play,
  refusedCode,
  type Sketch,
  screenOf,
  testGame,
} from './test-game.ts';

/** A contract of value 5 for coal and gems in city 3 (rank 3, regions I and II), where seat 0 stands with the goods. */
const DELIVERY: Sketch = {
  seats: 2,
  caravans: [3, 20],
  offers: { 3: 'coal-gems', 10: 'coal-coal', 11: 'coal-coal', 12: 'coal-coal', 14: 'coal-coal' },
  piles: { 0: ['coal'], 4: ['coal'], 6: ['coal'], 8: ['coal'], 19: ['coal'] },
  stock: [{ coal: 2, gems: 1, gold: 1 }],
};

function delivery(changes: Partial<Sketch> = {}) {
  const state = testGame({ ...DELIVERY, ...changes });
  return { state, events: layPlots(state, ['x', '']) };
}

describe('fulfilling a contract', () => {
  it('M-3.5: the resources go back into the bag and the contracts marker advances one', () => {
    const { state, events } = delivery();
    expect(eventsOf(events, 'fulfilled', 'markerAdvanced')).toMatchObject([
      { type: 'fulfilled', seat: 0, action: 1, city: 3, contract: 'coal-gems' },
      { type: 'markerAdvanced', track: 'contracts', steps: 1 },
    ]);
    expect(screenOf(state, 0).stock).toEqual({ coal: 1, bronze: 0, silver: 0, gems: 0, gold: 1 });
    expect(merchants.view(state, null).markers.contracts).toBe(1);
  });

  it('M-3.5: what goes back is in the bag before the supply phase', () => {
    // All coal is out of the bag but for what is delivered, and nothing else is in it: the supply draws just that.
    const { state } = delivery({
      piles: { 0: ['coal'], 4: ['coal'], 6: ['coal'], 8: ['coal'] },
      offers: { ...DELIVERY.offers, 3: 'coal-coal' },
      stock: [{ coal: 2 }, { coal: 12, bronze: 15, silver: 12, gems: 9, gold: 6 }],
    });
    const events = play(state, [[0, 'picks keep temple']]);
    expect(eventsOf(events, 'resourcesSupplied')).toMatchObject([{ resources: ['coal', 'coal'] }]);
  });

  it('M-3.5: exactly two of three, one decision, and resolution waits for that seat', () => {
    const { state, events } = delivery({ caravans: [3, 4] });
    expect(events[events.length - 1]?.type).toBe('markerAdvanced');
    expect(merchants.active(state)).toBe(0b01);
    expect(merchants.decision(state, 0)).toEqual({
      kind: 'picks',
      rule: 'M-3.5',
      params: { city: 3, contract: 'coal-gems' },
    });
    expect(legalTexts(state, 0)).toEqual([
      'picks keep temple',
      'picks keep electors',
      'picks temple electors',
    ]);
    for (const text of ['picks keep', 'picks keep temple electors', 'picks temple keep', 'picks'])
      expect(refusedCode(state, 0, text)).toBe('unreadable');
  });

  it('M-3.5: the next action comes after the choice', () => {
    const state = testGame({ ...DELIVERY, caravans: [3, 4] });
    const before = layPlots(state, ['xa', 'x']);
    expect(eventsOf(before, 'took')).toEqual([]);
    const after = play(state, [[0, 'picks keep temple']]);
    expect(eventsOf(after, 'took', 'moved')).toMatchObject([
      { type: 'took', seat: 1, action: 1 },
      { type: 'moved', seat: 0, action: 2 },
    ]);
  });

  it('M-3.5: not all resources: ignored', () => {
    const { state, events } = delivery({ stock: [{ coal: 2, gold: 1 }] });
    expect(eventsOf(events, 'ignored')).toMatchObject([{ act: 'x', city: 3, reason: 'missingResources' }]);
    expect(merchants.view(state, null).cities[3]?.contract).toBe('coal-gems');
    expect(screenOf(state, 0).stock).toMatchObject({ coal: 2, gold: 1 });
  });

  it('M-3.5: the same resource twice means two of it', () => {
    const offers = { ...DELIVERY.offers, 3: 'gems-gems' };
    expect(eventsOf(delivery({ offers }).events, 'ignored')).toHaveLength(1);
    expect(eventsOf(delivery({ offers, stock: [{ gems: 2 }] }).events, 'fulfilled')).toHaveLength(1);
  });

  it('M-X3: two plot the same contract: the earlier gets it, the later’s action is ignored', () => {
    const state = testGame({
      ...DELIVERY,
      first: 1,
      caravans: [3, 3],
      stock: [
        { coal: 1, gems: 1 },
        { coal: 1, gems: 1 },
      ],
    });
    const events = [...layPlots(state, ['x', 'x']), ...play(state, [[1, 'picks keep temple']])];
    expect(eventsOf(events, 'fulfilled')).toMatchObject([{ seat: 1 }]);
    expect(eventsOf(events, 'ignored')).toMatchObject([{ seat: 0, city: 3, reason: 'tooLate' }]);
    expect(screenOf(state, 0).stock).toMatchObject({ coal: 1, gems: 1 });
  });

  it('M-3.6: a contract not kept goes back into the bag', () => {
    const { state } = delivery();
    const events = play(state, [
      [0, 'picks temple electors'],
      [0, 'electors I:3'],
    ]);
    expect(eventsOf(events, 'contractReturned', 'contractKept')).toMatchObject([
      { type: 'contractReturned', contract: 'coal-gems' },
    ]);
    expect(screenOf(state, 0).contracts).toEqual([]);
    // Kept ones are out of the game for good.
    const keeping = delivery().state;
    play(keeping, [[0, 'picks keep temple']]);
    expect(screenOf(keeping, 0).contracts).toEqual(['coal-gems']);
  });

  it('M-3.6: the returned contract can be drawn again in the same turn', () => {
    // Every other contract is kept already.
    const table = testGame(DELIVERY).table;
    const all = table.contracts.flatMap(({ id, copies }) => Array<string>(copies).fill(id));
    const onMap = Object.values(DELIVERY.offers ?? {});
    for (const id of onMap) all.splice(all.indexOf(id), 1);
    const { state } = delivery({ contracts: [[], all] });
    const events = play(state, [
      [0, 'picks temple electors'],
      [0, 'electors I:3'],
    ]);
    expect(eventsOf(events, 'contractSupplied')).toMatchObject([{ contract: 'coal-gems' }]);
  });
});

describe('temples', () => {
  it('M-3.7: a temple where none stands, out of an own supply of 5', () => {
    const { state } = delivery();
    const events = play(state, [[0, 'picks keep temple']]);
    expect(eventsOf(events, 'templeBuilt')).toEqual([
      { type: 'templeBuilt', seat: 0, city: 3, rank: 3, left: 4 },
    ]);
    expect(merchants.view(state, 1)).toMatchObject({ players: [{ templesLeft: 4 }, { templesLeft: 5 }] });
    expect(merchants.view(state, 1).cities[3]?.temple).toBe(0);
  });

  it.each([0, 1])('M-3.7: one per city in all: where seat %i has one it cannot be picked', (owner) => {
    const { state, events } = delivery({ temples: { 3: owner } });
    expect(eventsOf(events, 'picked')).toMatchObject([{ picks: ['keep', 'electors'], asked: false }]);
    expect(merchants.decision(state, 0)?.kind).toBe('electors');
  });

  it('M-3.7: without temples left it cannot be picked', () => {
    const { events } = delivery({ temples: { 1: 0, 2: 0, 5: 0, 7: 0, 9: 0 } });
    expect(eventsOf(events, 'picked')).toMatchObject([{ picks: ['keep', 'electors'], asked: false }]);
  });
});

describe('electors', () => {
  it('M-3.8: as many as the rank, each into any region that the city touches', () => {
    const { state } = delivery();
    play(state, [[0, 'picks keep electors']]);
    expect(merchants.decision(state, 0)).toMatchObject({ kind: 'electors', params: { city: 3, count: 3 } });
    expect(legalTexts(state, 0).sort()).toEqual([
      'electors I:1 II:2',
      'electors I:2 II:1',
      'electors I:3',
      'electors II:3',
    ]);
    expect(refusedCode(state, 0, 'electors I:2 III:1')).toBe('electors.region');
    expect(refusedCode(state, 0, 'electors I:2')).toBe('electors.count');
    const events = play(state, [[0, 'electors I:1 II:2']]);
    expect(eventsOf(events, 'electorsPlaced')).toEqual([
      { type: 'electorsPlaced', seat: 0, city: 3, regions: { I: 1, II: 2 }, left: 17 },
    ]);
    expect(merchants.view(state, null).electors).toMatchObject({ I: 1, II: 2, III: 0 });
  });

  it('M-3.8: fewer only if the supply is short, and how many are left is open', () => {
    const { state } = delivery({ electors: [{ IV: 18 }] });
    play(state, [[0, 'picks keep electors']]);
    expect(merchants.decision(state, 0)?.params).toMatchObject({ count: 2 });
    expect(refusedCode(state, 0, 'electors I:2 II:1')).toBe('electors.count');
    play(state, [[0, 'electors I:1 II:1']]);
    expect(merchants.view(state, 1).players[0]?.electorsLeft).toBe(0);
  });

  it('M-3.9: fewer than two picks possible: those that are', () => {
    const { state, events } = delivery({ temples: { 3: 1 }, electors: [{ IV: 20 }] });
    expect(eventsOf(events, 'picked')).toMatchObject([{ picks: ['keep'], asked: false }]);
    expect(screenOf(state, 0).contracts).toEqual(['coal-gems']);
    expect(merchants.view(state, null).phase).toBe('plot');
  });

  it('M-3.9, M-3.5: without electors the other two are no choice', () => {
    const { events } = delivery({ electors: [{ IV: 20 }] });
    expect(eventsOf(events, 'picked')).toMatchObject([{ picks: ['keep', 'temple'], asked: false }]);
  });

  it('M-7.4: a single region is not asked for, but reported', () => {
    // City 5 touches region III alone.
    const { state } = delivery({
      caravans: [5, 20],
      offers: { 5: 'coal-gems', 10: 'coal-coal', 11: 'coal-coal', 12: 'coal-coal', 14: 'coal-coal' },
    });
    const events = play(state, [[0, 'picks keep electors']]);
    expect(eventsOf(events, 'electorsPlaced')).toMatchObject([{ regions: { III: 2 } }]);
    expect(merchants.view(state, null).phase).toBe('plot');
  });
});
