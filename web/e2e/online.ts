import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Visit, visit } from './harness.ts';
import { legalMove, rowOf, TABLE } from './table.ts';

const NAMES = ['Ann', 'Bob', 'Cleo', 'Dora'];

/** Moves count at once. */
export const QUICK = { confirm: 'never' } as const;

export async function sayName(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'That’s me' }).click();
}

/** One opens a table, the others follow the link; everybody is ready, unless told otherwise. Answers the visits in order of seats. */
export async function gather(
  game: string,
  people: number,
  {
    url = '',
    choose,
    ready = true,
  }: { url?: string; choose?: (page: Page) => Promise<void>; ready?: boolean } = {},
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
    if (ready) await guest.page.getByRole('button', { name: 'I am ready' }).click();
  }
  if (!ready) return visits;
  await host.page.getByRole('button', { name: 'I am ready' }).click();
  for (const { page } of visits) await page.locator(TABLE).waitFor();
  return visits;
}

/** Whose turn a page says it is. */
export async function turn(page: Page): Promise<string | null> {
  return page.locator('.w-table').getAttribute('data-turn');
}

/** Makes one answer to whatever the page asks; `n` tells the answers apart. */
type Answer = (page: Page, n: number) => Promise<void>;

/** Some move of Hermagor. */
export const hermagorAnswer: Answer = async (page, n) => (await legalMove(page, n)).click();

/** Answers, and waits until something else is asked. */
export async function answerOnce(page: Page, n: number, answer: Answer): Promise<void> {
  const row = await rowOf(page);
  // Whoever comes back reads what happened, and goes on.
  const card = page.getByRole('button', { name: 'Go on' });
  if (await card.isVisible()) await card.click();
  await answer(page, n);
  await page.locator(`.w-table:not([data-turn="mine"][data-row="${row}"])`).waitFor();
}

interface Course {
  readonly answer: Answer;
  /** So many answers, or to the end. */
  readonly answers: number;
  /** What happens meanwhile, at the same time as the answer is given. */
  readonly meanwhile?: (n: number) => Promise<void>;
}

/** Lets whoever is asked answer, until all pages show the end, or long enough. */
export async function playTogether(
  visits: readonly Visit[],
  { answer, answers, meanwhile }: Course,
): Promise<void> {
  for (let n = 0; n < answers; n++) {
    const asked = await whoIsAsked(visits);
    if (!asked) return;
    await Promise.all([answerOnce(asked.page, n, answer), meanwhile?.(n)]);
  }
}

/** Waits until somebody is asked, or all pages show the end; tells who is asked. */
export async function whoIsAsked(visits: readonly Visit[]): Promise<Visit | undefined> {
  let turns: (string | null)[] = [];
  const goesOn = async (): Promise<boolean> => {
    turns = await Promise.all(visits.map(({ page }) => turn(page)));
    return turns.includes('mine') || turns.every((state) => state === 'over');
  };
  await expect.poll(goesOn, { message: 'the game goes on', interval: 20 }).toBe(true);
  return visits[turns.indexOf('mine')];
}

/** Lets whoever is asked answer until it is this person who is asked. */
export async function playUntilAsked(
  visits: readonly Visit[],
  person: Visit,
  answer: Answer = hermagorAnswer,
): Promise<void> {
  for (let n = 0; n < 100; n++) {
    const asked = await whoIsAsked(visits);
    if (!asked || asked === person) return;
    await answerOnce(asked.page, n, answer);
  }
  throw expect.fail('nobody asks them');
}

/** The server does not answer, or the device has no network. */
const NO_CONNECTION = /The connection is lost|There is no network/;

/** Does something while a person has no connection. */
export async function offline({ context, page }: Visit, meanwhile: () => Promise<void>): Promise<void> {
  await context.setOffline(true);
  await page.getByText(NO_CONNECTION).waitFor();
  await meanwhile();
  await context.setOffline(false);
  await connected(page);
}

/** Waits until the page has its line again. */
export async function connected(page: Page): Promise<void> {
  await page.getByText(NO_CONNECTION).waitFor({ state: 'detached' });
}
