import { describe, expect, it } from 'vitest';
import { type Breakdown, eliminate, merchants, type Tally } from '../rules/index.ts';
import { tallyAll } from '../rules/view/standing.ts';
import { MERCHANTS_TEXTS } from '../texts/index.ts';
import { die, eventsOf, play, type Sketch, scripted, testGame } from './test-game.ts';

/** What a test says about a player; the rest is nothing. */
interface Holdings {
  readonly religion?: Partial<Tally['religion']>;
  readonly politics?: Partial<Tally['politics']>;
  readonly economy?: Partial<Tally['economy']>;
}

function tally({ religion, politics, economy }: Holdings): Tally {
  return {
    religion: { influence: 0, largestTemple: 0, temples: 0, ...religion },
    politics: { influence: 0, largestRegion: 0, electors: 0, ...politics },
    economy: {
      influence: 0,
      monopolies: 0,
      largestContract: 0,
      contracts: 0,
      coal: 0,
      bronze: 0,
      silver: 0,
      gems: 0,
      gold: 0,
      ...economy,
    },
  };
}

/** Who goes, as "seat step criterion". */
function goes(...holdings: Holdings[]): string[] {
  return eliminate(holdings.map(tally)).eliminations.map(
    (gone) => `${gone.seat} ${gone.step} ${gone.criterion}`,
  );
}

function ended(scene: Omit<Sketch, 'phase' | 'turn'>) {
  const state = testGame({ ...scene, phase: 'over', turn: 12 });
  const result = merchants.result(state);
  if (!result) throw new Error('a game that is over has a result');
  return { ...result, breakdown: result.breakdown as unknown as Breakdown };
}

const religious = (...influences: number[]): Holdings[] =>
  influences.map((influence) => ({ religion: { influence } }));

describe('influence', () => {
  it('M-6.1: religious, per temple its city’s rank', () => {
    // Ranks of the board: 1 has rank 3, 2 rank 1, 5 rank 2.
    const { breakdown } = ended({ seats: 2, temples: { 1: 0, 2: 0, 5: 1 } });
    expect(breakdown.tallies.map(({ religion }) => religion)).toEqual([
      { influence: 4, largestTemple: 3, temples: 2 },
      { influence: 2, largestTemple: 2, temples: 1 },
    ]);
  });

  it('M-6.1: political, 1 per region with strictly most electors, all players counted', () => {
    const { breakdown } = ended({
      seats: 3,
      electors: [
        { I: 2, II: 3, V: 1 },
        { I: 2, II: 1, VIII: 4 },
        { I: 1, II: 2, V: 1 },
      ],
    });
    expect(breakdown.tallies.map(({ politics }) => politics)).toEqual([
      { influence: 1, largestRegion: 3, electors: 6 },
      { influence: 1, largestRegion: 4, electors: 7 },
      { influence: 0, largestRegion: 0, electors: 4 },
    ]);
  });

  it('M-6.1: economic, kept contracts’ values and 3 per monopoly', () => {
    const { breakdown } = ended({
      seats: 2,
      contracts: [['coal-silver-gold', 'coal-coal', 'coal-coal'], ['gems-gold']],
      monopolies: [1, 2],
      stock: [{ gold: 2 }],
    });
    expect(breakdown.tallies.map(({ economy }) => economy)).toMatchObject([
      { influence: 16, monopolies: 1, largestContract: 9, contracts: 3, gold: 2 },
      { influence: 15, monopolies: 2, largestContract: 9, contracts: 1, gold: 0 },
    ]);
  });

  it('M-6.1: all three are fixed before anyone is eliminated', () => {
    // Seat 0 goes first by religion; it still keeps seat 1 from controlling region I.
    const { breakdown, ranks } = ended({
      seats: 3,
      temples: { 1: 1, 3: 2 },
      electors: [{ I: 2 }, { I: 2 }, { II: 1 }],
    });
    expect(breakdown.eliminations.map(({ seat, step }) => [seat, step])).toEqual([
      [0, 'religion'],
      [1, 'politics'],
    ]);
    expect(ranks).toEqual([3, 2, 1]);
  });
});

