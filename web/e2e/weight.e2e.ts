import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startBrowser, stopTime, visit } from './harness.ts';
import { playNow } from './table.ts';

startBrowser();

/** What `npm start` has built, each text file with a packed copy beside it. */
const DIST = join(import.meta.dirname, '..', 'dist');

/**
 * The most kilobytes (brotli) of JavaScript until the first move can be made, workers included, by who begins. Lower them,
 * never raise them.
 */
const BUDGETS = [
  { game: 'Hermagor', target: '[data-legal="true"]', person: 176, bot: 186 },
  { game: 'Merchants of Empire', target: '.moe-city[data-lit="true"]', person: 157, bot: 168 },
] as const;

/** What every random byte of the page is, so that a person or a bot begins. */
const CHANCE = { person: 1, bot: 3 } as const;

/** The most megabytes that an installed page fetches. */
const MOST_KEPT = 3;

/** Bytes that a server sends for a file. */
function weigh(file: string): number {
  const packed = join(DIST, `${file}.br`);
  return statSync(existsSync(packed) ? packed : join(DIST, file)).size;
}

describe('the page is light', () => {
  for (const { game, target, ...most } of BUDGETS)
    for (const first of ['person', 'bot'] as const)
      it(`${game} begins with at most ${most[first]} kB of JavaScript where a ${first} begins`, async () => {
        // Somebody new sees the card about winning and gets remarks.
        const { page, context } = await visit('about:blank', { settings: { remarks: true, goals: [] } });
        await context.addInitScript((byte) => {
          crypto.getRandomValues = <T extends ArrayBufferView | null>(bytes: T): T => {
            if (bytes instanceof Uint8Array) bytes.fill(byte);
            return bytes;
          };
        }, CHANCE[first]);
        const scripts = new Set<string>();
        context.on('request', (request) => {
          const { pathname } = new URL(request.url());
          if (pathname.endsWith('.js')) scripts.add(pathname);
        });
        await page.goto('/');
        await page.getByRole('button', { name: `Play ${game} now` }).waitFor();
        // However slow the machine is, what comes when the table is calm does not come in between.
        await stopTime(page);
        await playNow(page, game);
        await page.locator(`.w-table[data-turn="mine"] ${target}`).first().waitFor();
        const parts = [...scripts].map((path) => ({ path, bytes: weigh(path) }));
        parts.sort((a, b) => b.bytes - a.bytes);
        const total = parts.reduce((sum, { bytes }) => sum + bytes, 0);
        const list = parts.map(({ path, bytes }) => `${bytes} ${path}`).join('\n');
        console.info(
          `${game}, a ${first} begins: ${(total / 1000).toFixed(1)} kB in ${parts.length} scripts`,
        );
        expect(parts.length).toBeGreaterThan(3);
        expect(parts.some(({ path }) => path.includes('-bots-'))).toBe(first === 'bot');
        expect(total / 1000, `JavaScript until the first move:\n${list}`).toBeLessThanOrEqual(most[first]);
      });

  it(`an installed page fetches at most ${MOST_KEPT} MB`, () => {
    const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter(
      (name) => statSync(join(DIST, name)).isFile() && !/\.(br|gz|png)$/.test(name),
    );
    const total = files.reduce((sum, name) => sum + weigh(name), 0);
    console.info(`An installed page: ${(total / 1e6).toFixed(2)} MB in ${files.length} files`);
    expect(files).toContain('sw.js');
    expect(total / 1e6).toBeLessThanOrEqual(MOST_KEPT);
  });
});
