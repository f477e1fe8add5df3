import type { Lesson } from '@kontor/core';
import { position } from './at-table.ts';

/** Goods and contracts that lie about in all of these lessons; each adds what it is about. */
export const PILES = {
  0: ['bronze', 'bronze', 'silver', 'gems'],
  6: ['coal', 'coal', 'gold', 'gold'],
  10: ['coal', 'bronze', 'bronze', 'silver'],
} as const;
export const OFFERS = { 1: 'coal-gems', 5: 'bronze-silver', 12: 'silver-silver' } as const;

/** What the game is about, and a first plot. */
export const plot: Lesson = {
  id: 'plot',
  part: 'core',
  seats: 3,
  position: position({
    seats: 3,
    caravans: [15, 4, 11],
    piles: { ...PILES, 14: ['coal', 'silver', 'gems'], 18: ['coal', 'bronze'] },
    offers: { ...OFFERS, 16: 'coal-coal', 20: 'coal-bronze' },
  }),
  steps: [
    { id: 'about', point: ['player-0', 'city-15'] },
    {
      id: 'take',
      point: ['city-14', 'road-14-15'],
      claims: { view: { players: [{ caravan: 15 }, {}, {}] } },
      task: {
        model: 'plot ax',
        accept: { events: [{ type: 'took', seat: 0, city: 14 }] },
        wrong: [
          { id: 'empty', when: { moves: ['plot -'] }, example: 'plot -' },
          { id: 'arrived', when: { events: [{ type: 'moved', seat: 0, to: 14 }] }, example: 'plot a' },
          { id: 'elsewhere', when: {}, example: 'plot bx' },
        ],
        rivals: [
          [1, 'plot bax'],
          [2, 'plot cx'],
        ],
      },
    },
    {
      id: 'took',
      point: ['city-14'],
      values: { left: { event: { type: 'took', seat: 0 }, path: 'left' } },
      claims: { events: [{ type: 'took', seat: 0, resource: 'coal' }] },
    },
  ],
};

/** Picking up what a contract asks for, and delivering it. */
export const deliver: Lesson = {
  id: 'deliver',
  part: 'core',
  seats: 3,
  position: position({
    seats: 3,
    turn: 2,
    caravans: [18, 4, 11],
    stock: [{ coal: 1 }, { bronze: 1 }, {}],
    piles: { ...PILES, 18: ['coal', 'bronze'], 14: ['silver', 'gems'] },
    offers: { ...OFFERS, 16: 'coal-coal', 20: 'coal-bronze' },
  }),
  steps: [
    {
      id: 'plan',
      point: ['city-18', 'city-16'],
      claims: { view: { players: [{ caravan: 18, screen: { stock: { coal: 1 } } }, {}, {}] } },
      task: {
        model: 'plot xbdx',
        accept: { events: [{ type: 'fulfilled', seat: 0, city: 16 }] },
        wrong: [
          {
            id: 'short',
            when: { events: [{ type: 'ignored', seat: 0, city: 16 }] },
            example: 'plot bdx',
          },
          {
            id: 'pass',
            when: { events: [{ type: 'moved', seat: 0, to: 16 }] },
            example: 'plot xbd',
          },
          { id: 'far', when: {}, example: 'plot x' },
        ],
        rivals: [
          [1, 'plot bax'],
          [2, 'plot cx'],
        ],
      },
    },
    {
      id: 'fulfilled',
      point: ['city-16'],
      claims: { events: [{ type: 'fulfilled', seat: 0, contract: 'coal-coal' }] },
    },
  ],
};

/** Two of three rewards, and electors. */
export const rewards: Lesson = {
  id: 'rewards',
  part: 'core',
  seats: 3,
  position: position({
    seats: 3,
    turn: 5,
    caravans: [14, 4, 11],
    stock: [{ bronze: 1, silver: 1 }, { bronze: 1 }, {}],
    contracts: [['coal-coal-silver'], [], ['coal-coal']],
    temples: { 3: 1, 13: 2 },
    electors: [{}, { VI: 1, I: 2 }, { IV: 2 }],
    piles: { ...PILES, 18: ['coal', 'bronze'], 9: ['silver', 'gems'] },
    offers: { 1: 'coal-gems', 5: 'coal-gold', 12: 'silver-silver', 14: 'bronze-silver', 20: 'coal-bronze' },
  }),
  steps: [
    {
      id: 'transact',
      point: ['city-14'],
      task: {
        model: 'plot x',
        accept: { events: [{ type: 'fulfilled', seat: 0, city: 14 }] },
        wrong: [{ id: 'away', when: {}, example: 'plot a' }],
        rivals: [
          [1, 'plot bax'],
          [2, 'plot cx'],
        ],
      },
    },
    {
      id: 'pick',
      point: ['city-14', 'player-0'],
      task: {
        model: 'picks temple electors',
        accept: { moves: ['picks temple electors'] },
        wrong: [
          { id: 'godless', when: { moves: ['picks keep electors'] }, example: 'picks keep electors' },
          { id: 'powerless', when: { moves: ['picks keep temple'] }, example: 'picks keep temple' },
        ],
      },
    },
    {
      id: 'electors',
      point: ['region-VI', 'region-VII'],
      values: { rank: { event: { type: 'templeBuilt', seat: 0 }, path: 'rank' } },
      claims: { view: { electors: { VI: 1, VII: 0 } } },
      task: {
        model: 'electors VI:2 VII:1',
        accept: { moves: ['electors VI:2 VII:1'] },
        wrong: [
          { id: 'tied', when: { moves: ['electors VI:1 VII:2'] }, example: 'electors VI:1 VII:2' },
          { id: 'heap', when: {}, example: 'electors VI:3' },
        ],
      },
    },
    {
      id: 'done',
      point: ['player-0'],
      values: { rank: { event: { type: 'templeBuilt', seat: 0 }, path: 'rank' } },
    },
  ],
};

/** Others can be there first. */
export const beaten: Lesson = {
  id: 'beaten',
  part: 'core',
  seats: 3,
  position: position({
    seats: 3,
    // No turn of a monopoly, so that nothing else is asked afterwards.
    turn: 4,
    first: 1,
    caravans: [13, 0, 20],
    stock: [{ coal: 1 }, {}, { bronze: 1 }],
    piles: { 0: ['gems', 'gold'], 6: PILES[6], 10: PILES[10], 9: ['silver', 'gems'], 15: ['silver'] },
    offers: { ...OFFERS, 8: 'coal-silver', 16: 'coal-coal' },
  }),
  steps: [
    {
      id: 'race',
      point: ['city-15', 'city-9'],
      claims: {
        view: { first: 1, cities: { 15: { resources: ['silver'] } }, players: { 1: { caravan: 0 } } },
      },
      task: {
        model: 'plot axbx',
        accept: { events: [{ type: 'took', seat: 0, resource: 'silver' }] },
        wrong: [
          { id: 'late', when: { events: [{ type: 'ignored', seat: 0, city: 15 }] }, example: 'plot dbx' },
          { id: 'other', when: {}, example: 'plot dx' },
        ],
        rivals: [
          [1, 'plot bx'],
          [2, 'plot b'],
        ],
      },
    },
    {
      id: 'seen',
      point: ['city-15'],
      claims: {
        events: [
          { type: 'took', seat: 1, city: 15, resource: 'silver', left: 0 },
          { type: 'took', seat: 0, city: 9, resource: 'silver' },
        ],
      },
    },
  ],
};
