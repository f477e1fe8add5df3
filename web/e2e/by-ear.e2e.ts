import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { letTimePassUntil, startBrowser, stopTime, visit } from './harness.ts';
import { listen } from './hermagor.ts';
import { meAndNovices, openAt } from './seats.ts';
import { myTurn, rowAfter, rowOf } from './table.ts';

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

describe('keys that skip', () => {
  const name = (page: Page) =>
    page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
    );

  it('lead back to the space of the market that was walked to, also from the list of what happened', async () => {
    const { page } = await visit('/');
    await openAt(page, 'hermagor', {
      chairs: meAndNovices(2),
      until: (match) => match.timeline.steps.length > 8 && match.frame(0).decision?.kind === 'buyer',
    });
    await myTurn(page);
    await page.keyboard.press('m');
    await page.keyboard.press('ArrowDown');
    const space = await name(page);
    await page.keyboard.press('h');
    expect(await name(page)).not.toBe(space);
    await page.keyboard.press('Escape');
    expect(await name(page)).toBe(space);
    await page.keyboard.press('q');
    await page.keyboard.press('m');
    expect(await name(page)).toBe(space);
  });

  it('go on near one’s last buyer', async () => {
    const { page } = await visit('/');
    await openAt(page, 'hermagor', {
      chairs: meAndNovices(2),
      until: (match) => match.frame(0).decision?.kind === 'buyer',
    });
    await myTurn(page);
    const last = page.locator('[data-legal="true"][data-space]').last();
    const place = await last.boundingBox();
    await last.focus();
    const row = await rowOf(page);
    await page.keyboard.press('Enter');
    await rowAfter(page, row);
    await myTurn(page);
    await page.keyboard.press('q');
    await page.keyboard.press('m');
    const next = await page.locator('[data-space]:focus').boundingBox();
    const apart = Math.hypot((next?.x ?? 0) - (place?.x ?? 0), (next?.y ?? 0) - (place?.y ?? 0));
    expect(apart).toBeLessThan(2.5 * (place?.width ?? 0));
  });

  it('say the question again, and lead on to its answer', async () => {
    const { page } = await visit('/');
    await openAt(page, 'hermagor', {
      chairs: meAndNovices(2),
      until: (match) => match.frame(0).decision?.kind === 'raise',
    });
    await myTurn(page);
    const said = await listen(page);
    const asked = async () => (await said()).filter((text) => /^Raise the price of/.test(text)).length;
    await expect.poll(asked).toBe(1);
    await page.keyboard.press('q');
    await expect.poll(asked).toBe(2);
    expect(await page.locator('#question:focus').count()).toBe(1);
    await page.keyboard.press('q');
    expect(await page.locator('[data-look="primary"]:focus').count()).toBe(1);
  });

  it('lead to the first of the lit prices, not to what one may regret', async () => {
    const { page } = await visit('/');
    await openAt(page, 'hermagor', {
      chairs: meAndNovices(2),
      until: (match) => match.frame(0).decision?.kind === 'raise-any',
    });
    await myTurn(page);
    await page.keyboard.press('q');
    await page.keyboard.press('q');
    expect(await name(page)).toMatch(/^Raise \w+ to \d+$/);
  });

  it('lead to what an empty plan can begin with, and to Ready once something is planned', async () => {
    const { page } = await visit('/');
    await openAt(page, 'merchants', {
      chairs: meAndNovices(2),
      until: (match) => match.frame(0).decision?.kind === 'plot',
    });
    await myTurn(page);
    await page.keyboard.press('q');
    await page.keyboard.press('q');
    expect(await hasFocus(page, '.moe-next-action')).toBe(1);
    await page.keyboard.press('x');
    await page.locator('.moe-slot:enabled').waitFor();
    await page.keyboard.press('q');
    await page.keyboard.press('q');
    expect(await hasFocus(page, '[data-action="ready"]')).toBe(1);
  });

  it('lead to the choices of a reward', async () => {
    const { page } = await visit('/');
    await asked(page, 'picks');
    // What can be chosen is loaded when it is needed first.
    await page.locator('.moe-picks input').first().waitFor();
    await page.keyboard.press('q');
    await page.keyboard.press('q');
    expect(await hasFocus(page, '.moe-picks input')).toBe(1);
  });
});

describe('each step of what is watched again is said', () => {
  it('of the settling of a market', async () => {
    const { page } = await visit('/');
    await openAt(page, 'hermagor', {
      chairs: meAndNovices(2),
      until: (match) => match.frame(0).decision?.kind === 'action',
    });
    await myTurn(page);
    const said = await listen(page);
    await page.keyboard.press('1');
    await page.getByRole('button', { name: 'Watch the market again' }).press('Enter');
    const scene = page.getByRole('region', { name: 'The market is settled' });
    for (const on of ['One step on', 'One step on', 'One step back']) {
      await expect.poll(async () => (await said()).at(-1)).toBe(await told(scene.getByRole('paragraph')));
      await scene.getByRole('button', { name: on }).press('Enter');
    }
  });

  it('of a resolution', async () => {
    const { page } = await visit('/');
    await openAt(page, 'merchants', {
      chairs: meAndNovices(2),
      options: { turns: 9 },
      until: (match) => match.timeline.steps.length > 8 && match.frame(0).decision?.kind === 'plot',
    });
    await myTurn(page);
    const said = await listen(page);
    await page.getByRole('tab', { name: 'Turn', exact: true }).click();
    const question = page.locator('.k-prompt-sentence');
    for (const on of ['Step back', 'Step back', 'Step forward']) {
      const before = await question.innerText();
      await page.getByRole('button', { name: on }).first().press('Enter');
      await expect.poll(() => question.innerText()).not.toBe(before);
      await expect.poll(async () => (await said()).at(-1)).toBe(await told(question));
    }
  });
});

/** Sentences in one line. */
async function told(sentences: Locator): Promise<string> {
  return (await sentences.allTextContents()).map((text) => text.trim()).join(' ');
}

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

  it('say who sits at the table when seats are set, added or taken away, and the focus goes on', async () => {
    const { page } = await visit('/setup/hermagor');
    const said = await listen(page);
    const one = /^2 players: Player 1 and Balthasar \(Apprentice bot\)\.$/;
    await page.getByRole('button', { name: 'Me against one bot' }).press('Enter');
    await expect.poll(said).toContainEqual(expect.stringMatching(one));
    await page.getByRole('button', { name: 'Add a player' }).press('Enter');
    await expect
      .poll(async () => (await said()).at(-1))
      .toMatch(/^3 players: .+ and \S+ \(Apprentice bot\)\.$/);
    await page.getByRole('button', { name: 'Remove seat 3' }).press('Enter');
    await expect.poll(async () => (await said()).at(-1)).toMatch(one);
    expect(await page.locator(':focus').textContent()).toBe('Add a player');
    await page.getByRole('combobox').last().press('ArrowDown');
    await page.getByRole('button', { name: 'Standard rules' }).press('Enter');
    await page.getByRole('button', { name: 'Standard rules' }).waitFor({ state: 'detached' });
    expect(await page.locator(':focus').textContent()).toBe('Start the game');
  });
});
