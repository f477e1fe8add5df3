import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { changeSettings, startBrowser, visit } from './harness.ts';
import { hermagorMove, myTurn, playNow, rowOf } from './table.ts';

startBrowser();

describe('everything on a device', () => {
  it('is saved as one file, and goes on where another device reads it', async () => {
    const { page, errors } = await visit('/');
    await playNow(page, 'Hermagor');
    await myTurn(page);
    await hermagorMove(page, 0);
    await myTurn(page);
    const row = await rowOf(page);
    await changeSettings(page, { volume: 15 });
    await page.goto('/settings');
    const downloaded = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save everything as a file' }).click();
    const buffer = await readFile(await (await downloaded).path());

    const other = await visit('/settings');
    const file = { name: 'kontor.json', mimeType: 'application/json', buffer };
    const input = other.page.locator('input[type="file"][aria-label="Read such a file"]');
    await input.setInputFiles(file);
    await other.page.getByText('1 game added.').waitFor();
    expect(await other.page.getByRole('slider', { name: 'Volume' }).inputValue()).toBe('15');
    await input.setInputFiles(file);
    await other.page.getByText('0 games added. 1 game was here already.').waitFor();
    await input.setInputFiles({ ...file, buffer: Buffer.from('{"kontor":"backup","version":9}') });
    await other.page.getByText('Nothing was changed.').waitFor();
    await other.page.goto('/');
    await other.page.getByRole('link', { name: 'Continue' }).click();
    await myTurn(other.page);
    expect(await rowOf(other.page)).toBe(row);
    expect([...errors, ...other.errors]).toEqual([]);
  });

  it('stays in memory where the disk is full, and the table says so', async () => {
    const { page, context } = await visit('/');
    const session = await context.newCDPSession(page);
    const { origin } = new URL(page.url());
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
    await playNow(page, 'Hermagor');
    await page.getByText('This game cannot be saved on this device.').waitFor();
    await myTurn(page);
    await hermagorMove(page, 0);
    await myTurn(page);
    // There is room again.
    await session.send('Storage.overrideQuotaForOrigin', { origin });
    await hermagorMove(page, 1);
    await page.getByText('This game cannot be saved on this device.').waitFor({ state: 'detached' });
    await myTurn(page);
    const row = await rowOf(page);
    await page.reload();
    await myTurn(page);
    expect(await rowOf(page)).toBe(row);
  });
});
