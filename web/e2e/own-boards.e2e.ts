import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { startBrowser, visit } from './harness.ts';
import { gather, sayName } from './online.ts';
import { TABLE } from './table.ts';

startBrowser();

const ILMAR = readFileSync(new URL('../../games/hermagor/boards/ilmar.json', import.meta.url), 'utf8');

/** Our own board with other names, as somebody would enter theirs. */
function ownBoard(over: object = {}): { name: string; mimeType: string; buffer: Buffer } {
  const board = JSON.parse(ILMAR.replaceAll('Kap Merle', 'Cap Test')) as object;
  const file = { ...board, id: 'own', name: '<b>Île d’essai</b>', author: 'Ann', ...over };
  return { name: 'own.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) };
}

async function choose(page: Page, over: object = {}): Promise<void> {
  const summary = page.locator('summary', { hasText: 'Board and pieces' });
  if ((await summary.locator('..').getAttribute('open')) === null) await summary.click();
  await page.getByLabel('A board from a file…').setInputFiles(ownBoard(over));
}

describe('a board of one’s own', () => {
  it('is drawn, played on and still there after a reload; a bad one is refused with reasons', async () => {
    const { page, errors } = await visit('/setup/hermagor');
    await choose(page, { villages: [] });
    const dialog = page.getByRole('dialog');
    await dialog.getByText('/board/villages').first().waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await choose(page, { id: 'ilmar' });
    await dialog.getByText('is the id of a published file').waitFor();
    await page.keyboard.press('Escape');
    await choose(page);
    await page.getByText('<b>Île d’essai</b>, by Ann').waitFor();
    await page.getByRole('img', { name: 'Drawing of the board “<b>Île d’essai</b>”' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.locator(TABLE).waitFor();
    await page.reload();
    await page.locator(TABLE).waitFor();
    await expect.poll(() => page.getByText('Cap Test').count()).toBeGreaterThan(0);

    await page.goto('/setup/hermagor');
    await page.locator('summary', { hasText: 'Board and pieces' }).click();
    await page.getByRole('button', { name: 'Forget' }).click();
    expect(await page.getByRole('combobox', { name: 'Board' }).locator('option').count()).toBe(1);
    expect(errors).toEqual([]);
  });

  it('is seen by everybody at an online table before they sit down, can be reported, and is played on', async () => {
    // The table is opened at once, without waiting until the file is read.
    const [ann, bob] = await gather('hermagor', 2, { choose, ready: false });
    if (!ann || !bob) throw new Error('nobody');
    await bob.page.getByText('<b>Île d’essai</b>, by Ann').waitFor();
    await bob.page.getByRole('img', { name: /^Drawing of the board/ }).waitFor();
    await expectAccessible(bob.page);
    // Whoever only looks on can report it, too, as soon as they have a name.
    const { page: cleo } = await visit(ann.page.url());
    await sayName(cleo, 'Cleo');
    await cleo.getByRole('button', { name: 'Choices for Ann' }).click();
    await cleo.getByRole('button', { name: 'Report', exact: true }).click();
    await cleo.getByLabel('What is it about?').selectOption({ label: 'An offensive board or pieces' });
    await expectAccessible(cleo);
    await cleo.getByRole('button', { name: 'Send the report' }).click();
    await cleo.getByText('The report was sent.').waitFor();
    for (const { page } of [ann, bob]) await page.getByRole('button', { name: 'I am ready' }).click();
    for (const { page, errors } of [ann, bob]) {
      await page.locator(TABLE).waitFor();
      await expect.poll(() => page.getByText('Cap Test').count()).toBeGreaterThan(0);
      expect(errors).toEqual([]);
    }
  });
});
