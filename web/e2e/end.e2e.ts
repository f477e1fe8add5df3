import { describe, expect, it } from 'vitest';
import { expectAccessibleInAllThemes } from './accessible.ts';
import { startBrowser, visit } from './harness.ts';
import { openRecord, recorded } from './recorded.ts';

startBrowser();

describe('the end of a game', () => {
  it('is a moment of joy for whoever has won, until they press a key', async () => {
    const { page, errors } = await visit('/', { settings: { motion: 'slow' } });
    await openRecord(page, recorded('hermagor', 'four-players'));
    const end = page.getByRole('dialog', { name: 'You won!' });
    await end.getByText('You win with 82.').waitFor();
    await end.getByRole('row', { name: /You/ }).waitFor();
    const tall = () => page.locator('.w-victory').getAttribute('data-tall');
    expect(await tall()).toBe('true');
    await page.keyboard.press('ArrowDown');
    await expect.poll(tall).toBe('false');
    await expectAccessibleInAllThemes(page);
    expect(errors).toEqual([]);
  });

  it('comes at once under reduced motion', async () => {
    const { page } = await visit('/', { settings: { motion: 'slow' } });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openRecord(page, recorded('hermagor', 'four-players'));
    await page.getByRole('dialog', { name: 'You won!' }).waitFor();
    expect(await page.locator('.w-victory').getAttribute('data-tall')).toBe('false');
  });

  it('tells who has lost who won, and their own place', async () => {
    const { page } = await visit('/', { settings: { motion: 'slow' } });
    await openRecord(page, recorded('merchants', 'four-players'));
    const end = page.getByRole('dialog', { name: 'Balthasar wins' });
    await end.getByText('You came third of 4.').waitFor();
    expect(await page.locator('.w-victory').getAttribute('data-tall')).toBe('false');
  });
});
