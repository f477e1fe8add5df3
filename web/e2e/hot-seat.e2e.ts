import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { letTimePassUntil, startBrowser, stopTime, visit } from './harness.ts';
import { laid } from './merchants.ts';
import { openAt, sitDown } from './seats.ts';
import { TABLE } from './table.ts';

startBrowser();

const TWO = [{ name: 'Anna' }, { name: 'Bruno' }];
const SHORT = { turns: 9 };

async function reveal(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `I am ${name}: show the table` }).click();
  await page.locator(TABLE).waitFor();
}

/** A table of two people who are to plot their first turn. */
async function toPlot(page: Page, options: { readonly plotTimer?: number } = {}): Promise<void> {
  await openAt(page, 'merchants', {
    chairs: TWO,
    options: { ...SHORT, ...options },
    until: (match) => match.frame(0).decision?.kind === 'plot',
  });
}

/** What the first seat has laid, as this device keeps it. */
function keptDraft(page: Page): Promise<string | null> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await done(indexedDB.open('kontor'));
    const [stored] = await done(db.transaction('tables').objectStore('tables').getAll());
    db.close();
    return stored?.pending?.drafts[0] ?? null;
  });
}

describe('two people at one device', () => {
  it('see their own cash in Hermagor and never the other’s', async () => {
    const { page } = await visit('/');
    await sitDown(page, 'hermagor', TWO);
    await page.locator(TABLE).waitFor();
    const players = page.getByRole('list', { name: 'Players' }).getByRole('listitem');
    const mine = players.filter({ has: page.getByRole('button', { name: /^Cash: hidden/ }) });
    await mine.waitFor();
    await stopTime(page);
    expect(await players.allInnerTexts()).not.toContainEqual(expect.stringMatching(/Cash\s+\d/));
    await mine.getByRole('button', { name: /^Cash: hidden/ }).click();
    await expect.poll(() => players.allInnerTexts()).toContainEqual(expect.stringMatching(/Cash\s+\d/));
    expect(await players.allInnerTexts()).toContainEqual(expect.stringMatching(/Cash\s+hidden/));
  });

  it('plot in secret in Merchants of Empire, through a reload', async () => {
    const { page, errors } = await visit('/');
    await toPlot(page);
    await reveal(page, 'Anna');
    await page.keyboard.press('a');
    await laid(page, 1);
    await expect.poll(() => keptDraft(page)).not.toBe(null);
    const first = await keptDraft(page);
    await page.keyboard.press('x');
    await laid(page, 2);
    // A plan shows at once, and is kept a moment later.
    await expect.poll(() => keptDraft(page)).not.toBe(first);

    await page.reload();
    expect(await page.content()).not.toContain('moe-slot');
    await reveal(page, 'Anna');
    await laid(page, 2);
    await page.keyboard.press('Enter');

    await page.getByRole('button', { name: 'I am Bruno: show the table' }).waitFor();
    expect(await page.content()).not.toContain('moe-slot');
    // Until everybody is ready, a plan may be changed.
    await page.getByRole('button', { name: 'I am Anna: let me change my answer' }).click();
    await laid(page, 2);
    await page.keyboard.press('Backspace');
    await laid(page, 1);
    await page.keyboard.press('Enter');
    await reveal(page, 'Bruno');
    await laid(page, 0);
    expect(errors).toEqual([]);
  });

  it('are both shown the resolution, and road b is a road', async () => {
    const { page, errors } = await visit('/', { settings: { motion: 'slow' } });
    await toPlot(page);
    await stopTime(page);
    const plot = async (name: string): Promise<void> => {
      await reveal(page, name);
      for (const [i, key] of ['a', 'b', 'x'].entries()) {
        await page.keyboard.press(key);
        await laid(page, i + 1);
      }
      await page.keyboard.press('Enter');
    };
    const skip = page.getByRole('button', { name: 'Skip to the end' }).and(page.locator(':enabled')).first();
    await plot('Anna');
    await plot('Bruno');
    // Bruno, who still has the device, sees it first and plots on.
    await letTimePassUntil(page, skip);
    await skip.click();
    await page.getByRole('button', { name: 'Ready', exact: true }).waitFor();
    await page.keyboard.press('x');
    await laid(page, 1);
    await page.keyboard.press('Enter');
    await reveal(page, 'Anna');
    await letTimePassUntil(page, skip);
    await skip.click();
    await laid(page, 0);
    expect(errors).toEqual([]);
  });

  it('have the time that was chosen, each their own', async () => {
    const { page } = await visit('/');
    await toPlot(page, { plotTimer: 600 });
    expect(await page.getByRole('timer').count()).toBe(0);
    await reveal(page, 'Anna');
    expect(await page.getByRole('timer').getAttribute('aria-label')).toMatch(/^(600|5\d\d) seconds left$/);
  });
});

