import type { Locator, Page } from 'playwright-core';

/** More questions than any game asks. */
const MOST_ANSWERS = 500;

/** How long a plan is in Merchants of Empire; a longer one takes more clicks and shows nothing else. */
const PLAN = 2;

/** Plays the game on the page to its end, with the mouse. */
export async function playToEnd(page: Page): Promise<void> {
  const asked = page.locator('.w-table:is([data-turn="mine"], [data-turn="over"])');
  for (let n = 0; n < MOST_ANSWERS; n++) {
    await asked.waitFor();
    if ((await asked.getAttribute('data-turn')) === 'over') return;
    const row = await asked.getAttribute('data-row');
    await answer(page, n);
    await page.locator(`.w-table:not([data-row="${row}"])`).waitFor();
  }
  throw new Error('The game does not end.');
}

/** Answers what is asked now: by a place on a board, a button below it, or a form beside it. */
async function answer(page: Page, n: number): Promise<void> {
  const places = page.locator('[data-legal="true"]:visible');
  const buttons = page.locator('.k-prompt [data-move]:visible');
  const starts = page.locator('.moe-table[data-asked="place"] .moe-city[data-lit="true"] .moe-city-hit');
  // Ready is plain until something is planned.
  const done = page.locator('.k-prompt :is([data-look="primary"], [data-action="ready"]):visible');
  await places.or(buttons).or(starts).or(done).first().waitFor();
  for (const choices of [places, buttons, starts])
    if ((await choices.count()) > 0) return choices.nth((n * 7) % (await choices.count())).click();
  const parts = page.locator('.moe-pick:not([data-on="true"]), .moe-electors .k-button:last-child:enabled');
  const next = page.locator('.moe-next-action:enabled');
  if (await next.first().isVisible()) await layPlan(page, next, n);
  while (await done.isDisabled()) await parts.first().click();
  await done.click();
}

async function layPlan(page: Page, next: Locator, n: number): Promise<void> {
  const laid = page.locator('.moe-slot:enabled');
  for (let slot = await laid.count(); slot < PLAN; slot++) {
    await next.nth(n % 2).click();
    await laid.nth(slot).waitFor();
  }
}
