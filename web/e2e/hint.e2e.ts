import { describe, expect, it } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { startBrowser, visit } from './harness.ts';
import { playNow } from './table.ts';

startBrowser();

describe('a hint', () => {
  it('tells three moves with their worth, lights them on the board, and goes with the move', async () => {
    const { page, errors } = await visit('/');
    await playNow(page, 'Hermagor');
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
    await page.getByRole('button', { name: /^Hint/ }).click();
    await card.waitFor();
    await page.locator('[data-legal="true"]').first().press('Enter');
    await card.waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
  });
});
