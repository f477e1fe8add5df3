import type { Lesson } from '@kontor/core';
import { position } from './at-table.ts';
import { PILES } from './plotting.ts';

/* Tables of another kind. */

export const noSecrets: Lesson = {
  id: 'no-secrets',
  part: 'more',
  seats: 3,
  options: { noSecrets: true },
  position: position({
    seats: 3,
    turn: 4,
    first: 1,
    caravans: [13, 0, 20],
    stock: [{ coal: 2 }, { coal: 2 }, { bronze: 1 }],
    piles: { 6: PILES[6], 10: PILES[10], 9: ['silver', 'gems'], 2: ['bronze', 'silver'], 18: ['coal'] },
    offers: { 8: 'coal-coal', 11: 'coal-coal', 1: 'coal-gems', 5: 'bronze-silver', 12: 'silver-silver' },
  }),
  steps: [
    {
      id: 'open',
      point: ['city-8', 'city-11', 'player-1'],
      claims: { view: { first: 1, players: { 1: { caravan: 0, screen: { stock: { coal: 2 } } } } } },
      task: {
        model: 'plot bx',
        accept: { events: [{ type: 'fulfilled', seat: 0, city: 11 }] },
        wrong: [
          { id: 'beaten', when: { events: [{ type: 'ignored', seat: 0, city: 8 }] }, example: 'plot abx' },
          { id: 'other', when: {}, example: 'plot b' },
        ],
        rivals: [
          [1, 'plot cx'],
          [2, 'plot b'],
          [1, 'picks keep temple'],
        ],
      },
    },
    {
      id: 'seen',
      claims: { events: [{ type: 'fulfilled', seat: 1, city: 8 }] },
    },
  ],
};

export const fiveSix: Lesson = {
  id: 'five-six',
  part: 'more',
  seats: 5,
  position: position({
    seats: 5,
    phase: 'announce',
    turn: 12,
    first: 1,
    caravans: [13, 0, 20, 7, 3],
    stock: [{ gold: 3 }, { gold: 1 }, { coal: 2 }, { gold: 2 }, {}],
    contracts: [
      ['gems-gold'],
      ['coal-silver-gold', 'coal-coal'],
      ['bronze-silver-gems'],
      ['bronze-bronze-gold'],
      ['gems-gems', 'coal-coal'],
    ],
    temples: { 8: 0, 3: 1, 10: 2, 9: 3, 13: 4 },
    electors: [{ I: 2, II: 2 }, { III: 2, IV: 1 }, { V: 1 }, { VI: 3 }, { VII: 2, VIII: 1 }],
    piles: {
      0: ['bronze', 'bronze'],
      2: ['bronze'],
      6: ['coal', 'bronze'],
      11: ['silver'],
      17: ['silver', 'gems'],
      18: ['coal'],
    },
    offers: {
      1: 'coal-gems',
      4: 'coal-gold',
      5: 'bronze-silver',
      7: 'bronze-gems',
      12: 'silver-silver',
      16: 'coal-bronze',
    },
    monopoly: { resource: 'gold', announced: [null, 1, 0, 2, 0] },
  }),
  steps: [
    { id: 'more' },
    {
      id: 'announce',
      point: ['player-0'],
      values: { gold: { view: 'players/0/screen/stock/gold' } },
      claims: { view: { monopoly: { resource: 'gold', announced: [null, 1, 0, 2, 0] } } },
      task: {
        model: 'announce 3',
        accept: { events: [{ type: 'ended', winners: [0] }] },
        wrong: [{ id: 'out', when: {}, example: 'announce 2' }],
      },
    },
    {
      id: 'left',
      claims: {
        events: [
          { type: 'eliminated', seat: 3, step: 'religion' },
          { type: 'eliminated', seat: 2, step: 'politics' },
          { type: 'eliminated', seat: 4, step: 'economy' },
          { type: 'eliminated', seat: 1, step: 'economy' },
          { type: 'influences', seat: 0, tally: { economy: { influence: 12 } } },
          { type: 'influences', seat: 1, tally: { economy: { influence: 11 } } },
          { type: 'influences', seat: 4, tally: { economy: { influence: 10 } } },
        ],
      },
    },
  ],
};
