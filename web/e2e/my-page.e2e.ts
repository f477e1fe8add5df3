import type { TableInfo } from '@kontor/protocol';
import type { APIRequestContext } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessibleInAllThemes } from './accessible.ts';
import { expectNoSidewaysScroll, SCREENS, startBrowser, visit } from './harness.ts';

startBrowser();

const time = { pace: 'slow', clock: null, onTimeout: 'ask' };

/** A game against a bot that has moved already. */
async function begunGame(request: APIRequestContext, game: string): Promise<string> {
  const seats = [{ bot: 'novice' }, { bot: null }];
  const made = await request.post('/api/tables', { data: { game, seats, open: false, time } });
  const { id } = (await made.json()) as TableInfo;
  await request.put(`/api/tables/${id}/ready`, { data: { ready: true } });
  const rows = async (): Promise<number> =>
    ((await (await request.get(`/api/tables/${id}`)).json()) as TableInfo).row;
  await expect.poll(rows).toBeGreaterThan(0);
  return id;
}

describe('my page', () => {
  it('lists the games that go on and those that are over, which can be searched and replayed', async () => {
    const { page, context, errors } = await visit('/me', { screen: SCREENS.phone });
    await page.getByRole('textbox', { name: 'Your name' }).waitFor();
    await context.request.put('/api/me', { data: { name: 'Ann' } });
    const over = await begunGame(context.request, 'hermagor');
    await context.request.put(`/api/tables/${over}/cancel`, { data: { cancel: true } });
    await begunGame(context.request, 'hermagor');
    await page.reload();
    const running = page.getByRole('region', { name: 'Running games' });
    await running.getByText('Your turn').waitFor();
    expect(await running.getByRole('link', { name: 'Go to the table' }).count()).toBe(1);
    const played = page.getByRole('region', { name: 'Played games' });
    await played.getByText('Called off').waitFor();
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
