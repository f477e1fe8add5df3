import type { Lesson } from '@kontor/core';
import { position } from './at-table.ts';
import { BOOTHS } from './market.ts';
import { dukedoms, othersStations, principalRoute } from './scoring.ts';

/** The last buyer of the round is the learner's. */
const LAST_BUYER = {
  step: 'buyer',
  toPlace: [1, 0, 0],
  start: 1,
  ready: [4, 4, 4],
  cash: [14, 12, 14],
  booths: BOOTHS,
} as const;

const buzz: Lesson = {
  id: 'buzz',
  part: 'more',
  seats: 3,
  position: position(3, { ...LAST_BUYER, buyers: { 'h2.1': 0, 'h2.2': 0, 'b3.4': 1, 'b4.4': 2 } }),
  steps: [
    {
      id: 'third',
      point: ['line:h2'],
      task: {
        model: 'buy h2.3',
        accept: { events: [{ type: 'buzz', seat: 0, line: 'h2', buyers: 3 }] },
        wrong: [{ id: 'off', when: {}, example: 'buy b3.3' }],
      },
    },
    {
      id: 'paid',
      point: ['line:h2'],
      values: { cash: { event: { type: 'buzz', seat: 0, line: 'h2' }, path: 'cash' } },
    },
  ],
};

const goodDeal: Lesson = {
  id: 'good-deal',
  part: 'more',
  seats: 3,
  position: position(3, { ...LAST_BUYER, buyers: { 'b3.4': 1, 'b4.4': 2 } }),
  steps: [
    {
      id: 'win',
      point: ['b4.3'],
      task: {
        model: 'buy b4.3',
        accept: { moves: ['buy b4.3'], events: [{ type: 'good-deal', seat: 0 }] },
        wrong: [{ id: 'other', when: {}, example: 'buy b3.3' }],
      },
    },
    { id: 'paid', values: { cash: { event: { type: 'good-deal', seat: 0 }, path: 'cash' } } },
  ],
};

const floatingMarket: Lesson = {
  id: 'floating-market',
  part: 'more',
  seats: 3,
  position: position(3, {
    ...LAST_BUYER,
    booths: { ...BOOTHS, 'b4.3': 'floating-market' },
    buyers: { 'b3.4': 1, 'b4.4': 2 },
  }),
  steps: [
    {
      id: 'win',
      point: ['b4.3'],
      task: {
        model: 'buy b4.3',
        accept: { moves: ['buy b4.3'], events: [{ type: 'won', booth: 'b4.3', colour: 0 }] },
        wrong: [{ id: 'other', when: {}, example: 'buy b3.3' }],
      },
    },
    {
      id: 'raise',
      task: {
        model: 'raise maize',
        accept: { events: [{ type: 'raised', colour: 0 }] },
        wrong: [{ id: 'keep', when: { moves: ['keep'] }, example: 'keep' }],
      },
    },
    { id: 'raised', values: { to: { event: { type: 'raised', colour: 0 }, path: 'to' } } },
  ],
};

/** The learner stands in Hermagor and can sell maize and books. */
const SELLING = {
  ready: [3, 3, 3],
  cash: [16, 8, 10],
  merchants: ['hermagor', 'mirabruck', 'wolkersau'],
  stations: { mirabruck: [1], wolkersau: [2], querlitz: [1, 2] },
} as const;

const shortcut: Lesson = {
  id: 'shortcut',
  part: 'more',
  seats: 3,
  position: position(3, { ...SELLING, tiles: [[4, 'shortcut'], [2], [8]] }),
  steps: [
    {
      id: 'far',
      point: ['zinnberg'],
      values: {
        full: { preview: 'go zinnberg', path: 'toll' },
        half: { preview: 'go zinnberg shortcut', path: 'toll' },
      },
      task: {
        model: 'go zinnberg shortcut',
        accept: { moves: ['go zinnberg shortcut'] },
        wrong: [
          { id: 'full', when: { moves: ['go zinnberg'] }, example: 'go zinnberg' },
          { id: 'other', when: {}, example: 'rest' },
        ],
      },
    },
    { id: 'used', claims: { view: { players: [{ tiles: [4] }, {}, {}] } } },
  ],
};

const blackMarket: Lesson = {
  id: 'black-market',
  part: 'more',
  seats: 3,
  position: position(3, { ...SELLING, tiles: [[4, 'black-market'], [2], [8]] }),
  steps: [
    {
      id: 'sell',
      point: ['querlitz'],
      claims: { previews: { 'go querlitz': { others: [] } } },
      task: {
        model: 'go querlitz',
        accept: { moves: ['go querlitz'], without: [{ type: 'shared-in' }] },
        wrong: [{ id: 'other', when: {}, example: 'rest' }],
      },
    },
    { id: 'sold', claims: { events: [{ type: 'sold', seat: 0, blackMarket: true }] } },
  ],
};

