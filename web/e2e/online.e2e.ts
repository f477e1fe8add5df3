import { OwnServer } from '@kontor/server/test/own-server';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { expectNoPageScroll, SCREENS, startBrowser, type Visit, visit } from './harness.ts';
import { gather, QUICK, sayName, turn } from './online.ts';
import { looseTexts, namesIn } from './pseudo.ts';
import { rowOf } from './table.ts';

startBrowser();

/** Whole games take minutes; otherwise the first rounds must do. */
const LONG = process.env['KONTOR_LONG'] === '1';
const MOVES = LONG ? Number.POSITIVE_INFINITY : 40;

/** A click that makes some move of Hermagor. */
async function clickMove(page: Page, n: number): Promise<void> {
  const targets = page.locator('[data-legal="true"]:visible');
  const answers = page.locator('.k-prompt [data-move]:visible');
  await targets.or(answers).first().waitFor();
  const count = await targets.count();
  if (count > 0) await targets.nth((n * 7) % count).click();
  else await answers.nth(n % (await answers.count())).click();
}

/** Lets whoever is asked move, until all pages show the end, or long enough; `each` may disturb the game. */
async function playHermagor(visits: readonly Visit[], each: (n: number) => Promise<void>): Promise<void> {
  for (let n = 0; n < 1500; n++) {
    if (n >= MOVES) return;
    const turns = await Promise.all(visits.map(({ page }) => turn(page)));
    if (turns.every((state) => state === 'over')) return;
    const seat = turns.indexOf('mine');
    const mover = visits[seat];
    if (mover) {
      const row = await rowOf(mover.page);
      await clickMove(mover.page, n).catch(() => undefined);
      await mover.page.locator(`.w-table:not([data-row="${row}"])`).waitFor();
      await each(n);
    } else await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw expect.fail('the game does not end');
}

describe('online', () => {
  it('two people find each other by a link and play Hermagor to its end, through lost connections', async () => {
    const visits = await gather('hermagor', 2);
    const [ann, bob] = visits;
    if (!ann || !bob) throw new Error('nobody');
    await playHermagor(visits, async (n) => {
      if (n % 100 !== 10) return;
      await bob.context.setOffline(true);
      await bob.page.getByText('The connection is lost').waitFor();
      await bob.context.setOffline(false);
      await bob.page.getByText('The connection is lost').waitFor({ state: 'detached' });
    });
    if (!LONG) return;
    for (const { page } of visits) await page.getByRole('button', { name: 'Check the record' }).click();
    await ann.page.getByText('The secret is the one that was fixed before the game.').waitFor();
    await bob.page.getByText('The record is sound').waitFor();
  });

  it('four people play Hermagor to its end through crashes of the server', async () => {
    const server = await OwnServer.start();
    onTestFinished(() => server.remove());
    const visits = await gather('hermagor', 4, { url: server.url });
    await playHermagor(visits, async (n) => {
      if (n % 100 !== 20) return;
      await server.kill();
      await visits[1]?.page.getByText('The connection is lost').waitFor();
      await server.run();
      for (const { page } of visits)
        await page.getByText('The connection is lost').waitFor({ state: 'detached' });
    });
    const rows = await Promise.all(visits.map(({ page }) => rowOf(page)));
    expect(new Set(rows).size).toBe(1);
    if (!LONG) return;
    const results = await Promise.all(
      visits.map(({ page }) => page.getByRole('dialog').getByRole('heading').first().textContent()),
    );
    expect(new Set(results).size).toBe(1);
  });

  it('people talk, come back by their private link, and pages hold on every screen without barriers', async () => {
    const [ann, bob] = await gather('merchants', 2);
    if (!ann || !bob) throw new Error('nobody');
    await bob.page.getByRole('button', { name: 'Talk' }).click();
    await bob.page.getByRole('textbox', { name: 'Say something' }).fill('hello there');
    await bob.page.getByRole('button', { name: 'Send' }).click();
    await ann.page.getByRole('button', { name: 'Talk: 1 unread' }).click();
    await ann.page.getByText('hello there').waitFor();
    await ann.page.keyboard.press('Escape');
    for (const screen of Object.values(SCREENS)) {
      await ann.page.setViewportSize(screen);
      await expectNoPageScroll(ann.page);
    }
    await ann.page.setViewportSize(SCREENS.laptop);
    await expectAccessible(ann.page);

    await bob.page.keyboard.press('Escape');
    await bob.page.getByRole('button', { name: 'Menu' }).click();
    await bob.page.getByRole('button', { name: 'My private link' }).click();
    await bob.page.getByRole('button', { name: 'Make the link' }).click();
    const link = await bob.page.getByRole('textbox', { name: 'Copy link' }).inputValue();
    const phone = await visit(link, { screen: SCREENS.phone, touch: true });
    await phone.page.locator('.w-table').waitFor();
    expect(phone.page.url()).toContain('/table/');
    await ann.page.getByRole('button', { name: 'People' }).click();
    await ann.page.getByText('Bob').first().waitFor();
    expect([...ann.errors, ...phone.errors]).toEqual([]);
  });

  it('the lobby lists open tables and my games, without barriers or loose texts', async () => {
    const host = await visit('/online/new/hermagor', { settings: QUICK });
    await sayName(host.page, 'Eva');
    await expectAccessible(host.page);
    await host.page.getByLabel('Who may join').selectOption('true');
    await host.page.getByRole('button', { name: 'Open the table' }).click();
    await host.page.getByRole('heading', { name: /Waiting for players/ }).waitFor();
    await expectAccessible(host.page);
    await host.page.goto('/online');
    await host.page.getByText('1 of 2 seats taken').waitFor();
    await expectAccessible(host.page);
    const stranger = await visit('/online', { settings: { locale: 'xx' } });
    await stranger.page.locator('.w-tables-item').first().waitFor();
    expect(await looseTexts(stranger.page, namesIn([]))).toEqual([]);
    await stranger.page.locator('.w-tables-item a').first().click();
    await stranger.page.locator('.w-seat').first().waitFor();
    expect(await looseTexts(stranger.page, namesIn([]))).toEqual([]);
    expect(stranger.errors).toEqual([]);
  });
});
