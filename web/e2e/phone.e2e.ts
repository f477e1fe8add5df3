import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { changeSettings, SCREENS, startBrowser, visit } from './harness.ts';
import { hermagorMove, myTurn, playNow } from './table.ts';

startBrowser();

interface Told {
  /** How many locks of the screen are held. */
  locks: number;
  pulses: number;
  shared: string[];
}

/** Counts what the page asks of the device; a browser without a screen has nothing to keep on or to shake. */
async function onPhone(path: string) {
  const visited = await visit('about:blank', { screen: SCREENS.phone, touch: true });
  await visited.page.addInitScript(() => {
    const told: Told = { locks: 0, pulses: 0, shared: [] };
    Object.assign(window, { told });
    const request = async () => {
      told.locks++;
      const lock = {
        released: false,
        release: async () => {
          if (!lock.released) told.locks--;
          lock.released = true;
        },
      };
      return lock;
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    navigator.vibrate = () => {
      told.pulses++;
      return true;
    };
    navigator.canShare = () => true;
    navigator.share = async ({ files = [] } = {}) => {
      told.shared.push(...files.map(({ name }) => name));
    };
  });
  await visited.page.goto(path);
  return visited;
}

const told = (page: Page): Promise<Told> => page.evaluate(() => (window as unknown as { told: Told }).told);

describe('on a phone', () => {
  it('the screen stays on and the turn can be felt while one plays; the record goes by the share sheet', async () => {
    const { page, errors } = await onPhone('/');
    await changeSettings(page, { vibration: true });
    await page.reload();
    await playNow(page, 'Hermagor');
    await expect.poll(async () => (await told(page)).locks).toBe(1);
    await myTurn(page);
    await hermagorMove(page, 0);
    await myTurn(page);
    await expect.poll(async () => (await told(page)).pulses).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Save as a file' }).click();
    await expect
      .poll(async () => (await told(page)).shared)
      .toEqual([expect.stringMatching(/^hermagor-.*\.json$/)]);
    await page.goBack();
    await expect.poll(async () => (await told(page)).locks).toBe(0);
    expect(errors).toEqual([]);
  });

  it('whoever does not want that switches it off', async () => {
    const { page } = await onPhone('/settings');
    const awake = page.getByRole('checkbox', { name: 'Keep the screen on' });
    const vibration = page.getByRole('checkbox', { name: 'Vibrate when it is my turn' });
    expect([await awake.isChecked(), await vibration.isChecked()]).toEqual([true, false]);
    await awake.uncheck();
    await page.goto('/');
    await playNow(page, 'Hermagor');
    await myTurn(page);
    expect(await told(page)).toMatchObject({ locks: 0, pulses: 0 });
  });
});
