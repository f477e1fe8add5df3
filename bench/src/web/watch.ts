import type { Page } from 'playwright-core';

/** What the page's own clocks have measured. */
export interface Measured {
  /** Milliseconds from navigation to the largest paint. */
  readonly largestPaint: number;
  /** Milliseconds from the first click to a table that is drawn, whoever begins. */
  readonly drawn: number;
  /** Milliseconds from the first click to the first legal target. */
  readonly playable: number;
  /** Milliseconds of tasks that kept the page busy for more than 50. */
  readonly longTasks: readonly number[];
  /** Longest event of every interaction, by its number; those under 16 ms are not told by browsers. */
  readonly interactions: readonly number[];
}

/** A table whose boards are on the screen. */
export const DRAWN = '.w-table .w-board svg';

/** Runs before any script of the page, so it must not lean on anything outside of it. */
export async function watch(page: Page, target: string): Promise<void> {
  await page.addInitScript(
    ([selector, table]) => {
      const longTasks: number[] = [];
      const interactions = new Map<number, number>();
      const found = { largestPaint: 0, clicked: 0, drawn: 0, playable: 0 };
      const observe = (type: string, hear: (entry: PerformanceEntry) => void, more = {}): void =>
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) hear(entry);
        }).observe({ type, buffered: true, ...more });
      observe('largest-contentful-paint', ({ startTime }) => {
        found.largestPaint = startTime;
      });
      observe('longtask', ({ duration }) => longTasks.push(duration));
      observe(
        'event',
        (entry) => {
          const { interactionId, duration } = entry as PerformanceEntry & { interactionId: number };
          if (interactionId > 0)
            interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
        },
        { durationThreshold: 16 },
      );
      addEventListener(
        'click',
        ({ timeStamp }) => {
          found.clicked ||= timeStamp;
        },
        { capture: true },
      );
      const look = (): void => {
        if (found.drawn === 0 && document.querySelector(table))
          found.drawn = performance.now() - found.clicked;
        if (document.querySelector(selector)) found.playable = performance.now() - found.clicked;
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      const forget = (): void => {
        longTasks.length = 0;
        interactions.clear();
      };
      const figures = () => ({ ...found, longTasks, interactions: [...interactions.values()] });
      Object.assign(window, { kontorBench: { figures, forget } });
    },
    [target, DRAWN] as const,
  );
}

interface Watching {
  readonly kontorBench: { figures(): Measured; forget(): void };
}

export function measured(page: Page): Promise<Measured> {
  return page.evaluate(() => (window as unknown as Watching).kontorBench.figures());
}

/** What comes from now on counts. */
export function forget(page: Page): Promise<void> {
  return page.evaluate(() => (window as unknown as Watching).kontorBench.forget());
}
