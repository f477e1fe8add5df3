import { rngFromText } from '@kontor/core';
import { someMove } from '@kontor/core/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { probe } from '../probe.ts';
import { merchants } from '../rules/index.ts';
import { fillPosition } from '../rules/position/sketch.ts';
import { type Sketch, testGame, testTable } from './test-game.ts';

const table = testTable(2);
const die = testTable(2, { tie: 'die' });

function codes(position: unknown, at = table): string[] {
  const read = merchants.readPosition(at, JSON.parse(JSON.stringify(position)));
  return read.ok ? [] : [...new Set(read.problems.map(({ code }) => code))];
}

/** The scene with something changed that the builder itself would keep right. */
function bent(scene: Sketch, bend: (position: ReturnType<typeof fillPosition>) => unknown): string[] {
  return codes(bend(fillPosition(scene)));
}

const picks: Sketch = {
  seats: 2,
  phase: 'resolve',
  caravans: [3, 20],
  plots: ['xa', ''],
  served: { 3: [0] },
  choice: { kind: 'picks', seat: 0, action: 1, city: 3, contract: 'coal-gems' },
};

describe('positions', () => {
  it.each<[string, Sketch]>([
    ['placing', { seats: 2, phase: 'place', caravans: [4, null] }],
    ['plotting', { seats: 2, plots: ['x', null], stock: [{ coal: 3 }], contracts: [['coal-coal']] }],
    ['picks', picks],
    ['electors', { ...picks, choice: { kind: 'electors', seat: 0, action: 1, city: 3, contract: null } }],
    [
      'announcing',
      { seats: 2, phase: 'announce', turn: 6, monopoly: { resource: 'coal', announced: [0, null] } },
    ],
    ['over', { seats: 2, phase: 'over', turn: 12, monopolies: [4, 3], temples: { 4: 1 } }],
  ])('read back what was written: %s', (_, scene) => {
    const position = fillPosition(scene);
    const state = testGame(scene);
    expect(merchants.writePosition(state)).toEqual(position);
  });

  it.each<[string, string, Sketch]>([
    ['a turn without plotting', 'position.turn', { seats: 2, turn: 13 }],
    [
      'a monopoly out of turn',
      'position.turn',
      { seats: 2, phase: 'announce', turn: 4, monopoly: { resource: 'coal', announced: [null, null] } },
    ],
    ['an early end', 'position.turn', { seats: 2, phase: 'over', turn: 11 }],
    ['resolution without a choice', 'position.choice', { seats: 2, phase: 'resolve', plots: ['x', 'x'] }],
    ['announcing nothing', 'position.monopoly', { seats: 2, phase: 'announce', turn: 3 }],
    [
      'too high a pile',
      'position.pile',
      { seats: 2, piles: { 4: ['coal', 'coal', 'coal', 'coal', 'coal'] } },
    ],
    ['both in one city', 'position.both', { seats: 2, piles: { 4: ['coal'] }, offers: { 4: 'coal-coal' } }],
    ['a contract on the capital', 'position.capital', { seats: 2, offers: { 0: 'coal-coal' } }],
    ['a temple on the capital', 'position.capital', { seats: 2, temples: { 0: 1 } }],
    ['served while plotting', 'position.served', { seats: 2, served: { 4: [0] } }],
    ['too much gold', 'position.resources', { seats: 2, stock: [{ gold: 4 }, { gold: 3 }] }],
    ['too many of a contract', 'position.contracts', { seats: 2, contracts: [['gems-gold'], ['gems-gold']] }],
    ['an unknown contract', 'position.contracts', { seats: 2, contracts: [['gold-gold']] }],
    ['six temples', 'position.temples', { seats: 2, temples: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0 } }],
    ['21 electors', 'position.electors', { seats: 2, electors: [{ I: 20, II: 1 }] }],
    ['a monopoly before any was scored', 'position.monopolies', { seats: 2, turn: 3, monopolies: [1, 0] }],
    ['all plots laid', 'position.plots', { seats: 2, plots: ['x', 'x'] }],
    ['a caravan missing', 'position.caravans', { seats: 2, caravans: [1, null] }],
    ['placed out of turn', 'position.caravans', { seats: 2, phase: 'place', caravans: [null, 4] }],
    ['placed on the capital', 'position.caravans', { seats: 2, phase: 'place', caravans: [0, null] }],
    ['a choice elsewhere', 'position.choice', { ...picks, caravans: [4, 20] }],
    ['a choice that is none', 'position.choice', { ...picks, temples: { 3: 1 } }],
    [
      'electors of a city with one region',
      'position.choice',
      {
        ...picks,
        caravans: [5, 20],
        served: { 5: [0] },
        choice: { kind: 'electors', seat: 0, action: 1, city: 5, contract: null },
      },
    ],
    [
      'announced more than there is',
      'position.announced',
      { seats: 2, phase: 'announce', turn: 3, monopoly: { resource: 'coal', announced: [1, null] } },
    ],
    [
      'announced out of turn',
      'position.announced',
      { seats: 2, phase: 'announce', turn: 3, monopoly: { resource: 'coal', announced: [null, 0] } },
    ],
    ['a die that was not thrown', 'position.die', { seats: 2, dieWinner: 1 }],
  ])('refuse %s', (_, code, scene) => {
    expect(codes(fillPosition(scene))).toEqual([code]);
  });

  it('refuse other numbers of players, seats and steps', () => {
    const scene: Sketch = { seats: 2 };
    expect(bent(scene, (position) => ({ ...position, players: position.players.slice(1) }))).toEqual([
      'position.players',
    ]);
    expect(bent(scene, (position) => ({ ...position, first: 2 }))).toEqual(['position.seat']);
    expect(bent(scene, (position) => ({ ...position, markers: { resources: 4, contracts: 5 } }))).toEqual([
      'position.lots',
    ]);
    expect(bent(scene, (position) => ({ ...position, markers: { resources: 5, contracts: 6 } }))).toEqual([
      'position.lots',
    ]);
    expect(bent(scene, (position) => ({ ...position, bag: {} }))).toEqual(['position.shape']);
  });

  it('M-6.5: with the die one of several survivors has won, and only then', () => {
    const over: Sketch = { seats: 2, phase: 'over', turn: 12, options: { tie: 'die' } };
    expect(codes(fillPosition(over), die)).toEqual(['position.die']);
    expect(codes(fillPosition({ ...over, dieWinner: 1 }), die)).toEqual([]);
    expect(codes(fillPosition({ ...over, dieWinner: 1, temples: { 1: 0 } }), die)).toEqual(['position.die']);
  });

  it('answer garbage with problems, never with an exception', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (garbage) => {
        const read = merchants.readPosition(table, garbage);
        expect(read.ok).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  it('survive a change anywhere: a playable state or a problem', () => {
    const scene: Sketch = {
      seats: 2,
      plots: ['x', null],
      stock: [{ coal: 3 }],
      piles: { 4: ['coal', 'gold'] },
    };
    const leaves = paths(fillPosition(scene));
    fc.assert(
      fc.property(
        fc.constantFrom(...leaves),
        fc.oneof(fc.integer({ min: -2, max: 40 }), fc.constantFrom(null, '', 'x', 'coal', 'over', [], {})),
        (path, value) => {
          const position = JSON.parse(JSON.stringify(fillPosition(scene)));
          replace(position, path, value);
          const read = merchants.readPosition(table, position);
          if (!read.ok) {
            for (const { code, message } of read.problems)
              expect([code, message].join()).toMatch(/^position\./);
            return;
          }
          const rng = rngFromText('on');
          const out = new Int32Array(merchants.maxMoves);
          const state = read.value;
          for (let i = 0; i < 30 && merchants.active(state) !== 0; i++) {
            const seat = Math.log2(merchants.active(state) & -merchants.active(state));
            merchants.apply(state, seat, someMove(probe, state, seat, rng, out), rng);
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});

type Path = readonly (string | number)[];

function paths(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, inner]) => paths(inner, [...at, key]))];
}

function replace(root: Record<string, unknown>, path: Path, value: unknown): void {
  let node = root;
  for (const key of path.slice(0, -1)) node = node[key] as Record<string, unknown>;
  const last = path[path.length - 1];
  if (last !== undefined) node[last] = value;
}
