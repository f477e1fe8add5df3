import { type AnyMatch, type Course, findRemark, situationOf } from '@kontor/core';
import { gameEntry } from '@kontor/games';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { expectNoPageScroll, letTimePassUntil, SCREENS, startBrowser, stopTime, visit } from './harness.ts';
import { listen } from './hermagor.ts';
import { hiddenTargets, resize } from './layout.ts';
import { meAndNovices, openAt } from './seats.ts';
import { hermagorMove, myTurn, playNow, TABLE } from './table.ts';

startBrowser();

describe('a first game', () => {
  it('has remarks that are spoken, move nothing, and are switched off by one click', async () => {
    const { page, errors } = await visit('/', { settings: { remarks: true }, screen: SCREENS.phone });
    const said = await listen(page);
    await playNow(page, 'Hermagor');
    const remark = page.getByRole('region', { name: 'Remark' });
    const board = await page.locator('.w-board').boundingBox();
    await myTurn(page);
    await hermagorMove(page, 0);
    await myTurn(page);
    await remark.waitFor();
    const text = (await remark.locator('p').innerText()).split('.')[0] ?? '';
    expect((await said()).join(' ')).toContain(text);
    expect(await page.locator('.w-board').boundingBox()).toEqual(board);
    expect(await hiddenTargets(page, '.k-prompt button:enabled')).toEqual([]);
    await expectNoPageScroll(page);
    await expectAccessible(page);
    await remark.getByRole('button', { name: 'No remarks' }).click();
    await remark.waitFor({ state: 'detached' });
    const kept = await page.evaluate(() => localStorage.getItem('kontor.settings'));
    expect(JSON.parse(kept ?? '{}')).toMatchObject({ remarks: false });
    expect(errors).toEqual([]);
  });

  it('has no remark beside the card that says how one wins', async () => {
    const { page, errors } = await visit('/', { settings: { remarks: true, goals: [] } });
    await playNow(page, 'Hermagor');
    await myTurn(page);
    const goOn = page.getByRole('button', { name: 'Go on' });
    await goOn.waitFor();
    // What the remarks are made of has been loaded.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/lessons-')),
    );
    const remarked = (): Promise<unknown> =>
      page.evaluate(() => JSON.parse(localStorage.getItem('kontor.settings') ?? '{}').remarked ?? []);
    expect(await remarked()).toEqual([]);
    await goOn.click();
    await hermagorMove(page, 0);
    await myTurn(page);
    await expect.poll(remarked).not.toEqual([]);
    expect(errors).toEqual([]);
  });

  it('lets what rivals have done be read before a remark takes its place', async () => {
    const { page } = await visit('/', { settings: { remarks: true, goals: [] } });
    await playNow(page, 'Hermagor');
    await myTurn(page);
    // What the remarks are made of has been loaded.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/lessons-')),
    );
    await stopTime(page);
    await page.getByRole('button', { name: 'Go on' }).click();
    await hermagorMove(page, 0);
    await myTurn(page);
    const remark = page.getByRole('region', { name: 'Remark' });
    await page.clock.runFor(2000);
    expect(await page.locator('.w-story-strip .w-story-line').first().isVisible()).toBe(true);
    expect(await remark.isVisible()).toBe(false);
    await letTimePassUntil(page, remark);
  });

  it('offers a lesson about what is new, which leads back to the game', async () => {
    const { page, errors } = await visit('/setup/hermagor', { settings: { remarks: true } });
    await page.getByRole('button', { name: 'Me against one bot' }).click();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.locator(TABLE).waitFor();
    const at = new URL(page.url()).pathname;
    const offer = page.getByRole('link', { name: 'A short lesson' });
    const remark = page.getByRole('region', { name: 'Remark' });
    for (let n = 0; n < 12; n++) {
      await myTurn(page);
      // Somebody who reads before each move.
      await remark.waitFor({ timeout: 6000 }).catch(() => {});
      if (await offer.isVisible()) break;
      await hermagorMove(page, n);
    }
    await offer.click();
    await page.getByRole('region', { name: /^Lesson: / }).waitFor();
    await page.getByRole('link', { name: 'Leave' }).click();
    await page.waitForURL(`**${at}`);
    await page.locator(TABLE).waitFor();
    expect(errors).toEqual([]);
  });
});

