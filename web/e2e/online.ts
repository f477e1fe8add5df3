import type { Page } from 'playwright-core';
import { type Visit, visit } from './harness.ts';

const NAMES = ['Ann', 'Bob', 'Cleo', 'Dora'];

/** Moves count at once. */
export const QUICK = { confirm: 'never' } as const;

export async function sayName(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'That’s me' }).click();
}

/** One opens a table, the others follow the link; everybody is ready. Answers the visits in order of seats. */
export async function gather(
  game: string,
  people: number,
  { url = '', choose }: { url?: string; choose?: (page: Page) => Promise<void> } = {},
): Promise<Visit[]> {
  const visits: Visit[] = [];
  const host = await visit(`${url}/online/new/${game}`, { settings: QUICK });
  visits.push(host);
  await sayName(host.page, NAMES[0] ?? '');
  for (let seats = 2; seats < people; seats++)
    await host.page.getByRole('button', { name: 'Add a seat' }).click();
  await choose?.(host.page);
  await host.page.getByRole('button', { name: 'Open the table' }).click();
  await host.page.getByRole('heading', { name: /Waiting for players/ }).waitFor();
  const link = await host.page.getByRole('textbox', { name: 'Copy link' }).inputValue();
  for (let seat = 1; seat < people; seat++) {
    const guest = await visit(link, { settings: QUICK });
    visits.push(guest);
    await sayName(guest.page, NAMES[seat] ?? '');
    await guest.page.getByRole('button', { name: 'Sit here' }).first().click();
    await guest.page.getByRole('button', { name: 'I am ready' }).click();
  }
  await host.page.getByRole('button', { name: 'I am ready' }).click();
  for (const { page } of visits) await page.locator('.w-table').waitFor();
  return visits;
}

/** Whose turn a page says it is. */
export async function turn(page: Page): Promise<string | null> {
  return page.locator('.w-table').getAttribute('data-turn');
}
