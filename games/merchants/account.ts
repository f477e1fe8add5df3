import { expectParsed } from '@kontor/core';
import { type Account, ActionCounts, roadName, UsageCounts } from '../account.ts';
import { RESOURCES } from './rules/files/board.ts';
import { parseBoard, parseContracts } from './rules/files/schema.ts';
import { CAPITAL, type CityNumber, type MerchantsTable } from './rules/state/types.ts';
import type { MerchantsEvent } from './rules/view/events.ts';

const ACTIONS = ['moves', 'taken', 'fulfilled', 'temples', 'ignored', 'monopolies'] as const;

/** Counts what was used in a game and what the players did. */
export function account(table: MerchantsTable, events: readonly MerchantsEvent[]): Account {
  const board = expectParsed(parseBoard(table.boardFile));
  const { resources } = expectParsed(parseContracts(table.piecesFile));
  const ids = new Map<CityNumber, string>([[CAPITAL, board.capital.id]]);
  for (const { number, id } of board.cities) ids.set(number, id);
  const copies = new Map(table.contracts.map((contract) => [contract.id, contract.copies]));
  const city = (number: CityNumber): string => ids.get(number) ?? '';
  const tally = new UsageCounts();
  tally.name('resource', RESOURCES);
  tally.name('city', [...ids.values()]);
  tally.name(
    'road',
    board.roads.map(({ from, to }) => roadName(from, to)),
  );
  tally.name('contract', [...copies.keys()]);
  tally.name(
    'temple',
    board.cities.map(({ id }) => id),
  );
  const actions = new ActionCounts(ACTIONS, table.seats);

  for (const event of events) {
    switch (event.type) {
      case 'moved':
        tally.add('road', roadName(city(event.from), city(event.to)));
        actions.add('moves', event.seat);
        break;
      case 'took':
        tally.add('resource', event.resource, 1 / resources[event.resource]);
        tally.add('city', city(event.city));
        actions.add('taken', event.seat);
        break;
      case 'fulfilled':
        tally.add('contract', event.contract, 1 / (copies.get(event.contract) ?? 1));
        tally.add('city', city(event.city));
        actions.add('fulfilled', event.seat);
        break;
      case 'templeBuilt':
        tally.add('temple', city(event.city));
        actions.add('temples', event.seat);
        break;
      case 'ignored':
        actions.add('ignored', event.seat);
        break;
      case 'monopolyScored':
        if (event.winner !== null) actions.add('monopolies', event.winner);
        break;
    }
  }
  return { usage: tally.usage(), actions: actions.counts };
}
