import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { letTimePassUntil, startBrowser, stopTime, visit } from './harness.ts';
import { listen } from './hermagor.ts';
import { meAndNovices, openAt } from './seats.ts';
import { myTurn } from './table.ts';

startBrowser();

/** A table of Merchants of Empire that asks for this. */
async function asked(page: Page, kind: string): Promise<void> {
  await openAt(page, 'merchants', {
    chairs: meAndNovices(2),
    options: { turns: 9 },
    until: (match) => match.frame(0).decision?.kind === kind,
  });
  await myTurn(page);
}

const hasFocus = (page: Page, selector: string) => page.locator(`:is(${selector}):focus`).count();

describe('a fulfilled contract', () => {
  it('is answered in the order of the controls, and Enter does both once two are chosen', async () => {
    const { page } = await visit('/');
    await asked(page, 'picks');
    const said = await listen(page);
    const boxes = page.getByRole('group', { name: 'Pick two of three' }).getByRole('checkbox');
    await boxes.first().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect.poll(said).toContainEqual(expect.stringMatching(/^Chosen: .+ and .+\. Enter does both\.$/));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Do both');
    await boxes.first().focus();
    await page.keyboard.press('Enter');
    await boxes.first().waitFor({ state: 'detached' });
  });

  it('has its electors told by region, with what lies there and what is left', async () => {
    const { page } = await visit('/');
    await asked(page, 'electors');
    const said = await listen(page);
    const more = page.getByRole('button', { name: /^One more in / }).first();
    await more.focus();
    await page.keyboard.press('Enter');
    await expect
      .poll(said)
      .toContainEqual(
        expect.stringMatching(
          /^1 elector for Region [IVX]+, .+, where \d+ electors? lies? face down: .+(to place|are placed)\./,
        ),
      );
  });
});

describe('the focus', () => {
  it('goes to the question when a scene was skipped and a choice follows that is not complete yet', async () => {
    const { page } = await visit('/', { settings: { motion: 'slow' } });
    await openAt(page, 'merchants', {
      chairs: meAndNovices(2),
      options: { turns: 9 },
      until: (match) => match.frame(0).decision?.kind === 'picks',
    });
    await myTurn(page);
    await page.getByRole('tab', { name: 'Turn', exact: true }).click();
    await stopTime(page);
    await page.getByRole('button', { name: 'Watch again' }).first().click();
    const skip = page.getByRole('button', { name: 'Skip to the end' }).and(page.locator(':enabled')).first();
    await letTimePassUntil(page, skip);
    await skip.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('group', { name: 'Pick two of three' }).waitFor();
    await expect.poll(() => hasFocus(page, '.k-prompt, .k-prompt button')).toBe(1);
  });

  it('is led by M to something that lies on the market, where its first row is empty', async () => {
    const { page } = await visit('/');
    await openAt(page, 'hermagor', {
      chairs: meAndNovices(2),
      until: (match) => match.frame(0).decision?.kind === 'raise',
    });
    await myTurn(page);
    await page.keyboard.press('1');
    await page.keyboard.press('m');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toMatch(/goods|buyer|tile/i);
  });
});

describe('names', () => {
  it('stand with the numbers of the dukedoms', async () => {
    const { page } = await visit('/');
    await openAt(page, 'hermagor', {
      chairs: meAndNovices(2),
      until: (match) => match.timeline.steps.length > 30 && match.frame(0).decision !== undefined,
    });
    await page.getByRole('button', { name: 'How you win' }).click();
    const card = page.getByRole('region', { name: 'How you win' });
    const row = card.getByRole('row', { name: /^Dukedoms/ });
    expect(await row.ariaSnapshot()).toMatch(/cell "[+0]\d* \p{L}.* \d+, \p{L}.* \d+, \p{L}.* \d+"/u);
  });

  it('say what a preset has set', async () => {
    const { page } = await visit('/setup/hermagor');
    const said = await listen(page);
    await page.getByRole('button', { name: 'Me against one bot' }).click();
    await expect
      .poll(said)
      .toContainEqual(expect.stringMatching(/^2 players: Player 1 and Balthasar \(Apprentice bot\)\.$/));
  });
});
