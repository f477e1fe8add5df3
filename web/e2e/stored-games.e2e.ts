import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startBrowser, visit } from './harness.ts';
import { laid } from './merchants.ts';
import { openAt } from './seats.ts';

startBrowser();

interface Stored {
  readonly summary: { readonly id: string; readonly game: string };
  readonly table: unknown;
}

/** A plan that is laid and a move that waits to be confirmed, as a page wrote them with this version of the database. */
function storedBy(version: number): Stored[] {
  const file = join(import.meta.dirname, '..', 'test', 'fixtures', `stored-tables-${version}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Stored[];
}

/** Makes the database of an older page; both versions have the same stores. */
function storeAs(page: Page, version: number): Promise<void> {
  return page.evaluate(
    async ([number, games]) => {
      const opening = indexedDB.open('kontor', number);
      opening.onupgradeneeded = () => {
        const db = opening.result;
        db.createObjectStore('summaries', { keyPath: 'id' }).createIndex('updated', 'updated');
        db.createObjectStore('tables', { keyPath: 'id' });
      };
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      const transaction = db.transaction(['summaries', 'tables'], 'readwrite');
      for (const { summary, table } of games) {
        transaction.objectStore('summaries').put(summary);
        transaction.objectStore('tables').put(table);
      }
      await new Promise((resolve, reject) => {
        transaction.oncomplete = resolve;
        transaction.onerror = reject;
      });
      db.close();
    },
    [version, storedBy(version)] as const,
  );
}

describe('games that an older page stored', () => {
  it.each([1, 2])('are listed and go on where they stood (version %i)', async (version) => {
    // A page that does not open the database itself.
    const { page, errors } = await visit('/about');
    await storeAs(page, version);
    await page.goto('/');
    await expect.poll(() => page.getByRole('link', { name: 'Continue' }).count()).toBe(2);
    const idOf = (game: string) => storedBy(version).find(({ summary }) => summary.game === game)?.summary.id;
    await page.goto(`/play/${idOf('merchants')}`);
    await page.getByRole('button', { name: 'I am Anna: show the table' }).click();
    await laid(page, 2);
    await page.goto(`/play/${idOf('hermagor')}`);
    // Only cash is secret in Hermagor, so nobody hands over the device.
    const confirm = page.getByRole('button', { name: 'Confirm turn' });
    await confirm.click();
    await confirm.waitFor({ state: 'detached' });
    await page.locator('.w-table[data-turn="mine"]').waitFor();
    expect(errors).toEqual([]);
  });
});

describe('a plan', () => {
  it('that was shown is still there when the page is reloaded at once', async () => {
    const { page, errors } = await visit('/');
    await openAt(page, 'merchants', {
      chairs: [{ name: 'Anna' }, { name: 'Bruno', bot: 'novice' }],
      options: { turns: 9 },
      until: (match) => match.frame(0).decision?.kind === 'plot',
    });
    for (const steps of [1, 2, 3]) {
      await laid(page, steps - 1);
      const reloaded = page.waitForEvent('load');
      // Holds the store, as a slow disk would, and reloads as soon as the plan is shown.
      await page.evaluate((count) => {
        const opening = indexedDB.open('kontor');
        opening.onsuccess = () => {
          const tables = opening.result.transaction('tables', 'readwrite').objectStore('tables');
          let shown = false;
          const hold = (): void => {
            const filled = document.querySelectorAll('.moe-slots button:enabled').length;
            if (!shown && filled === count) {
              shown = true;
              location.reload();
            }
            tables.count().onsuccess = hold;
          };
          hold();
          window.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', cancelable: true }));
        };
      }, steps);
      await reloaded;
      await laid(page, steps);
    }
    expect(errors).toEqual([]);
  });
});
