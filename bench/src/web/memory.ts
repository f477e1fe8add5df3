import type { Browser } from 'playwright-core';

/** How many games are begun and left, one after the other. */
const GAMES = 3;

/** Megabytes in use on the page's heap, after the first game and after each further one. */
export async function memoryOverGames(
  browser: Browser,
  address: string,
  game: string,
  target: string,
): Promise<readonly number[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, baseURL: address });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto('/');
  const used: number[] = [];
  for (let n = 0; n < GAMES; n++) {
    await page.getByRole('button', { name: `Play ${game} now` }).click();
    await page.locator(target).first().waitFor();
    await page.goBack();
    await page.getByRole('button', { name: `Play ${game} now` }).waitFor();
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    used.push(Math.round(usedSize / 1e5) / 10);
  }
  await context.close();
  return used;
}
