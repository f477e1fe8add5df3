import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { hiddenTargets } from './layout.ts';
import { legalMove, myTurn, rowAfter, rowOf } from './table.ts';

/** Answers every question in one way until the game is over; tells how many there were. */
export async function playOut(page: Page, answer: (n: number) => Promise<void>): Promise<number> {
  for (let n = 0; n < 300; n++) {
    if ((await myTurn(page)) === 'over') return n;
    const row = await rowOf(page);
    await answer(n);
    await rowAfter(page, row);
  }
  throw expect.fail('the game does not end');
}

/** What a click, a tap or the Enter key can choose now: on a board if there is something, else a button. */
const CHOOSABLE = '[data-legal="true"], .k-prompt [data-move]';

/** A finger's first tap shows what the place would do, its second does it. */
export async function tapHermagor(page: Page, n: number): Promise<void> {
  const move = await legalMove(page, n);
  if ((await move.getAttribute('data-legal')) === null) return move.tap();
  const places = page.locator('[data-legal="true"]:visible');
  const free = await places.evaluateAll(uncovered);
  const place = places.nth(free[n % free.length] ?? 0);
  await place.tap();
  await expect.poll(() => place.getAttribute('data-pointed')).toBe('true');
  await place.tap();
}

/** Which of the places a finger can tap: the card of the last tap may lie on some of them. */
function uncovered(places: readonly Element[]): number[] {
  return places.flatMap((place, i) => {
    const { left, top, width, height } = (place.querySelector('.hg-hit') ?? place).getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit && place.contains(hit) ? [i] : [];
  });
}

const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];

/** Tab and arrow keys to something that can be chosen, Enter to choose it. */
export async function keyHermagor(page: Page, n: number): Promise<void> {
  for (let step = 0; step < 150; step++) {
    const focus = await page.evaluate((choosable) => {
      const element = document.activeElement;
      if (element?.matches(choosable)) return 'choosable';
      return element?.matches('[data-legal]') ? 'board' : 'elsewhere';
    }, CHOOSABLE);
    if (focus === 'choosable') return page.keyboard.press('Enter');
    const arrow = ARROWS[(n + Math.floor(step / 4)) % ARROWS.length] ?? 'ArrowRight';
    await page.keyboard.press(focus === 'board' && step % 16 < 12 ? arrow : 'Tab');
  }
  throw expect.fail('the keyboard reaches nothing that can be chosen');
}

/** The list of everything that can be done, by its name. */
export function whatICanDo(page: Page): Locator {
  return page.getByRole('list', { name: 'What you can do' }).getByRole('button');
}

/** Keeps everything that the live region ever said. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  const region = page.getByRole('log');
  await region.evaluate((element) => {
    const said: string[] = [...element.children].map((line) => line.textContent ?? '');
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) said.push(node.textContent ?? '');
    }).observe(element, { childList: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

/** Waits until the present question was said, as a listener would; whoever answers at once is not told anything meanwhile. */
export async function hearQuestion(page: Page, said: () => Promise<string[]>): Promise<void> {
  const sentence = page.locator('.k-prompt-sentence');
  const question = await sentence.evaluate((element) => element.firstChild?.textContent ?? '');
  await expect.poll(async () => (await said()).join('\n')).toContain(question);
}

/** What can be chosen on a board, and the tools of the map, where something else lies on their middle. */
export function coveredTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-legal="true"], .k-panzoom-tools button, .hg-layers button')]
      .filter((element) => element.checkVisibility())
      .flatMap((element) => {
        const target = element.querySelector('.hg-hit') ?? element;
        // On phones held sideways the market is scrolled.
        if (element.closest('.hg-market-view')) target.scrollIntoView({ block: 'center', inline: 'center' });
        const { left, top, width, height } = target.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        if (hit && element.contains(hit)) return [];
        return [`${element.getAttribute('aria-label')} under ${hit?.getAttribute('class') ?? hit?.tagName}`];
      }),
  );
}

/** How many stations the player has in every dukedom, as the list of that layer says. */
export async function dukedomsByName(page: Page): Promise<ReadonlyMap<string, number>> {
  const lines = await page
    .getByRole('list', { name: /^Dukedoms/ })
    .getByRole('listitem')
    .allTextContents();
  return new Map(
    lines.map((line) => [line.split(',')[0] ?? '', Number(/\byou (\d+)/.exec(line)?.[1] ?? Number.NaN)]),
  );
}

/** The choice that is worth most by what its name says, and what the names of all of them speak of. */
export function bestByName(
  names: readonly string[],
  dukedoms: ReadonlyMap<string, number>,
): { readonly index: number; readonly told: readonly string[] } {
  const fewest = Math.min(...dukedoms.values());
  const worths = names.map((name) => {
    const net = Number(/net ([+−]?\d+)/.exec(name)?.[1]?.replace('−', '-') ?? 0);
    const dukedom = /dukedom of ([^,]+?) with/.exec(name)?.[1] ?? '';
    const progress = [...name.matchAll(/(\d) of (\d) \(/g)].map(
      ([, done, all]) => Number(done) / Number(all),
    );
    return {
      net,
      region: (name.includes('completes') ? 5 : 0) + 2 * Math.max(0, ...progress),
      dukedom: dukedoms.get(dukedom) === fewest ? 2 : 0,
      route: name.includes('Principal Route') ? 2 : 0,
    };
  });
  const sums = worths.map(({ net, region, dukedom, route }) => net + region + dukedom + route);
  const index = sums.indexOf(Math.max(...sums));
  return {
    index,
    told: worths.flatMap((worth) =>
      Object.entries(worth).flatMap(([reason, points]) => (points > 0 ? [reason] : [])),
    ),
  };
}

/** By keys, from where one arrives: the first thing that Tab reaches is seen and leads to the question. */
export async function skipToQuestion(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: 'Skip to the question' });
  await expect.poll(() => hiddenTargets(page, '.w-skip:focus')).toEqual([]);
  await link.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('k-prompt');
}
