import { describe, expect, it } from 'vitest';
import { expectAccessible, expectAccessibleInAllThemes } from './accessible.ts';
import { expectNoPageScroll, SCREENS, startBrowser, visit } from './harness.ts';
import { listen } from './hermagor.ts';
import { TABLE } from './table.ts';

startBrowser();

describe('lessons', () => {
  it('teach a tile of Hermagor by mouse, and go on where they were left', async () => {
    const { page, errors } = await visit('/', { settings: { goals: [] } });
    await page.getByRole('link', { name: 'Learn to play Hermagor' }).click();
    const lesson = page.getByRole('region', { name: 'Lesson: Win a tile' });
    await lesson.getByText('Step 1 of 3').waitFor();
    await page.locator(TABLE).waitFor();
    const before = await page.locator('.w-board').boundingBox();
    await page.locator('[data-place="h3.2"]').click();
    await lesson.getByText('A buyer there counts for the tiles beside it').waitFor();
    expect(await page.locator('.w-board').boundingBox()).toEqual(before);
    await page.locator('[data-place="b3.2"]').click();
    await lesson.getByText('Step 2 of 3').waitFor();
    await expectNoPageScroll(page);
    await lesson.getByRole('link', { name: 'Leave' }).click();
    await page.getByRole('heading', { name: 'Learn to play' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go on: Hermagor' }).click();
    await lesson.getByText('Step 2 of 3').waitFor();
    await page.locator('[data-place="j2.2"]').click();
    await lesson.getByText('Step 3 of 3').waitFor();
    await lesson.getByRole('button', { name: 'Next' }).click();
    await lesson.getByRole('link', { name: 'Next: Majority and ties' }).click();
    await page.getByRole('region', { name: 'Lesson: Majority and ties' }).waitFor();
    expect(errors).toEqual([]);
  });

  it('light a village outside the ring of what can be chosen on a phone, too', async () => {
    const { page } = await visit('/learn/hermagor/sell', { screen: SCREENS.phone, touch: true });
    const width = (selector: string): Promise<number> =>
      page.locator(selector).evaluate((ring) => ring.getBoundingClientRect().width);
    await page.locator('.hg-lit-village').waitFor();
    const ring = await width('[data-place="nordwacht"] .hg-lit');
    // As far as half the lines of both are broad.
    expect(await width('.hg-lit-village')).toBeGreaterThan(1.2 * ring);
  });

  it('bring a lit row of the price table into sight on a phone held sideways', async () => {
    const { page } = await visit('/learn/hermagor/nobility', { screen: SCREENS.lying });
    await page.getByRole('button', { name: 'Show me' }).click();
    await page.getByText('Its disc goes to the Nobility row').waitFor();
    const row = page.locator('.hg-nobility[data-lit="true"]');
    await row.waitFor();
    const below = (): Promise<number> =>
      row.evaluate((lit) => lit.getBoundingClientRect().bottom - innerHeight);
    await expect.poll(below).toBeLessThanOrEqual(0);
  });

  it('lead from the end of the course to a first game against gentle bots with one click', async () => {
    const { page, errors } = await visit('/learn/merchants/elimination');
    const lesson = page.getByRole('region', { name: 'Lesson: Who is out' });
    await lesson.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Announce 3' }).click();
    const result = page.getByRole('dialog');
    await result.getByRole('button', { name: 'Next' }).click();
    await result.getByRole('button', { name: 'Play a game now' }).click();
    await page.waitForURL(/\/play\//);
    await page.locator(TABLE).waitFor();
    const setup = await page.evaluate(() => localStorage.getItem('kontor.setup.merchants'));
    expect(JSON.parse(setup ?? '').players.map(({ bot }: { bot?: string }) => bot)).toEqual([
      undefined,
      'novice',
      'novice',
    ]);
    expect(errors).toEqual([]);
  });

  it('teach a plot of Merchants by keyboard and by ear', async () => {
    const { page, errors } = await visit('/learn/merchants/plot');
    const said = await listen(page);
    const lesson = page.getByRole('region', { name: 'Lesson: Your first plot' });
    const hear = (text: string): Promise<void> =>
      expect.poll(async () => (await said()).join(' ')).toContain(text);
    await lesson.getByRole('button', { name: 'Next' }).press('Enter');
    await hear('Press Khorane');
    await hear('Lit: Khorane (14)');
    await page.keyboard.press('a');
    const ready = page.getByRole('button', { name: 'Ready', exact: true });
    await ready.press('Enter');
    await hear('You would arrive in Khorane');
    await page.keyboard.press('x');
    await ready.press('Enter');
    await lesson.getByText('Step 3 of 3').waitFor();
    await hear('transact always takes the cheapest');
    await expectAccessibleInAllThemes(page);
    expect(errors).toEqual([]);
  });
});
