import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { ARGUMENTS } from './chromium.ts';
import { hermagorMove, myTurn, playNow, rowOf } from './table.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A browser whose settings forbid all pages to store anything. */
async function deniedStorage(): Promise<Page> {
  const folder = await mkdtemp(join(tmpdir(), 'kontor-denied-'));
  await mkdir(join(folder, 'Default'));
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
  await writeFile(join(folder, 'Default', 'Preferences'), JSON.stringify(preferences));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: inject('chromium'),
    args: [...ARGUMENTS],
    baseURL: inject('address'),
    locale: 'en-GB',
    viewport: { width: 1280, height: 720 },
  });
  closing.push(async () => {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  });
  return context.pages()[0] ?? context.newPage();
}

describe('a browser that stores nothing', () => {
  it('plays in memory, says so, and offers the record', async () => {
    const page = await deniedStorage();
    await page.goto('/');
    expect(
      await page.evaluate(() => {
        try {
          return localStorage.length;
        } catch (error) {
          return (error as Error).name;
        }
      }),
    ).toBe('SecurityError');
    await playNow(page, 'Hermagor');
    await page.getByText('This game cannot be saved on this device.').waitFor();
    await page.keyboard.press('Escape');
    await myTurn(page);
    await hermagorMove(page, 0);
    await myTurn(page);
    const row = await rowOf(page);
    await page.goBack();
    await page.getByRole('link', { name: 'Continue' }).click();
    await myTurn(page);
    expect(await rowOf(page)).toBe(row);
    await page.goBack();
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByText('Games last until the page is closed').waitFor();
  });
});
