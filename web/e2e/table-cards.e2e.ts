import type { AnyMatch } from '@kontor/core';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { SCREENS, startBrowser, visit } from './harness.ts';
import { laid } from './merchants.ts';
import { meAndNovices, openAt } from './seats.ts';
import { hermagorMove, myTurn, playNow, TABLE } from './table.ts';

startBrowser();

const TWO = [{ name: 'Anna' }, { name: 'Bruno' }];

/** The middle of something on the screen. */
async function middleOf(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw expect.fail(`there is no ${selector}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

describe('how one wins', () => {
  it('is open in the first game until one acts, and one key away ever after', async () => {
    const { page } = await visit('/', { settings: { goals: [] } });
    await playNow(page, 'Hermagor');
    await myTurn(page);
    const goal = page.getByRole('region', { name: 'How you win' });
    await goal.waitFor();
    await expectAccessible(page);
    expect(await page.locator('.hg-players [data-me="true"] .hg-player-name').innerText()).toBe('You');
    await hermagorMove(page, 0);
    await goal.waitFor({ state: 'detached' });
    await myTurn(page);
    await page.reload();
    await myTurn(page);
    expect(await goal.count()).toBe(0);
    await page.keyboard.press('g');
    await goal.getByRole('button', { name: 'Go on' }).and(page.locator(':focus')).press('Enter');
    await goal.waitFor({ state: 'detached' });
  });

  it('has no barrier beside the panels of Merchants of Empire that say some of it, too', async () => {
    const { page } = await visit('/');
    await openAt(page, 'merchants', {
      chairs: TWO,
      options: { turns: 9, noSecrets: true },
      until: (match) => match.frame(0).decision?.kind === 'plot',
    });
    await page.locator(TABLE).waitFor();
    await page.keyboard.press('g');
    await page.getByRole('region', { name: 'How you win' }).waitFor();
    await expectAccessible(page);
  });
});

describe('a summary', () => {
  it('comes at the end of a round, holds nothing up, and is closed by one key', async () => {
    const { page } = await visit('/', { settings: { summaries: true } });
    const names = ['Bo', 'Balthasar', 'Clara', 'Wilhelmine Hohenfels'];
    await openAt(page, 'hermagor', {
      chairs: [{ name: 'Anna' }, ...names.map((name) => ({ name, bot: 'novice' as const }))],
      until: (match) => {
        const { step, players } = match.frame(0).view as {
          readonly step: string;
          readonly players: readonly { readonly ready: number }[];
        };
        return (
          step === 'action' && players.every(({ ready }) => ready <= 1) && match.frame(0).active[0] === 0
        );
      },
    });
    const card = page.getByRole('region', { name: /^Round \d/ });
    for (let n = 0; n < 6 && (await card.count()) === 0; n++) {
      await myTurn(page);
      await hermagorMove(page, n);
      await myTurn(page);
    }
    await card.waitFor();
    await expectAccessible(page);
    const written = card.locator('.hg-players-table-name, .k-player-name');
    await expect.poll(() => written.count()).toBeGreaterThan(2 * names.length);
    const cut = await written.evaluateAll((all) =>
      all.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
    );
    expect(cut).toEqual([]);
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
  });

  it('tells the next person at a device what happened since their turn', async () => {
    const { page } = await visit('/', { settings: { summaries: true } });
    await openAt(page, 'merchants', {
      chairs: TWO,
      options: { turns: 9 },
      until: (match) => match.frame(0).decision?.kind === 'plot',
    });
    const reveal = async (name: string): Promise<void> => {
      await page.getByRole('button', { name: `I am ${name}: show the table` }).click();
      await page.locator(TABLE).waitFor();
    };
    for (const name of ['Anna', 'Bruno']) {
      await reveal(name);
      await page.keyboard.press('x');
      await laid(page, 1);
      await page.keyboard.press('Enter');
    }
    await laid(page, 0);
    await page.getByRole('button', { name: 'Ready', exact: true }).waitFor();
    await page.keyboard.press('x');
    await laid(page, 1);
    await page.keyboard.press('Enter');
    await reveal('Anna');
    const card = page.getByRole('region', { name: 'Since your last turn' });
    await card.waitFor();
    // Whoever acts has seen enough.
    await page.keyboard.press('x');
    await card.waitFor({ state: 'detached' });
  });
});

describe('an explanation', () => {
  const explained = '.hg-side-prices [data-explain]:not(:has([data-explain])), .hg-players [data-explain]';

  it('comes by pointing, by a key and by nothing else, and goes by Escape', async () => {
    const { page } = await visit('/');
    const names = ['Bo', 'Balthasar', 'Clara', 'Wilhelmine Hohenfels'];
    await openAt(page, 'hermagor', {
      chairs: [{ name: 'Anna' }, ...names.map((name) => ({ name, bot: 'novice' as const }))],
      until: (match) => match.frame(0).decision?.kind === 'buyer',
    });
    await myTurn(page);
    const tip = page.getByRole('tooltip');
    await page.locator(explained).first().hover();
    await tip.waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await tip.waitFor({ state: 'detached' });
    await page.mouse.move(2, 2);
    await page.locator('[data-legal="true"]:visible').first().focus();
    await page.keyboard.press('i');
    await tip.waitFor();
    await page.keyboard.press('Escape');
    await tip.waitFor({ state: 'detached' });
  });

  it('comes by a long press, which then presses nothing', async () => {
    const { page, context } = await visit('/', { screen: SCREENS.phone, touch: true });
    const names = ['Bo', 'Balthasar', 'Clara', 'Wilhelmine Hohenfels'];
    await openAt(page, 'hermagor', {
      chairs: [{ name: 'Anna' }, ...names.map((name) => ({ name, bot: 'novice' as const }))],
      until: (match) => match.frame(0).decision?.kind === 'buyer',
    });
    await myTurn(page);
    const target = '[data-legal="true"] [data-explain]:visible';
    const touch = await context.newCDPSession(page);
    const point = await middleOf(page, target);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await page.getByRole('tooltip').waitFor();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    expect(await page.locator('.w-table').getAttribute('data-turn')).toBe('mine');
    expect(await page.getByRole('tooltip').count()).toBe(1);
  });
});

describe('what is small', () => {
  // The map is small beside the market, so that its houses stand outside the targets of their villages.
  const late = {
    chairs: meAndNovices(3),
    until: (match: AnyMatch) => match.timeline.steps.length > 60 && match.frame(0).decision?.kind === 'buyer',
  };

  it('a long press names a button that has only a sign, and does not press it', async () => {
    const { page, context } = await visit('/', { screen: SCREENS.phone, touch: true });
    await openAt(page, 'hermagor', late);
    await myTurn(page);
    const touch = await context.newCDPSession(page);
    const point = await middleOf(page, '.w-bar [aria-label="Menu"]');
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    const tip = page.getByRole('tooltip');
    await tip.waitFor();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    expect(await tip.innerText()).toBe('Menu');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('H-3.8: a station tells whose it is when it is pointed at', async () => {
    const { page } = await visit('/');
    await openAt(page, 'hermagor', late);
    await myTurn(page);
    const [free] = await page.evaluate(() =>
      [...document.querySelectorAll('[data-explain^="station:"]')].flatMap((each) => {
        const { left, top, width, height } = each.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        return document.elementFromPoint(x, y) === each ? [{ x, y }] : [];
      }),
    );
    if (!free) throw expect.fail('no station can be pointed at');
    await page.mouse.move(free.x, free.y);
    await expect.poll(() => page.getByRole('tooltip').innerText()).toMatch(/tation (of|in) /);
  });
});

describe('pieces that stand close to a village', () => {
  it('H-3.8: a long press on a station asks about it, not about the village', async () => {
    const { page, context } = await visit('/', { screen: SCREENS.desktop, touch: true });
    await openAt(page, 'hermagor', {
      chairs: meAndNovices(3),
      until: (match) => match.timeline.steps.length > 60 && match.frame(0).decision?.kind === 'action',
    });
    await myTurn(page);
    const [station] = await page.evaluate(() =>
      [...document.querySelectorAll('[data-explain^="station:"]')].flatMap((each) => {
        const { left, top, width, height } = each.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const [over, ...under] = document.elementsFromPoint(x, y);
        const piece = under.find((element) => element.matches('[data-piece]'));
        return over?.matches('.hg-village > .hg-hit') && piece === each ? [{ x, y }] : [];
      }),
    );
    if (!station) throw expect.fail('no station stands in the room of a village');
    const touch = await context.newCDPSession(page);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [station] });
    await expect.poll(() => page.getByRole('tooltip').innerText()).toMatch(/tation (of|in) /);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  });
});

describe('two people at a table without secrets', () => {
  it('are not sent away between their turns', async () => {
    const { page } = await visit('/');
    await openAt(page, 'merchants', {
      chairs: TWO,
      options: { turns: 9, noSecrets: true },
      until: (match) => match.frame(0).decision?.kind === 'place',
    });
    await page.locator(TABLE).waitFor();
    expect(await page.locator('.w-hand-over-mark').count()).toBe(0);
  });
});
