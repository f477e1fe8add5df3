import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessibleInAllThemes } from './accessible.ts';
import { letTimePassUntil, SCREENS, startBrowser, stopTime, visit } from './harness.ts';
import { listen, skipToQuestion } from './hermagor.ts';
import { meAndNovices, openAt } from './seats.ts';
import { hermagorMove, myTurn, playNow, rowAfter, rowOf } from './table.ts';

startBrowser();

const story = (page: Page) => page.getByRole('region', { name: 'What just happened' });

/** A table of Hermagor at which buyers are placed on the market. */
async function atMarket(page: Page): Promise<void> {
  await openAt(page, 'hermagor', {
    chairs: meAndNovices(2),
    until: (match) => match.timeline.steps.length > 8 && match.frame(0).decision?.kind === 'buyer',
  });
  await myTurn(page);
}

describe('the story', () => {
  it('says on a laptop what happened last, marks it until it was seen, and takes it back', async () => {
    const { page } = await visit('/');
    await atMarket(page);
    const before = await story(page).locator('.w-story-line').first().innerText();
    await stopTime(page);
    await hermagorMove(page, 1);
    await myTurn(page);
    const line = story(page).locator('.w-story-strip .w-story-line').first();
    await expect.poll(() => line.innerText()).not.toBe(before);
    expect(await line.getAttribute('data-new')).toBe('true');
    await letTimePassUntil(page, line.and(page.locator('[data-new="false"]')));
    await page.clock.resume();
    await page.keyboard.press('q');
    await page.keyboard.press('h');
    await expect.poll(() => story(page).locator('.w-story-list li:first-child :focus').count()).toBe(1);
    await expectAccessibleInAllThemes(page);
    await page.keyboard.press('Escape');
    await story(page).locator('.w-story-list').waitFor({ state: 'detached' });
    expect(await page.locator('#question:focus').count()).toBe(1);
    await page.getByRole('button', { name: 'Take back' }).click();
    await expect.poll(() => line.innerText()).toBe(before);
  });

  it('is one line on a phone, which a tap unfolds', async () => {
    const { page } = await visit('/', { screen: SCREENS.phone, touch: true });
    await atMarket(page);
    const lines = story(page).locator('.w-story-line');
    expect(await lines.count()).toBe(1);
    // A sentence of usual length is read without a tap.
    const told = lines.first().locator('span').last();
    expect((await told.innerText()).length).toBeGreaterThan(45);
    const over = await told.evaluate((text) => ({
      x: text.scrollWidth - text.clientWidth,
      y: text.scrollHeight - text.clientHeight,
    }));
    expect(over.x).toBe(0);
    // Less than a line, because letters are higher than lines.
    expect(over.y).toBeLessThan(8);
    await lines.first().tap();
    await story(page).locator('.w-story-list').waitFor();
    await lines.nth(3).tap();
    await story(page).locator('.w-story-list').waitFor({ state: 'detached' });
    expect(await lines.first().getAttribute('aria-pressed')).toBe('true');
  });
});

describe('by keys and by ear', () => {
  it('a turn is confirmed by Enter while a target has the focus, which then goes on to the question', async () => {
    const { page } = await visit('/', { settings: { confirm: 'always' } });
    await playNow(page, 'Hermagor');
    await myTurn(page);
    const said = await listen(page);
    const row = await rowOf(page);
    // Screen readers leave the arrow keys to such an element.
    await page.getByRole('application', { name: 'Market' }).waitFor();
    await page.locator('[data-legal="true"]:visible').first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Confirm turn' }).waitFor();
    await expect.poll(async () => (await said()).at(-1)).toContain('Your turn is done. Confirm it');
    await page.locator('[data-press]').first().focus();
    await page.keyboard.press('Enter');
    await rowAfter(page, row);
  });

  it('an answer that is gone leaves the focus at the question', async () => {
    const { page } = await visit('/');
    await openAt(page, 'hermagor', {
      chairs: meAndNovices(2),
      until: (match) => match.frame(0).decision?.kind === 'raise',
    });
    await myTurn(page);
    const row = await rowOf(page);
    await page.getByRole('tab', { name: /What you can do/ }).click();
    await page.locator('.k-target').first().focus();
    await page.keyboard.press('Enter');
    await rowAfter(page, row);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('.w-board') !== null))
      .toBe(true);
  });

  it('what follows from my move comes as one announcement, with the question last', async () => {
    const { page } = await visit('/');
    const said = await listen(page);
    await atMarket(page);
    await expect.poll(said).toHaveLength(1);
    await stopTime(page);
    await hermagorMove(page, 1);
    await myTurn(page);
    await page.clock.runFor(10_000);
    await expect.poll(said).toHaveLength(2);
    const [asked = '', told = ''] = await said();
    expect(told.length).toBeGreaterThan(asked.length);
    expect(told.split(/[.?!]\s/).length).toBeLessThanOrEqual(3);
  });

  it('keys of one character can be switched off', async () => {
    const { page } = await visit('/', { settings: { keys: false } });
    await atMarket(page);
    await page.keyboard.press('h');
    await page.keyboard.press('l');
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await story(page).locator('.w-story-list').count()).toBe(0);
    await skipToQuestion(page);
  });
});

describe('the speed of the bots', () => {
  it('is said by its button, which changes it', async () => {
    const { page } = await visit('/', { settings: { bots: 'slow' } });
    await playNow(page, 'Hermagor');
    await page.getByRole('button', { name: 'Bots move: Slowly' }).click();
    const button = page.getByRole('button', { name: 'Bots move: At a steady pace' });
    await expect.poll(() => button.innerText()).toBe('steady');
  });
});