describe('elimination', () => {
  it('M-6.2: least religious influence, then least largest temple, then fewest temples', () => {
    expect(goes(...religious(3, 2, 4))[0]).toBe('1 religion influence');
    const first = { religion: { influence: 3, largestTemple: 2, temples: 2 } };
    expect(goes(first, { religion: { influence: 3, largestTemple: 3, temples: 1 } })).toEqual([
      '0 religion largestTemple',
    ]);
    expect(goes(first, { religion: { influence: 3, largestTemple: 2, temples: 3 } })).toEqual([
      '0 religion temples',
    ]);
  });

  it('M-X4, M-6.2: tied on points, three temples of rank 1 lose to one of rank 3', () => {
    const { breakdown, ranks } = ended({ seats: 2, temples: { 2: 0, 4: 0, 9: 0, 1: 1 } });
    expect(breakdown.eliminations).toEqual([
      {
        seat: 0,
        step: 'religion',
        criterion: 'largestTemple',
        values: [
          { seat: 0, value: 1 },
          { seat: 1, value: 3 },
        ],
      },
    ]);
    expect(ranks).toEqual([2, 1]);
  });

  it('M-6.2: the largest temple is the largest, wherever it stands', () => {
    const { breakdown } = ended({ seats: 2, temples: { 5: 0, 7: 0, 1: 1, 2: 1 } });
    expect(breakdown.eliminations).toMatchObject([
      { seat: 0, criterion: 'largestTemple', values: [{ value: 2 }, { value: 3 }] },
    ]);
  });

  it('M-6.3: by politics until two are out', () => {
    const politics = (influence: number, largestRegion = 0, electors = 0) => ({
      politics: { influence, largestRegion, electors },
      religion: { influence: 1 },
    });
    expect(goes({}, politics(2), politics(1))).toEqual(['0 religion influence', '2 politics influence']);
    expect(goes({}, politics(1, 4), politics(1, 3))).toEqual([
      '0 religion influence',
      '2 politics largestRegion',
    ]);
    expect(goes({}, politics(1, 4, 7), politics(1, 4, 6))).toEqual([
      '0 religion influence',
      '2 politics electors',
    ]);
  });

  it('M-6.3: a region is as large as its controller’s own electors, or as all electors in it', () => {
    const scene: Sketch = {
      seats: 3,
      temples: { 1: 0, 3: 1 },
      // Seat 2 goes by religion; seat 0 has more electors in its region, seat 1 the region with more in all.
      electors: [{ I: 4 }, { II: 3 }, { II: 2 }],
    };
    const out = (largestRegion: string) =>
      ended({ ...scene, options: { largestRegion } }).breakdown.eliminations.map(
        ({ seat, criterion, values }) => [seat, criterion, ...values.map(({ value }) => value)],
      );
    const inView = (largestRegion: string) => {
      const state = testGame({ ...scene, options: { largestRegion }, phase: 'over', turn: 12 });
      return tallyAll(state.table, merchants.view(state, 1)).map(({ politics }) => politics.largestRegion);
    };
    expect(inView('own')).toEqual([4, 3, 0]);
    expect(inView('all')).toEqual([4, 5, 0]);
    expect(out('own')[1]).toEqual([1, 'largestRegion', 4, 3]);
    expect(out('all')[1]).toEqual([0, 'largestRegion', 4, 5]);
  });

  it('M-6.3: two if religion could not decide', () => {
    const players = [3, 1, 2].map((influence) => ({ politics: { influence } }));
    expect(goes(...players)).toEqual(['1 politics influence', '2 politics influence']);
  });

  it.each([
    ['influence', { influence: 1, monopolies: 5 }, { influence: 2 }],
    ['monopolies', { influence: 9, largestContract: 9 }, { influence: 9, monopolies: 3 }],
    ['largestContract', { largestContract: 3, contracts: 9, gold: 9 }, { largestContract: 4 }],
    ['contracts', { contracts: 1, gold: 9 }, { contracts: 2 }],
    ['gold', { gold: 1, gems: 9 }, { gold: 2 }],
    ['gems', { gems: 1, silver: 9 }, { gems: 2 }],
    ['silver', { silver: 1, bronze: 9 }, { silver: 2 }],
    ['bronze', { bronze: 1, coal: 9 }, { bronze: 2 }],
    ['coal', { coal: 1 }, { coal: 2 }],
  ])('M-6.4: by economy, %s', (criterion, less, more) => {
    expect(goes({ economy: more }, { economy: less })).toEqual([`1 economy ${criterion}`]);
  });

  it('M-6.4: by economy until three are out, and with 5 or 6 players until one is left', () => {
    const players = [5, 1, 4, 2, 3, 6].map((influence) => ({ economy: { influence } }));
    expect(goes(...players.slice(0, 4))).toHaveLength(3);
    expect(goes(...players.slice(0, 5))).toHaveLength(4);
    expect(goes(...players)).toEqual([1, 3, 4, 2, 0].map((seat) => `${seat} economy influence`));
  });

  it('M-6.5: those tied for least go on to the next criterion among themselves', () => {
    // Seat 2 has the smallest largest temple of all, but is not among the least.
    const { eliminations } = eliminate(
      [
        { religion: { influence: 2, largestTemple: 2 } },
        { religion: { influence: 2, largestTemple: 1, temples: 2 } },
        { religion: { influence: 3, largestTemple: 0 } },
      ].map(tally),
    );
    expect(eliminations[0]).toEqual({
      seat: 1,
      step: 'religion',
      criterion: 'largestTemple',
      values: [
        { seat: 0, value: 2 },
        { seat: 1, value: 1 },
      ],
    });
  });

  it('M-6.5: undecided after the last criterion eliminates nobody more in that step', () => {
    const { eliminations, undecided } = eliminate(
      [
        { economy: { influence: 2 } },
        { economy: { influence: 1 } },
        { religion: { influence: 1 }, politics: { influence: 1 } },
      ].map(tally),
    );
    expect(undecided).toEqual([
      { step: 'religion', seats: [0, 1] },
      { step: 'politics', seats: [0, 1] },
    ]);
    expect(eliminations.map(({ seat, step }) => [seat, step])).toEqual([
      [2, 'economy'],
      [1, 'economy'],
    ]);
  });

  it('M-6.5: after each elimination the step starts again at its first criterion with all who remain', () => {
    // Seats 0 and 1 tie on influence and seat 1 goes by electors; then seat 0 is least by influence.
    const politics = (influence: number, electors: number) => ({ politics: { influence, electors } });
    expect(goes(politics(1, 5), politics(1, 4), politics(2, 2), politics(3, 1)).slice(0, 2)).toEqual([
      '1 politics electors',
      '0 politics influence',
    ]);
  });

  it('M-6.5: it stops as soon as one player is left', () => {
    expect(goes(...religious(1, 2))).toEqual(['0 religion influence']);
    expect(eliminate(religious(1, 2).map(tally)).survivors).toEqual([1]);
  });

  it.each([
    [3, ['religion', 'politics']],
    [4, ['religion', 'politics', 'economy']],
    [5, ['religion', 'politics', 'economy', 'economy']],
    [6, ['religion', 'politics', 'economy', 'economy', 'economy']],
  ])('M-6.5: usually with %i players %j', (seats, steps) => {
    const players = Array.from({ length: seats }, (_, seat) => ({
      religion: { influence: seat },
      politics: { influence: seat },
      economy: { influence: seat },
    }));
    expect(eliminate(players.map(tally)).eliminations.map(({ step }) => step)).toEqual(steps);
  });

  it('M-6.5: several left at the end share the victory', () => {
    const { ranks, scores, breakdown } = ended({ seats: 3, temples: { 1: 0, 3: 1 } });
    expect(breakdown).toMatchObject({ survivors: [0, 1], dieWinner: null });
    expect(ranks).toEqual([1, 1, 3]);
    expect(scores).toEqual([1, 1, 0]);
  });

  it('M-6.5: or the die decides, the tied highest again', () => {
    const state = testGame({
      seats: 3,
      options: { tie: 'die' },
      phase: 'announce',
      turn: 12,
      temples: { 1: 0, 3: 1 },
      monopoly: { resource: 'gold', announced: [0, 0, null] },
    });
    const events = play(state, [[2, 'announce 0']], scripted(die(7), die(7), die(3), die(4)));
    expect(
      eventsOf(events, 'rolled').map(({ purpose, rolls, highest }) => [purpose, rolls.length, highest]),
    ).toEqual([
      ['tie', 2, [0, 1]],
      ['tie', 2, [1]],
    ]);
    expect(merchants.result(state)).toMatchObject({ ranks: [2, 1, 3], scores: [1, 2, 0] });
    expect(events[events.length - 1]).toEqual({ type: 'ended', winners: [1] });
  });

  it('M-6.6: with two players religion alone decides unless it ties, and the table says so', () => {
    const rich = { politics: { influence: 8 }, economy: { influence: 90 } };
    expect(goes(rich, { religion: { influence: 1 } })).toEqual(['0 religion influence']);
    expect(goes(rich, {})).toEqual(['1 politics influence']);
    expect(MERCHANTS_TEXTS.en.notices.two).toMatch(/religion alone/);
  });

  it('M-6.6: with three the economy decides only if an earlier step could not, and the table says so', () => {
    const [a, b, c] = [2, 1, 0].map((influence) => ({ religion: { influence }, politics: { influence } }));
    const rich = { economy: { influence: 50 } };
    expect(goes({ ...a }, { ...b, ...rich }, { ...c, ...rich })).toEqual([
      '2 religion influence',
      '1 politics influence',
    ]);
    const pious = { religion: { influence: 1 }, politics: { influence: 1 }, economy: { influence: 1 } };
    expect(goes(rich, {}, pious)).toEqual(['1 economy influence', '2 economy influence']);
    expect(MERCHANTS_TEXTS.en.notices.three).toMatch(/economy counts only/);
  });
});

