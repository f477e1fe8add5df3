import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import type { Settings } from '../src/settings/settings.ts';
import { launchChromium } from './chromium.ts';

/** The screens that the layout must hold on. */
export const SCREENS = {
  laptop: { width: 1280, height: 720 },
  desktop: { width: 1920, height: 1080 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 390, height: 844 },
  lying: { width: 844, height: 390 },
} as const;

/** Quick and quiet: no animations, no pauses, no sounds, no cards that nobody asked for. */
const QUICK: Partial<Settings> = {
  locale: 'en',
  motion: 'off',
  bots: 'none',
  sounds: false,
  summaries: false,
  goals: ['hermagor', 'merchants'],
};

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Everything that went wrong on the page. */
  readonly errors: readonly string[];
}

let browser: Browser;
const open: BrowserContext[] = [];

/** Call once in a test file: starts the browser, and closes every visit after its test. */
export function startBrowser(): void {
  beforeAll(async () => {
    browser = await launchChromium(inject('chromium'));
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((context) => context.close()));
  });
  afterAll(() => browser.close());
}

/** Opens a page with a fresh profile. */
export async function visit(
  path = '/',
  {
    settings = {},
    screen = SCREENS.laptop,
    touch = false,
  }: { settings?: Partial<Settings>; screen?: { width: number; height: number }; touch?: boolean } = {},
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: screen,
    locale: 'en-GB',
    baseURL: inject('address'),
    hasTouch: touch,
    acceptDownloads: true,
  });
  open.push(context);
  // Long, because the machine may be busy; a test that passes never waits for it.
  context.setDefaultTimeout(60_000);
  // Only what is not chosen yet: the pages of a test may change it.
  await context.addInitScript(
    (stored) => {
      if (localStorage.getItem('kontor.settings') === null) localStorage.setItem('kontor.settings', stored);
    },
    JSON.stringify({ ...QUICK, ...settings }),
  );
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(path);
  return { page, context, errors };
}

/** Changes settings as another tab would; the next page that is loaded follows them. */
export async function changeSettings(page: Page, change: Partial<Settings>): Promise<void> {
  await page.evaluate((changed) => {
    const before = JSON.parse(localStorage.getItem('kontor.settings') ?? '{}');
    localStorage.setItem('kontor.settings', JSON.stringify({ ...before, ...changed }));
  }, change);
}

/** The page itself never scrolls; at the table everything has its place. */
export async function expectNoPageScroll(page: Page): Promise<void> {
  const over = await page.evaluate(() => ({
    x: document.documentElement.scrollWidth - innerWidth,
    y: document.documentElement.scrollHeight - innerHeight,
  }));
  expect(over).toEqual({ x: 0, y: 0 });
}
