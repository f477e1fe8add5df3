import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Axe finds no barrier in the page as it is. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNothingFrom(new AxeBuilder({ page }));
}

/** Axe can read everything in the page, in every theme. */
export async function expectReadableInAllThemes(page: Page): Promise<void> {
  for (const theme of ['dark', 'light', 'contrast']) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    await expectNothingFrom(new AxeBuilder({ page }).withRules('color-contrast'));
  }
}

async function expectNothingFrom(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  expect(told).toEqual([]);
}
