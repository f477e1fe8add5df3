import { describe, expect, it } from 'vitest';
import { spend } from '../src/budget.ts';

describe('a budget', () => {
  it('is spent to the last round', async () => {
    let rounds = 0;
    await spend(
      { rounds: 40 },
      () => rounds++,
      () => false,
    );
    expect(rounds).toBe(40);
  });

  it('is not spent on what is settled', async () => {
    let rounds = 0;
    await spend(
      { rounds: 400 },
      () => rounds++,
      (left) => left < 350,
    );
    expect(rounds).toBeGreaterThan(50);
    expect(rounds).toBeLessThan(100);
  });

  it('ends when the thought is called off', async () => {
    const control = new AbortController();
    await spend(
      { signal: control.signal },
      () => control.abort(),
      () => false,
    );
    expect(control.signal.aborted).toBe(true);
  });
});
