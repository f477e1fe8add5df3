import type { Lesson } from '@kontor/core';
import { position } from './at-table.ts';

/** The whole market of three players; the tiles that somebody wins here raise no price. */
export const BOOTHS = {
  'b2.1': 1,
  'b2.2': 14,
  'b2.3': 6,
  'b2.4': 2,
  'b3.1': 11,
  'b3.2': 4,
  'b3.3': 12,
  'b3.4': 8,
  'b4.1': 9,
  'b4.2': 10,
  'b4.3': 'good-deal',
  'b4.4': 16,
} as const;

/** What the game is about, and winning a tile. */
export const firstTile: Lesson = {
  id: 'first-tile',
  part: 'core',
  seats: 3,
  position: position(3, { step: 'buyer', toPlace: [2, 2, 2], ready: [4, 4, 4], booths: BOOTHS }),
  steps: [
    {
      id: 'place',
      point: ['b3.2'],
      values: { cost: { preview: 'buy b3.2', path: 'cost' } },
      task: {
        model: 'buy b3.2',
        accept: { moves: ['buy b3.2'] },
        wrong: [
          { id: 'passage', when: { moves: ['buy h*', 'buy v*', 'buy j*'] }, example: 'buy h3.2' },
          { id: 'tile', when: { moves: ['buy b*'] }, example: 'buy b2.1' },
        ],
        rivals: [
          [1, 'buy h3.2'],
          [2, 'buy b3.4'],
        ],
      },
    },
    {
      id: 'passage',
      point: ['j2.2', 'b3.2'],
      values: { cost: { preview: 'buy j2.2', path: 'cost' } },
      claims: {
        previews: {
          'buy j2.2': { tiles: [{}, {}, { before: { booth: 'b3.2', winner: 0, reason: 'top' } }, {}] },
        },
      },
      task: {
        model: 'buy j2.2',
        accept: { moves: ['buy j2.2'] },
        wrong: [
          { id: 'edge', when: { moves: ['buy h*', 'buy v*'] }, example: 'buy v3.2' },
          { id: 'junction', when: { moves: ['buy j*'] }, example: 'buy j3.1' },
          { id: 'tile', when: { moves: ['buy b*'] }, example: 'buy b2.1' },
        ],
        rivals: [
          [1, 'buy b2.4'],
          [2, 'buy b4.4'],
        ],
      },
    },
    {
      id: 'won',
      point: ['seat:0'],
      claims: {
        events: [
          { type: 'won', booth: 'b2.2', colour: 0 },
          { type: 'won', booth: 'b2.3', colour: 0 },
          { type: 'won', booth: 'b3.2', colour: 0, reason: 'most' },
          { type: 'won', booth: 'b3.3', colour: 0 },
        ],
        view: { players: [{ tiles: [4, 6, 12, 14] }, {}, {}] },
      },
    },
  ],
};

/** Who wins a tie. */
export const ties: Lesson = {
  id: 'ties',
  part: 'core',
  seats: 3,
  position: position(3, {
    step: 'buyer',
    toPlace: [1, 0, 0],
    start: 1,
    ready: [4, 4, 4],
    cash: [13, 12, 14],
    booths: { ...BOOTHS, 'b3.1': 2, 'b2.4': 11 },
    buyers: { 'h2.1': 1, 'v2.1': 2, 'v3.3': 2 },
  }),
  steps: [
    {
      id: 'last',
      point: ['b3.3', 'v3.3'],
      claims: {
        previews: {
          'buy b3.3': {
            tiles: [
              {
                before: { booth: 'b3.3', winner: 2 },
                after: { winner: 0, reason: 'top' },
              },
            ],
          },
        },
      },
      task: {
        model: 'buy b3.3',
        accept: { events: [{ type: 'won', booth: 'b3.3', colour: 0 }] },
        wrong: [
          { id: 'tie', when: { events: [{ type: 'stayed', booth: 'b3.3' }] }, example: 'buy h2.3' },
          {
            id: 'corner',
            when: { events: [{ type: 'won', booth: 'b3.3', colour: 2, reason: 'edges' }] },
            example: 'buy j2.2',
          },
          { id: 'away', when: { events: [{ type: 'won', booth: 'b3.3', colour: 2 }] }, example: 'buy b4.1' },
        ],
      },
    },
    {
      id: 'stays',
      point: ['b2.1', 'h2.1', 'v2.1'],
      claims: {
        events: [
          { type: 'won', booth: 'b3.3', colour: 0, reason: 'top' },
          { type: 'stayed', booth: 'b2.1', reason: 'tie' },
        ],
      },
    },
  ],
};
