import { describe, expect, it } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { expectNoPageScroll, SCREENS, startBrowser, visit } from './harness.ts';
import { hearQuestion, listen, playOut, skipToQuestion } from './hermagor.ts';
import { answerMerchants, byButtons, byKeys, byMap } from './merchants.ts';
import { meAndNovices, sitDown, sitDownLate } from './seats.ts';
import { endOf } from './table.ts';

startBrowser();

/** The shortest game that the rules allow. */
const SHORT = { turns: 9 };

/** So many questions are waited for until they are read aloud. */
const LISTENED = 4;

describe('a game of Merchants of Empire to its end', () => {
  it('by mouse on the map, with four players', async () => {
    const { page, errors } = await visit('/');
    await sitDown(page, 'merchants', meAndNovices(3), SHORT);
    await playOut(page, async (n) => {
      if (n % 6 === 0) await expectNoPageScroll(page);
      await answerMerchants(page, n, byMap);
    });
    const end = endOf(page);
    await end.waitFor();
    await expectAccessible(page);
    await end.getByRole('button', { name: 'Watch the replay' }).click();
    await page.getByText(/^0 of \d+$/).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByText(/^1 of \d+$/).waitFor();
    await expectNoPageScroll(page);
    expect(errors).toEqual([]);
  });

  it('by keyboard alone', async () => {
    const { page, errors } = await visit('/');
    await sitDownLate(page, 'merchants', meAndNovices(1), SHORT);
    await skipToQuestion(page);
    await playOut(page, (n) => answerMerchants(page, n, byKeys));
    await endOf(page).waitFor();
    expect(errors).toEqual([]);
  });

  it('by touch on a phone, in French', async () => {
    const { page, errors } = await visit('/', {
      screen: SCREENS.phone,
      touch: true,
      settings: { locale: 'fr' },
    });
    await sitDownLate(page, 'merchants', meAndNovices(1), SHORT);
    const said = await listen(page);
    const manner = byButtons((control) => control.tap(), 'fr');
    await playOut(page, async (n) => {
      if (n % 4 === 0) await expectNoPageScroll(page);
      if (n < LISTENED) await hearQuestion(page, said);
      await answerMerchants(page, n, manner, 'fr');
    });
    await endOf(page).waitFor();
    await page.getByRole('heading', { name: /^Comment/ }).waitFor();
    await expectAccessible(page);
    const history = (await said()).join('\n');
    for (const words of [/Tour \d/, /Vous /, /Bruno/]) expect(history).toMatch(words);
    expect(history).not.toMatch(/ moves by | takes | ignored/);
    expect(errors).toEqual([]);
  });

  it('by accessible names and the live region alone', async () => {
    const { page, errors } = await visit('/');
    await sitDownLate(page, 'merchants', meAndNovices(2), SHORT);
    const said = await listen(page);
    const manner = byButtons((control) => control.click());
    await playOut(page, async (n) => {
      if (n < LISTENED) await hearQuestion(page, said);
      await answerMerchants(page, n, manner);
    });
    await endOf(page).waitFor();
    const history = (await said()).join('\n');
    for (const words of [/Turn \d+: plot/, /You /, /Bruno|Clara/]) expect(history).toMatch(words);
    expect(errors).toEqual([]);
  });
});
