import type { TableInfo } from '@kontor/protocol';
import { describe, expect, it } from 'vitest';
import { expectAccessibleInAllThemes } from './accessible.ts';
import { expectNoSidewaysScroll, SCREENS, startBrowser, type Visit, visit } from './harness.ts';
import { answerOnce, hermagorAnswer, QUICK } from './online.ts';
import { myTurn, TABLE } from './table.ts';

startBrowser();

const time = { pace: 'slow', clock: null, onTimeout: 'ask' };

/** A game of Hermagor against a bot in which something was played. */
async function begunGame({ page, context }: Visit): Promise<string> {
  const { request } = context;
  const seats = [{ bot: 'novice' }, { bot: null }];
  const made = await request.post('/api/tables', { data: { game: 'hermagor', seats, open: false, time } });
  const { id } = (await made.json()) as TableInfo;
  await request.put(`/api/tables/${id}/ready`, { data: { ready: true } });
  // Who begins is drawn; it may be the person, for whom the bot would wait.
  await page.goto(`/table/${id}`);
  await page.locator(TABLE).waitFor();
  await myTurn(page);
  await answerOnce(page, 0, hermagorAnswer);
  await myTurn(page);
  return id;
}

describe('my page', () => {
  it('lists the games that go on and those that are over, which can be searched and replayed', async () => {
    const visitor = await visit('/me', { screen: SCREENS.phone, settings: QUICK });
    const { page, context, errors } = visitor;
    await page.getByRole('textbox', { name: 'Your name' }).waitFor();
    await context.request.put('/api/me', { data: { name: 'Ann' } });
    const over = await begunGame(visitor);
    await context.request.put(`/api/tables/${over}/cancel`, { data: { cancel: true } });
    await begunGame(visitor);
    await page.goto('/me');
    const running = page.getByRole('region', { name: 'Games in progress' });
    await running.getByText('Your turn').waitFor();
    expect(await running.getByRole('link', { name: 'Go to the table' }).count()).toBe(1);
    const played = page.getByRole('region', { name: 'Finished games' });
    await played.getByText('Cancelled').waitFor();
    await expectAccessibleInAllThemes(page);
    await expectNoSidewaysScroll(page);
    await played.getByRole('searchbox', { name: 'Played with' }).fill('nobody');
    await played.getByText('No such game was found.').waitFor();
    await played.getByRole('searchbox', { name: 'Played with' }).fill('ann');
    await played.getByRole('combobox', { name: 'Game' }).selectOption('Hermagor');
    await played.getByText('1 game').waitFor();
    await played.getByRole('link', { name: /^Replay Hermagor/ }).click();
    await page.waitForURL(`**/table/${over}/0`);
    await page.locator('.w-table').waitFor();
    expect(errors).toEqual([]);
  });
});
