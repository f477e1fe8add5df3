import type { TableInfo } from '@kontor/protocol';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectAccessibleInAllThemes } from './accessible.ts';
import { expectNoSidewaysScroll, SCREENS, startBrowser, type Visit, visit } from './harness.ts';
import { smallest } from './layout.ts';
import { TABLE } from './table.ts';

startBrowser();

/** Names as long as they may be. */
const NAMES = [
  'Maximiliane-Josephin',
  'Bartholomäus-Friedri',
  'Konstantin-Alexander',
  'Wilhelmina-Charlotte',
  'Leopoldine-Emmerich',
  'Guillaume-Stéphanie',
];

const time = {
  pace: 'slow',
  clock: { start: 86_400_000, add: 14_400_000, cap: 259_200_000 },
  onTimeout: 'ask',
};

/** So many people at a table, on pages that show something else; the first of them has made it. */
async function seated(game: string, people: number): Promise<{ id: string; host: Visit; all: Visit[] }> {
  const all: Visit[] = [];
  let id = '';
  for (const [seat, name] of NAMES.slice(0, people).entries()) {
    const one = await visit('/about');
    all.push(one);
    await one.context.request.put('/api/me', { data: { name } });
    if (seat > 0) await one.context.request.put(`/api/tables/${id}/seat`, { data: { seat } });
    else {
      const seats = Array.from({ length: people }, () => ({ bot: null }));
      const made = await one.context.request.post('/api/tables', {
        data: { game, seats, open: false, time },
      });
      ({ id } = (await made.json()) as TableInfo);
    }
  }
  const [host] = all;
  if (!host) throw new Error('nobody');
  return { id, host, all };
}

/** Whether a button lies wholly on the screen as it is, without scrolling. */
async function isInSight(page: Page, name: string): Promise<boolean> {
  const box = await page.getByRole('button', { name }).boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  return box !== null && box.y >= 0 && box.y + box.height <= height;
}

describe('a table of people with long names', () => {
  it('shows who sits where and "I am ready" on the first screen, and calls its reader "You"', async () => {
    const { id, host } = await seated('hermagor', 5);
    const { page, errors } = host;
    await page.goto(`/table/${id}`);
    const seats = page.getByRole('list', { name: 'Seats' });
    await seats.getByText('You', { exact: true }).waitFor();
    expect(await seats.getByText(NAMES[0] ?? '').count()).toBe(0);
    for (const screen of ['laptop', 'phone'] as const) {
      await page.setViewportSize(SCREENS[screen]);
      await expectNoSidewaysScroll(page, screen);
      await expect.poll(() => isInSight(page, 'I am ready'), { message: screen }).toBe(true);
    }
    // With large letters they are a list whose names can be read.
    await page.setViewportSize(SCREENS.laptop);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expect.poll(() => smallest(page, '.w-seat-who > strong')).toBeGreaterThan(30);
    await expectNoSidewaysScroll(page, '200 % text');
    const narrowest = () =>
      page
        .locator('.w-seat')
        .evaluateAll((all) => Math.min(...all.map((seat) => seat.getBoundingClientRect().width)));
    await expect.poll(narrowest).toBeGreaterThan(400);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    // Everything about a person is behind one button.
    const other = seats.getByRole('listitem').filter({ hasText: NAMES[1] ?? '' });
    expect(await other.getByRole('button').count()).toBe(1);
    await other.getByRole('button', { name: `Choices for ${NAMES[1]}` }).click();
    for (const name of [
      'Swap seats',
      'Swap colours',
      'Move seat 2 up',
      `Free the seat of ${NAMES[1]}`,
      'Report',
    ])
      await page.getByRole('dialog').getByRole('button', { name }).waitFor();
    await expectAccessibleInAllThemes(page);
    expect(errors).toEqual([]);
  });

  it('lists its people with one button for each of the others, and keeps its bar in one line on a phone', async () => {
    const { id, host, all } = await seated('merchants', 6);
    for (const { context } of all.toReversed())
      await context.request.put(`/api/tables/${id}/ready`, { data: { ready: true, entropy: 'any' } });
    const { page, errors } = host;
    await page.setViewportSize(SCREENS.phone);
    await page.goto(`/table/${id}`);
    await page.locator(TABLE).waitFor();
    const tops = () =>
      page
        .locator('.w-bar > :is(a, button)')
        .evaluateAll(
          (tools) => new Set(tools.map((tool) => Math.round(tool.getBoundingClientRect().top))).size,
        );
    await expect.poll(tops).toBe(1);
    await page.getByRole('button', { name: 'People' }).click();
    const people = page.getByRole('dialog', { name: 'People' });
    const rows = people.getByRole('listitem');
    expect(await rows.first().locator('strong').textContent()).toBe('You');
    expect(await rows.first().getByRole('button').count()).toBe(0);
    expect(await people.getByText(/Mute|Report/).count()).toBe(0);
    for (let seat = 1; seat < 6; seat++) expect(await rows.nth(seat).getByRole('button').count()).toBe(1);
    await rows
      .nth(1)
      .getByRole('button', { name: `Mute, block or report ${NAMES[1]}` })
      .click();
    await people.getByRole('button', { name: `Mute ${NAMES[1]}` }).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    expect(errors).toEqual([]);
  });
});
