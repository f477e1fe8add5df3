import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** How one plays: with what a control is pressed, and how a plan of a few steps is laid. */
export interface Manner {
  press(control: Locator): Promise<void>;
  plot(page: Page, n: number): Promise<void>;
}

/** What the controls are called. */
const NAMES = {
  en: {
    starts: 'Where your caravan can start',
    ready: 'Ready',
    picks: 'Pick two of three',
    both: 'Do both',
    more: /^One more in/,
    place: 'Place them',
    announce: /^Announce \d+$/,
    next: 'Next action',
    road: /^[a-d]: to /,
    transact: /^Transact/,
    slots: 'Your six actions',
  },
  fr: {
    starts: 'Où votre caravane peut partir',
    ready: 'Prêt',
    picks: 'Choisissez deux des trois',
    both: 'Faire les deux',
    more: /^Un de plus en/,
    place: 'Les placer',
    announce: /^Annoncer \d+$/,
    next: 'Action suivante',
    road: /^[a-d]\s?: vers /,
    transact: /^Transaction/,
    slots: 'Vos six actions',
  },
} as const;
type Language = keyof typeof NAMES;

/** Answers whatever Merchants of Empire asks now. */
export async function answerMerchants(
  page: Page,
  n: number,
  { press, plot }: Manner,
  language: Language = 'en',
): Promise<void> {
  const names = NAMES[language];
  const starts = page.getByRole('list', { name: names.starts }).getByRole('button');
  const ready = page.getByRole('button', { name: names.ready, exact: true });
  const picks = page.getByRole('group', { name: names.picks }).getByRole('checkbox');
  const more = page.getByRole('button', { name: names.more });
  const announce = page.getByRole('button', { name: names.announce });
  await starts.or(ready).or(picks).or(more).or(announce).first().waitFor();
  if (await announce.isVisible()) return press(announce);
  if (await starts.first().isVisible()) return press(starts.nth(n % (await starts.count())));
  if (await picks.first().isVisible()) {
    await press(picks.nth(n % 3));
    await press(picks.nth((n + 1) % 3));
    return press(page.getByRole('button', { name: names.both }));
  }
  if (await more.first().isVisible()) {
    const done = page.getByRole('button', { name: names.place });
    while (await done.isDisabled()) await press(more.first());
    return press(done);
  }
  await plot(page, n);
  await press(ready);
}

/** Caravans stay where they are. */
export const idle: Manner = {
  press: (control) => control.click(),
  plot: async (page) => {
    const next = page.getByRole('group', { name: NAMES.en.next });
    await next.getByRole('button', { name: NAMES.en.transact }).click();
    await laid(page, 1);
  },
};

/** Plots by the cities that a single road leads to, and by the one where the plan ends. */
export const byMap: Manner = {
  press: (control) => control.click(),
  plot: async (page, n) => {
    for (let step = 0; step < 4; step++) {
      const near = page.locator('.moe-city[data-near="true"] .moe-city-hit');
      await near.nth((n + step * 3) % (await near.count())).click();
      await laid(page, step + 1);
    }
  },
};

/** Plots by the buttons beside the map. */
export const byButtons = (press: Manner['press'], language: Language = 'en'): Manner => ({
  press,
  plot: async (page, n) => {
    const names = NAMES[language];
    const next = page.getByRole('group', { name: names.next });
    for (let step = 0; step < 4; step++) {
      const roads = next.getByRole('button', { name: names.road });
      const transact = next.getByRole('button', { name: names.transact });
      await press(step % 2 === 1 ? transact : roads.nth((n + step) % (await roads.count())));
      await laid(page, step + 1, language);
    }
  },
});

/** The plan has so many steps. */
export async function laid(page: Page, steps: number, language: Language = 'en'): Promise<void> {
  const filled = page.getByRole('list', { name: NAMES[language].slots }).locator('button:enabled');
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
