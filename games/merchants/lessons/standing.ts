import type { Lesson } from '@kontor/core';
import { position } from './at-table.ts';
import { PILES } from './plotting.ts';

/** Which contract to go for: the one that keeps its player off the last place. */
export const standing: Lesson = {
  id: 'standing',
  part: 'core',
  seats: 3,
  position: position({
    seats: 3,
    turn: 8,
    caravans: [17, 4, 11],
    stock: [{ coal: 1, bronze: 1, silver: 1 }, { bronze: 1 }, {}],
    contracts: [['bronze-gems'], ['coal-gold'], ['silver-gems']],
    temples: { 18: 0, 8: 1, 13: 2 },
    electors: [{ II: 2, VIII: 1 }, { III: 2 }, { V: 2 }],
    piles: { ...PILES, 2: ['coal', 'bronze'], 9: ['silver', 'gems'] },
    offers: { 1: 'coal-gems', 5: 'silver-gold', 12: 'silver-silver', 14: 'coal-silver', 16: 'coal-bronze' },
  }),
  steps: [
    {
      id: 'last',
      point: ['player-0', 'city-14', 'city-16'],
      claims: { view: { cities: { 18: { temple: 0 }, 8: { temple: 1 }, 13: { temple: 2 } } } },
      task: {
        model: 'plot dcx',
        accept: { events: [{ type: 'fulfilled', seat: 0, city: 14 }] },
        wrong: [
          { id: 'small', when: { events: [{ type: 'fulfilled', seat: 0, city: 16 }] }, example: 'plot dx' },
          { id: 'pass', when: { events: [{ type: 'moved', seat: 0, to: 14 }] }, example: 'plot dc' },
          { id: 'other', when: {}, example: 'plot d' },
        ],
        rivals: [
          [1, 'plot b'],
          [2, 'plot c'],
        ],
      },
    },
    {
      id: 'pick',
      point: ['city-14'],
      task: {
        model: 'picks keep temple',
        accept: { events: [{ type: 'templeBuilt', seat: 0, city: 14 }] },
        wrong: [{ id: 'godless', when: {}, example: 'picks keep electors' }],
      },
    },
    {
      id: 'safe',
      point: ['player-0'],
      claims: {
        events: [{ type: 'templeBuilt', seat: 0, rank: 3 }],
        view: { cities: { 14: { temple: 0 } } },
      },
    },
  ],
};
