import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { changeSettings, startBrowser, type Visit, visit } from './harness.ts';
import { answerMerchants, idle, laid } from './merchants.ts';
import { answerOnce, gather, offline, turn, whoIsAsked } from './online.ts';
import { endOf, rowAfter, rowOf } from './table.ts';

startBrowser();

/** Answers what is asked, and waits until it is no longer asked. */
async function answer(page: Page, n: number): Promise<void> {
  await answerOnce(page, n, (asked) => answerMerchants(asked, n, idle));
}

/** Lets everybody answer whatever they are asked until the game has come so far or is over; all see the same then. */
async function playUntil(visits: readonly Visit[], far: number): Promise<void> {
  for (let n = 0; n < 400; n++) {
    const asked = await whoIsAsked(visits);
    if (!asked) return;
    const row = await rowOf(asked.page);
    for (const { page } of visits) await expect.poll(() => rowOf(page)).toBe(row);
    if (row >= far) return;
    const turns = await Promise.all(visits.map(({ page }) => turn(page)));
    for (const [i, { page }] of visits.entries()) if (turns[i] === 'mine') await answer(page, n);
  }
  throw expect.fail('the game does not go on');
}

describe('Merchants of Empire online', () => {
  it('is played turn by turn to its end; who comes back sees what happened, the record proves itself, and there is a rematch', async () => {
    const visits = await gather('merchants', 2, {
      choose: async (page) => {
        await page.getByRole('combobox', { name: 'Time', exact: true }).selectOption('day');
        await page.getByLabel('Clocks stop at night').check();
        await page.getByRole('combobox', { name: 'From', exact: true }).selectOption('8');
        await page.getByText('Rules of this table').click();
        await page.getByLabel(/^Length/).selectOption('9');
      },
    });
    const [ann, bob] = visits;
    if (!ann || !bob) throw new Error('nobody');
    await playUntil(visits, 4);
    await ann.page.getByRole('timer').first().waitFor();

    // Bob plots, thinks again, plots once more and goes; the plots are played without him.
    const address = bob.page.url();
    await answer(bob.page, 0);
    await bob.page.getByRole('button', { name: 'Change my plan' }).click();
    await bob.page.getByRole('button', { name: 'Remove last' }).click();
    await laid(bob.page, 0);
    await answer(bob.page, 0);
    await changeSettings(bob.page, { summaries: true });
    await bob.page.goto('/about');
    await answer(ann.page, 0);
    await bob.page.goto(address);
    const card = bob.page.getByRole('region', { name: 'Since your last move' });
    await card.getByText(/moves since yours/).waitFor();
    await card.getByRole('link', { name: 'Watch it' }).click();
    await bob.page.getByText(/^\d+ of \d+$/).waitFor();
    await bob.page.goto(address);
    await bob.page.locator('.w-table[data-turn="mine"]').waitFor();
    // At a game that takes days, everybody is offered their link once.
    await bob.page.getByRole('button', { name: 'Not now' }).click();
    await bob.page.getByText('Save my private link').waitFor({ state: 'detached' });

    // Ann lays her plot while Bob has no connection; his own waits until the line is mended.
    const before = await rowOf(ann.page);
    await offline(bob, async () => {
      await answer(ann.page, 0);
      expect(await rowOf(ann.page)).toBe(before);
      await answerMerchants(bob.page, 0, idle);
    });
    for (const { page } of visits) await rowAfter(page, before);
    await ann.page.route('**/record', (route) => route.abort());
    await playUntil(visits, Number.POSITIVE_INFINITY);
    const end = endOf(ann.page);
    await end.getByText('The record of this game could not be fetched.').waitFor();
    await ann.page.unroute('**/record');
    await end.getByRole('button', { name: 'Try again' }).click();
    const [saved] = await Promise.all([
      ann.page.waitForEvent('download'),
      end.getByRole('button', { name: 'Save the record' }).click(),
    ]);
    expect(saved.suggestedFilename()).toMatch(/\.json$/);
    await end.getByRole('button', { name: 'Check the record' }).click();
    await ann.page.getByText('The secret is the one that was fixed before the game.').waitFor();
    await ann.page.keyboard.press('Escape');

    // Anybody can follow a link to what somebody saw.
    await end.getByRole('button', { name: /^Watch/ }).click();
    await ann.page.getByLabel('Seen by').selectOption('Bob');
    await ann.page.keyboard.press('ArrowRight');
    await ann.page.waitForURL(/\?as=1$/);
    const stranger = await visit(ann.page.url());
    await expect.poll(() => stranger.page.getByLabel('Seen by').inputValue()).toBe('1');
    // And when it is over, everything may be seen.
    await ann.page.getByRole('tab', { name: 'Standing' }).click();
    const hidden = ann.page.getByRole('tabpanel').getByText('hidden', { exact: true });
    await expect.poll(() => hidden.count()).toBe(1);
    await ann.page.getByLabel('Seen by').selectOption({ label: 'Everybody: all open' });
    await expect.poll(() => hidden.count()).toBe(0);
    await ann.page.getByRole('link', { name: 'Back to the game' }).click();
    await ann.page.route('**/rematch', (route) => route.abort());
    await end.getByRole('button', { name: /^Play again/ }).click();
    await end.getByText('The new table could not be opened.').waitFor();
    await ann.page.unroute('**/rematch');
    await end.getByRole('button', { name: /^Play again/ }).click();
    await ann.page.getByRole('heading', { name: /Waiting for players/ }).waitFor();
    // The result still lies over the table there.
    await bob.page.getByRole('dialog').getByRole('link', { name: 'To the new table' }).click();
    await bob.page.getByRole('button', { name: 'I am ready' }).click();
    await ann.page.getByRole('button', { name: 'I am ready' }).click();
    await bob.page.locator('.w-table').waitFor();
    expect(visits.flatMap(({ errors }) => errors).filter((error) => !/WebSocket|ERR_/.test(error))).toEqual(
      [],
    );
  });
});
