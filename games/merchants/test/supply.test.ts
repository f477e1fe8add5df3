import { describe, expect, it } from 'vitest';
import { merchants } from '../rules/index.ts';
import { die, eventsOf, layPlots, type Sketch, scripted, testGame } from './test-game.ts';

/** Nothing is missing on the map: the supply phase has nothing to do unless a test takes something away. */
const FULL = {
  seats: 2,
  caravans: [20, 20],
  piles: { 0: ['coal'], 4: ['coal'], 6: ['coal'], 8: ['coal'], 19: ['coal'] },
  offers: { 3: 'coal-gold', 10: 'coal-coal', 11: 'coal-coal', 12: 'coal-coal', 14: 'coal-coal' },
} as const satisfies Sketch;

/** Almost all of the bag is behind the screens; `left` is what the bag still has. */
function emptyBag(left: { coal?: number; bronze?: number } = {}) {
  return [{ coal: 14 - (left.coal ?? 0), bronze: 15 - (left.bronze ?? 0), silver: 12, gems: 9, gold: 6 }];
}

describe('resources', () => {
  it('M-4.1: nothing moves while the marker stands at zero', () => {
    const events = layPlots(testGame(FULL), ['', '']);
    expect(eventsOf(events, 'resourcesSupplied', 'contractSupplied', 'supplyShort')).toEqual([]);
  });

  it('M-4.1: per step a set of 4, the capital first if it is empty, then by the die', () => {
    const state = testGame({ ...FULL, piles: { 4: ['coal'], 6: ['coal'], 8: ['coal'] } });
    // Four draws for the capital, a throw of 8, which is taken, then four draws.
    const events = layPlots(state, ['', ''], scripted(0, 0, 0, 0, die(8), 0, 0, 0, 0));
    expect(eventsOf(events, 'resourcesSupplied')).toMatchObject([
      { city: 0, die: null, resources: { length: 4 } },
      { city: 9, die: 8, resources: { length: 4 } },
    ]);
    expect(merchants.view(state, null).markers.resources).toBe(0);
  });

  it('M-4.1, M-S3: 19 is passed on to 20', () => {
    const state = testGame({ ...FULL, piles: { 0: ['gold'], 4: ['coal'], 6: ['coal'], 19: ['coal'] } });
    const events = layPlots(state, ['', ''], scripted(die(19)));
    expect(eventsOf(events, 'resourcesSupplied')).toMatchObject([{ city: 20, die: 19 }]);
  });

  it('M-4.1: a capital that still has resources gets none', () => {
    const state = testGame({ ...FULL, piles: { 0: ['gold'], 4: ['coal'], 6: ['coal'], 8: ['coal'] } });
    const events = layPlots(state, ['', ''], scripted(die(1)));
    expect(eventsOf(events, 'resourcesSupplied')).toMatchObject([{ city: 1, die: 1 }]);
    expect(merchants.view(state, null).cities[0]?.resources).toEqual(['gold']);
  });

  it('M-4.1: resources come before contracts', () => {
    const offers = { 10: 'coal-coal', 11: 'coal-coal', 12: 'coal-coal', 14: 'coal-coal' };
    const state = testGame({
      ...FULL,
      piles: { 4: ['coal'], 6: ['coal'], 8: ['coal'], 19: ['coal'] },
      offers,
    });
    const events = layPlots(state, ['', '']);
    expect(events.filter(({ type }) => type.endsWith('Supplied')).map(({ type }) => type)).toEqual([
      'resourcesSupplied',
      'contractSupplied',
    ]);
  });

  it('M-4.1: a short bag gives what it has and settles the step', () => {
    const piles = { 4: ['coal'], 6: ['coal'], 8: ['coal'], 19: ['coal'] } as const;
    const state = testGame({ ...FULL, piles, stock: emptyBag({ coal: 1, bronze: 2 }) });
    const events = layPlots(state, ['', '']);
    expect(eventsOf(events, 'resourcesSupplied', 'supplyShort')).toMatchObject([
      { city: 0, resources: ['coal', 'bronze', 'bronze'] },
    ]);
    expect(merchants.view(state, null).markers.resources).toBe(0);
  });

  it('M-4.1: with an empty bag the step stays on the marker and is served first next time', () => {
    const state = testGame({
      ...FULL,
      piles: { 4: ['coal'], 6: ['coal'], 8: ['coal'], 19: ['coal'] },
      caravans: [10, 20],
      stock: emptyBag(),
    });
    const events = layPlots(state, ['', '']);
    expect(eventsOf(events, 'resourcesSupplied', 'supplyShort')).toEqual([
      { type: 'supplyShort', track: 'resources', steps: 1 },
    ]);
    expect(merchants.view(state, null).markers.resources).toBe(1);
    // Two coal are delivered in city 10 and serve the old step: the capital.
    layPlots(state, ['x', '']);
    const picks = merchants.parseMove(state.table, 'picks keep temple') as number;
    const history: string[] = [];
    merchants.apply(state, 0, picks, scripted(), (event) => {
      if (event.type === 'resourcesSupplied') history.push(`${event.city} ${event.resources.join(' ')}`);
    });
    expect(history).toEqual(['0 coal coal']);
    expect(merchants.view(state, null).markers.resources).toBe(0);
  });
});

describe('contracts', () => {
  const offers = { 10: 'coal-coal', 11: 'coal-coal', 12: 'coal-coal' };

  it('M-4.2: per step one contract by the die, passed on to the next empty city', () => {
    const state = testGame({ ...FULL, offers });
    const events = layPlots(state, ['', ''], scripted(die(10), 0, die(20), 0));
    expect(eventsOf(events, 'contractSupplied').map(({ die: shown, city }) => [shown, city])).toEqual([
      [10, 13],
      [20, 20],
    ]);
    expect(merchants.view(state, null).markers.contracts).toBe(0);
  });

  it('M-4.2: the capital never gets one', () => {
    for (let number = 1; number <= 20; number++) {
      const state = testGame({ ...FULL, offers });
      layPlots(state, ['', ''], scripted(die(number), 0, die(number), 0));
      expect(merchants.view(state, null).cities[0]?.contract).toBeNull();
    }
  });

  it('M-4.2: with an empty bag the step stays on the marker', () => {
    const { table } = testGame(FULL);
    const rest = table.contracts.flatMap(({ id, copies }) =>
      Array<string>(id === 'coal-coal' ? copies - 3 : copies).fill(id),
    );
    const lone = rest.pop() as string;
    const state = testGame({ ...FULL, offers, contracts: [rest] });
    const events = layPlots(state, ['', '']);
    expect(eventsOf(events, 'contractSupplied', 'supplyShort')).toMatchObject([
      { type: 'contractSupplied', contract: lone },
      { type: 'supplyShort', track: 'contracts', steps: 1 },
    ]);
    expect(merchants.view(state, null).markers.contracts).toBe(1);
    layPlots(state, ['', '']);
    expect(merchants.view(state, null).markers.contracts).toBe(1);
  });
});
