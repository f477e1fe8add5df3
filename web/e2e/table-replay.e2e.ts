import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoSidewaysScroll, SCREENS, startBrowser, stopTime, visit } from './harness.ts';
import { meAndNovices, openAt } from './seats.ts';
import { endOf } from './table.ts';

startBrowser();

/** On a phone the slider and the buttons below it take little from the board. */
async function expectLowBarOnPhones(page: Page): Promise<void> {
  const before = page.viewportSize() ?? SCREENS.laptop;
  const bar = page.getByRole('region', { name: 'Looking back' });
  for (const width of [SCREENS.phone.width, 320]) {
    await page.setViewportSize({ width, height: SCREENS.phone.height });
    await expect.poll(async () => (await bar.boundingBox())?.height).toBeLessThan(80);
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize(before);
}

describe.each([
  { id: 'hermagor', board: '.hg-players' },
  { id: 'merchants', board: '.moe-tracks' },
] as const)('a replay of $id with animations', ({ id, board }) => {
  it('shows the moment that one jumps to at once', async () => {
    const { page, errors } = await visit('/', { settings: { motion: 'slow' } });
    await openAt(page, id, {
      chairs: meAndNovices(2),
      ...(id === 'merchants' ? { options: { turns: 9 } } : {}),
      until: (match) => match.result !== undefined,
    });
    const before = await page.locator(board).innerText();
    await endOf(page).getByRole('button', { name: 'Watch the replay' }).click();
    await page.getByText(/^0 of \d+$/).waitFor();
    await expectLowBarOnPhones(page);
    expect(await page.locator(board).innerText()).not.toBe(before);
    // To show all that lies between would take minutes.
    await stopTime(page);
    await page.getByRole('button', { name: 'Last' }).click();
    await expect.poll(() => page.locator(board).innerText()).toBe(before);
    expect(await page.locator('.hg-flying').count()).toBe(0);
    // What lies between is no change that has just happened.
    expect(await page.locator('.k-change').count()).toBe(0);
    expect(errors).toEqual([]);
  });
});
