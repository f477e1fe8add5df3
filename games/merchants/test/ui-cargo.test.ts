import { describe, expect, it } from 'vitest';
import type { WalkStep } from '../rules/view/preview-types.ts';
import { cargoAfter, contested, stockAfter } from '../ui/model/cargo.ts';

const STOCK = { coal: 1, bronze: 0, silver: 0, gems: 0, gold: 1 };

function step(change: Partial<WalkStep>): WalkStep {
  return {
    action: 1,
    act: 'x',
    from: 1,
    to: 1,
    outcome: 'took',
    resource: null,
    contract: null,
    reason: null,
    rivals: [],
    certain: true,
    ...change,
  };
}

const STEPS = [
  step({ resource: 'bronze' }),
  step({ act: 'a', outcome: 'moved' }),
  step({ outcome: 'fulfilled', contract: 'coal-bronze' }),
  step({ resource: 'gems' }),
];

describe('what the ghost carries', () => {
  it('M-3.3, M-3.5: takes goods and gives them away again, step by step', () => {
    expect(stockAfter(STOCK, STEPS.slice(0, 1))).toEqual({ ...STOCK, bronze: 1 });
    expect(stockAfter(STOCK, STEPS.slice(0, 3))).toEqual({ ...STOCK, coal: 0 });
    expect(stockAfter(STOCK, STEPS)).toEqual({ ...STOCK, coal: 0, gems: 1 });
    expect(STOCK.coal).toBe(1);
  });

  it('shows only what it did not have before', () => {
    expect(cargoAfter(STOCK, STEPS.slice(0, 2))).toEqual(['bronze']);
    expect(cargoAfter(STOCK, STEPS.slice(0, 3))).toEqual([]);
    expect(cargoAfter(STOCK, STEPS)).toEqual(['gems']);
  });

  it('calls a step contested only if a rival could leave nothing', () => {
    expect(contested(step({ rivals: [1], certain: false }))).toBe(true);
    expect(contested(step({ rivals: [1] }))).toBe(false);
    expect(contested(step({ certain: false }))).toBe(false);
  });
});
