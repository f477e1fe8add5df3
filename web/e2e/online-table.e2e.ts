import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { expectNoPageScroll, SCREENS, startBrowser, visit } from './harness.ts';
import { answerOnce, gather, hermagorAnswer, playTogether, playUntilAsked, turn } from './online.ts';
import { rowOf } from './table.ts';

startBrowser();

/** Chooses something in the menu of a table that is played. */
async function fromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name }).click();
}

/** Follows the private link of a page on a phone. */
async function byPrivateLink(page: Page): Promise<Page> {
  await page.getByRole('button', { name: 'Make the link' }).click();
  const link = await page.getByRole('dialog').getByRole('textbox', { name: 'Copy link' }).inputValue();
  await page.keyboard.press('Escape');
  return (await visit(link, { screen: SCREENS.phone, touch: true })).page;
}

describe('an online table', () => {
  it('lets people swap seats and colours, have two devices, and be told when it is called off', async () => {
    const visits = await gather('hermagor', 2, { ready: false });
    const [ann, bob] = visits;
    if (!ann || !bob) throw new Error('nobody');
    const seats = (page: Page) => page.locator('.w-seat');
    await bob.page.getByRole('button', { name: 'Choices for Ann' }).click();
    await bob.page.getByRole('button', { name: 'Swap colours' }).click();
    await ann.page.getByText('Bob would like to swap colours with you.').waitFor();
    await expectAccessible(ann.page);
    await ann.page.getByRole('button', { name: 'Swap', exact: true }).click();
    await expect.poll(() => bob.page.getByLabel('Colour').inputValue()).toBe('red');
    await ann.page.getByRole('button', { name: 'Choices for Bob' }).click();
    await ann.page.getByRole('button', { name: 'Swap seats' }).click();
    await bob.page.getByRole('button', { name: 'Swap', exact: true }).click();
    await seats(ann.page).first().locator('strong', { hasText: 'Bob' }).waitFor();

    await bob.page.getByRole('button', { name: 'My private link', exact: true }).click();
    const phone = await byPrivateLink(bob.page);
    await phone.getByRole('button', { name: 'I am ready' }).click();
    await bob.page.getByRole('button', { name: 'Wait, not yet' }).waitFor();
    await ann.page.getByRole('button', { name: 'Cancel the table' }).click();
    for (const page of [bob.page, phone])
      await page.getByRole('heading', { name: 'This table was cancelled.' }).waitFor();
    for (const [address, title] of [
      ['/table/nonsense', 'There is no such table'],
      ['/table/AAAAAAAAAAAAAAAAAAAAAA', 'There is no such table'],
      ['/return#nonsense', 'This link leads to no seat.'],
      ['/return/nonsense', 'This private link is of an older kind.'],
    ] as const) {
      await bob.page.goto(address);
      await bob.page.getByRole('heading', { name: title }).waitFor();
    }
  });

  it('goes on without who leaves, takes back and breaks off by consent, and is then at rest', async () => {
    const visits = await gather('hermagor', 3);
    const [ann, bob, cleo] = visits;
    if (!ann || !bob || !cleo) throw new Error('nobody');
    await playTogether(visits, { answer: hermagorAnswer, answers: 4 });
    await playUntilAsked(visits, cleo);

    await fromMenu(cleo.page, 'Leave the game');
    await cleo.page.getByRole('dialog').last().getByRole('button', { name: 'Leave the game' }).click();
    await ann.page.getByText('Cleo is missing.').waitFor();
    // She is told where she stands, and asked nothing.
    await cleo.page.getByText('You are away: the others choose how the game goes on.').waitFor();
    expect(await turn(cleo.page)).toBe('other');
    expect(await cleo.page.locator('[data-legal="true"]').count()).toBe(0);
    await expectAccessible(ann.page);
    await ann.page.setViewportSize(SCREENS.phone);
    await expectNoPageScroll(ann.page);
    await ann.page.setViewportSize(SCREENS.laptop);
    for (const { page } of [ann, bob]) await page.getByRole('button', { name: 'Let a bot play' }).click();
    await cleo.page.getByText('A bot plays for you.').waitFor();
    // It is the bot's turn then and not hers, whatever happens.
    const turns = await cleo.page.evaluateHandle(() => {
      const seen = new Set<string>();
      const look = (): void => {
        seen.add(document.title);
        seen.add(document.querySelector<HTMLElement>('.w-table')?.dataset['turn'] ?? '');
        seen.add(`legal: ${document.querySelector('[data-legal="true"]') !== null}`);
      };
      look();
      new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
      return seen;
    });
    await playTogether([ann, bob], { answer: hermagorAnswer, answers: 6 });
    expect(await turns.evaluate((seen) => [...seen].sort())).toEqual([
      'Hermagor – Kontor',
      'legal: false',
      'other',
    ]);
    await cleo.page.route('**/back', (route) => route.abort());
    await cleo.page.getByRole('button', { name: 'Take my seat back' }).click();
    await cleo.page.getByText('That did not work: the server cannot be reached').waitFor();
    await cleo.page.unroute('**/back');
    await cleo.page.getByRole('button', { name: 'Take my seat back' }).click();
    await cleo.page.getByText('A bot plays for you.').waitFor({ state: 'detached' });

    const before = await rowOf(ann.page);
    await fromMenu(ann.page, 'Ask to take back my last move');
    await ann.page.getByText('we are waiting for Bob and Cleo').waitFor();
    for (const { page } of [bob, cleo]) await page.getByRole('button', { name: 'Yes', exact: true }).click();
    await ann.page.locator(`.w-table[data-turn="mine"]:not([data-row="${before}"])`).waitFor();

    await ann.page.route('**/cancel', (route) => route.abort());
    await fromMenu(ann.page, 'Propose to stop the game');
    await ann.page.getByRole('dialog').getByText('the server cannot be reached').waitFor();
    await ann.page.unroute('**/cancel');
    await ann.page.getByRole('button', { name: 'Propose to stop the game' }).click();
    await bob.page.getByRole('button', { name: 'I agree' }).click();
    await ann.page.getByText('To stop the game, we are waiting for Cleo.').waitFor();
    await cleo.page.getByRole('button', { name: 'I agree' }).click();
    await ann.page.getByText('This table was cancelled.').waitFor();
    expect(await turn(ann.page)).toBe('other');
    expect(await ann.page.locator('[data-legal="true"]').count()).toBe(0);
    expect(visits.flatMap(({ errors }) => errors).filter((error) => !/ERR_FAILED/.test(error))).toEqual([]);
  });

  it('does not ask about somebody who has only just begun to think', async () => {
    const visits = await gather('hermagor', 2);
    const idle = visits[(await Promise.all(visits.map(({ page }) => turn(page)))).indexOf('other')];
    if (!idle) throw new Error('everybody is to move');
    await fromMenu(idle.page, 'Ask how to go on without');
    await idle.page.getByText('give them a little more time').waitFor();
    await expectAccessible(idle.page);
  });

  it('calls who looks elsewhere, and shows what is late and that there is a newer version', async () => {
    const visits = await gather('hermagor', 2);
    const [ann, bob] = visits;
    if (!ann || !bob) throw new Error('nobody');
    let late = false;
    let build: string | undefined;
    let breakLine = async (): Promise<void> => undefined;
    await bob.page.routeWebSocket('**/ws', (line) => {
      const server = line.connectToServer();
      breakLine = () => line.close();
      line.onMessage((text) => {
        if (!late) server.send(text);
      });
      server.onMessage((text) => {
        line.send(build === undefined ? text : String(text).replace(/"build":"[^"]*"/, `"build":"${build}"`));
      });
    });
    await bob.page.addInitScript(() => {
      const notices: string[] = [];
      class Notice {
        static readonly permission = 'granted';
        constructor(text: string) {
          notices.push(text);
        }
        close(): void {}
      }
      Object.assign(window, { Notification: Notice, notices });
      document.hasFocus = () => false;
    });
    await bob.page.reload();
    await bob.page.locator('.w-table').waitFor();
    // Whoever begins, the turn goes to Ann and then from her to Bob.
    while ((await turn(bob.page)) === 'mine') await answerOnce(bob.page, 0, hermagorAnswer);
    await expect.poll(() => turn(ann.page)).toBe('mine');
    while ((await turn(ann.page)) === 'mine') await answerOnce(ann.page, 0, hermagorAnswer);
    await expect.poll(() => turn(bob.page)).toBe('mine');
    await expect.poll(() => bob.page.title()).toBe('● Your turn – Hermagor – Kontor');
    const lastNotice = () =>
      bob.page.evaluate(() => (window as unknown as { notices: string[] }).notices.at(-1));
    await expect.poll(lastNotice).toBe('Hermagor: it is your turn');

    const row = await rowOf(bob.page);
    late = true;
    await hermagorAnswer(bob.page, 0);
    await bob.page.getByText('On its way…').waitFor();
    // What was not answered is said again over a new line.
    late = false;
    build = 'newer';
    await breakLine();
    await bob.page.locator(`.w-table:not([data-row="${row}"])`).waitFor();
    const newer = bob.page.getByText('The server has a newer version of this page.');
    await newer.waitFor();
    // A page that was old from the start learns it as well, and one that is not says nothing.
    await bob.page.reload();
    await newer.waitFor();
    build = undefined;
    await bob.page.reload();
    await bob.page.locator('.w-table').waitFor();
    expect(await newer.count()).toBe(0);
  });
});
