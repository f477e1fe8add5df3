import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SCREENS, startBrowser, visit } from './harness.ts';
import { laid } from './merchants.ts';
import { meAndNovices, openAt } from './seats.ts';

startBrowser();

/** A table that asks the first seat to place a caravan or to lay a plan. */
async function openMoment(page: Page, kind: 'place' | 'plot'): Promise<void> {
  await openAt(page, 'merchants', {
    chairs: meAndNovices(3),
    until: (match) => match.frame(0).decision?.kind === kind,
  });
  await page.locator('.w-table[data-turn="mine"]').waitFor();
}

const ready = (page: Page) => page.getByRole('button', { name: 'Ready', exact: true });

/** What lies on top at the middle of an element belongs to it. */
function isOnTop(control: Locator): Promise<boolean> {
  return control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}

function isCutOff(element: Element): boolean {
  return element.scrollWidth > element.clientWidth + 1;
}

describe('Merchants of Empire on small screens and with large letters', () => {
  it('the turn track is whole on a phone while caravans are placed', async () => {
    const { page } = await visit('/', { screen: SCREENS.phone });
    await openMoment(page, 'place');
    expect(await page.locator('.moe-turns').evaluate(isCutOff)).toBe(false);
  });

  it('the longest name of a city fits on the letters, and the question has its width', async () => {
    const { page } = await visit('/', { screen: SCREENS.tablet });
    await openMoment(page, 'plot');
    for (const screen of [SCREENS.tablet, SCREENS.lying, SCREENS.phone, SCREENS.laptop]) {
      await page.setViewportSize(screen);
      const names = page.locator('.moe-next-where');
      await names.first().waitFor();
      const cut = await names.evaluateAll((all) =>
        all.map((name) => {
          const before = name.textContent;
          name.textContent = 'Ashkelune (10)';
          const over = name.scrollWidth > name.clientWidth + 1;
          name.textContent = before;
          return over;
        }),
      );
      expect(cut, JSON.stringify(screen)).not.toContain(true);
      const lines = await page
        .locator('.k-prompt-sentence')
        .evaluate((sentence) => sentence.getClientRects()[0]?.height ?? 0);
      expect(lines, JSON.stringify(screen)).toBeLessThan(40);
    }
  });

  it('nothing covers Ready when letters are twice as large', async () => {
    const { page } = await visit('/');
    await openMoment(page, 'plot');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await page.keyboard.press('a');
    await laid(page, 1);
    expect(await isOnTop(ready(page))).toBe(true);
  });

  it('forced colours keep what is pressed apart', async () => {
    const { page } = await visit('/');
    await page.emulateMedia({ forcedColors: 'active' });
    await openMoment(page, 'plot');
    for (const [i, key] of ['a', 'x'].entries()) {
      await page.keyboard.press(key);
      await laid(page, i + 1);
    }
    const slots = page.getByRole('list', { name: 'Your six actions' }).getByRole('button');
    await slots.first().click();
    const ground = (slot: Locator) => slot.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await ground(slots.first())).not.toBe(await ground(slots.nth(1)));
  });
});
