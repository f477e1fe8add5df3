import type { Lesson } from '@kontor/core';
import { position } from './at-table.ts';

/** Travelling and selling. */
export const sell: Lesson = {
  id: 'sell',
  part: 'core',
  seats: 3,
  position: position(3, {
    ready: [3, 3, 3],
    cash: [9, 8, 10],
    tiles: [[4, 6], [2], [8]],
    merchants: ['hermagor', 'mirabruck', 'wolkersau'],
    prices: { salt: 6 },
    stations: { mirabruck: [1], wolkersau: [2] },
  }),
  steps: [
    {
      id: 'go',
      point: ['nordwacht', 'seat:0'],
      values: {
        toll: { preview: 'go nordwacht', path: 'toll' },
        price: { preview: 'go nordwacht', path: 'price' },
      },
      claims: { previews: { 'go nordwacht': { kind: 'sale', product: 'relic' } } },
      task: {
        model: 'go nordwacht',
        accept: { moves: ['go nordwacht'] },
        wrong: [
          { id: 'elsewhere', when: { events: [{ type: 'sold', seat: 0 }] }, example: 'go querlitz' },
          { id: 'move', when: { moves: ['move *'] }, example: 'move nordwacht' },
          { id: 'rest', when: { moves: ['rest'] }, example: 'rest' },
        ],
        rivals: [
          [1, 'go lindwerth'],
          [2, 'go eibenrode'],
        ],
      },
    },
    {
      id: 'best',
      values: {
        toll: { event: { type: 'travelled', seat: 0 }, path: 'toll' },
        price: { event: { type: 'sold', seat: 0 }, path: 'price' },
      },
      claims: {
        view: { players: [{ ready: 2 }, {}, {}] },
        previews: { 'go mirabruck': { net: 3 }, 'go querlitz': { net: 0 }, 'go grauhafen': { net: 0 } },
      },
      task: {
        model: 'go mirabruck',
        accept: { moves: ['go mirabruck'] },
        wrong: [
          { id: 'dear', when: { events: [{ type: 'sold', seat: 0 }] }, example: 'go querlitz' },
          { id: 'move', when: { moves: ['move *'] }, example: 'move mirabruck' },
          { id: 'rest', when: { moves: ['rest'] }, example: 'rest' },
        ],
      },
    },
    {
      id: 'shared',
      point: ['mirabruck'],
      values: { cash: { event: { type: 'shared-in', seat: 1, village: 'mirabruck' }, path: 'cash' } },
      claims: { events: [{ type: 'sold', seat: 0, village: 'mirabruck' }] },
    },
  ],
};

/** Completing a region. */
export const region: Lesson = {
  id: 'region',
  part: 'core',
  seats: 3,
  position: position(3, {
    turned: [4, 5],
    ready: [2, 2, 2],
    cash: [14, 12, 15],
    tiles: [[12], [2], [8]],
    merchants: ['rosshaven', 'lindwerth', 'eibenrode'],
    prices: { egg: 6 },
    stations: {
      'sankt-orvel': [0],
      querlitz: [0, 1],
      rosshaven: [0],
      lindwerth: [1],
      mirabruck: [1],
      eibenrode: [2],
      wolkersau: [2],
    },
    discs: { amulet: [1] },
  }),
  steps: [
    {
      id: 'last',
      point: ['region:mistreach', 'kesselbach'],
      claims: { previews: { 'go kesselbach': { regions: [{ region: 'mistreach', colour: 0 }] } } },
      task: {
        model: 'go kesselbach',
        accept: { events: [{ type: 'completed', seat: 0, region: 'mistreach' }] },
        wrong: [
          { id: 'move', when: { moves: ['move *'] }, example: 'move kesselbach' },
          { id: 'other', when: {}, example: 'go dornavik' },
        ],
      },
    },
    {
      id: 'build',
      point: ['region:mistreach', 'row:amulet', 'row:blessing', 'row:egg'],
      values: { best: { preview: 'build mistreach blessing', path: 'value' } },
      claims: {
        previews: {
          'build mistreach egg': { value: 5 },
          'build mistreach blessing': { value: 5 },
          'build mistreach amulet': { value: 3 },
        },
      },
      task: {
        model: 'build mistreach egg',
        accept: { moves: ['build mistreach blessing', 'build mistreach egg'] },
        wrong: [
          { id: 'second', when: { moves: ['build mistreach amulet'] }, example: 'build mistreach amulet' },
          { id: 'none', when: { moves: ['decline mistreach'] }, example: 'decline mistreach' },
        ],
      },
    },
    {
      id: 'earned',
      point: ['seat:0'],
      values: { cash: { event: { type: 'built', seat: 0 }, path: 'cash' } },
    },
  ],
};

/** What a price covers and frees, and who begins. */
export const prices: Lesson = {
  id: 'prices',
  part: 'core',
  seats: 3,
  position: position(3, {
    step: 'raise',
    turned: [4, 5, 4],
    ready: [4, 4, 4],
    cash: [16, 14, 15],
    booths: { 'b2.2': 14, 'b2.3': 6, 'b2.4': 5, 'b3.1': 16, 'b3.3': 3, 'b4.1': 7 },
    buyers: { 'b4.4': 0, 'b3.2': 0, 'b3.4': 1, 'b4.3': 2 },
    raising: { booth: 'b4.4', tile: 1 },
    tiles: [[1, 4], [2], [8]],
    merchants: ['brandtal', 'lindwerth', 'eibenrode'],
    stations: {
      ostermund: [0],
      weidenmoor: [0],
      brandtal: [0, 2],
      lindwerth: [1],
      mirabruck: [1],
      eibenrode: [2],
      wolkersau: [2],
    },
    discs: { salt: [1, 2], weapons: [2, 1] },
  }),
  steps: [
    {
      id: 'raise',
      point: ['row:salt', 'seat:0'],
      claims: { previews: { 'raise salt': { from: 5, to: 6, uncovers: 1 } } },
      task: {
        model: 'raise salt',
        accept: { moves: ['raise salt'] },
        wrong: [{ id: 'keep', when: { moves: ['keep'] }, example: 'keep' }],
      },
    },
    {
      id: 'start',
      point: ['seat:0'],
      claims: { view: { step: 'start', prices: { salt: 6 } } },
      task: {
        model: 'start 0',
        accept: { moves: ['start 0'] },
        wrong: [{ id: 'later', when: { moves: ['start *'] }, example: 'start 1' }],
      },
    },
    {
      id: 'go',
      point: ['havelay', 'region:stagshaw'],
      claims: {
        previews: {
          'go havelay': { regions: [{ region: 'stagshaw', options: [{ row: 'salt', value: 1 }] }] },
        },
      },
      task: {
        model: 'go havelay',
        accept: { events: [{ type: 'completed', seat: 0, region: 'stagshaw' }] },
        wrong: [{ id: 'other', when: {}, example: 'rest' }],
      },
    },
    {
      id: 'build',
      point: ['row:salt'],
      task: {
        model: 'build stagshaw salt',
        accept: { moves: ['build stagshaw salt'] },
        wrong: [{ id: 'none', when: { moves: ['decline stagshaw'] }, example: 'decline stagshaw' }],
      },
    },
    {
      id: 'ends',
      point: ['row:salt'],
      values: { cash: { event: { type: 'built', seat: 0 }, path: 'cash' } },
    },
  ],
};
