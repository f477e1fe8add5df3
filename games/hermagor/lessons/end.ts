import type { Lesson } from '@kontor/core';
import { position } from './at-table.ts';

/** The last action of a game, and how it is counted. */
export const end: Lesson = {
  id: 'end',
  part: 'core',
  seats: 3,
  position: position(3, {
    turned: [3, 4, 5, 4, 5],
    ready: [1, 0, 0],
    cash: [58, 61, 59],
    tiles: [[4, 6], [2], [8]],
    merchants: ['nordwacht', 'lindwerth', 'eibenrode'],
    prices: { salt: 7, books: 8, amulet: 7, weapons: 6, egg: 7 },
    discs: { books: [0, 1], amulet: [1, 2], egg: [2, 0], weapons: [1], nobility: [0, 2] },
    stations: {
      nordwacht: [0, 1],
      ulmsgard: [0],
      hohenkranz: [0],
      wolkersau: [0, 2],
      birkmaar: [0],
      isenbrunn: [0, 1],
      aspenfurt: [0, 2],
      kesselbach: [0],
      lindwerth: [1],
      zinnberg: [1],
      mohnfeld: [1, 2],
      tannquell: [1],
      eibenrode: [2],
      kupferau: [2],
      rosshaven: [2],
      silberlohe: [2],
      salzfleeth: [2],
    },
  }),
  steps: [
    {
      id: 'three',
      point: ['row:books', 'row:egg', 'seat:0'],
      claims: { view: { prices: { books: 8, egg: 7 } } },
    },
    {
      id: 'dukedoms',
      point: ['aspenfurt', 'kesselbach'],
    },
    {
      id: 'route',
      point: ['nordwacht', 'aspenfurt'],
      claims: {
        view: {
          stations: { nordwacht: [0, 1], zinnberg: [1], aspenfurt: [0, 2], eibenrode: [2], kupferau: [2] },
        },
      },
    },
    {
      id: 'last',
      point: ['querlitz', 'mirabruck'],
      values: {
        more: { preview: 'go mirabruck', path: 'net' },
        less: { preview: 'go querlitz', path: 'net' },
      },
      task: {
        model: 'go querlitz',
        accept: { events: [{ type: 'ended', breakdown: { seats: [{ rank: 1 }, {}, {}] } }] },
        wrong: [
          { id: 'salt', when: { moves: ['go mirabruck'] }, example: 'go mirabruck' },
          { id: 'other', when: {}, example: 'rest' },
        ],
      },
    },
    {
      id: 'counted',
      values: { total: { event: { type: 'ended' }, path: 'breakdown/seats/0/total' } },
      claims: {
        events: [
          { type: 'ended', breakdown: { seats: [{ rank: 1, production: { books: 6, egg: 3 } }, {}, {}] } },
        ],
      },
    },
  ],
};
