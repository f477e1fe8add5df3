import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startBrowser, visit } from './harness.ts';
import { meAndNovices, openAt } from './seats.ts';

startBrowser();

/** What stands in the row of buttons of a game's card, in order. */
function waysToPlay(page: Page, game: string): Promise<string[]> {
  return page.getByRole('article', { name: game }).locator('.w-actions > *').allTextContents();
}

/** Everything golden on the page. */
function golden(page: Page): Promise<string[]> {
  return page.locator('[data-look="primary"]').allTextContents();
}

describe('the home page', () => {
  it('offers to learn beside "Play now", and first to whoever is new', async () => {
    const { page } = await visit('/', { settings: { goals: ['merchants'] } });
    await page.getByRole('button', { name: 'Play Hermagor now' }).waitFor();
    expect((await waysToPlay(page, 'Hermagor')).slice(0, 2)).toEqual(['Learn to play', 'Play now']);
    expect((await waysToPlay(page, 'Merchants of Empire')).slice(0, 2)).toEqual([
      'Play now',
      'Learn to play',
    ]);
    expect(await golden(page)).toEqual(['Learn to play', 'Play now']);
  });

  it('has one golden button where a game waits, and calls its only person "You"', async () => {
    const { page } = await visit('/');
    await openAt(page, 'hermagor', {
      chairs: meAndNovices(2),
      until: ({ active }) => active.includes(0),
    });
    await page.goto('/');
    const latest = page.getByRole('region', { name: 'Continue your game' });
    await latest.getByText('You', { exact: true }).waitFor();
    expect(await latest.getByText('Anna').count()).toBe(0);
    await expect.poll(() => golden(page)).toEqual(['Continue']);
  });
});
