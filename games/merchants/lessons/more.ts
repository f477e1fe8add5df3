import type { Lesson } from '@kontor/core';
import { position } from './at-table.ts';
import { OFFERS, PILES } from './plotting.ts';
import { electors, temples } from './rewards.ts';
import { fiveSix, noSecrets } from './tables.ts';

const onceACity: Lesson = {
  id: 'once-a-city',
  part: 'more',
  seats: 3,
  position: position({
    seats: 3,
    turn: 2,
    caravans: [18, 4, 11],
    piles: { ...PILES, 18: ['coal', 'coal', 'bronze'], 17: ['coal', 'silver'] },
    offers: { ...OFFERS, 16: 'coal-coal', 20: 'coal-bronze' },
  }),
  steps: [
    {
      id: 'two',
      point: ['city-18', 'city-17'],
      task: {
        model: 'plot xbx',
        accept: {
          events: [
            { type: 'took', seat: 0, city: 18, resource: 'coal' },
            { type: 'took', seat: 0, city: 17, resource: 'coal' },
          ],
        },
        wrong: [
          {
            id: 'twice',
            when: { events: [{ type: 'ignored', seat: 0, reason: 'alreadyServed' }] },
            example: 'plot xx',
          },
          { id: 'other', when: {}, example: 'plot x' },
        ],
        rivals: [
          [1, 'plot bax'],
          [2, 'plot cx'],
        ],
      },
    },
    { id: 'done' },
  ],
};

const supply: Lesson = {
  id: 'supply',
  part: 'more',
  seats: 3,
  position: position({
    seats: 3,
    turn: 2,
    caravans: [18, 4, 11],
    piles: { ...PILES, 18: ['coal'], 17: ['coal', 'silver'] },
    offers: { ...OFFERS, 16: 'coal-coal', 20: 'coal-bronze' },
  }),
  steps: [
    {
      id: 'last',
      point: ['city-18'],
      task: {
        model: 'plot x',
        accept: { events: [{ type: 'took', seat: 0, city: 18, left: 0 }] },
        wrong: [{ id: 'other', when: {}, example: 'plot b' }],
        rivals: [
          [1, 'plot b'],
          [2, 'plot c'],
        ],
      },
    },
    { id: 'new', values: { city: { event: { type: 'resourcesSupplied' }, path: 'city' } } },
  ],
};

const monopolies: Lesson = {
  id: 'monopolies',
  part: 'more',
  seats: 3,
  position: position({
    seats: 3,
    phase: 'announce',
    turn: 3,
    first: 0,
    caravans: [13, 0, 20],
    stock: [{ coal: 4, bronze: 1 }, { coal: 3 }, { coal: 2, bronze: 2 }],
    piles: { ...PILES, 18: ['coal'], 17: ['coal', 'silver'] },
    offers: { ...OFFERS, 16: 'coal-coal', 20: 'coal-bronze' },
    monopoly: { resource: 'coal', announced: [null, null, null] },
  }),
  steps: [
    {
      id: 'coal',
      values: { coal: { view: 'players/0/screen/stock/coal' } },
      task: {
        model: 'announce 4',
        accept: { events: [{ type: 'monopolyScored', resource: 'coal', winner: 0 }] },
        wrong: [
          {
            id: 'tied',
            when: { events: [{ type: 'monopolyScored', resource: 'coal', winner: null }] },
            example: 'announce 3',
          },
          { id: 'less', when: {}, example: 'announce 0' },
        ],
        rivals: [
          [1, 'announce 3'],
          [2, 'announce 0'],
        ],
      },
    },
    {
      id: 'bluff',
      values: { bronze: { view: 'players/0/screen/stock/bronze' } },
      claims: { events: [{ type: 'announced', seat: 2, resource: 'coal', amount: 0 }] },
    },
  ],
};

/** One thing each. */
export const MORE: readonly Lesson[] = [onceACity, supply, temples, electors, monopolies, fiveSix, noSecrets];
