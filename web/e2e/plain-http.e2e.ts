import { describe, expect, inject, it } from 'vitest';
import { PLAIN_HOST } from './chromium.ts';
import { startBrowser, type Visit, visit } from './harness.ts';
import { answerOnce, gather, hermagorAnswer, turn } from './online.ts';
import { hermagorMove, myTurn, playNow } from './table.ts';

startBrowser();

/** The server as others in the same house reach it: without a certificate. */
function plainAddress(): string {
  const address = new URL(inject('address'));
  address.hostname = PLAIN_HOST;
  return address.origin;
}

async function expectPlain({ page }: Visit): Promise<void> {
  expect(
    await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto, 'clipboard' in navigator]),
  ).toEqual([false, false, false]);
}

describe('by plain http', () => {
  it('two people sit down, copy the link, get ready and play', async () => {
    const visits = await gather('hermagor', 2, { url: plainAddress(), ready: false });
    const [ann, bob] = visits;
    if (!ann || !bob) throw new Error('nobody');
    await expectPlain(ann);
    await ann.page.getByRole('button', { name: 'Copy link' }).click();
    await ann.page.getByRole('button', { name: 'Link copied' }).waitFor();
    const talk = ann.page.getByRole('textbox', { name: 'Say something' });
    await talk.focus();
    await ann.page.keyboard.press('Control+V');
    expect(await talk.inputValue()).toBe(ann.page.url());
    for (const { page } of visits) await page.getByRole('button', { name: 'I am ready' }).click();
    for (const { page } of visits) await page.locator('.w-table').waitFor();
    await expect
      .poll(async () => (await Promise.all(visits.map(({ page }) => turn(page)))).includes('mine'))
      .toBe(true);
    const mover = (await turn(ann.page)) === 'mine' ? ann : bob;
    await answerOnce(mover.page, 0, hermagorAnswer);
    await bob.page.getByRole('button', { name: 'Menu' }).click();
    await bob.page.getByText('Notices when it is your turn need an address with https.').waitFor();
    expect(visits.flatMap(({ errors }) => errors)).toEqual([]);
  });

  it('says so when the browser does not let it copy', async () => {
    const [ann] = await gather('hermagor', 1, { url: plainAddress(), ready: false });
    if (!ann) throw new Error('nobody');
    await ann.page.evaluate(() => {
      document.execCommand = () => false;
    });
    await ann.page.getByRole('button', { name: 'Copy link' }).click();
    await ann.page.locator('.w-copy').getByText('copy it by hand').waitFor();
    expect(await ann.page.evaluate(() => getSelection()?.toString())).toBe(ann.page.url());
  });

  it('a game against bots begins, and the tab that came last has it', async () => {
    const visited = await visit(plainAddress());
    const { page, context, errors } = visited;
    await expectPlain(visited);
    await playNow(page, 'Hermagor');
    await myTurn(page);
    await hermagorMove(page, 0);
    await myTurn(page);
    const other = await context.newPage();
    await other.goto(page.url());
    await myTurn(other);
    await page.getByRole('button', { name: 'Take over here' }).click();
    await myTurn(page);
    await other.getByRole('button', { name: 'Take over here' }).waitFor();
    expect(errors).toEqual([]);
  });
});
