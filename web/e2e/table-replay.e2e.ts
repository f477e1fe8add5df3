import { describe, expect, it } from 'vitest';
import { startBrowser, visit } from './harness.ts';
import { meAndNovices, openAt } from './seats.ts';
import { endOf } from './table.ts';

startBrowser();

describe.each([
  { id: 'hermagor', board: '.hg-players' },
  { id: 'merchants', board: '.moe-tracks' },
] as const)('a replay of $id with animations', ({ id, board }) => {
  it('shows the moment that one jumps to at once', async () => {
    const { page, errors } = await visit('/', { settings: { motion: 'slow' } });
    await openAt(page, id, {
      chairs: meAndNovices(2),
      ...(id === 'merchants' ? { options: { turns: 9 } } : {}),
      until: (match) => match.result !== undefined,
    });
    const before = await page.locator(board).innerText();
    await endOf(page).getByRole('button', { name: 'Watch the replay' }).click();
    await page.getByText(/^0 of \d+$/).waitFor();
    expect(await page.locator(board).innerText()).not.toBe(before);
    await page.getByRole('button', { name: 'Last' }).click();
    // To show all that lies between would take minutes.
    await expect.poll(() => page.locator(board).innerText(), { timeout: 5000 }).toBe(before);
    expect(await page.locator('.hg-flying').count()).toBe(0);
    expect(errors).toEqual([]);
  });
});
