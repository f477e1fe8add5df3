import { describeGame } from '@kontor/core/testkit';
import { probe } from '../probe.ts';
import { slowMoves } from './slow-moves.ts';

describeGame(probe, {
  tables: [{ seats: 2 }, { seats: 3, options: { most: 5 } }, { seats: 4, options: { most: 2 } }],
  games: 10,
  perft: [
    { name: 'set-up for two', table: { seats: 2 }, counts: [3, 9, 27] },
    {
      name: 'the last stones',
      table: { seats: 2 },
      position: { left: 3, turn: 1, last: null, taken: [7, 6] },
      counts: [3, 4, 4],
    },
  ],
  slowMoves,
  coverage: [],
  fixtures: new URL('../fixtures/', import.meta.url),
});
