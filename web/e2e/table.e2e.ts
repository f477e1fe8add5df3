import { hermagor } from '@kontor/games/hermagor/rules';
import { merchants } from '@kontor/games/merchants/rules';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { expectNoPageScroll, SCREENS, startBrowser, visit } from './harness.ts';
import { looseTexts, namesIn } from './pseudo.ts';
import { meAndNovices, sitDown } from './seats.ts';
import { finishHermagor, hermagorMove, legalMove, myTurn, playNow, rowAfter, rowOf, TABLE } from './table.ts';

startBrowser();

const GAMES = [
  { name: 'Hermagor', boards: hermagor.boards },
  { name: 'Merchants of Empire', boards: merchants.boards },
] as const;

/** A local table of Hermagor with two people on this device. */
async function twoOfUs(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Two of us on this device' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
}

/** Moves, and confirms the turn if that ends it. */
async function moveAtOneDevice(page: Page, n: number): Promise<void> {
  const confirm = page.getByRole('button', { name: 'Confirm turn' });
  const row = await rowOf(page);
  const played = page.locator(`.w-table:not([data-row="${row}"])`);
  await (await legalMove(page, n)).click();
  await played.or(confirm).first().waitFor();
  if (await confirm.isVisible()) {
    await confirm.click();
    await played.waitFor();
  }
}

describe('a table', () => {
  it('is two clicks from the home page to the first move', async () => {
    const { page, errors } = await visit('/');
    await playNow(page, 'Hermagor');
    await myTurn(page);
    await hermagorMove(page, 3);
    expect(errors).toEqual([]);
  });

  it.each(GAMES)('of $name holds on every screen, and has no barrier on a phone', async ({ name }) => {
    const { page, errors } = await visit('/');
    await playNow(page, name);
    await myTurn(page);
    for (const screen of Object.values(SCREENS)) {
      await page.setViewportSize(screen);
      await expectNoPageScroll(page);
    }
    await page.setViewportSize(SCREENS.phone);
    await expectAccessible(page);
    expect(errors).toEqual([]);
  });

  it.each(GAMES)('of $name has no text outside the catalogues', async ({ name, boards }) => {
    const { page } = await visit('/', { settings: { locale: 'xx' } });
    const names = namesIn(boards);
    await page.getByRole('button', { name: new RegExp(`Play.*${name}`) }).click();
    await myTurn(page);
    expect(await looseTexts(page, names)).toEqual([]);
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    expect(await looseTexts(page, names)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('l');
    await page.locator('.w-log').waitFor();
    expect(await looseTexts(page, names)).toEqual([]);
  });

  it('holds the last move of a turn until it is confirmed, through a reload', async () => {
    const { page } = await visit('/', { settings: { confirm: 'always' } });
    await playNow(page, 'Hermagor');
    await myTurn(page);
    const row = await rowOf(page);
    await page.locator('[data-legal="true"]:visible').first().click();
    const confirm = page.getByRole('button', { name: 'Confirm turn' });
    await confirm.waitFor();
    await page.reload();
    await confirm.waitFor();
    expect(await rowOf(page)).toBe(row);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await confirm.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Redo' }).click();
    await confirm.click();
    await rowAfter(page, row);
  });

  it('takes back a move against bots', async () => {
    const { page } = await visit('/');
    await playNow(page, 'Hermagor');
    await myTurn(page);
    const count = await page.locator('[data-legal="true"]:visible').count();
    await hermagorMove(page, 0);
    await myTurn(page);
    await page.getByRole('button', { name: 'Take back' }).click();
    await expect.poll(() => page.locator('[data-legal="true"]:visible').count()).toBe(count);
  });

  it('H-6.2: covers the cash of two people at one device, who pass the turn without a screen in between', async () => {
    const { page } = await visit('/setup/hermagor');
    await twoOfUs(page);
    const shown = page.locator('.hg-cash .k-counter');
    for (let turn = 0; turn < 3; turn++) {
      await page.locator(TABLE).waitFor();
      expect(await shown.count()).toBe(0);
      await page.getByRole('button', { name: /^Your cash: hidden/ }).click();
      await shown.first().waitFor();
      await moveAtOneDevice(page, turn);
      await expect.poll(() => shown.count()).toBe(0);
    }
  });

  it('pauses the bots and skips to my turn', async () => {
    const { page } = await visit('/', { settings: { bots: 'normal' } });
    await playNow(page, 'Hermagor');
    await myTurn(page);
    await page.getByRole('button', { name: 'Pause the bots' }).click();
    await hermagorMove(page, 1);
    const row = await rowOf(page);
    // Nobody moves while somebody has the time to look at everything.
    await expectAccessible(page);
    expect(await rowOf(page)).toBe(row);
    await page.getByRole('button', { name: 'Skip to my turn' }).click();
    await myTurn(page);
    expect(await rowOf(page)).toBeGreaterThan(row);
  });
});

describe('a whole game of Hermagor by mouse', () => {
  it('ends, is accounted for, replayed and played again', async () => {
    const { page, errors } = await visit('/');
    await sitDown(page, 'hermagor', meAndNovices(2));
    await finishHermagor(page, async (n) => {
      if (n % 10 === 0) await expectNoPageScroll(page);
      if (n % 15 === 0) await expectAccessible(page);
    });
    const end = page.getByRole('dialog');
    await end.getByRole('button', { name: 'Play again' }).waitFor();
    await expectAccessible(page);

    await end.getByRole('button', { name: 'Watch the replay' }).click();
    await page.getByText(/^0 of \d+$/).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByText(/^1 of \d+$/).waitFor();
    expect(page.url()).toMatch(/\/play\/[^/]+\/1\?as=0$/);
    await page.keyboard.press('End');
    await page.getByRole('button', { name: 'Last' }).and(page.locator(':disabled')).waitFor();
    await page.getByLabel('Seen by').selectOption({ label: 'Clara' });
    await expectAccessible(page);
    await page.keyboard.press('Home');
    const players = page.getByRole('list', { name: 'Players' });
    await expect.poll(() => players.innerText()).toMatch(/hidden/);
    await page.getByLabel('Seen by').selectOption({ label: 'Everybody: all open' });
    await expect.poll(() => players.innerText()).not.toMatch(/hidden/);
    await page.reload();
    await page.getByRole('region', { name: 'Looking back' }).waitFor();

    await page.getByRole('link', { name: 'Back to the game' }).click();
    await end.getByRole('button', { name: 'Play again' }).click();
    await expect.poll(() => page.locator('.w-table').getAttribute('data-turn')).not.toBe('over');
    expect(errors).toEqual([]);
  });
});