/** What a remark points at on the boards of both games, and what can be chosen there. */
const LIT = '.hg-lit-space, .hg-lit-village, .hg-prices [data-lit="true"], .moe-highlight';
const TARGETS = '[data-legal="true"], .k-prompt button:enabled, [data-lit="true"] .moe-city-hit';

const ALL = { ...SCREENS, low: { width: 667, height: 375 } };

/** Whether a question of this kind has a remark about a place on a board. */
function pointsAtSomething(match: AnyMatch, kind: string, course: Course | undefined): boolean {
  const frame = match.frame(0);
  if (!course?.remarks || frame.decision?.kind !== kind) return false;
  const { view, decision, row } = frame;
  const situation = situationOf(
    match.game,
    match.timeline.table,
    0,
    { view, decision, row },
    match.historySince(0, 0),
  );
  const found = findRemark(course.remarks, situation, () => false);
  return found?.places.some((place) => !place.includes(':')) === true;
}

/** Whether something of this kind is there, and all of it on the boards. */
function inSight(page: Page, selector: string): Promise<boolean> {
  return page.locator('.w-board').evaluate((board, wanted) => {
    const { left, right, top, bottom } = board.getBoundingClientRect();
    const found = [...board.querySelectorAll(wanted)].map((each) => each.getBoundingClientRect());
    const middles = found.map((box) => [box.left + box.width / 2, box.top + box.height / 2] as const);
    return middles.length > 0 && middles.every(([x, y]) => x > left && x < right && y > top && y < bottom);
  }, selector);
}

/** Whether a text is read without scrolling it. */
function isWhole(text: HTMLElement): boolean {
  return text.scrollHeight <= text.clientHeight + 1;
}

describe.each([
  { id: 'hermagor', kind: 'buyer' },
  { id: 'hermagor', kind: 'action' },
  { id: 'merchants', kind: 'place' },
  { id: 'merchants', kind: 'plot' },
] as const)('a remark in $id, asked for $kind', ({ id, kind }) => {
  it('lies beside the boards on every screen, and they stay where they are', async () => {
    const { page } = await visit('/', { settings: { remarks: true } });
    const course = await gameEntry(id)?.lessons?.();
    await openAt(page, id, {
      chairs: meAndNovices(2),
      until: (match) => pointsAtSomething(match, kind, course),
    });
    const remark = page.getByRole('region', { name: 'Remark' });
    await remark.waitFor();
    const boards = () => page.locator('.w-board').boundingBox();
    const before = new Map<string, unknown>();
    for (const [screen, size] of Object.entries(ALL)) {
      await resize(page, size);
      await page.mouse.move(1, 1);
      // Small maps begin nearer; what lies outside is a drag or this button away.
      const everything = page.getByRole('button', { name: 'Show everything' });
      if (await everything.isVisible()) await everything.click();
      const [said, board] = [await remark.boundingBox(), await boards()];
      expect((said?.y ?? 0) + (said?.height ?? 0), screen).toBeLessThanOrEqual(board?.y ?? 0);
      await expect.poll(() => hiddenTargets(page, TARGETS), { message: screen }).toEqual([]);
      await expect.poll(() => inSight(page, LIT), { message: screen }).toBe(true);
      expect(await remark.locator('p').evaluate(isWhole), screen).toBe(true);
      before.set(screen, board);
    }
    await remark.getByRole('button', { name: 'Got it' }).click();
    await remark.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('question');
    for (const [screen, size] of Object.entries(ALL)) {
      await resize(page, size);
      expect(await boards(), screen).toEqual(before.get(screen));
    }
  });
});
