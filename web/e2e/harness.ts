import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import type { Settings } from '../src/settings/settings.ts';
import { launchChromium } from './chromium.ts';
import { keepFailure, type Profile } from './failures.ts';

/** The screens that the layout must hold on. */
export const SCREENS = {
  laptop: { width: 1280, height: 720 },
  desktop: { width: 1920, height: 1080 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 390, height: 844 },
  lying: { width: 740, height: 360 },
} as const;

/** `npm run test:long`: whole games, which take minutes; otherwise a part of them must do. */
export const LONG = process.env['KONTOR_LONG'] === '1';

/** Quick and quiet: no animations, no pauses, no sounds, no cards that nobody asked for. */
const QUICK: Partial<Settings> = {
  locale: 'en',
  motion: 'off',
  bots: 'none',
  sounds: false,
  summaries: false,
  remarks: false,
  goals: ['hermagor', 'merchants'],
};

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Everything that went wrong on the page. */
  readonly errors: readonly string[];
}

/** One for all test files that a process of Vitest runs; it ends with the process. */
let browser: Browser | undefined;
const open: Profile[] = [];
let traced = false;

/** Call once in a test file: starts the browser, and closes every visit after its test. */
export function startBrowser(): void {
  beforeAll(async () => {
    browser ??= await launchChromium(inject('chromium'));
  });
  beforeEach(({ task }) => {
    // To record everything takes a third more time, so it is done when a test is tried again, or is asked for.
    traced = (task.result?.retryCount ?? 0) > 0 || process.env['E2E_TRACE'] === '1';
  });
  afterEach(async ({ task }) => {
    const profiles = open.splice(0);
    try {
      if (task.result?.state === 'fail') await keepFailure(task, profiles);
      else if (traced) await Promise.all(profiles.map(({ context }) => context.tracing.stop()));
    } finally {
      await Promise.all(profiles.map(({ context }) => context.close()));
    }
  });
}

/** Opens a page with a fresh profile. */
export async function visit(
  path = '/',
  {
    settings = {},
    screen = SCREENS.laptop,
    touch = false,
    scale = 1,
    kept = false,
  }: {
    settings?: Partial<Settings>;
    screen?: { width: number; height: number };
    touch?: boolean;
    /** Pixels of the device to a pixel of the page. */
    scale?: number;
    /** The service worker keeps the page on the device; most tests do without, because that takes time. */
    kept?: boolean;
  } = {},
): Promise<Visit> {
  if (!browser) throw new Error('startBrowser() was not called in this file');
  const context = await browser.newContext({
    viewport: screen,
    deviceScaleFactor: scale,
    locale: 'en-GB',
    baseURL: inject('address'),
    hasTouch: touch,
    acceptDownloads: true,
    serviceWorkers: kept ? 'allow' : 'block',
  });
  const written: string[] = [];
  const errors: string[] = [];
  open.push({ context, traced, console: written });
  const write = (text: string) => written.push(`${new Date().toISOString().slice(11, 23)} ${text}`);
  context.on('console', (message) => {
    write(`${message.type()}: ${message.text()}`);
    if (message.type() === 'error') errors.push(message.text());
  });
  context.on('weberror', (error) => {
    write(`uncaught: ${error.error().stack}`);
    errors.push(error.error().message);
  });
  context.on('requestfailed', (request) => {
    write(`failed: ${request.method()} ${request.url()} ${request.failure()?.errorText}`);
  });
  context.on('page', (page) => {
    page.on('framenavigated', (frame) => write(`at ${frame.url()}`));
    page.on('websocket', (socket) => {
      write('WebSocket opened');
      socket.on('close', () => write('WebSocket closed'));
    });
  });
  if (traced) await context.tracing.start({ snapshots: true, screenshots: true });
  // Long, because the machine may be busy; a test that passes never waits for it.
  context.setDefaultTimeout(60_000);
  // Only what is not chosen yet: the pages of a test may change it.
  await context.addInitScript(
    (stored) => {
      // The blank page that every tab begins with has no storage.
      if (location.protocol === 'about:') return;
      if (localStorage.getItem('kontor.settings') === null) localStorage.setItem('kontor.settings', stored);
    },
    JSON.stringify({ ...QUICK, ...settings }),
  );
  const page = await context.newPage();
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

/** The page's timers stand still from now on: nothing passes by while the test looks for it on a busy machine. */
export async function stopTime(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
}

/** Lets time pass on a page whose timers stand still, until something is there. */
export async function letTimePassUntil(page: Page, wanted: Locator): Promise<void> {
  const look = async (): Promise<boolean> => {
    await page.clock.runFor(100);
    return wanted.isVisible();
  };
  await expect.poll(look).toBe(true);
}

/** The page itself never scrolls; at the table everything has its place. */
export async function expectNoPageScroll(page: Page): Promise<void> {
  const over = () =>
    page.evaluate(() => ({
      x: document.documentElement.scrollWidth - innerWidth,
      y: document.documentElement.scrollHeight - innerHeight,
    }));
  await expect.poll(over).toEqual({ x: 0, y: 0 });
}

/** Nothing is wider than the screen. */
export async function expectNoSidewaysScroll(page: Page, message = ''): Promise<void> {
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(over, { message }).toBe(0);
}
