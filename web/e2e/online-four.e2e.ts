import { OwnServer } from '@kontor/server/test/own-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { LONG, startBrowser } from './harness.ts';
import { answerMerchants, byMap, idle } from './merchants.ts';
import { connected, gather, hermagorAnswer, playTogether } from './online.ts';
import { endOf, rowOf } from './table.ts';

startBrowser();

const TABLES = [
  { game: 'hermagor', time: 'live' },
  { game: 'hermagor', time: 'day' },
  { game: 'merchants', time: 'live' },
  { game: 'merchants', time: 'day' },
] as const;

/** At full length all of them, to the end; otherwise each game and each pace once, until all four have answered after a crash. */
const PLAYED = LONG ? TABLES : TABLES.filter((_, i) => i === 0 || i === 3);
const ANSWERS = LONG ? Number.POSITIVE_INFINITY : 14;
/** Of so many answers the tenth comes during a crash. */
const PERIOD = 40;

const ANSWER = {
  hermagor: hermagorAnswer,
  // The map has tests of its own; where a few plots must do, caravans stay where they are.
  merchants: (page: Parameters<typeof answerMerchants>[0], n: number) =>
    answerMerchants(page, n, LONG ? byMap : idle),
};

describe('four people in four browsers', () => {
  it.each(PLAYED)(
    'play $game with the clocks of "$time", through crashes of the server',
    async ({ game, time }) => {
      const server = await OwnServer.start();
      onTestFinished(() => server.remove());
      const visits = await gather(game, 4, {
        url: server.url,
        choose: async (page) => {
          await page.getByRole('combobox', { name: 'Time', exact: true }).selectOption(time);
        },
      });
      const [ann, bob] = visits;
      if (!ann || !bob) throw new Error('nobody');
      await playTogether(visits, {
        answer: ANSWER[game],
        answers: ANSWERS,
        meanwhile: async (n) => {
          if (n % PERIOD !== 9) return;
          await server.kill();
          await bob.page.getByText('The connection is lost').waitFor();
          await server.run();
          for (const { page } of visits) await connected(page);
        },
      });
      // Whoever moved last may be ahead of the others for a moment.
      const last = Math.max(...(await Promise.all(visits.map(({ page }) => rowOf(page)))));
      for (const { page } of visits) await page.locator(`.w-table[data-row="${last}"]`).waitFor();
      const wrong = visits.flatMap(({ errors }) => errors).filter((error) => !/WebSocket|ERR_/.test(error));
      expect(wrong).toEqual([]);
      if (!LONG) return;
      const results = await Promise.all(
        visits.map(({ page }) => endOf(page).getByRole('heading').first().textContent()),
      );
      expect(new Set(results).size).toBe(1);
      await endOf(ann.page).getByRole('button', { name: 'Check the record' }).click();
      await ann.page.getByText('The secret is the one that was fixed before the game.').waitFor();
    },
  );
});
