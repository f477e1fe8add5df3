import { expectParsed, openTable } from '@kontor/core';
import { fuzzGame } from '@kontor/core/fuzz';
import { expect, it } from 'vitest';
import { hermagor } from '../rules/index.ts';
import { probe } from './probe.ts';

const everyOption = [2, 3, 4, 5].flatMap((seats) => [
  { seats },
  { seats, options: { sixTile: 'replace', pass: 'out', travelPay: 'after', revenueOfficer: true } },
  { seats, options: { sixTile: 'add', travelPay: 'after', openCash: true } },
]);

it.each(everyOption)(
  'plays %j',
  (choice) => {
    const table = expectParsed(openTable(hermagor, choice));
    for (let i = 0; i < 6; i++) {
      const outcome = fuzzGame(probe, table, `${JSON.stringify(choice)}/${i}`, { every: 4 });
      if (outcome.crash) throw outcome.crash.error;
      expect(outcome.twinMoves).toBeGreaterThanOrEqual(0);
    }
  },
  60000,
);
