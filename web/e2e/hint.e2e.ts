import { describe, expect, it } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { startBrowser, visit } from './harness.ts';
import { gather, whoIsAsked } from './online.ts';
import { myTurn, playNow } from './table.ts';

startBrowser();

describe('a hint', () => {
  it('tells three moves with their worth, lights them on the board, and goes with the move', async () => {
    const { page, errors } = await visit('/');
    await playNow(page, 'Hermagor');
    await myTurn(page);
    await page.keyboard.press('H');
    const card = page.getByRole('region', { name: 'Hint' });
    await card.getByRole('listitem').nth(2).waitFor();
    expect(await card.getByRole('listitem').count()).toBe(3);
    await card.getByText(/^wins about \d+ in 100 games$/).waitFor();
    await card.getByRole('listitem').first().getByRole('button').focus();
    await page.locator('.hg-lit, [data-lit="true"]').first().waitFor({ state: 'attached' });
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
    await page.locator('[data-legal="true"]').last().focus();
    await page.getByRole('button', { name: /^Hint/ }).click();
    const mine = card.locator('p', { hasText: 'Your move:' });
    await mine.getByText(/fewer than the best|as good as the best/).waitFor();
    await page.locator('[data-legal="true"]').first().focus();
    await card.getByRole('button', { name: /^Compare with your move/ }).waitFor();
    await page.locator('[data-legal="true"]').first().press('Enter');
    await card.waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
  });

  it('is given online where the host has allowed it, which all are told before the start', async () => {
    const people = await gather('hermagor', 2, {
      choose: (page) => page.getByRole('checkbox', { name: 'Allow hints' }).check(),
      ready: false,
    });
    for (const { page } of people) await page.getByText('Hints are allowed').waitFor();
    for (const { page } of people) await page.getByRole('button', { name: 'I am ready' }).click();
    await expect.poll(() => whoIsAsked(people)).toBeDefined();
    const asked = await whoIsAsked(people);
    const other = people.find((each) => each !== asked);
    expect(await other?.page.getByRole('button', { name: /^Hint/ }).isDisabled()).toBe(true);
    await asked?.page.keyboard.press('H');
    await asked?.page.getByRole('region', { name: 'Hint' }).getByRole('listitem').nth(2).waitFor();
    for (const { errors } of people) expect(errors).toEqual([]);
  });
});