const nobility: Lesson = {
  id: 'nobility',
  part: 'more',
  seats: 3,
  position: position(3, {
    ready: [3, 3, 3],
    merchants: ['aspenfurt', 'mirabruck', 'wolkersau'],
    tiles: [[4], [2], [8]],
    stations: { lindwerth: [0], aspenfurt: [0], mirabruck: [1], wolkersau: [2] },
    discs: { nobility: [1] },
  }),
  steps: [
    {
      id: 'last',
      point: ['region:kingsmead', 'querlitz'],
      task: {
        model: 'go querlitz',
        accept: { events: [{ type: 'completed', seat: 0, region: 'kingsmead' }] },
        wrong: [{ id: 'other', when: {}, example: 'rest' }],
      },
    },
    {
      id: 'disc',
      point: ['row:nobility'],
      values: { value: { preview: 'build kingsmead nobility', path: 'value' } },
      task: {
        model: 'build kingsmead nobility',
        accept: { moves: ['build kingsmead nobility'] },
        wrong: [{ id: 'none', when: { moves: ['decline *'] }, example: 'decline kingsmead' }],
      },
    },
    { id: 'later', point: ['row:nobility'] },
  ],
};

const halfTolls: Lesson = {
  id: 'half-tolls',
  part: 'more',
  seats: 3,
  position: position(3, { ...SELLING, tiles: [[4], [2], [8]] }),
  steps: [
    {
      id: 'move',
      point: ['zinnberg'],
      values: {
        sum: { preview: 'move zinnberg', path: 'sum' },
        toll: { preview: 'move zinnberg', path: 'toll' },
      },
      task: {
        model: 'move zinnberg',
        accept: { moves: ['move zinnberg'] },
        wrong: [
          { id: 'sold', when: { moves: ['go *'] }, example: 'go zinnberg' },
          { id: 'other', when: {}, example: 'rest' },
        ],
        rivals: [
          [1, 'go lindwerth'],
          [2, 'go eibenrode'],
        ],
      },
    },
    {
      id: 'sell',
      point: ['zinnberg'],
      task: {
        model: 'sell',
        accept: { moves: ['sell'] },
        wrong: [{ id: 'stay', when: {}, example: 'rest' }],
      },
    },
    { id: 'done' },
  ],
};

const revenueOfficer: Lesson = {
  id: 'revenue-officer',
  part: 'more',
  seats: 3,
  options: { revenueOfficer: true },
  position: position(3, {
    step: 'declare',
    turned: [4],
    cash: [6, 14, 16],
    declared: [null, null, null],
    booths: BOOTHS,
    tiles: [[], [], []],
  }),
  steps: [
    {
      id: 'declare',
      task: {
        model: 'declare',
        accept: { moves: ['declare'] },
        wrong: [{ id: 'silent', when: { moves: ['pass'] }, example: 'pass' }],
        rivals: [
          [1, 'pass'],
          [2, 'declare'],
        ],
      },
    },
    {
      id: 'name',
      task: { model: 'start 0', accept: { moves: ['start *'] } },
    },
    { id: 'done' },
  ],
};

const twoPlayers: Lesson = {
  id: 'two-players',
  part: 'more',
  seats: 2,
  position: position(2, {
    step: 'buyer',
    toPlace: [2, 2],
    sharedToPlace: 2,
    ready: [4, 4],
    sharedReady: [2, 2],
    booths: BOOTHS,
    buyers: { 'b3.2': 1, 'h3.2': 1, 'b2.2': 0 },
  }),
  steps: [
    {
      id: 'shared',
      point: ['j2.2'],
      task: {
        model: 'shared-buy j2.2',
        accept: { moves: ['shared-buy j2.2'] },
        wrong: [
          { id: 'own', when: { moves: ['buy *'] }, example: 'buy b3.3' },
          { id: 'elsewhere', when: {}, example: 'shared-buy b4.1' },
        ],
      },
    },
    {
      id: 'own',
      point: ['b2.3'],
      task: {
        model: 'buy b2.3',
        accept: { moves: ['buy b2.3'] },
        wrong: [{ id: 'elsewhere', when: {}, example: 'buy b4.1' }],
      },
    },
    { id: 'rest' },
  ],
};

/** One thing each. */
export const MORE: readonly Lesson[] = [
  buzz,
  floatingMarket,
  goodDeal,
  shortcut,
  blackMarket,
  othersStations,
  nobility,
  halfTolls,
  dukedoms,
  principalRoute,
  twoPlayers,
  revenueOfficer,
];
