import type { Lesson } from '@kontor/core';
import { position } from './at-table.ts';

/* What others earn from one's sales, and what counts at the end. */

export const othersStations: Lesson = {
  id: 'others-stations',
  part: 'more',
  seats: 3,
  position: position(3, {
    ready: [3, 3, 3],
    cash: [9, 8, 10],
    tiles: [[4, 6], [2], [8]],
    merchants: ['hermagor', 'mirabruck', 'wolkersau'],
    prices: { maize: 6 },
    stations: { querlitz: [1, 2], mirabruck: [1], wolkersau: [2], lindwerth: [0] },
  }),
  steps: [
    {
      id: 'choose',
      point: ['nordwacht', 'querlitz'],
      values: { net: { preview: 'go querlitz', path: 'net' } },
      claims: {
        previews: {
          'go nordwacht': { net: 3, others: [] },
          'go querlitz': {
            net: 3,
            others: [
              { seat: 1, cash: 1 },
              { seat: 2, cash: 1 },
            ],
          },
        },
      },
      task: {
        model: 'go nordwacht',
        accept: { moves: ['go nordwacht'] },
        wrong: [
          {
            id: 'shared',
            when: { events: [{ type: 'shared-in', village: 'querlitz' }] },
            example: 'go querlitz',
          },
          { id: 'other', when: {}, example: 'rest' },
        ],
        rivals: [
          [1, 'go lindwerth'],
          [2, 'go eibenrode'],
        ],
      },
    },
    {
      id: 'paid',
      point: ['lindwerth'],
      values: { cash: { event: { type: 'shared-in', seat: 0, village: 'lindwerth' }, path: 'cash' } },
      claims: { events: [{ type: 'sold', seat: 1, village: 'lindwerth' }] },
    },
  ],
};

/** The learner makes the last action of the game. */
const LAST_ACTION = {
  turned: [3, 4, 5, 4, 5],
  ready: [1, 0, 0],
  tiles: [[4, 6], [2], [8]],
} as const;

export const dukedoms: Lesson = {
  id: 'dukedoms',
  part: 'more',
  seats: 3,
  position: position(3, {
    ...LAST_ACTION,
    cash: [50, 47, 44],
    merchants: ['wolkersau', 'lindwerth', 'eibenrode'],
    prices: { salt: 10 },
    stations: {
      nordwacht: [0],
      ulmsgard: [0, 1],
      hohenkranz: [0],
      wolkersau: [0, 2],
      kupferau: [0],
      isenbrunn: [0, 1],
      aspenfurt: [0, 2],
      kesselbach: [0],
      lindwerth: [1],
      eibenrode: [2],
    },
  }),
  steps: [
    { id: 'three', point: ['aspenfurt', 'kesselbach'] },
    {
      id: 'last',
      point: ['mirabruck', 'sankt-orvel'],
      values: {
        more: { preview: 'go mirabruck', path: 'net' },
        less: { preview: 'go sankt-orvel', path: 'net' },
      },
      task: {
        model: 'go sankt-orvel',
        accept: { events: [{ type: 'ended', breakdown: { seats: [{ dukedomsTotal: 9 }, {}, {}] } }] },
        wrong: [{ id: 'stays', when: {}, example: 'go mirabruck' }],
      },
    },
    {
      id: 'counted',
      values: { total: { event: { type: 'ended' }, path: 'breakdown/seats/0/dukedomsTotal' } },
      claims: { events: [{ type: 'ended', breakdown: { seats: [{ dukedoms: [3, 3, 3] }, {}, {}] } }] },
    },
  ],
};

export const principalRoute: Lesson = {
  id: 'principal-route',
  part: 'more',
  seats: 3,
  position: position(3, {
    ...LAST_ACTION,
    cash: [50, 47, 44],
    merchants: ['nordwacht', 'lindwerth', 'eibenrode'],
    stations: {
      nordwacht: [0, 1],
      ulmsgard: [0],
      isenbrunn: [0],
      birkmaar: [0],
      kesselbach: [0],
      'sankt-orvel': [0],
      salzfleeth: [0],
      zinnberg: [1],
      eibenrode: [2],
      kupferau: [2],
    },
  }),
  steps: [
    {
      id: 'route',
      point: [
        'nordwacht',
        'zinnberg',
        'eibenrode',
        'kupferau',
        'querlitz',
        'aspenfurt',
        'seewinkel',
        'adlerhorn',
      ],
    },
    {
      id: 'last',
      point: ['mirabruck', 'querlitz'],
      values: {
        more: { preview: 'go mirabruck', path: 'net' },
        less: { preview: 'go querlitz', path: 'net' },
      },
      task: {
        model: 'go querlitz',
        accept: { events: [{ type: 'ended', breakdown: { seats: [{ routeTotal: 0 }, {}, {}] } }] },
        wrong: [{ id: 'fewest', when: {}, example: 'go mirabruck' }],
      },
    },
    {
      id: 'counted',
      claims: {
        events: [{ type: 'ended', breakdown: { seats: [{ route: 2 }, { route: 2 }, { route: 2 }] } }],
      },
    },
  ],
};
