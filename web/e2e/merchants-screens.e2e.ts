import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { letTimePassUntil, SCREENS, startBrowser, stopTime, visit } from './harness.ts';
import { resize, smallTexts } from './layout.ts';
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

interface Announcing {
  readonly decision?: { readonly kind: string } | undefined;
  readonly view: unknown;
}

/** The first seat is asked what it announces of something it has, or has not. */
function mayAnnounce({ decision, view }: Announcing, has: boolean): boolean {
  const { monopoly, players } = view as {
    readonly monopoly: { readonly resource: string } | null;
    readonly players: readonly { readonly screen: { readonly stock: Record<string, number> } | null }[];
  };
  const stock = players[0]?.screen?.stock[monopoly?.resource ?? ''] ?? 0;
  return decision?.kind === 'announce' && stock > 0 === has;
}

describe('monopolies of Merchants of Empire', () => {
  it.each([
    { has: true, others: 3 },
    { has: false, others: 3 },
    { has: true, others: 5 },
  ])('are whole on a laptop beside the question, with $others others', async ({ has, others }) => {
    const { page } = await visit('/');
    await openAt(page, 'merchants', {
      chairs: meAndNovices(others),
      options: { turns: 9 },
      until: (match) => mayAnnounce(match.frame(0), has),
    });
    const table = page.locator('.moe-play .moe-monopolies-grid');
    await table.waitFor();
    const panel = page.locator('.moe-play');
    await expect.poll(() => panel.evaluate((play) => play.scrollHeight - play.clientHeight)).toBe(0);
    // Who has nothing to announce has nothing to slide.
    expect(await page.getByRole('slider').count()).toBe(has ? 1 : 0);
  });
});

/** A game of four whose names are as long as the set-up allows. */
async function openLongNames(page: Page): Promise<void> {
  const names = [
    'Maximiliane-Friederi',
    'Bartholomaeus Wilhel',
    'Klementine von Wesse',
    'Theophrastus Ignatiu',
  ];
  await openAt(page, 'merchants', {
    chairs: names.map((name, seat) => (seat === 0 ? { name } : { name, bot: 'novice' as const })),
    until: (match) => match.frame(0).decision?.kind === 'plot',
  });
  await page.locator('.moe-city-hit').first().waitFor();
}

describe('Merchants of Empire on small screens and with large letters', () => {
  it('the turn track is whole on a phone while caravans are placed', async () => {
    const { page } = await visit('/', { screen: SCREENS.phone });
    await openMoment(page, 'place');
    await expect.poll(() => page.locator('.moe-turns').evaluate(isCutOff)).toBe(false);
  });

  it('a phone held sideways shows every city, without a drag', async () => {
    const { page } = await visit('/', { screen: SCREENS.lying });
    await openMoment(page, 'plot');
    await page.mouse.move(1, 1);
    const cities = page.locator('.moe-city-hit');
    await expect.poll(() => cities.count()).toBe(21);
    for (const city of await cities.all()) await expect.poll(() => isOnTop(city)).toBe(true);
  });

  it('a phone held sideways shows the whole land beside long names, and the turn on the sea', async () => {
    const { page } = await visit('/', { screen: SCREENS.lying });
    const names = [
      'Maximiliane-Friederi',
      'Bartholomaeus Wilhel',
      'Klementine von Wesse',
      'Theophrastus Ign',
    ];
    await openAt(page, 'merchants', {
      chairs: names.map((name, seat) => (seat === 0 ? { name } : { name, bot: 'novice' as const })),
      until: (match) => match.frame(0).decision?.kind === 'plot',
    });
    await page.locator('.moe-tracks').waitFor();
    const outside = () =>
      page.locator('.k-panzoom-frame').evaluate((frame) => {
        const outer = frame.getBoundingClientRect();
        const land = frame.querySelector('.terrain-coast')?.getBoundingClientRect() ?? outer;
        const over = [outer.left - land.left, outer.top - land.top];
        return Math.max(...over, land.right - outer.right, land.bottom - outer.bottom);
      });
    await expect.poll(outside).toBeLessThan(10);
    const isCut = () => page.locator('.moe-turns').evaluate(isCutOff);
    await expect.poll(isCut).toBe(false);
  });

  it('four long names leave a small phone a map that can be read', async () => {
    const { page } = await visit('/', { screen: { width: 320, height: 640 } });
    await openLongNames(page);
    await expect.poll(() => smallTexts(page)).toEqual([]);
    await expect.poll(() => page.locator('.moe-turns').evaluate(isCutOff)).toBe(false);
  });

  it('six announcements are followed on a phone held sideways, and the slider stays in sight', async () => {
    const { page } = await visit('/', { screen: SCREENS.lying, settings: { motion: 'slow' } });
    await openAt(page, 'merchants', {
      chairs: meAndNovices(5),
      options: { turns: 9 },
      until: (match) => mayAnnounce(match.frame(0), true),
    });
    await expect.poll(() => isOnTop(page.getByRole('slider'))).toBe(true);
    await stopTime(page);
    await page.getByRole('button', { name: /^Announce \d+$/ }).click();
    const pause = page.getByRole('button', { name: 'Pause', exact: true }).and(page.locator(':enabled'));
    await letTimePassUntil(page, pause.first());
    await pause.first().click();
    const back = page.getByRole('button', { name: 'Step back' }).first();
    while (await back.isEnabled()) await back.click();
    const now = page.locator('[data-now="true"] .moe-announced');
    for (let said = 0; said < 6; said++) {
      await page.getByRole('button', { name: 'Step forward' }).first().click();
      await expect.poll(() => isOnTop(now), { message: `announcement ${said + 1}` }).toBe(true);
      await expect.poll(() => isOnTop(back)).toBe(true);
    }
  });

  it('the longest name of a city fits on the letters, and the question has its width', async () => {
    const { page } = await visit('/', { screen: SCREENS.tablet });
    await openMoment(page, 'plot');
    for (const screen of [SCREENS.tablet, SCREENS.lying, SCREENS.phone, SCREENS.laptop]) {
      await resize(page, screen);
      const message = JSON.stringify(screen);
      const names = page.locator('.moe-next-where');
      await names.first().waitFor();
      const cut = () =>
        names.evaluateAll((all) =>
          all.map((name) => {
            const before = name.textContent;
            name.textContent = 'Ashkelune (10)';
            const over = name.scrollWidth > name.clientWidth + 1;
            name.textContent = before;
            return over;
          }),
        );
      await expect.poll(cut, { message }).not.toContain(true);
      const sentence = page.locator('.k-prompt-sentence');
      const height = () => sentence.evaluate((element) => element.getClientRects()[0]?.height ?? 0);
      await expect.poll(height, { message }).toBeLessThan(40);
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
    await expect.poll(() => isOnTop(ready(page))).toBe(true);
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
