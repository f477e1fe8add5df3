import { rngFromText } from '@kontor/core';
import { someMove } from '@kontor/core/testkit';
import { describe, expect, it } from 'vitest';
import { probe } from '../probe.ts';
import { type MerchantsEvent, type MerchantsState, merchants, type Walk, walk } from '../rules/index.ts';
import { eventsOf, type Sketch, testGame, testTable } from './test-game.ts';

/** Roads of the board: 5 –a– 6 –b– 7 –c– 9 and 7 –a– 10; 4 –b– 5. */
const SCENE: Sketch = {
  seats: 3,
  first: 0,
  caravans: [5, 7, 20],
  piles: { 5: ['bronze', 'gold'], 6: ['coal'], 0: ['coal', 'coal', 'coal', 'coal'] },
  offers: { 7: 'coal-bronze' },
};

function walked(plot: string, changes: Partial<Sketch> = {}, seat = 0): Walk {
  const state = testGame({ ...SCENE, ...changes });
  return walk(state.table, merchants.view(state, seat), seat, plot);
}

describe('walking a plot', () => {
  it('M-3.1: shows every step: where, what, and what is carried on the way', () => {
    const { steps } = walked('xaxbx');
    expect(steps.map(({ action, act, from, to, outcome }) => [action, act, from, to, outcome])).toEqual([
      [1, 'x', 5, 5, 'took'],
      [2, 'a', 5, 6, 'moved'],
      [3, 'x', 6, 6, 'took'],
      [4, 'b', 6, 7, 'moved'],
      [5, 'x', 7, 7, 'fulfilled'],
    ]);
    expect(steps.map(({ resource, contract }) => resource ?? contract)).toEqual([
      'bronze',
      null,
      'coal',
      null,
      'coal-bronze',
    ]);
  });

  it('M-3.2, M-3.3, M-3.5: says why a step does nothing', () => {
    const reasons = (plot: string) => walked(plot).steps.map(({ reason }) => reason);
    expect(reasons('dxx')).toEqual(['noRoad', null, 'alreadyServed']);
    expect(reasons('abx')).toEqual([null, null, 'missingResources']);
    expect(reasons('bx')).toEqual([null, 'nothingHere']);
  });

  it('M-3.1: names the rivals who can be there earlier, by roads and order', () => {
    // Seat 1 stands in 7, one road from 6: it can take there as its second action.
    expect(walked('axx').steps[1]).toMatchObject({ outcome: 'took', rivals: [], certain: true });
    expect(walked('cax').steps[2]).toMatchObject({ outcome: 'took', rivals: [1], certain: false });
    // With seat 1 going first the second action is too late already.
    expect(walked('ax', { first: 1 }).steps[1]).toMatchObject({ rivals: [1], certain: false });
    // A pile of two has something for both.
    expect(walked('ccccx', {}).steps[4]).toMatchObject({ outcome: 'took', rivals: [1], certain: true });
  });

  it('M-3.5: a contract is certain only with goods that nobody can take first', () => {
    const last = (plot: string, changes: Partial<Sketch>) => walked(plot, changes).steps[plot.length - 1];
    const alone = { caravans: [5, 20, 20] };
    expect(last('xaxbx', alone)).toMatchObject({ outcome: 'fulfilled', rivals: [], certain: true });
    expect(last('xaxbx', {})).toMatchObject({ outcome: 'fulfilled', rivals: [1], certain: false });
    // Seat 1 could empty city 6 first and be gone before the contract is reached.
    const late = {
      first: 1,
      caravans: [5, 6, 20],
      offers: { 5: 'coal-bronze' },
      piles: { 6: ['coal'] },
      stock: [{ bronze: 1 }],
    } as const;
    expect(walked('axax', late).steps.map(({ certain }) => certain)).toEqual([true, false, true, false]);
  });

  it('flags what was forgotten on the way', () => {
    expect(walked('ab').overlooked).toEqual([5, 6]);
    expect(walked('xaxb').overlooked).toEqual([7]);
    expect(walked('xaxbx').overlooked).toEqual([]);
    expect(walked('xa').overlooked).toEqual([6]);
    // The sixth action may end before something, for the next turn.
    expect(walked('xcccca').overlooked).toEqual([]);
  });
});

/** What a seat did this turn, by action. */
function actionsOf(events: readonly MerchantsEvent[], seat: number) {
  return new Map(
    eventsOf(events, 'moved', 'took', 'fulfilled', 'ignored')
      .filter((event) => event.seat === seat)
      .map((event) => [event.action, event]),
  );
}

describe('the walk and the resolution', () => {
  it('M-3.1: what the walk calls certain happens, and nothing happens that it calls impossible', () => {
    const rng = rngFromText('walks');
    let checked = 0;
    for (let game = 0; game < 40; game++) {
      const state = merchants.setup(testTable(2 + (game % 5)), rng);
      while (merchants.active(state) !== 0) {
        const { walks, events } = playTurn(state, rng);
        walks.forEach((plan, seat) => {
          const done = actionsOf(events, seat);
          for (const step of plan.steps) {
            const event = done.get(step.action);
            // After something uncertain the rest of the walk is a guess.
            if (!step.certain && step.outcome !== 'ignored') break;
            expect(event?.type).toBe(step.outcome);
            if (step.outcome === 'took' && step.rivals.length > 0) break;
            if (event?.type === 'took') expect(event.resource).toBe(step.resource);
            if (event?.type === 'moved') expect(event.to).toBe(step.to);
            if (event?.type === 'ignored') expect(event.city).toBe(step.from);
            checked++;
          }
        });
      }
    }
    expect(checked).toBeGreaterThan(1000);
  });

  /** Plays to the next plotting, with the walks of all plots as their owners saw them. */
  function playTurn(state: MerchantsState, rng: ReturnType<typeof rngFromText>) {
    const out = new Int32Array(merchants.maxMoves);
    const walks: Walk[] = [];
    const events: MerchantsEvent[] = [];
    const { turn } = merchants.view(state, null);
    while (merchants.active(state) !== 0 && merchants.view(state, null).turn === turn) {
      const seat = Math.log2(merchants.active(state) & -merchants.active(state));
      const move = someMove(probe, state, seat, rng, out);
      const preview = merchants.preview(state, seat, move);
      if (preview.kind === 'plot') walks[seat] = preview;
      merchants.apply(state, seat, move, rng, (event) => events.push(event));
    }
    return { walks, events };
  }
});
