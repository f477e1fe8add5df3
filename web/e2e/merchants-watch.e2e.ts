import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { letTimePassUntil, SCREENS, startBrowser, stopTime, visit } from './harness.ts';
import { laid } from './merchants.ts';
import { meAndNovices, openAt } from './seats.ts';

startBrowser();

const SHORT = { turns: 9 };

const panel = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
const pause = (page: Page) =>
  page.getByRole('button', { name: 'Pause', exact: true }).and(page.locator(':enabled')).first();
const screens = (page: Page) => page.getByRole('region', { name: /^Behind/ });

describe('watching Merchants of Empire', () => {
  it('a resolution is paused, stepped, sped up and skipped; the log runs ahead of nothing', async () => {
    const { page, errors } = await visit('/', { screen: SCREENS.desktop, settings: { motion: 'slow' } });
    await openAt(page, 'merchants', {
      chairs: meAndNovices(3),
      options: SHORT,
      until: (match) => match.timeline.steps.length > 4 && match.frame(0).decision?.kind === 'plot',
    });
    for (const [i, key] of ['x', 'a', 'x'].entries()) {
      await page.keyboard.press(key);
      await laid(page, i + 1);
    }
    await stopTime(page);
    await page.keyboard.press('Enter');
    const acted = page.getByRole('table', { name: /^Resolution of turn/ }).locator('[data-now="true"]');
    const told = () => page.getByRole('complementary').getByRole('listitem').count();
    await letTimePassUntil(page, pause(page));
    await pause(page).click();
    await page.clock.runFor(60_000);
    expect(await acted.count()).toBe(0);
    await page.getByRole('button', { name: 'Step forward' }).first().click();
    await acted.first().waitFor();
    const early = await told();
    const sentence = page.locator('.k-prompt-sentence');
    const before = await sentence.innerText();
    await page.getByRole('button', { name: 'Step forward' }).first().click();
    await expect.poll(() => sentence.innerText()).not.toBe(before);
    await expect.poll(told).toBeGreaterThan(early);
    await page.getByRole('button', { name: 'Step back' }).first().click();
    await expect.poll(() => sentence.innerText()).toBe(before);
    await page.getByRole('button', { name: 'Speed ×1' }).first().click();
    await page.getByRole('button', { name: 'Speed ×2' }).first().waitFor();
    // A plan begins after it; whoever types too early hears why nothing is laid.
    await page.keyboard.press('x');
    await page
      .locator('[aria-live="polite"]')
      .filter({ hasText: 'You can plan when all that happened is shown.' })
      .waitFor({ state: 'attached' });
    // Nobody takes back what they have not seen yet; the plan that is asked for next comes after it.
    expect(await page.getByRole('button', { name: 'Take back' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Back to now' }).first().click();
    await page.getByRole('button', { name: 'Ready', exact: true }).waitFor();
    // The button that was pressed is gone; the keys go on at the question.
    await expect.poll(() => page.locator('.k-prompt :focus, .k-prompt:focus').count()).toBe(1);
    await expect.poll(told).toBeGreaterThan(early + 4);
    expect(errors).toEqual([]);
  });

  it('M-5.1: monopolies are a scene that is paused, stepped and skipped', async () => {
    const { page, errors } = await visit('/', { settings: { motion: 'slow' } });
    await openAt(page, 'merchants', {
      chairs: meAndNovices(3),
      options: SHORT,
      until: (match) => match.frame(0).decision?.kind === 'announce',
    });
    await stopTime(page);
    await page.getByRole('button', { name: /^Announce \d+$/ }).click();
    const scene = page.getByRole('table', { name: 'Monopolies of turn 3' });
    await letTimePassUntil(page, pause(page));
    await pause(page).click();
    const said = scene.getByRole('button', { name: /^announced \d+ coal/ });
    await page.getByRole('button', { name: 'Step back' }).first().click();
    await scene.locator('[data-now="true"], [data-future="true"]').first().waitFor();
    await page.getByRole('button', { name: 'Back to now' }).first().click();
    await page.getByRole('button', { name: /^Announce \d+$/ }).waitFor();
    expect(await said.count()).toBe(4);
    expect(errors).toEqual([]);
  });

  it('a finished game is replayed through one’s own eyes, another’s, and with all open', async () => {
    const { page, errors } = await visit('/');
    await openAt(page, 'merchants', {
      chairs: meAndNovices(2),
      options: SHORT,
      until: (match) => match.result !== undefined,
    });
    await page.getByRole('button', { name: 'Watch the replay' }).click();
    await page.getByText(/^0 of \d+$/).waitFor();
    const audience = page.getByLabel('Seen by');
    const address = page.url().replace(/\d+$/, '');
    await page.goto(`${address}40`);
    await panel(page, 'Screen');
    await expect.poll(() => screens(page).count()).toBe(1);
    await page.getByRole('region', { name: 'Behind my screen' }).waitFor();
    await panel(page, 'Standing');
    const grid = page.getByRole('table').filter({ hasText: 'Religion' });
    await expect.poll(() => grid.getByText('hidden').count()).toBe(2);
    await audience.selectOption({ label: 'Clara' });
    await expect.poll(() => grid.getByRole('row', { name: /Clara/ }).getByText('hidden').count()).toBe(0);
    await expect.poll(() => grid.getByText('hidden').count()).toBe(2);

    await audience.selectOption({ label: 'Everybody: all open' });
    await expect.poll(() => grid.getByText('hidden').count()).toBe(0);
    await page.getByRole('table', { name: 'Control of the regions' }).waitFor();
    await expectAccessible(page);
    await panel(page, 'Screen');
    await expect.poll(() => screens(page).count()).toBe(3);
    await page.getByRole('region', { name: 'Behind the screen of Bruno' }).waitFor();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByText(/^41 of \d+$/).waitFor();
    expect(await screens(page).count()).toBe(3);
    expect(errors).toEqual([]);
  });

  it('M-7.2: without secrets the others’ screens, electors and ready plans lie open', async () => {
    const { page, errors } = await visit('/');
    await openAt(page, 'merchants', {
      chairs: meAndNovices(2),
      options: { ...SHORT, noSecrets: true },
      until: (match) => match.timeline.steps.length > 12 && match.frame(0).decision?.kind === 'plot',
    });
    await page.getByRole('region', { name: 'Plans laid ready' }).getByRole('listitem').nth(1).waitFor();
    expect(await screens(page).count()).toBe(3);
    await panel(page, 'Standing');
    await page.getByRole('table', { name: 'Control of the regions' }).waitFor();
    await expectAccessible(page);
    expect(errors).toEqual([]);
  });
});
