import type { Lesson } from '@kontor/core';
import { position } from './at-table.ts';

/** The last announcement of a game, and who is eliminated. */
export const elimination: Lesson = {
  id: 'elimination',
  part: 'core',
  seats: 4,
  position: position({
    seats: 4,
    phase: 'announce',
    turn: 12,
    first: 1,
    caravans: [13, 0, 20, 7],
    stock: [{ gold: 3 }, { gold: 1 }, { coal: 2 }, { gold: 2 }],
    contracts: [
      ['gems-gold'],
      ['coal-silver-gold', 'coal-coal'],
      ['bronze-silver-gems'],
      ['bronze-bronze-gold'],
    ],
    temples: { 8: 0, 3: 1, 10: 2, 9: 3 },
    electors: [{ I: 2, II: 2 }, { III: 2, IV: 1 }, { V: 1 }, { VI: 3, VII: 2, VIII: 1 }],
    piles: { 6: ['coal', 'bronze'], 11: ['silver'] },
    offers: { 5: 'bronze-silver', 12: 'silver-silver' },
    monopoly: { resource: 'gold', announced: [null, 1, 0, 2] },
  }),
  steps: [
    { id: 'three', point: ['player-0', 'player-1', 'player-2', 'player-3'] },
    {
      id: 'announce',
      point: ['player-0'],
      values: { gold: { view: 'players/0/screen/stock/gold' } },
      claims: { view: { monopoly: { resource: 'gold', announced: [null, 1, 0, 2] } } },
      task: {
        model: 'announce 3',
        accept: { events: [{ type: 'ended', winners: [0] }] },
        wrong: [
          { id: 'tied', when: { moves: ['announce 2'] }, example: 'announce 2' },
          { id: 'less', when: {}, example: 'announce 0' },
        ],
      },
    },
    {
      id: 'out',
      claims: {
        events: [
          { type: 'eliminated', seat: 3, step: 'religion' },
          { type: 'eliminated', seat: 2, step: 'politics' },
          { type: 'eliminated', seat: 1, step: 'economy' },
          { type: 'influences', seat: 0, tally: { economy: { influence: 12 } } },
          { type: 'influences', seat: 1, tally: { economy: { influence: 11 } } },
          { type: 'influences', seat: 2, tally: { politics: { influence: 1 } } },
          { type: 'influences', seat: 3, tally: { religion: { influence: 1 } } },
        ],
      },
    },
  ],
};
