import { launchChromium } from '@kontor/web/e2e/chromium';
import type { Browser, Page } from 'playwright-core';
import { type App, startApp } from './app.ts';
import { BUSY, type Clicks, clickAbout } from './clicks.ts';
import { memoryOverGames } from './memory.ts';
import { slowDown } from './slow-down.ts';
import { measured, watch } from './watch.ts';

export interface WebOptions {
  readonly rounds: number;
  readonly clicks: number;
}

/** Milliseconds and bytes; medians over the rounds. */
interface Start {
  readonly game: string;
  readonly scriptBytes: number;
  readonly largestPaint: number;
  /** From *Play now* to a table that is drawn. */
  readonly drawn: number;
  /** From *Play now* to the person's first legal target; bots may begin. */
  readonly playable: number;
  readonly longTasks: number;
  readonly longestTask: number;
}

export interface WebReport {
  readonly bench: 'web';
  readonly chromium: string;
  readonly rounds: number;
  readonly starts: readonly Start[];
  readonly clicks: readonly Answers[];
  /** The same with the page's processor slowed down. */
  readonly slowed: {
    readonly times: number;
    readonly starts: readonly Start[];
    readonly clicks: readonly Answers[];
  };
  readonly memory: readonly { readonly game: string; readonly megabytes: readonly number[] }[];
}

/** Milliseconds from a click to the picture that answers it. */
interface Answers {
  readonly game: string;
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly worst: number;
  readonly longTasks: number;
  readonly longestTask: number;
}

/** As slow as an old phone, compared with this machine. */
const SLOWDOWN = 4;

/** The first thing on each table that can be chosen. */
const TARGETS = [
  { id: 'hermagor', game: 'Hermagor', target: '.w-table[data-turn="mine"] [data-legal="true"]' },
  {
    id: 'merchants',
    game: 'Merchants of Empire',
    target: '.w-table[data-turn="mine"] .moe-city[data-lit="true"]',
  },
] as const;

export async function benchWeb(
  root: string,
  { rounds, clicks }: WebOptions,
  tell: (text: string) => void,
): Promise<WebReport> {
  const app = await startApp(root);
  const browser = await launchChromium(process.env['CHROMIUM_PATH'] ?? '');
  const measure = async (slowdown: number): Promise<Pick<WebReport, 'starts' | 'clicks'>> => {
    const starts: Start[] = [];
    for (const { game, target } of TARGETS) {
      tell(`From the home page to the first legal target of ${game} …`);
      const runs: Start[] = [];
      for (let round = 0; round < rounds; round++)
        runs.push(await start(app, browser, game, target, slowdown));
      starts.push(medians(game, runs));
    }
    const answers: Answers[] = [];
    for (const busy of BUSY) {
      tell(`${clicks} clicks on ${busy.game} while bots think …`);
      answers.push(answersOf(busy.game, await clickAbout(browser, app.address, busy, clicks, slowdown)));
    }
    return { starts, clicks: answers };
  };
  try {
    const quick = await measure(1);
    tell(`The same, ${SLOWDOWN} times slower …`);
    const slowed = { times: SLOWDOWN, ...(await measure(SLOWDOWN)) };
    const memory: WebReport['memory'][number][] = [];
    for (const target of TARGETS) {
      const { game } = target;
      tell(`Memory over games of ${game} …`);
      memory.push({ game, megabytes: await memoryOverGames(browser, app.address, target) });
    }
    return { bench: 'web', chromium: browser.version(), rounds, ...quick, slowed, memory };
  } finally {
    await browser.close();
    await app.stop();
  }
}

async function start(
  app: App,
  browser: Browser,
  game: string,
  target: string,
  slowdown: number,
): Promise<Start> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 720 },
    locale: 'en-GB',
    baseURL: app.address,
  });
  const page = await context.newPage();
  await slowDown(page, slowdown);
  await watch(page, target);
  const before = app.scriptBytes();
  await page.goto('/', { waitUntil: 'load' });
  const largestPaint = await paintOf(page);
  await page.getByRole('button', { name: `Play ${game} now` }).click();
  await page.locator(target).first().waitFor();
  const scriptBytes = app.scriptBytes() - before;
  const { drawn, playable, longTasks } = await measured(page);
  await context.close();
  const longestTask = Math.max(0, ...longTasks);
  return { game, scriptBytes, largestPaint, drawn, playable, longTasks: longTasks.length, longestTask };
}

/** Browsers tell of a paint some time after it. */
async function paintOf(page: Page): Promise<number> {
  for (;;) {
    const { largestPaint } = await measured(page);
    if (largestPaint > 0) return largestPaint;
    await page.waitForTimeout(50);
  }
}

function answersOf(game: string, { clicks, delays, longTasks }: Clicks): Answers {
  const at = (share: number): number => delays[Math.floor((1 - share) * delays.length)] ?? 0;
  return {
    game,
    count: clicks,
    p50: at(0.5),
    p95: at(0.95),
    worst: delays[0] ?? 0,
    longTasks: longTasks.length,
    longestTask: Math.max(0, ...longTasks),
  };
}

function medians(game: string, runs: readonly Start[]): Start {
  const median = (key: Exclude<keyof Start, 'game'>): number => {
    const sorted = runs.map((run) => run[key]).sort((a, b) => a - b);
    return Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0);
  };
  return {
    game,
    scriptBytes: median('scriptBytes'),
    largestPaint: median('largestPaint'),
    drawn: median('drawn'),
    playable: median('playable'),
    longTasks: median('longTasks'),
    longestTask: median('longestTask'),
  };
}
