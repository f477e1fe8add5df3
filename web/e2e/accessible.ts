import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Axe finds no barrier in the page as it is. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNothingFrom(axeIn(page));
}

/** Axe finds no barrier in the page, in any theme; only contrast differs from one to the other. */
export async function expectAccessibleInAllThemes(page: Page): Promise<void> {
  await setTheme(page, 'dark');
  await expectNothingFrom(axeIn(page));
  for (const theme of ['light', 'contrast']) {
    await setTheme(page, theme);
    await expectNothingFrom(axeIn(page).withRules('color-contrast'));
  }
}

async function setTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
}

/** Our pages have no frames: gathering results in a page of its own, and listing what passed, would only take time. */
function axeIn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
}

async function expectNothingFrom(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  expect(told).toEqual([]);
}
