import { describe, expect, it } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { expectNoPageScroll, SCREENS, startBrowser, visit } from './harness.ts';
import { listen } from './hermagor.ts';
import { hiddenTargets } from './layout.ts';
import { hermagorMove, myTurn, playNow, TABLE } from './table.ts';

startBrowser();

describe('a first game', () => {
  it('has remarks that are spoken, move nothing, and are switched off by one click', async () => {
    const { page, errors } = await visit('/', { settings: { remarks: true }, screen: SCREENS.phone });
    const said = await listen(page);
    await playNow(page, 'Hermagor');
    const remark = page.getByRole('complementary', { name: 'Remark' });
    const board = await page.locator('.w-board').boundingBox();
    for (let n = 0; n < 6 && !(await remark.isVisible()); n++) {
      await myTurn(page);
      await hermagorMove(page, n);
      await myTurn(page);
    }
    await remark.waitFor();
    const text = (await remark.locator('p').innerText()).split('.')[0] ?? '';
    expect((await said()).join(' ')).toContain(text);
    expect(await page.locator('.w-board').boundingBox()).toEqual(board);
    expect(await hiddenTargets(page, '.k-prompt button:enabled')).toEqual([]);
    await expectNoPageScroll(page);
    await expectAccessible(page);
    await remark.getByRole('button', { name: 'No remarks' }).click();
    await remark.waitFor({ state: 'detached' });
    const kept = await page.evaluate(() => localStorage.getItem('kontor.settings'));
    expect(JSON.parse(kept ?? '{}')).toMatchObject({ remarks: false });
    expect(errors).toEqual([]);
  });

  it('offers a lesson about what is new, which leads back to the game', async () => {
    const { page, errors } = await visit('/setup/hermagor', { settings: { remarks: true } });
    await page.getByRole('button', { name: 'Me against one bot' }).click();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.locator(TABLE).waitFor();
    const at = new URL(page.url()).pathname;
    const offer = page.getByRole('link', { name: 'A short lesson' });
    for (let n = 0; n < 12 && !(await offer.isVisible()); n++) {
      await myTurn(page);
      if (!(await offer.isVisible())) await hermagorMove(page, n);
    }
    await offer.click();
    await page.getByRole('region', { name: /^Lesson: / }).waitFor();
    await page.getByRole('link', { name: 'Leave' }).click();
    await page.waitForURL(`**${at}`);
    await page.locator(TABLE).waitFor();
    expect(errors).toEqual([]);
  });
});
