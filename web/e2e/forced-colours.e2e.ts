import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startBrowser, visit } from './harness.ts';
import { meAndNovices, openAt } from './seats.ts';
import { myTurn } from './table.ts';

startBrowser();

/** Where what is chosen, asked or won now lacks the system's ground for it, or is written in another colour than belongs to it. */
function wrongMarks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const probe = document.createElement('i');
    Object.assign(probe.style, {
      forcedColorAdjust: 'none',
      background: 'Highlight',
      color: 'HighlightText',
    });
    document.body.append(probe);
    const { backgroundColor: ground, color: ink } = getComputedStyle(probe);
    probe.remove();
    const nameOf = (element: Element): string =>
      element.textContent || element.getAttribute('aria-label') || element.className;
    const isShown = (element: Element): boolean => element.checkVisibility() && !element.closest('.k-hidden');
    const groundless = [...document.querySelectorAll<HTMLElement>(':is([aria-pressed], [aria-selected])')]
      .filter((each) => each instanceof HTMLElement && isShown(each))
      .filter((each) => each.matches('[aria-pressed="true"], [aria-selected="true"]'))
      .filter((each) => getComputedStyle(each).backgroundColor !== ground)
      .map((each) => `${nameOf(each)} has no ground`);
    const miswritten = [...document.querySelectorAll('.w-table *')]
      .filter((each) => getComputedStyle(each).backgroundColor === ground)
      .flatMap((each) => [each, ...each.querySelectorAll('*')])
      .filter((each) => isShown(each) && [...each.childNodes].some(({ nodeName }) => nodeName === '#text'))
      .filter((each) => !each.closest('svg') && getComputedStyle(each).color !== ink)
      .map((each) => `${nameOf(each)} is miswritten`);
    return [...groundless, ...miswritten];
  });
}

describe('in forced colours', () => {
  it.each([
    ['hermagor', 'action'],
    ['merchants', 'announce'],
    ['merchants', 'plot'],
  ] as const)('what is chosen, asked or won in %s can be read, asked for %s', async (id, kind) => {
    const { page } = await visit('/');
    await page.emulateMedia({ forcedColors: 'active' });
    await openAt(page, id, {
      chairs: meAndNovices(3),
      ...(id === 'merchants' ? { options: { turns: 9 } } : {}),
      until: (match) => match.timeline.steps.length > 30 && match.frame(0).decision?.kind === kind,
    });
    await myTurn(page);
    for (const theme of ['light', 'dark', 'contrast']) {
      await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
      await expect.poll(() => wrongMarks(page), { message: theme, timeout: 8000 }).toEqual([]);
    }
  });
});
