import { describe, expect, it } from 'vitest';
import { expectNoSidewaysScroll, SCREENS, startBrowser, visit } from './harness.ts';
import { sayName } from './online.ts';

startBrowser();

describe('who opens a table', () => {
  it('has as many seats as the game that was chosen last allows, and one table however often they click', async () => {
    const { page, errors } = await visit('/online/new/merchants');
    await sayName(page, 'Ann');
    const seats = page.locator('.w-seat select');
    const add = page.getByRole('button', { name: 'Add a seat' });
    for (let n = 3; n <= 6; n++) await add.click();
    await expect.poll(() => seats.count()).toBe(6);
    await page.getByRole('radio', { name: 'Hermagor' }).check();
    await expect.poll(() => seats.count()).toBe(5);
    expect(await add.isDisabled()).toBe(true);

    let asked = 0;
    let clickedTwice = (): void => undefined;
    const twice = new Promise<void>((resolve) => {
      clickedTwice = resolve;
    });
    await page.route('**/api/tables', async (route) => {
      // The page also asks which games wait.
      if (route.request().method() !== 'POST') return route.continue();
      asked++;
      await twice;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Open the table' }).dblclick();
    clickedTwice();
    await page.getByRole('heading', { name: /Waiting for players/ }).waitFor();
    expect(await page.locator('.w-seat').count()).toBe(5);
    expect(asked).toBe(1);
    expect(errors).toEqual([]);
  });

  it('finds every choice on a phone, in the language with the longer words', async () => {
    const { page } = await visit('/online/new/merchants', {
      settings: { locale: 'fr' },
      screen: SCREENS.phone,
    });
    await page.getByRole('combobox', { name: 'Temps', exact: true }).selectOption('threeDays');
    await expectNoSidewaysScroll(page);
  });

  it('is told that there is no connection, and asked for a name once there is', async () => {
    const { page } = await visit('/about');
    await page.clock.install();
    await page.route('**/api/me', (route) => route.abort());
    await page.goto('/online/new/hermagor');
    await page.getByText('The connection is lost').waitFor();
    expect(await page.getByRole('textbox', { name: 'Your name' }).count()).toBe(0);
    await page.unroute('**/api/me');
    // The page tries again by itself before long.
    await page.clock.fastForward(3000);
    await sayName(page, 'Ann');
    await expect.poll(() => page.getByText('The connection is lost').count()).toBe(0);
    const open = page.getByRole('button', { name: 'Open the table' });
    await expect.poll(() => open.isEnabled()).toBe(true);
  });
});
