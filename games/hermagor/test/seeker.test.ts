import { expectParsed, openTable, rngFromText, seatsOf } from '@kontor/core';
import { describe, expect, it } from 'vitest';
import { account } from '../account.ts';
import { seek } from '../bot/seeker.ts';
import type { HermagorEvent } from '../rules/index.ts';
import { hermagor } from '../rules/index.ts';

const GAMES = 30;

/** What players did in games of seekers, a number for each player and game. */
function deedsOf(seats: number): Record<string, number[]> {
  const table = expectParsed(openTable(hermagor, { seats }));
  const moves = new Int32Array(hermagor.maxMoves);
  const actions: Record<string, number[]> = {};
  for (let game = 0; game < GAMES; game++) {
    const rng = rngFromText(`seekers ${game}`);
    const events: HermagorEvent[] = [];
    const hear = (event: HermagorEvent) => {
      events.push(event);
    };
    const state = hermagor.setup(table, rng, hear);
    for (;;) {
      const [seat] = seatsOf(hermagor.active(state));
      if (seat === undefined) break;
      hermagor.apply(state, seat, seek(state, seat, rng, moves), rng, hear);
    }
    for (const [action, counts] of Object.entries(account(table, events).actions))
      actions[action] = [...(actions[action] ?? []), ...counts];
  }
  return actions;
}

const total = (counts: readonly number[] = []) => counts.reduce((sum, count) => sum + count, 0);

// The figures of docs/BALANCE.md in small.
describe.each([2, 5])('a plain player among %i on our board', (seats) => {
  const { regions = [], discs = [], lost, rests, sales } = deedsOf(seats);

  it('completes 4 to 6 regions, nearly always two or more, and hardly ever runs out of discs', () => {
    const median = [...regions].sort((a, b) => a - b)[regions.length >> 1];
    expect(median).toBeGreaterThanOrEqual(4);
    expect(median).toBeLessThanOrEqual(6);
    expect(regions.filter((count) => count >= 2).length).toBeGreaterThan(0.9 * regions.length);
    expect(discs.filter((count) => count === 9).length).toBeLessThan(0.05 * discs.length);
  });

  it('sometimes comes too late for a square, and seldom does nothing', () => {
    const late = total(lost) / total(regions);
    expect(late).toBeGreaterThan(0.04);
    expect(late).toBeLessThan(0.25);
    expect(total(rests) / (total(rests) + total(sales))).toBeLessThan(0.12);
  });
});
