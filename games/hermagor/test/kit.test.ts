import { readFileSync } from 'node:fs';
import type { TableChoice } from '@kontor/core';
import { describeGame } from '@kontor/core/testkit';
import { probe } from '../probe.ts';
import { hermagor } from '../rules/index.ts';
import { slowMoves } from './slow-enumerator.ts';
import { testGame } from './test-game.ts';

/** Every option with every number of players. */
const TABLES: readonly TableChoice[] = [2, 3, 4, 5].flatMap((seats) => [
  { seats },
  { seats, options: { sixTile: 'replace', pass: 'out', travelPay: 'after', revenueOfficer: true } },
  { seats, options: { sixTile: 'add', travelPay: 'after', openCash: true } },
  { seats, options: { decline: 'never', sharedBuyers: 'twoEach', pass: 'out' } },
  { seats, options: { decline: 'never', sharedBuyers: 'twoEach', travelPay: 'after' } },
]);

/** Lines of play of length 1, 2, 3 … from the positions in the folder beside this file. */
const PERFT: readonly (readonly [name: string, counts: readonly number[]])[] = [
  ['floating-market', [9, 18, 36, 72]],
  ['last-actions', [20, 300, 4605]],
  ['officer', [2, 4, 8, 16]],
  ['pay-after', [2, 42, 756, 12850]],
  ['poor-after', [15, 465, 15810]],
  ['raise', [2, 4, 8, 16]],
  ['search', [2, 10, 357, 12099]],
  ['shared-build', [2, 70, 986]],
  ['shortcut', [33, 825, 22275]],
  ['two-players-market', [99, 4852]],
  ['two-players-selling', [52, 1067]],
  ['two-regions', [6, 16, 528, 20576]],
];

function saved(name: string): { readonly table: TableChoice; readonly position: unknown } {
  return JSON.parse(readFileSync(new URL(`positions/${name}.json`, import.meta.url), 'utf8'));
}

/** Seat 1 is asked in relic-1, where the nearest way costs 1 to move: so it has at least 1, and 20 + 19 at most. */
const hiddenCash = testGame({
  turn: 1,
  cash: [15, 9, 20],
  merchants: ['castle', 'relic-1', 'castle'],
  tiles: [[], [1], []],
  ready: [1, 1, 1],
});

describeGame(probe, {
  tables: TABLES,
  games: 2,
  perft: [
    { name: 'set-up for two', table: { seats: 2 }, counts: [111, 6106] },
    { name: 'set-up for three', table: { seats: 3 }, counts: [56, 3081] },
    { name: 'set-up for four', table: { seats: 4 }, counts: [60, 3541] },
    { name: 'set-up for five', table: { seats: 5 }, counts: [64, 4033] },
    ...PERFT.map(([name, counts]) => ({ name, counts, ...saved(name) })),
  ],
  slowMoves,
  coverage: [
    {
      name: 'the cash of a player who is asked',
      table: hiddenCash.table,
      state: hiddenCash.state,
      viewer: 0,
      hidden: (state) => `${hermagor.view(state, 1).players[1]?.cash}`,
      possible: Array.from({ length: 39 }, (_, i) => `${i + 1}`),
    },
  ],
  fixtures: new URL('../fixtures/', import.meta.url),
});
