import { describe, expect, it } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { startBrowser, visit } from './harness.ts';
import { answerMerchants, byMap } from './merchants.ts';
import {
  answerOnce,
  gather,
  hermagorAnswer,
  playTogether,
  playUntilAsked,
  turn,
  whoIsAsked,
} from './online.ts';
import { rowAfter, rowOf, TABLE } from './table.ts';

startBrowser();

describe('beside the table', () => {
  it('somebody watches: they see every move, and no secrets', async () => {
    const visits = await gather('merchants', 2);
    const [ann, bob] = visits;
    if (!ann || !bob) throw new Error('nobody');
    const stranger = await visit('/about');
    const history: string[] = [];
    stranger.page.on('websocket', (line) => {
      line.on('framereceived', ({ payload }) => history.push(String(payload)));
    });
    await stranger.page.goto(ann.page.url());
    await stranger.page.locator(TABLE).waitFor();
    await stranger.page.getByText('Lost your seat? Open your private link.').waitFor();
    await expectAccessible(stranger.page);
    await stranger.page.getByRole('button', { name: 'I am just watching' }).click();

    const answer = (n: number) => (page: Parameters<typeof answerMerchants>[0]) =>
      answerMerchants(page, n, byMap);
    // Both caravans are placed, by whoever is first.
    const row = 2;
    for (let n = 0; n < row; n++) {
      const asked = await whoIsAsked(visits);
      if (asked) await answerOnce(asked.page, n, answer(n));
    }
    for (const { page } of [...visits, stranger]) await expect.poll(() => rowOf(page)).toBe(row);
    // Ann has laid her plan; nobody but herself knows it before Bob has laid his.
    await answerOnce(ann.page, 0, answer(0));
    const before = history.splice(0).join('\n');
    expect(before).not.toMatch(/"plot [a-dx]/);
    expect(before).not.toMatch(/"viewer":[0-9]/);
    expect(before).not.toMatch(/"decision":\{/);
    expect(await rowOf(stranger.page)).toBe(row);
    await answerOnce(bob.page, 1, answer(1));
    await rowAfter(stranger.page, row);
    expect(history.join('\n')).toContain('plotsRevealed');
    expect(await turn(stranger.page)).toBe('other');
    expect(await stranger.page.getByRole('button', { name: 'Ready', exact: true }).count()).toBe(0);
    // What lies behind the screens is nobody else's business.
    await stranger.page.getByRole('tab', { name: 'Standing' }).click();
    const hidden = stranger.page.getByRole('tabpanel').getByText('hidden', { exact: true });
    await expect.poll(() => hidden.count()).toBe(2);
    expect(stranger.errors).toEqual([]);
  });

  it('an automatic answer is chosen, kept, and given', async () => {
    const visits = await gather('hermagor', 2);
    const [ann, bob] = visits;
    if (!ann || !bob) throw new Error('nobody');
    await playTogether(visits, { answer: hermagorAnswer, answers: 2 });
    await playUntilAsked(visits, bob);
    const row = await rowOf(bob.page);
    await bob.page.getByRole('button', { name: 'Menu' }).click();
    await bob.page.getByRole('button', { name: 'Answer for me' }).click();
    const choice = bob.page.getByRole('checkbox', { name: 'Pass the rest of this market' });
    await choice.check();
    await rowAfter(bob.page, row);
    await expect.poll(() => turn(ann.page)).toBe('mine');
    expect(await choice.isChecked()).toBe(true);
    // He has passed without a click, and Ann reads it.
    await ann.page.getByRole('button', { name: 'Log' }).click();
    await ann.page
      .getByText(/Bob pass/)
      .first()
      .waitFor();
    expect(visits.flatMap(({ errors }) => errors)).toEqual([]);
  });
});
