import { expectParsed, type Table } from '@kontor/core';
import { type Account, ActionCounts, roadName, UsageCounts } from '../account.ts';
import { PRODUCTS } from './rules/files/board.ts';
import { parseBoard, parseTiles } from './rules/files/schema.ts';
import type { HermagorEvent } from './rules/view/events.ts';

const ACTIONS = ['sales', 'moves', 'rests', 'regions', 'discs', 'lost', 'passes'] as const;

/** Counts what was used in a game and what the players did. */
export function account(table: Table, events: readonly HermagorEvent[]): Account {
  const board = expectParsed(parseBoard(table.boardFile));
  const tiles = expectParsed(parseTiles(table.piecesFile));
  const tally = new UsageCounts();
  tally.name('product', PRODUCTS);
  tally.name(
    'village',
    board.villages.map(({ id }) => id),
  );
  tally.name(
    'region',
    board.regions.map(({ id }) => id),
  );
  tally.name(
    'road',
    board.roads.map(({ from, to }) => roadName(from, to)),
  );
  tally.name('row', [...PRODUCTS, 'nobility']);
  // H-S3: with few players the last four tiles are not in the game.
  const inGame = tiles.tiles.filter(({ number }) => table.seats > 3 || number <= 16);
  tally.name(
    'tile',
    inGame.map(({ number }) => number),
  );
  const actions = new ActionCounts(ACTIONS, table.seats);

  for (const event of events) {
    switch (event.type) {
      case 'travelled':
        event.way.slice(1).forEach((to, i) => {
          tally.add('road', roadName(event.way[i] ?? '', to));
        });
        if (!event.selling) actions.add('moves', event.seat);
        break;
      case 'sold':
        tally.add('village', event.village);
        tally.add('product', event.product);
        actions.add('sales', event.seat);
        break;
      case 'rested':
        actions.add('rests', event.seat);
        break;
      case 'passed':
        actions.add('passes', event.seat);
        break;
      case 'completed':
        tally.add('region', event.region);
        if (event.colour !== 'shared') actions.add('regions', event.colour);
        break;
      case 'built':
        tally.add('row', event.row);
        if (event.colour !== 'shared') actions.add('discs', event.colour);
        break;
      case 'lost':
        if (event.reason === 'squares' && event.colour !== 'shared') actions.add('lost', event.colour);
        break;
      case 'won':
        if (typeof event.tile === 'number') tally.add('tile', event.tile);
        break;
    }
  }
  return { usage: tally.usage(), actions: actions.counts };
}
