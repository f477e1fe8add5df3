import type { Browser } from 'playwright-core';
import { playToEnd } from './play.ts';

/** How many games are played to their end, one after the other. */
const GAMES = 3;

/** Against one bot that does not think long, without animations. */
const PLAYERS = [{ name: 'Anna' }, { name: 'Bruno', bot: 'novice' }];
const QUICK = { locale: 'en', motion: 'off', bots: 'none', summaries: false, remarks: false };

/** Megabytes in use on the page's heap, at home after the first game and after each further one. */
export async function memoryOverGames(
  browser: Browser,
  address: string,
  { id, game }: { readonly id: string; readonly game: string },
): Promise<readonly number[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, baseURL: address });
  await context.addInitScript(
    ([settings, key, setup]) => {
      localStorage.setItem('kontor.settings', settings);
      localStorage.setItem(key, setup);
    },
    [
      JSON.stringify({ ...QUICK, goals: [id] }),
      `kontor.setup.${id}`,
      JSON.stringify({ players: PLAYERS, options: {} }),
    ] as const,
  );
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto('/');
  const used: number[] = [];
  for (let n = 0; n < GAMES; n++) {
    await page.getByRole('button', { name: `Play ${game} now` }).click();
    await playToEnd(page);
    await page.getByRole('dialog').waitFor();
    await page.goBack();
    await page.getByRole('button', { name: `Play ${game} now` }).waitFor();
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    used.push(Math.round(usedSize / 1e5) / 10);
  }
  await context.close();
  return used;
}
