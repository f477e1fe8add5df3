import { describe, expect, it } from 'vitest';
import type { MerchantsEvent } from '../rules/index.ts';
import { gainsOf, monopolyRounds } from '../ui/model/gains.ts';

const step = (row: number, ...events: MerchantsEvent[]) => ({ row, seat: 0, events });

describe('the summary of a stretch', () => {
  it('M-6.1: counts temples by rank, contracts by value, monopolies 3 each, and electors without their control', () => {
    const gains = gainsOf(2, [
      step(
        1,
        { type: 'took', seat: 0, action: 1, city: 4, resource: 'coal', left: 1 },
        { type: 'fulfilled', seat: 0, action: 2, city: 3, contract: 'coal-gems' },
        { type: 'contractKept', seat: 0, contract: 'coal-gems' },
        { type: 'templeBuilt', seat: 0, city: 3, rank: 2, left: 4 },
        { type: 'electorsPlaced', seat: 1, city: 3, regions: { I: 2, IV: 1 }, left: 17 },
        { type: 'ignored', seat: 1, action: 1, act: 'x', city: 4, reason: 'tooLate' },
      ),
      step(2, { type: 'monopolyScored', resource: 'gold', winner: 0, amounts: [1, 0] }),
    ]);
    expect(gains[0]).toEqual({
      seat: 0,
      religion: 2,
      temples: [3],
      electors: 0,
      regions: [],
      economy: 8,
      contracts: [5],
      monopolies: ['gold'],
      taken: 1,
      delivered: 2,
      failed: 0,
    });
    expect(gains[1]).toMatchObject({ electors: 3, regions: ['I', 'IV'], economy: 0, failed: 1 });
  });

  it('M-5.1: is due after the last monopoly of a turn, but not at the end of the game', () => {
    const scored = { type: 'monopolyScored', resource: 'gold', winner: null, amounts: [0, 0] } as const;
    const history = [
      step(7, { type: 'announceOpened', turn: 3, resource: 'coal' }),
      step(9, { type: 'monopolyScored', resource: 'coal', winner: null, amounts: [0, 0] }),
      step(16, scored, { type: 'turnStarted', turn: 4, first: 1 }),
      step(40, { type: 'announceOpened', turn: 6, resource: 'coal' }),
      step(49, scored),
      step(90, scored, { type: 'ended', winners: [0] }),
    ];
    expect(monopolyRounds(history, (turn) => `turn ${turn}`)).toEqual([
      { row: 16, title: 'turn 3' },
      { row: 49, title: 'turn 6' },
    ]);
  });
});