describe('the result', () => {
  it('M-7.5: ranks in reverse order of elimination, score is seats outlasted', () => {
    const { ranks, scores, breakdown } = ended({
      seats: 4,
      temples: { 1: 0, 3: 1, 6: 2 },
      electors: [{ I: 1 }, {}, { II: 1 }, { III: 1 }],
      contracts: [['coal-coal'], [], ['coal-bronze'], []],
    });
    expect(breakdown.eliminations.map(({ seat, step }) => [seat, step])).toEqual([
      [3, 'religion'],
      [1, 'politics'],
      [0, 'economy'],
    ]);
    expect(ranks).toEqual([2, 3, 1, 4]);
    expect(scores).toEqual([2, 1, 3, 0]);
  });

  it('M-7.5: none while the game runs; the end is reported step by step', () => {
    const state = testGame({
      seats: 2,
      phase: 'announce',
      turn: 12,
      temples: { 1: 0 },
      electors: [{}, { I: 1 }],
      monopoly: { resource: 'gold', announced: [0, null] },
    });
    expect(merchants.result(state)).toBeUndefined();
    const events = play(state, [[1, 'announce 0']]);
    expect(eventsOf(events, 'regionScored')).toHaveLength(8);
    expect(eventsOf(events, 'regionScored')[0]).toEqual({
      type: 'regionScored',
      region: 'I',
      controller: 1,
      electors: [0, 1],
    });
    expect(eventsOf(events, 'influences')).toHaveLength(2);
    expect(eventsOf(events, 'eliminated')).toMatchObject([
      { seat: 1, step: 'religion', criterion: 'influence' },
    ]);
    expect(merchants.result(state)).toMatchObject({ ranks: [1, 2], scores: [1, 0] });
    expect(merchants.active(state)).toBe(0);
  });
});
