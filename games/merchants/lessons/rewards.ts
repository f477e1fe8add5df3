import type { Lesson } from '@kontor/core';
import { position } from './at-table.ts';
import { PILES } from './plotting.ts';

/* One reward each. */

export const temples: Lesson = {
  id: 'temples',
  part: 'more',
  seats: 3,
  position: position({
    seats: 3,
    turn: 5,
    caravans: [17, 4, 11],
    stock: [{ coal: 1, silver: 1 }, { bronze: 1 }, {}],
    temples: { 14: 1 },
    electors: [{ II: 2 }, { III: 2 }, {}],
    piles: { ...PILES, 2: ['coal', 'bronze'], 9: ['silver', 'gems'] },
    offers: { 1: 'coal-silver', 5: 'bronze-silver', 12: 'silver-silver', 14: 'coal-silver', 18: 'coal-coal' },
  }),
  steps: [
    {
      id: 'free',
      point: ['city-1', 'city-14'],
      claims: {
        view: { cities: { 14: { temple: 1, contract: 'coal-silver' }, 1: { contract: 'coal-silver' } } },
      },
      task: {
        model: 'plot cbx',
        accept: { events: [{ type: 'fulfilled', seat: 0, city: 1 }] },
        wrong: [
          { id: 'taken', when: { events: [{ type: 'fulfilled', seat: 0, city: 14 }] }, example: 'plot dcx' },
          { id: 'other', when: {}, example: 'plot c' },
        ],
        rivals: [
          [1, 'plot b'],
          [2, 'plot c'],
        ],
      },
    },
    {
      id: 'build',
      task: {
        model: 'picks keep temple',
        accept: { events: [{ type: 'templeBuilt', seat: 0 }] },
        wrong: [{ id: 'none', when: {}, example: 'picks keep electors' }],
      },
    },
    {
      id: 'built',
      point: ['city-1'],
      values: {
        rank: { event: { type: 'templeBuilt', seat: 0 }, path: 'rank' },
        left: { event: { type: 'templeBuilt', seat: 0 }, path: 'left' },
      },
    },
  ],
};

export const electors: Lesson = {
  id: 'electors',
  part: 'more',
  seats: 3,
  position: position({
    seats: 3,
    turn: 5,
    caravans: [8, 2, 11],
    stock: [{ coal: 1, silver: 1 }, { bronze: 1 }, {}],
    temples: { 14: 1, 8: 2 },
    electors: [{ III: 1 }, { II: 2, IV: 1 }, { III: 1 }],
    piles: { ...PILES, 18: ['coal', 'bronze'], 9: ['silver', 'gems'] },
    offers: { 1: 'coal-gems', 5: 'bronze-silver', 8: 'coal-silver', 12: 'silver-silver', 20: 'coal-bronze' },
  }),
  steps: [
    {
      id: 'transact',
      point: ['city-8'],
      claims: { view: { cities: { 8: { contract: 'coal-silver', temple: 2 } } } },
      task: {
        model: 'plot x',
        accept: { events: [{ type: 'fulfilled', seat: 0, city: 8 }] },
        wrong: [{ id: 'away', when: {}, example: 'plot d' }],
        rivals: [
          [1, 'plot c'],
          [2, 'plot c'],
        ],
      },
    },
    {
      id: 'place',
      point: ['region-II', 'region-III', 'region-IV'],
      claims: { view: { electors: { II: 2, III: 2, IV: 1 }, choice: { kind: 'electors', city: 8 } } },
      task: {
        model: 'electors III:1 IV:1',
        accept: { moves: ['electors III:1 IV:1'] },
        wrong: [
          { id: 'tied', when: { moves: ['electors II:2'] }, example: 'electors II:2' },
          { id: 'one', when: {}, example: 'electors IV:2' },
        ],
      },
    },
    { id: 'placed', claims: { view: { electors: { II: 2, III: 3, IV: 2 } } } },
  ],
};
