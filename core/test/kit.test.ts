import { expectParsed } from '@kontor/core';
import { describeGame } from '@kontor/core/testkit';
import { toyTable } from './tables.ts';
import { toy, toyProbe } from './toy/index.ts';
import { slowMoves } from './toy/slow-moves.ts';
import { bid, get, purse } from './toy/state.ts';

const three = toyTable();
const someoneHasBid = expectParsed(
  toy.readPosition(three, {
    round: 2,
    buyer: null,
    boxes: 0,
    bank: 14,
    players: [
      { coins: 2, bid: null, shelves: [1, 0, 0] },
      { coins: 1, bid: 1, shelves: [0, 0, 0] },
      { coins: 1, bid: null, shelves: [0, 0, 0] },
    ],
  }),
);

describeGame(toyProbe, {
  tables: [
    { seats: 2 },
    { seats: 3, options: { rounds: 6 } },
    { seats: 4, options: { openBids: true }, board: 'two-shelves' },
  ],
  games: 10,
  perft: [
    { name: 'set-up for two', table: { seats: 2 }, counts: [8, 48, 174] },
    {
      name: 'two boxes to put',
      table: { seats: 2, board: 'two-shelves' },
      position: {
        round: 1,
        buyer: 1,
        boxes: 2,
        bank: 2,
        players: [
          { coins: 6, bid: null, shelves: [0, 0] },
          { coins: 4, bid: null, shelves: [0, 0] },
        ],
      },
      counts: [2, 4, 28, 140],
    },
  ],
  slowMoves,
  coverage: [
    {
      name: "two coins and one bid behind others' screens",
      table: three,
      state: someoneHasBid,
      viewer: 0,
      hidden: (state) => `${get(state, purse(1))} ${get(state, bid(1))} ${get(state, purse(2))}`,
      possible: ['0 0 2', '1 0 1', '1 1 1', '2 0 0', '2 1 0', '2 2 0'],
    },
  ],
  fixtures: new URL('./fixtures/', import.meta.url),
});
