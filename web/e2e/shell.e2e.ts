import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { expectAccessibleInAllThemes } from './accessible.ts';
import { expectNoSidewaysScroll, SCREENS, startBrowser, visit } from './harness.ts';
import { looseTexts } from './pseudo.ts';
import { playNow } from './table.ts';

startBrowser();

const PAGES = [
  '/',
  '/settings',
  '/about',
  '/setup/hermagor',
  '/setup/merchants',
  '/rules/hermagor',
  '/rules/merchants',
  '/nowhere',
  '/play/unknown',
] as const;

describe('pages', () => {
  it.each(PAGES)('at %s have no barrier in any theme, and no error', async (path) => {
    const { page, errors } = await visit(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectAccessibleInAllThemes(page);
    expect(errors).toEqual([]);
  });

  it('have no text outside the catalogues', async () => {
    const { page } = await visit('/', { settings: { locale: 'xx' } });
    for (const path of PAGES) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await looseTexts(page), path).toEqual([]);
    }
  });

  it('never scroll sideways on any screen', async () => {
    const { page } = await visit('/');
    for (const path of PAGES) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      for (const [screen, size] of Object.entries(SCREENS)) {
        await page.setViewportSize(size);
        await expectNoSidewaysScroll(page, `${path} on a ${screen}`);
      }
    }
  });

  it('speak French when asked', async () => {
    const { page } = await visit('/settings');
    await page.getByText('Français').click();
    await page.getByRole('heading', { name: 'Réglages' }).waitFor();
    expect(await page.getAttribute('html', 'lang')).toBe('fr');
    await page.goto('/');
    await page.getByRole('button', { name: 'Jouer à Hermagor' }).waitFor();
  });

  it('keep the settings', async () => {
    const { page } = await visit('/settings');
    await page.getByText('Light', { exact: true }).click();
    await page.reload();
    expect(await page.getAttribute('html', 'data-theme')).toBe('light');
    expect(await page.getByRole('radio', { name: 'Light' }).isChecked()).toBe(true);
  });

  it('have the focus when one comes to them by keys, not the empty page', async () => {
    const { page } = await visit('/');
    const focused = () => page.evaluate(() => document.activeElement?.localName);
    await page.getByRole('link', { name: 'Settings' }).press('Enter');
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    await expect.poll(focused).toBe('main');
    await page.goBack();
    await page.getByRole('button', { name: 'Play Hermagor now' }).press('Enter');
    await page.getByRole('button', { name: 'Log' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('w-table');
  });

  it('follow the system’s light, dark and contrast settings', async () => {
    const { page } = await visit('/about');
    const theme = () => page.getAttribute('html', 'data-theme');
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect.poll(theme).toBe(colorScheme);
    }
    await page.emulateMedia({ contrast: 'more' });
    await expect.poll(theme).toBe('contrast');
  });

  it('keep what is chosen visible in forced colours', async () => {
    const { page } = await visit('/settings');
    await page.emulateMedia({ forcedColors: 'active' });
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    const colours = await page
      .locator('.w-choice')
      .filter({ has: page.locator('[name="bots"]') })
      .evaluateAll((choices) =>
        choices.map((each) => getComputedStyle(each.children[1] ?? each).backgroundColor),
      );
    expect(new Set(colours).size).toBe(2);
  });

  it('tell a stranger that there is no such page', async () => {
    const { page } = await visit('/no/such/page');
    await page.getByRole('heading', { name: 'Off the map' }).waitFor();
    await page.getByRole('link', { name: 'Back to the home page' }).click();
    await page.getByRole('button', { name: 'Play Hermagor now' }).waitFor();
  });
});

