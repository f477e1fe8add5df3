import { describe, expect, it } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { expectNoPageScroll, letTimePassUntil, SCREENS, startBrowser, stopTime, visit } from './harness.ts';
import {
  bestByName,
  coveredTargets,
  dukedomsByName,
  hearQuestion,
  keyHermagor,
  listen,
  playOut,
  tapHermagor,
  whatICanDo,
} from './hermagor.ts';
import { resize } from './layout.ts';
import { meAndNovices, openAt, sitDown, sitDownLate } from './seats.ts';
import { endOf, hermagorMove, myTurn } from './table.ts';

startBrowser();

/** Phones held sideways, a laptop at 200 %, and the narrowest phone. */
const SMALL = [
  { width: 667, height: 375 },
  { width: 740, height: 360 },
  { width: 640, height: 360 },
  { width: 320, height: 640 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
];

describe('on small screens', () => {
  it('nothing lies over a village or space that can be chosen, or over the tools of the map', async () => {
    const { page } = await visit('/');
    for (const kind of ['action', 'buyer']) {
      await page.goto('/');
      await openAt(page, 'hermagor', {
        chairs: meAndNovices(4),
        seed: kind,
        until: (match) => {
          const { decision, view } = match.frame(0);
          return decision?.kind === kind && (view as { round: number }).round > 1;
        },
      });
      for (const size of SMALL) {
        await resize(page, size);
        await expect.poll(() => coveredTargets(page), { message: JSON.stringify(size) }).toEqual([]);
      }
    }
  });
});

describe('the settling of a market', () => {
  it('is a scene that can be stopped, gone back in and skipped, and holds nothing up', async () => {
    const { page, errors } = await visit('/', { settings: { motion: 'slow' } });
    await openAt(page, 'hermagor', {
      chairs: meAndNovices(2),
      until: (match) => {
        const { decision, view } = match.frame(0);
        const { players, turn } = view as {
          players: readonly { readonly buyers: number }[];
          turn: number;
        };
        // One more buyer, and the market is settled.
        return (
          decision?.kind === 'buyer' &&
          players.every(({ buyers }, seat) => buyers === (seat === turn ? 1 : 0))
        );
      },
    });
    await stopTime(page);
    await hermagorMove(page, 0);
    const scene = page.getByRole('region', { name: 'The market is settled' });
    await letTimePassUntil(page, scene.getByRole('button', { name: 'Pause' }));
    await scene.getByRole('button', { name: 'Pause' }).click();
    const at = Number.parseInt(await scene.getByText(/^\d+ \/ \d+$/).innerText(), 10);
    const market = page.getByRole('application', { name: 'Market' });
    const place = await market.boundingBox();
    await scene.getByRole('button', { name: 'One step on' }).click();
    await scene.getByText(new RegExp(`^${at + 1} /`)).waitFor();
    // However much there is to say of a step.
    expect(await market.boundingBox()).toEqual(place);
    await scene.getByRole('button', { name: 'One step back' }).click();
    await scene.getByText(new RegExp(`^${at} /`)).waitFor();
    await scene.getByRole('button', { name: 'Skip the rest' }).click();
    await scene.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Watch the market again' }).click();
    await scene.getByText(/^1 \//).waitFor();
    expect(errors).toEqual([]);
  });
});

describe('by keys', () => {
  it('the board, the question and any choice of the list are few presses away, and prices have names', async () => {
    const { page } = await visit('/');
    await sitDown(page, 'hermagor', meAndNovices(2));
    await myTurn(page);
    const focused = page.locator(':focus');
    await page.keyboard.press('m');
    expect(await page.getByRole('application', { name: 'Market' }).locator(':focus').count()).toBe(1);
    await page.keyboard.press('q');
    expect(await focused.getAttribute('id')).toBe('question');
    await page.getByRole('tab', { name: /What you can do/ }).click();
    const choices = whatICanDo(page);
    await choices.first().focus();
    await page.keyboard.press('ArrowDown');
    expect(await focused.textContent()).toBe(await choices.nth(1).textContent());
    await page.keyboard.press('End');
    expect(await focused.textContent()).toBe(await choices.last().textContent());
    await page.keyboard.press('Tab');
    expect(await page.locator('.k-prompt :focus').count()).toBe(1);
    await page.keyboard.press('Shift+Tab');
    expect(await focused.textContent()).toBe(await choices.last().textContent());
    expect(await page.getByRole('rowheader', { name: /^maize, price \d+$/ }).count()).toBe(1);
  });
});

describe('a game of Hermagor to its end', () => {
  it('by keyboard alone, in French with nothing English left', async () => {
    const { page, errors } = await visit('/', { settings: { locale: 'fr' } });
    await sitDownLate(page, 'hermagor', meAndNovices(1));
    await page.mouse.move(0, 0);
    await playOut(page, async (n) => {
      await keyHermagor(page, n);
      if (n % 10 === 0)
        expect(await page.locator('.w-table').innerText()).not.toMatch(/\b(the|your|buyer|market|costs)\b/i);
    });
    await endOf(page).waitFor();
    expect(await endOf(page).innerText()).not.toMatch(/\b(the|wins|cash|total of)\b/i);
    expect(errors).toEqual([]);
  });

  it('by touch on a phone', async () => {
    const { page, errors } = await visit('/', { screen: SCREENS.phone, touch: true });
    await sitDownLate(page, 'hermagor', meAndNovices(1));
    await playOut(page, async (n) => {
      if (n % 12 === 0) await expectNoPageScroll(page);
      await tapHermagor(page, n);
    });
    await endOf(page).waitFor();
    await expectAccessible(page);
    expect(errors).toEqual([]);
  });

  it('by accessible names and the live region alone', async () => {
    const { page, errors } = await visit('/');
    await sitDown(page, 'hermagor', meAndNovices(2));
    const said = await listen(page);
    await page.getByRole('tab', { name: /What you can do/ }).click();
    await page.getByRole('button', { name: /^Dukedoms/ }).click();
    const reasons = new Set<string>();
    await playOut(page, async (n) => {
      if (n % 3 === 0) await hearQuestion(page, said);
      const choices = whatICanDo(page);
      await choices.first().waitFor();
      const { index, told } = bestByName(await choices.allTextContents(), await dukedomsByName(page));
      for (const reason of told) reasons.add(reason);
      await choices.nth(index).click();
    });
    await endOf(page).waitFor();
    expect([...reasons].sort()).toEqual(['dukedom', 'net', 'region', 'route']);
    const history = (await said()).join('\n');
    // Of the others' moves only the newest are read aloud.
    for (const words of [/buyer/i, /travels to/, /Bruno|Clara/]) expect(history).toMatch(words);
    expect(errors).toEqual([]);
  });
});
