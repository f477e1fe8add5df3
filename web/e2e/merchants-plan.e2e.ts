import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { LONG, SCREENS, startBrowser, visit } from './harness.ts';
import { listen } from './hermagor.ts';
import { smallTexts } from './layout.ts';
import { laid } from './merchants.ts';
import { meAndNovices, openAt } from './seats.ts';

startBrowser();

interface CachedView {
  readonly turn: number;
  readonly phase: string;
}

/** A table in its third turn, asking for a plan. */
async function openPlan(page: Page): Promise<void> {
  await openAt(page, 'merchants', {
    chairs: meAndNovices(3),
    options: { turns: 9 },
    until: (match) => {
      const { view, active } = match.frame(0);
      const { turn, phase } = view as CachedView;
      return turn === 3 && phase === 'plot' && active.includes(0);
    },
  });
  await page.locator('.w-table[data-turn="mine"]').waitFor();
}

const slots = (page: Page) => page.getByRole('list', { name: 'Your six actions' }).getByRole('button');
const letters = (page: Page) =>
  slots(page)
    .locator('.moe-letter')
    .allTextContents()
    .then((all) => all.join(''));

describe('a plan of Merchants of Empire', () => {
  it('is walked by a ghost, changed by mouse on map and slots, and made ready', async () => {
    const { page, errors } = await visit('/');
    await openPlan(page);
    const near = page.locator('.moe-city[data-near="true"] .moe-city-hit');
    for (let step = 1; step <= 3; step++) {
      await near.nth(step).click();
      await laid(page, step);
    }
    const plan = await letters(page);
    await expectAccessible(page);
    // The ghost stands at the end; pointing at the first action brings it back to where that ends.
    const ghost = page.locator('.moe-ghost');
    const end = await ghost.evaluate((element) => element.parentElement?.style.transform);
    await slots(page).first().hover();
    await page.getByText('After action 1:').waitFor();
    const first = await ghost.evaluate((element) => element.parentElement?.style.transform);
    if (plan[0] !== 'x') expect(first).not.toBe(end);

    // A chosen slot takes the step to another neighbour of the place where it begins.
    await slots(page).first().click();
    const other = page.getByRole('button', { name: /makes action 1 move [a-d]$/ }).last();
    const letter = (await other.getAttribute('aria-label'))?.at(-1) ?? '';
    await other.locator('.moe-city-hit').click();
    await expect.poll(() => letters(page)).toBe(letter + plan.slice(1));

    const before = await letters(page);
    await slots(page).first().dragTo(slots(page).nth(2));
    await expect.poll(() => letters(page)).toBe(`${before.slice(1)}${before[0]}`);

    await page.getByRole('button', { name: 'Ready', exact: true }).click();
    await page
      .getByText(/^(Turn 4|You fulfilled|Announce)/)
      .first()
      .waitFor();
    expect(errors).toEqual([]);
  });

  it('lets the letters of roads step back that it has no action left for', async () => {
    const { page } = await visit('/');
    await openPlan(page);
    const faded = page.locator('.moe-plaque[data-faded="true"]');
    const all = await page.locator('.moe-plaque').count();
    let before = await faded.count();
    expect(before).toBeLessThan(all);
    for (let step = 1; step <= 6; step++) {
      await page.keyboard.press('x');
      await laid(page, step);
      await expect.poll(() => faded.count()).toBeGreaterThanOrEqual(before);
      before = await faded.count();
    }
    // A full plan of transactions takes no road.
    expect(before).toBe(all);
  });

  it('is reordered and cleared by keyboard and by touch', async () => {
    const { page, errors } = await visit('/', { screen: SCREENS.phone, touch: true });
    await openPlan(page);
    const said = await listen(page);
    for (const key of ['x', 'a', 'b']) await page.keyboard.press(key);
    await laid(page, 3);
    await expect.poll(() => smallTexts(page)).toEqual([]);
    // Each letter says what it added and what that does.
    for (const slot of [1, 2, 3])
      await expect.poll(said).toContainEqual(expect.stringMatching(new RegExp(`^Action ${slot}: .+`)));
    await slots(page).first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /Later/ }).press('Enter');
    await expect.poll(() => letters(page)).toBe('axb');
    await slots(page).nth(2).tap();
    await page.getByRole('button', { name: /Earlier/ }).tap();
    await expect.poll(() => letters(page)).toBe('abx');
    await page.getByRole('button', { name: 'Remove', exact: true }).tap();
    await expect.poll(() => letters(page)).toBe('ax');
    await page.getByRole('button', { name: 'Clear plan' }).tap();
    await laid(page, 0);
    // Nobody lays an empty plan by accident.
    await page.getByRole('button', { name: 'Ready', exact: true }).tap();
    await page.getByRole('button', { name: 'Back to the plan' }).tap();
    await page.getByRole('group', { name: 'Next action' }).waitFor();
    expect(errors).toEqual([]);
  });

  it('takes every key, however the keeping of drafts falls in between', async () => {
    const { page, errors } = await visit('/');
    await openPlan(page);
    for (let n = 0; n < (LONG ? 28 : 14); n++) {
      const type = 'xaxbxc';
      // From within the page, because there the keys come fast enough to meet every moment of a draft's way.
      await page.evaluate(
        async ([keys, pause]) => {
          for (const key of keys) {
            window.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
            await new Promise((done) => setTimeout(done, pause));
          }
        },
        [type, n % 14] as const,
      );
      await expect.poll(() => letters(page)).toBe(type);
      await page.getByRole('button', { name: 'Clear plan' }).click();
      await laid(page, 0);
    }
    expect(errors).toEqual([]);
  });
});
