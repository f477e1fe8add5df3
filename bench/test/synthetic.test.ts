import { readFileSync } from 'node:fs';
import { rngFromText } from '@kontor/core';
import { Client } from 'boardgame.io/client';
import { describe, expect, it } from 'vitest';
import { type Synthetic, synthetic } from '../src/engine/synthetic.ts';

interface Seen {
  readonly bytes: number;
  readonly choices: number;
  readonly changed: number;
}

/** Plays a game at random and notes what every decision was like. */
function play(seed: string): Seen[] {
  const client = Client<Synthetic>({ game: synthetic, numPlayers: 4, debug: false });
  const rng = rngFromText(seed);
  const seen: Seen[] = [];
  for (let state = client.getState(); state && !state.ctx.gameover; state = client.getState()) {
    const before = JSON.stringify(state.G);
    const choice = synthetic.ai?.enumerate(state.G, state.ctx, state.ctx.currentPlayer) ?? [];
    const action = choice[rng.int(choice.length)];
    if (action && 'move' in action) client.moves[action.move]?.(...(action.args ?? []));
    const changed = changes(JSON.parse(before), client.getState()?.G);
    seen.push({ bytes: before.length, choices: choice.length, changed });
  }
  return seen;
}

/** How many fields differ. */
function changes(a: unknown, b: unknown): number {
  if (typeof a !== 'object' || a === null) return a === b ? 0 : 1;
  return Object.entries(a).reduce(
    (sum, [key, value]) => sum + changes(value, (b as Readonly<Record<string, unknown>>)[key]),
    0,
  );
}

describe('the synthetic game for boardgame.io', () => {
  const seen = [...play('a'), ...play('b'), ...play('c')];

  it('has 4 seats and 180 moves', () => {
    expect([synthetic.minPlayers, synthetic.maxPlayers]).toEqual([4, 4]);
    expect(seen).toHaveLength(3 * 180);
  });

  it('has a state of 2.0 to 2.5 kB of JSON', () => {
    expect(Math.min(...seen.map(({ bytes }) => bytes))).toBeGreaterThanOrEqual(2000);
    expect(Math.max(...seen.map(({ bytes }) => bytes))).toBeLessThanOrEqual(2500);
  });

  it('lists 40 to 60 moves a decision', () => {
    expect(Math.min(...seen.map(({ choices }) => choices))).toBeGreaterThanOrEqual(40);
    expect(Math.max(...seen.map(({ choices }) => choices))).toBeLessThanOrEqual(60);
  });

  it('changes at least one and at most 6 fields a move', () => {
    expect(Math.min(...seen.map(({ changed }) => changed))).toBeGreaterThanOrEqual(1);
    expect(Math.max(...seen.map(({ changed }) => changed))).toBeLessThanOrEqual(6);
  });

  it('is at most 80 lines long', () => {
    const source = readFileSync(new URL('../src/engine/synthetic.ts', import.meta.url), 'utf8');
    expect(source.trimEnd().split('\n').length).toBeLessThanOrEqual(80);
  });
});
