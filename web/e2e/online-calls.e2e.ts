import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { changeSettings, startBrowser } from './harness.ts';
import { answerOnce, gather, hermagorAnswer, playTogether, playUntilAsked, turn } from './online.ts';

startBrowser();

/** Lets a person answer until others are asked. */
async function playOn(page: Page): Promise<void> {
  while ((await turn(page)) === 'mine') await answerOnce(page, 0, hermagorAnswer);
}

describe('who plays several games', () => {
  it('is called from every page to the one that waits, and led from one to the next', async () => {
    const visits = await gather('hermagor', 2);
    const [ann, bob] = visits;
    if (!ann || !bob) throw new Error('nobody');
    const table = bob.page.url();
    await playUntilAsked(visits, ann);
    await bob.page.addInitScript(() => {
      const notices: string[] = [];
      // As on a phone, where only service workers may show anything.
      class Notice {
        static readonly permission = 'granted';
        constructor() {
          throw new TypeError('Illegal constructor');
        }
      }
      const worker = {
        showNotification: async (text: string, { tag }: { tag: string }) => {
          notices.push(`${text} ${tag}`);
        },
        getNotifications: async () => [],
      };
      Object.assign(window, { Notification: Notice, notices });
      Object.assign(navigator.serviceWorker, { getRegistration: async () => worker });
      document.hasFocus = () => false;
    });
    await bob.page.clock.install();
    const asked = bob.page.waitForResponse(/\/api\/tables\?/);
    await bob.page.goto('/settings');
    await asked;
    await playOn(ann.page);
    // The page asks again by itself before long.
    await bob.page.clock.fastForward(15_000);
    await expect.poll(() => bob.page.title()).toBe('(1) Settings – Kontor');
    expect(await bob.page.evaluate(() => (window as unknown as { notices: string[] }).notices)).toEqual([
      `Hermagor: it is your turn ${new URL(table).pathname}`,
    ]);

    await bob.page.goto('/online/new/hermagor');
    await bob.page.getByRole('combobox', { name: 'Seat 2' }).selectOption('novice');
    await bob.page.getByRole('button', { name: 'Open the table' }).click();
    await bob.page.getByRole('button', { name: 'I am ready' }).click();
    await bob.page.getByRole('link', { name: 'Next game: 1 is waiting for you' }).click();
    await bob.page.waitForURL(table);
    await expect.poll(() => turn(bob.page)).toBe('mine');
    expect(bob.errors).toEqual([]);
  });

  it('is told once what happened meanwhile, and not again after that was read', async () => {
    const visits = await gather('hermagor', 3);
    const [ann, bob, cleo] = visits;
    if (!ann || !bob || !cleo) throw new Error('nobody');
    await playTogether(visits, { answer: hermagorAnswer, answers: 4 });
    await playUntilAsked(visits, bob);
    await playOn(bob.page);
    const table = bob.page.url();
    await changeSettings(bob.page, { summaries: true });
    await bob.page.goto('/about');
    await playTogether([ann, cleo], { answer: hermagorAnswer, answers: 2 });
    await bob.page.goto(table);
    const news = bob.page.getByText(/moves? since yours/);
    await news.waitFor();
    await bob.page.getByRole('button', { name: 'Go on' }).click();
    await bob.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(() => news.count()).toBe(0);
    await bob.page.reload();
    await bob.page.locator('.w-table').waitFor();
    expect(await news.count()).toBe(0);
  });
});
