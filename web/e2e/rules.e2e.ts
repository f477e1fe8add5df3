import { describe, expect, it } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { SCREENS, startBrowser, visit } from './harness.ts';
import { playNow } from './table.ts';

startBrowser();

describe('the rule book as a page', () => {
  it('opens at the rule in its address, finds passages and jumps to the first', async () => {
    const { page, errors } = await visit('/rules/hermagor#H-3.13');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('H-3.13');
    await page.getByRole('searchbox', { name: 'Search in the rules' }).fill('shortcut half');
    await page.getByRole('status').filter({ hasText: '1 passage was found.' }).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('H-3.10');
    expect(new URL(page.url()).hash).toBe('#H-3.10');
    await page.getByRole('searchbox').fill('zeppelin');
    await page.getByRole('status').filter({ hasText: 'Nothing found.' }).waitFor();
    // A picture is drawn by the table's own parts.
    await page.locator('.hg-market [data-booth="b2.1"]').waitFor({ state: 'attached' });
    expect(errors).toEqual([]);
  });

  it('finds French words without their accents', async () => {
    const { page } = await visit('/rules/merchants', { settings: { locale: 'fr' } });
    await page.getByRole('searchbox', { name: 'Chercher dans les règles' }).fill('electeurs enleve');
    await page.getByRole('status').filter({ hasText: 'Rien trouvé.' }).waitFor();
    await page.getByRole('searchbox').fill('monopole annonce egalite');
    await page.getByRole('link', { name: 'Monopoles', exact: true }).waitFor();
  });

  it('prints without the navigation of the page', async () => {
    const { page } = await visit('/rules/merchants');
    await page.getByRole('heading', { name: 'Secrets' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('navigation').count()).toBe(0);
    expect(await page.getByRole('searchbox').count()).toBe(0);
    expect(await page.getByRole('heading', { name: 'Secrets' }).isVisible()).toBe(true);
  });
});

describe('the rule book at the table', () => {
  it('opens by its key and by the question at the rule that is asked about, and gives the focus back', async () => {
    const { page, errors } = await visit('/');
    await playNow(page, 'Hermagor');
    const question = page.getByRole('region', { name: 'Question' });
    const link = question.getByRole('button', { name: /^Read rule H-/ });
    const rule = (await link.getAttribute('data-rule')) ?? '';
    await page.keyboard.press('R');
    const book = page.getByRole('region', { name: 'Rules of Hermagor' });
    await book.waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(rule);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await book.waitFor({ state: 'detached' });
    await link.click();
    await book.waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(errors).toEqual([]);
  });

  it('says what this table has decided, and opens from the menu on a phone', async () => {
    const { page } = await visit('/', { screen: SCREENS.phone, touch: true });
    await playNow(page, 'Merchants of Empire');
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('button', { name: 'Rule book', exact: true }).tap();
    const book = page.getByRole('region', { name: 'Rules of Merchants of Empire' });
    await book.getByText('At this table: by one’s own electors.').waitFor({ state: 'attached' });
    await expectAccessible(page);
  });
});
