import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** How one plays: with what a control is pressed, and how a plan of a few steps is laid. */
export interface Manner {
  press(control: Locator): Promise<void>;
  plot(page: Page, n: number): Promise<void>;
}

/** Answers whatever Merchants of Empire asks now. */
export async function answerMerchants(page: Page, n: number, { press, plot }: Manner): Promise<void> {
  const starts = page.getByRole('list', { name: 'Where your caravan can start' }).getByRole('button');
  const ready = page.getByRole('button', { name: 'Ready', exact: true });
  const picks = page.getByRole('group', { name: 'Pick two of three' }).getByRole('checkbox');
  const more = page.getByRole('button', { name: /^One more in/ });
  const announce = page.getByRole('button', { name: /^Announce \d+$/ });
  await starts.or(ready).or(picks).or(more).or(announce).first().waitFor();
  if (await announce.isVisible()) return press(announce);
  if (await starts.first().isVisible()) return press(starts.nth(n % (await starts.count())));
  if (await picks.first().isVisible()) {
    await press(picks.nth(n % 3));
    await press(picks.nth((n + 1) % 3));
    return press(page.getByRole('button', { name: 'Do both' }));
  }
  if (await more.first().isVisible()) {
    const done = page.getByRole('button', { name: 'Place them' });
    while (await done.isDisabled()) await press(more.first());
    return press(done);
  }
  await plot(page, n);
  await press(ready);
}

/** Plots by the cities that a single road leads to, and by the one where the plan ends. */
export const byMap: Manner = {
  press: (control) => control.click(),
  plot: async (page, n) => {
    for (let step = 0; step < 4; step++) {
      const near = page.locator('.moe-city[data-near="true"]');
      await near.nth((n + step * 3) % (await near.count())).click();
      await laid(page, step + 1);
    }
  },
};

/** Plots by the buttons beside the map. */
export const byButtons = (press: Manner['press']): Manner => ({
  press,
  plot: async (page, n) => {
    const next = page.getByRole('group', { name: 'Next action' });
    for (let step = 0; step < 4; step++) {
      const roads = next.getByRole('button', { name: /^[a-d]: to / });
      const transact = next.getByRole('button', { name: /^Transact/ });
      await press(step % 2 === 1 ? transact : roads.nth((n + step) % (await roads.count())));
      await laid(page, step + 1);
    }
  },
});

/** The plan has so many steps. */
export async function laid(page: Page, steps: number): Promise<void> {
  const filled = page.getByRole('list', { name: 'Your six actions' }).locator('button:enabled');
  await expect.poll(() => filled.count()).toBe(steps);
}

/** Presses Tab until the control has the focus, then a key. */
async function tabTo(control: Locator, key: string): Promise<void> {
  for (let i = 0; i < 120; i++) {
    if (await control.evaluate((element) => element === document.activeElement)) return control.press(key);
    await control.page().keyboard.press('Tab');
  }
  throw expect.fail('the keyboard does not reach the control');
}

/** Plots by the letters of the roads; everything else by Tab. */
export const byKeys: Manner = {
  press: async (control) => {
    if ((await control.textContent()) === 'Ready') return control.page().keyboard.press('Enter');
    await tabTo(control, (await control.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter');
  },
  plot: async (page, n) => {
    // A focus on a button would take Enter for itself.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    for (const key of ['a', 'x', n % 2 === 0 ? 'b' : 'a', 'x']) await page.keyboard.press(key);
    await laid(page, 4);
    await page.keyboard.press('Backspace');
    await laid(page, 3);
  },
};
