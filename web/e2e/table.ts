import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** A table on which nothing is still being drawn. */
export const TABLE = '.w-table:not(:has([aria-busy="true"]:visible))';

/** From the home page to a table, with one click. */
export async function playNow(page: Page, game: 'Hermagor' | 'Merchants of Empire'): Promise<void> {
  await page.getByRole('button', { name: `Play ${game} now` }).click();
  await page.locator(TABLE).waitFor();
}

/** Waits until the person is asked, or the game is over; tells which. */
export async function myTurn(page: Page): Promise<'mine' | 'over'> {
  const table = page.locator(`${TABLE}:is([data-turn="mine"], [data-turn="over"])`);
  await table.waitFor();
  return (await table.getAttribute('data-turn')) === 'over' ? 'over' : 'mine';
}

/** Number of the last row of the log that the table shows. */
export async function rowOf(page: Page): Promise<number> {
  return Number(await page.locator('.w-table').getAttribute('data-row'));
}

/** Waits until the table shows another row. */
export async function rowAfter(page: Page, row: number): Promise<void> {
  await page.locator(`.w-table:not([data-row="${row}"])`).waitFor();
}

/** One of the legal moves of Hermagor: a place on a board if there is any, else a button. */
export async function legalMove(page: Page, n: number): Promise<Locator> {
  await page.locator(TABLE).waitFor();
  const places = page.locator('[data-legal="true"]:visible');
  const buttons = page.locator('.k-prompt [data-move]:visible');
  await places.or(buttons).first().waitFor();
  const count = await places.count();
  return count > 0 ? places.nth((n * 7) % count) : buttons.nth(n % (await buttons.count()));
}

/** Makes one of the legal moves of Hermagor with the mouse. */
export async function hermagorMove(page: Page, n: number): Promise<void> {
  const row = await rowOf(page);
  await (await legalMove(page, n)).click();
  await rowAfter(page, row);
}

/** Plays Hermagor to its end; `each` may look at the table now and then. */
export async function finishHermagor(
  page: Page,
  each: (n: number) => Promise<void> = async () => {},
): Promise<number> {
  for (let n = 0; n < 300; n++) {
    if ((await myTurn(page)) === 'over') return n;
    await hermagorMove(page, n);
    await each(n);
  }
  throw expect.fail('the game does not end');
}

/** The account that is laid over the table at the end. */
export function endOf(page: Page): Locator {
  return page
    .getByRole('dialog')
    .filter({ has: page.getByRole('button', { name: /^(Play again|Rejouer)/ }) });
}
