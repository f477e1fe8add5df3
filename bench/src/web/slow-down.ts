import type { Page } from 'playwright-core';

/** Lets the page compute so many times slower, as an old phone would. Workers keep their speed. */
export async function slowDown(page: Page, times: number): Promise<void> {
  if (times === 1) return;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}
