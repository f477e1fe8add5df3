import type { MatchRecord } from '@kontor/core';
import { type Chair, recordAt } from '@kontor/web/e2e/records';
import type { Browser, Page } from 'playwright-core';
import { slowDown } from './slow-down.ts';
import { DRAWN, forget, measured, watch } from './watch.ts';

export interface Clicks {
  readonly clicks: number;
  readonly longTasks: readonly number[];
  /** By click, slowest first; the ones too quick to be told are 16. */
  readonly delays: readonly number[];
}

/** Under this a browser does not tell how long an event took. */
const UNTOLD_MS = 16;

/** A table of four in its last round, the person and three masters. */
interface Busy {
  readonly game: string;
  readonly record: (game: number) => MatchRecord;
  /** A bot thinks while this is on the page. */
  readonly thinking: string;
  /** What is clicked. */
  readonly controls: string;
}

export const BUSY: readonly Busy[] = [
  {
    game: 'Hermagor',
    record: (game) =>
      recordAt('hermagor', {
        chairs: CHAIRS,
        seed: `bench ${game}`,
        until: (match) => {
          const { view, active } = match.frame(null);
          return (view as { round: number }).round === 4 && !active.includes(0);
        },
      }),
    thinking: '.w-table[data-turn="other"]',
    controls: '.hg-village, .hg-space, .hg-boards button, .hg-side-panels [role="tab"]',
  },
  {
    game: 'Merchants of Empire',
    record: (game) =>
      recordAt('merchants', {
        chairs: CHAIRS,
        seed: `bench ${game}`,
        until: (match) => {
          const { view, active } = match.frame(null);
          const { turn, phase } = view as { turn: number; phase: string };
          return turn === 12 && phase === 'plot' && active.length === CHAIRS.length;
        },
      }),
    thinking: '.moe-player:not([data-me="true"]) .moe-player-busy',
    controls: '.moe-city-hit, .moe-next-action, .moe-slot:enabled, .moe-tabs [role="tab"]',
  },
];

const CHAIRS: readonly Chair[] = [
  { name: 'Anna' },
  { name: 'Bruno', bot: 'master' },
  { name: 'Clara', bot: 'master' },
  { name: 'Dario', bot: 'master' },
];

/** Clicks about on a busy table, only while a bot thinks. */
export async function clickAbout(
  browser: Browser,
  address: string,
  busy: Busy,
  wanted: number,
  slowdown: number,
): Promise<Clicks> {
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
    await slowDown(page, slowdown);
    await watch(page, '.w-table');
    await page.goto('/');
    await page.locator('input[type=file]').setInputFiles({
      name: 'game.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(busy.record(game))),
    });
    await page.locator(busy.controls).first().waitFor();
    // The first drawing of the boards belongs to the start.
    await page.locator(DRAWN).first().waitFor();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await forget(page);
    const clicked = await clickWhileBotsThink(page, busy, wanted - delays.length);
    // Events are told a moment after they happened.
    await page.waitForTimeout(500);
    const figures = await measured(page);
    const slowest = [...figures.interactions].sort((a, b) => b - a).slice(0, clicked);
    delays.push(...slowest, ...Array.from({ length: clicked - slowest.length }, () => UNTOLD_MS));
    longTasks.push(...figures.longTasks);
    await context.close();
  }
  return { clicks: delays.length, longTasks, delays: delays.sort((a, b) => b - a) };
}

async function clickWhileBotsThink(page: Page, busy: Busy, most: number): Promise<number> {
  for (let n = 0; n < most; n++) {
    const at = await page.evaluate(
      ([thinking, selector, step]) => {
        if (!document.querySelector(thinking)) return undefined;
        const controls = [...document.querySelectorAll(selector)].filter((control) =>
          control.checkVisibility(),
        );
        const box = controls[(step * 7) % controls.length]?.getBoundingClientRect();
        return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      },
      [busy.thinking, busy.controls, n] as const,
    );
    if (!at) return n;
    await page.mouse.click(at.x, at.y);
  }
  return most;
}
