import { recordAt } from '@kontor/web/e2e/records';
import type { Browser, Page } from 'playwright-core';
import { forget, measured, watch } from './watch.ts';

export interface Clicks {
  readonly clicks: number;
  readonly longTasks: readonly number[];
  /** By click, slowest first; the ones too quick to be told are 16. */
  readonly delays: readonly number[];
}

/** Under this a browser does not tell how long an event took. */
const UNTOLD_MS = 16;

const SELECTOR = '.hg-village, .hg-space, .hg-boards button, .hg-side-panels [role="tab"]';

/** Clicks about on a table of four in the last round, only while a bot thinks. */
export async function clickAbout(browser: Browser, address: string, wanted: number): Promise<Clicks> {
  const delays: number[] = [];
  const longTasks: number[] = [];
  for (let game = 0; delays.length < wanted && game < 40; game++) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, baseURL: address });
    await context.addInitScript(() =>
      localStorage.setItem(
        'kontor.settings',
        JSON.stringify({ locale: 'en', motion: 'normal', bots: 'none' }),
      ),
    );
    const page = await context.newPage();
    await watch(page, '.w-table');
    await page.goto('/');
    await page.locator('input[type=file]').setInputFiles({
      name: 'game.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(lastRound(game))),
    });
    await page.locator('.hg-village').first().waitFor();
    await forget(page);
    const clicked = await clickWhileBotsThink(page, wanted - delays.length);
    // Events are told a moment after they happened.
    await page.waitForTimeout(500);
    const told = await measured(page);
    const slowest = [...told.interactions].sort((a, b) => b - a).slice(0, clicked);
    delays.push(...slowest, ...Array.from({ length: clicked - slowest.length }, () => UNTOLD_MS));
    longTasks.push(...told.longTasks);
    await context.close();
  }
  return { clicks: delays.length, longTasks, delays: delays.sort((a, b) => b - a) };
}

async function clickWhileBotsThink(page: Page, most: number): Promise<number> {
  for (let n = 0; n < most; n++) {
    const at = await page.evaluate(
      ([selector, step]) => {
        if (document.querySelector('.w-table')?.getAttribute('data-turn') !== 'other') return undefined;
        const controls = [...document.querySelectorAll(selector)];
        const box = controls[(step * 7) % controls.length]?.getBoundingClientRect();
        return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      },
      [SELECTOR, n] as const,
    );
    if (!at) return n;
    await page.mouse.click(at.x, at.y);
  }
  return most;
}

/** Three masters and a person whose turn has just ended. */
function lastRound(game: number): unknown {
  return recordAt('hermagor', {
    chairs: [
      { name: 'Anna' },
      { name: 'Bruno', bot: 'master' },
      { name: 'Clara', bot: 'master' },
      { name: 'Dario', bot: 'master' },
    ],
    seed: `bench ${game}`,
    until: (match) => {
      const { view, active } = match.frame(null);
      return (view as { round: number }).round === 4 && !active.includes(0);
    },
  });
}