describe('the set-up', () => {
  it('M-6.6, M-7.2: says before the start what decides, and that there are no secrets', async () => {
    const { page } = await visit('/setup/merchants');
    await page.getByRole('button', { name: 'Two of us on this device' }).click();
    const notices = page.getByRole('list', { name: 'Good to know' });
    await notices.getByText(/With two players religion alone decides/).waitFor();
    expect(await notices.getByRole('listitem').count()).toBe(1);
    await page.getByLabel('No secrets').check();
    await notices.getByText(/No secrets/).waitFor();
    await page.getByRole('button', { name: 'Add a player' }).click();
    await notices.getByText(/With three players religion and politics decide/).waitFor();
  });

  it('calls people by names that fit into every sentence', async () => {
    const { page } = await visit('/setup/merchants');
    await page.getByRole('button', { name: 'Two of us on this device' }).click();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.getByRole('heading', { name: /^It is Player [12]’s turn$/ }).waitFor();
  });
});

describe('looking back', () => {
  it.each(['hermagor', 'merchants'] as const)('at %s by keys and by the link of a moment', async (id) => {
    const { page, context, errors } = await visit('/');
    await openAt(page, id, {
      chairs: [{ name: 'Anna' }, { name: 'Bruno', bot: 'novice' }],
      ...(id === 'merchants' ? { options: SHORT } : {}),
      until: (match) => match.timeline.steps.length > 6 && match.frame(0).decision !== undefined,
    });
    const table = page.url();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Look back' }).click();
    await page.getByRole('region', { name: 'Looking back' }).waitFor();
    await page.keyboard.press('Home');
    await page.getByText(/^0 of \d+$/).waitFor();
    for (const moment of [1, 2]) {
      await page.keyboard.press('ArrowRight');
      await page.getByText(new RegExp(`^${moment} of \\d+$`)).waitFor();
    }
    await page.keyboard.press('ArrowLeft');
    await page.getByText(/^1 of \d+$/).waitFor();
    const link = page.url();
    expect(link).toMatch(new RegExp(`^${table}/\\d+$`));
    await page.close();
    const again = await context.newPage();
    await again.goto(link);
    await again.getByText(/^1 of \d+$/).waitFor();
    expect(errors).toEqual([]);
  });
});

describe('second thoughts', () => {
  it('undo a step or the turn, and redo it', async () => {
    const { page } = await visit('/');
    await openAt(page, 'hermagor', {
      chairs: [{ name: 'Anna' }, { name: 'Bruno', bot: 'novice' }],
      until: (match) => match.frame(0).undo.turn,
    });
    const row = () => page.locator('.w-table').getAttribute('data-row');
    const before = await row();
    await page.getByRole('button', { name: 'Undo turn' }).click();
    await expect.poll(row).not.toBe(before);
    await page.getByRole('button', { name: 'Redo' }).click();
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
    await page.getByRole('button', { name: 'Redo' }).waitFor();
  });

  it('take back by a key that is no road', async () => {
    const { page } = await visit('/');
    await openAt(page, 'merchants', {
      chairs: [{ name: 'Anna' }, { name: 'Bruno', bot: 'novice' }],
      options: SHORT,
      until: (match) => match.timeline.steps.length > 4 && match.frame(0).decision?.kind === 'plot',
    });
    await page.getByRole('button', { name: 'Ready', exact: true }).waitFor();
    await page.keyboard.press('b');
    await laid(page, 1);
    const row = () => page.locator('.w-table').getAttribute('data-row');
    const before = await row();
    await page.keyboard.press('t');
    await expect.poll(row).not.toBe(before);
  });
});