describe('local games', () => {
  it('are set up as chosen, and the choice is remembered', async () => {
    const { page } = await visit('/setup/merchants');
    await page.getByRole('button', { name: 'Me against one bot' }).click();
    await page.getByRole('group', { name: 'Seat 1' }).getByLabel('Name').fill('Ottilie');
    await page.getByRole('group', { name: 'Seat 2' }).getByLabel('Who plays').selectOption('master');
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.getByRole('button', { name: 'Log' }).waitFor();
    await page.goto('/setup/merchants');
    const first = page.getByRole('group', { name: 'Seat 1' });
    expect(await first.getByLabel('Name').inputValue()).toBe('Ottilie');
    expect(await page.getByRole('group', { name: 'Seat 2' }).getByLabel('Who plays').inputValue()).toBe(
      'master',
    );
  });

  it('cannot start with two players of one name, colour or shape', async () => {
    const { page } = await visit('/setup/hermagor');
    const second = page.getByRole('group', { name: 'Seat 2' });
    await second.getByLabel('Colour').selectOption('red');
    await page.getByRole('alert').getByText('the same colour').waitFor();
    expect(await page.getByRole('button', { name: 'Start the game' }).isDisabled()).toBe(true);
  });

  it('are listed, continued and deleted', async () => {
    const { page } = await visit('/');
    await playNow(page, 'Hermagor');
    const table = page.url();
    await page.getByRole('link', { name: 'Home' }).click();
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Log' }).waitFor();
    expect(page.url()).toBe(table);
    await page.getByRole('link', { name: 'Home' }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('link', { name: 'Continue' }).waitFor({ state: 'detached' });
    await page.goto(table);
    await page.getByRole('heading', { name: 'There is no such game' }).waitFor();
  });

  it('are open in one tab at a time, and can be taken over', async () => {
    const { page, context } = await visit('/');
    await playNow(page, 'Hermagor');
    const second = await context.newPage();
    await second.goto(page.url());
    await second.getByRole('heading', { name: 'This game is open in another tab' }).waitFor();
    await second.getByRole('button', { name: 'Take over here' }).click();
    await second.getByRole('button', { name: 'Log' }).waitFor();
    await page.getByRole('heading', { name: 'This game is open in another tab' }).waitFor();
  });

  it('leave as a record and come back', async () => {
    const { page } = await visit('/');
    await playNow(page, 'Merchants of Empire');
    await page.getByRole('button', { name: 'Menu' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file' }).click();
    const file = await (await download).path();
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ kontor: 1, game: 'merchants' });

    const other = await visit('/');
    await other.page.locator('input[type=file]').setInputFiles(file);
    await other.page.getByRole('button', { name: 'Log' }).waitFor();
    expect(other.page.url()).toContain('/play/');
    const table = other.page.url();

    // The same record again is the same game; bots may have played on meanwhile.
    await other.page.getByRole('link', { name: 'Home' }).click();
    await other.page.locator('input[type=file]').setInputFiles(file);
    const known = other.page.getByRole('dialog', { name: 'You have this game already' });
    const log = other.page.getByRole('button', { name: 'Log' });
    await known.or(log).first().waitFor();
    if (await known.isVisible()) await known.getByRole('link', { name: 'Go on with it' }).click();
    await log.waitFor();
    expect(other.page.url()).toBe(table);
  });

  it('show what broke, and give the record away', async () => {
    const { page } = await visit('/');
    await playNow(page, 'Hermagor');
    const table = page.url();
    await page.getByRole('link', { name: 'Home' }).click();
    await page.getByRole('link', { name: 'Continue' }).waitFor();
    // As if a version of long ago had stored it.
    await page.evaluate(async () => {
      const done = <T>(request: IDBRequest<T>): Promise<T> =>
        new Promise((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const db = await done(indexedDB.open('kontor'));
      const tables = db.transaction('tables', 'readwrite').objectStore('tables');
      const [stored] = await done(tables.getAll());
      await done(tables.put({ ...stored, record: { ...stored.record, board: 'atlantis' } }));
      db.close();
    });
    await page.goto(table);
    await page.getByRole('heading', { name: 'Something broke' }).waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the record' }).click();
    const file = await (await download).path();
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ game: 'hermagor', board: 'atlantis' });
  });

  it('refuse a file that is no record, and say why', async () => {
    const { page, errors } = await visit('/');
    await page.locator('input[type=file]').setInputFiles({
      name: 'list.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"kontor": 1, "game": "chess"}'),
    });
    await page.getByRole('dialog', { name: 'This record cannot be opened' }).waitFor();
    expect(errors).toEqual([]);
  });
});
