import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { expectNoPageScroll, LONG, SCREENS, startBrowser, visit } from './harness.ts';
import { gather, hermagorAnswer, offline, playTogether, QUICK, sayName } from './online.ts';
import { looseTexts, namesIn } from './pseudo.ts';

startBrowser();

/** The entry of a table in the lobby; other tests may have tables there as well. */
function listed(page: Page, table: string): Locator {
  const link = page.locator(`a[href="${new URL(table).pathname}"]`);
  return page.locator('.w-tables-item').filter({ has: link });
}

describe('online', () => {
  it('two people find each other by a link and play Hermagor to its end, through lost connections', async () => {
    const visits = await gather('hermagor', 2);
    const [ann, bob] = visits;
    if (!ann || !bob) throw new Error('nobody');
    await playTogether(visits, {
      answer: hermagorAnswer,
      answers: LONG ? Number.POSITIVE_INFINITY : 24,
      meanwhile: async (n) => {
        if (n % 100 === 10) await offline(bob, async () => undefined);
      },
    });
    if (!LONG) return;
    for (const { page } of visits) await page.getByRole('button', { name: 'Check the record' }).click();
    await ann.page.getByText('The secret is the one that was fixed before the game.').waitFor();
    await bob.page.getByText('The record is sound').waitFor();
  });

  it('people talk, come back by their private link, and pages hold on every screen without barriers', async () => {
    const [ann, bob] = await gather('merchants', 2);
    if (!ann || !bob) throw new Error('nobody');
    await bob.page.getByRole('button', { name: 'Chat' }).click();
    await bob.page.getByRole('textbox', { name: 'Say something' }).fill('hello there');
    await bob.page.getByRole('button', { name: 'Send' }).click();
    await ann.page.getByRole('button', { name: 'Chat: 1 unread' }).click();
    await ann.page.getByText('hello there').waitFor();
    await expectAccessible(ann.page);
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
    // The secret is in the fragment, which no server and no log is sent.
    const { pathname, search, hash } = new URL(link);
    expect([pathname, search, hash.length]).toEqual(['/return', '', 23]);
    const phone = await visit(link, { screen: SCREENS.phone, touch: true });
    await phone.page.locator('.w-table').waitFor();
    expect(phone.page.url()).toContain('/table/');
    const another = await visit(link);
    await another.page.getByText('was used already').waitFor();

    // Bob sees the new device and takes his seat back from it.
    await bob.page.reload();
    await bob.page.getByRole('button', { name: 'Menu' }).click();
    await bob.page.getByRole('button', { name: 'My private link' }).click();
    const devices = bob.page.getByRole('dialog').last().getByRole('listitem');
    await expect.poll(() => devices.count()).toBe(2);
    await devices.getByText('this one').waitFor();
    await bob.page.getByRole('button', { name: 'Forget me there' }).click();
    await expect.poll(() => devices.count()).toBe(0);
    await phone.page.getByText('Lost your seat? Open your private link.').waitFor();
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
    const table = host.page.url();
    await host.page.goto('/online');
    await listed(host.page, table).getByText('1 of 2 seats taken').waitFor();
    await expectAccessible(host.page);
    const stranger = await visit('/online', { settings: { locale: 'xx' } });
    await listed(stranger.page, table).waitFor();
    expect(await looseTexts(stranger.page, namesIn([]))).toEqual([]);
    await listed(stranger.page, table).getByRole('link').click();
    await stranger.page.locator('.w-seat').first().waitFor();
    expect(await looseTexts(stranger.page, namesIn([]))).toEqual([]);
    expect(stranger.errors).toEqual([]);
  });

  it('the lobby shows open games that are going on, and strangers watch them', async () => {
    const [ann] = await gather('hermagor', 2, {
      choose: async (page) => void (await page.getByLabel('Who may join').selectOption('true')),
    });
    if (!ann) throw new Error('nobody');
    const { page, errors } = await visit('/online', { settings: QUICK });
    const entry = listed(page, ann.page.url());
    await page.getByRole('region', { name: 'Games to watch' }).filter({ has: entry }).waitFor();
    await entry.getByText(/to move$/).waitFor();
    await expectAccessible(page);
    await entry.getByRole('link', { name: 'Watch' }).click();
    await page.locator('.w-table').waitFor();
    expect(errors).toEqual([]);
  });
});
