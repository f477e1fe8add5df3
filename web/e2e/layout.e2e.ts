import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoPageScroll, SCREENS, startBrowser, visit } from './harness.ts';
import {
  coveredNames,
  coveredSigns,
  cutOff,
  cutTexts,
  hiddenTargets,
  outsideQuestion,
  overlaps,
  resize,
  sharesOfLand,
  smallest,
  smallTexts,
} from './layout.ts';
import type { Chair, GameId } from './records.ts';
import { meAndNovices, openAt } from './seats.ts';
import { myTurn } from './table.ts';

startBrowser();

/** Names as long as the set-up allows. */
const LONG = [
  'Maximiliane-Friederi',
  'Bartholomaeus Wilhel',
  'Klementine von Wesse',
  'Theophrastus Ignatiu',
  'Wilhelmina Oktaviane',
  'Sebastianus Konradin',
];

interface Case {
  readonly id: GameId;
  readonly seats: number;
  readonly last: (view: {
    readonly round?: number;
    readonly turn?: number;
    readonly phase?: string;
  }) => boolean;
  /** What a finger aims at on the map. */
  readonly places: string;
}

const CASES: readonly Case[] = [
  {
    id: 'hermagor',
    seats: 5,
    last: ({ round }) => round === 4,
    places: '.hg-village .hg-hit',
  },
  {
    id: 'merchants',
    seats: 6,
    last: ({ turn, phase }) => turn === 9 && phase === 'plot',
    places: '.moe-city-hit',
  },
];

/** The button of Hermagor's table that brings the map forward. */
function mapTab(page: Page): Locator {
  return page.getByRole('tab', { name: 'Map' }).or(page.getByRole('button', { name: 'Map', exact: true }));
}

describe.each(CASES)(
  'the table of $id in the last round, full and with long names',
  ({ id, seats, last, places }) => {
    const chairs = LONG.slice(0, seats).map(
      (name, seat): Chair => (seat === 0 ? { name } : { name, bot: 'novice' }),
    );
    const wanted = {
      chairs,
      ...(id === 'merchants' ? { options: { turns: 9 } } : {}),
      until: (match: {
        frame(viewer: null): { readonly view: unknown; readonly active: readonly number[] };
      }) => {
        const { view, active } = match.frame(null);
        return last(view as never) && active.includes(0);
      },
    };

    it('holds on every screen without a scroll, texts on each other or letters below 12 px', async () => {
      const { page, errors } = await visit('/');
      await openAt(page, id, wanted);
      await myTurn(page);
      for (const [screen, size] of Object.entries(SCREENS)) {
        await resize(page, size);
        await expectNoPageScroll(page);
        await expect.poll(() => overlaps(page), { message: screen }).toEqual([]);
        await expect.poll(() => smallTexts(page), { message: screen }).toEqual([]);
        if (id !== 'hermagor') continue;
        await expect
          .poll(() => cutOff(page, '.hg-side-panels .hg-players > li'), { message: screen })
          .toBe(0);
        await mapTab(page).click();
        await page.locator(places).first().waitFor();
        await expect.poll(() => smallTexts(page), { message: `${screen}, map` }).toEqual([]);
        await expect
          .poll(() => cutOff(page, '.hg-side-panels .hg-players > li'), { message: screen })
          .toBe(0);
      }
      expect(errors).toEqual([]);
    });

    it('has places to hit and names to read on a laptop and a phone, and larger ones one step nearer', async () => {
      const { page } = await visit('/');
      await openAt(page, id, wanted);
      for (const screen of ['laptop', 'phone'] as const) {
        await resize(page, SCREENS[screen]);
        if (id === 'hermagor') await mapTab(page).click();
        await page.locator(places).first().waitFor();
        await expect.poll(() => smallest(page, places), { message: screen }).toBeGreaterThanOrEqual(24);
        await expect.poll(() => coveredNames(page, id), { message: screen }).toEqual([]);
        await expect.poll(() => coveredSigns(page), { message: screen }).toEqual([]);
        await page.getByRole('button', { name: 'Zoom in' }).click();
        await expect.poll(() => smallest(page, places)).toBeGreaterThanOrEqual(44);
        const nearer = { message: `${screen}, nearer` };
        await expect.poll(() => coveredNames(page, id), nearer).toEqual([]);
        if (id === 'merchants') await expect.poll(() => overlaps(page), nearer).toEqual([]);
        await page.getByRole('button', { name: 'Show everything' }).click();
      }
    });
  },
);

describe('the map of Hermagor', () => {
  it('fills its frame, whichever way the device is turned', async () => {
    const { page } = await visit('/');
    await openAt(page, 'hermagor', {
      chairs: meAndNovices(4),
      until: (match) => {
        const { view, active } = match.frame(null);
        return (view as { step: string }).step === 'action' && active.includes(0);
      },
    });
    for (const screen of ['laptop', 'tablet', 'phone', 'lying', 'tablet'] as const) {
      await resize(page, SCREENS[screen]);
      const share = async () => {
        const { width, height } = await sharesOfLand(page);
        return Math.max(width, height);
      };
      await expect.poll(share, { message: screen }).toBeGreaterThan(0.8);
    }
  });

  it('takes the height that it has beside the market', async () => {
    const { page } = await visit('/');
    await openAt(page, 'hermagor', {
      chairs: meAndNovices(4),
      until: (match) => match.frame(null).active.includes(0),
    });
    for (const screen of ['laptop', 'desktop'] as const) {
      await resize(page, SCREENS[screen]);
      await page.getByRole('button', { name: 'Both', exact: true }).click();
      await expect
        .poll(async () => (await sharesOfLand(page)).width, { message: screen })
        .toBeGreaterThan(0.9);
      expect((await sharesOfLand(page)).height, screen).toBeGreaterThan(0.68);
    }
  });
});

describe.each(['en', 'fr'] as const)('the question of Hermagor in %s', (locale) => {
  it('keeps its height whatever is asked, so that the boards keep their places', async () => {
    const heights: Record<'laptop' | 'phone', number[]> = { laptop: [], phone: [] };
    for (const kind of ['buyer', 'raise', 'action', 'build']) {
      const { page } = await visit('/', { settings: { locale } });
      await openAt(page, 'hermagor', {
        chairs: meAndNovices(3),
        until: ({ game, timeline }) =>
          timeline.steps.length > 8 && game.decision(timeline.state, 0)?.kind === kind,
      });
      await myTurn(page);
      for (const screen of ['laptop', 'phone'] as const) {
        await resize(page, SCREENS[screen]);
        const box = await page.locator('.k-prompt').boundingBox();
        heights[screen].push(Math.round(box?.height ?? 0));
      }
    }
    for (const each of Object.values(heights)) expect(each).toEqual(each.map(() => each[0]));
  });
});

describe('the market of Hermagor while it is settled again', () => {
  it('keeps its numbers readable on a laptop, a tablet and a phone with five players', async () => {
    const { page } = await visit('/');
    await openAt(page, 'hermagor', {
      chairs: LONG.slice(0, 5).map((name, seat): Chair => (seat === 0 ? { name } : { name, bot: 'novice' })),
      until: ({ game, timeline }) => game.decision(timeline.state, 0)?.kind === 'raise',
    });
    await myTurn(page);
    await page.getByRole('button', { name: 'Watch the market again' }).click();
    await page.locator('.hg-settling-lines').waitFor();
    for (const screen of ['laptop', 'tablet', 'phone'] as const) {
      await resize(page, SCREENS[screen]);
      await expect.poll(() => smallTexts(page), { message: screen }).toEqual([]);
    }
  });
});

/** What can be chosen on the boards and below them. */
const TARGETS =
  '[data-legal="true"], .k-prompt button:enabled, [data-lit="true"] .moe-city-hit, .k-panzoom-tools button, .moe-next button:enabled';

/** Where it says who is ahead and by how much. */
const AHEAD = { hermagor: '.hg-ahead', merchants: '.moe-forecast' } as const;

/** Small phones held sideways, a laptop at 200 % zoom, a small phone upright. */
const SMALL = {
  'lying 667': { width: 667, height: 375 },
  'lying 740': { width: 740, height: 360 },
  'laptop at 200 %': { width: 640, height: 360 },
  'upright 320': { width: 320, height: 640 },
} as const;

describe.each([
  { id: 'hermagor', kind: 'buyer' },
  { id: 'hermagor', kind: 'action' },
  { id: 'merchants', kind: 'plot' },
] as const)('whatever can be chosen in $id, asked for $kind', ({ id, kind }) => {
  it('lies on top, on small screens, with large letters and in forced colours', async () => {
    const { page } = await visit('/');
    await openAt(page, id, {
      chairs: meAndNovices(3),
      until: ({ game, timeline }) =>
        timeline.steps.length > 8 && game.decision(timeline.state, 0)?.kind === kind,
    });
    await myTurn(page);
    for (const [screen, size] of Object.entries(SMALL)) {
      await resize(page, size);
      // Small maps begin nearer; what lies outside is a drag or this button away.
      const everything = page.getByRole('button', { name: 'Show everything' });
      if (await everything.isVisible()) await everything.click();
      // Where the pointer rests, a card of the village below it would cover others.
      await page.mouse.move(1, 1);
      await expect.poll(() => hiddenTargets(page, TARGETS), { message: screen }).toEqual([]);
      await expect.poll(() => outsideQuestion(page), { message: screen }).toEqual([]);
    }
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await resize(page, SCREENS.laptop);
    await expect.poll(() => hiddenTargets(page, TARGETS), { message: '200 % text' }).toEqual([]);
    await expect.poll(() => overlaps(page), { message: '200 % text' }).toEqual([]);
    await expect.poll(() => outsideQuestion(page), { message: '200 % text' }).toEqual([]);
    await expect.poll(() => cutTexts(page, AHEAD[id]), { message: '200 % text' }).toEqual([]);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    await page.emulateMedia({ forcedColors: 'active' });
    await resize(page, SCREENS.phone);
    await expect.poll(() => hiddenTargets(page, TARGETS), { message: 'forced colours' }).toEqual([]);
  });
});

describe('the question of Hermagor', () => {
  it('is whole on a small phone held sideways, in French as well', async () => {
    const { page } = await visit('/', { settings: { locale: 'fr' }, screen: SMALL['lying 667'] });
    await openAt(page, 'hermagor', {
      chairs: meAndNovices(3),
      until: ({ game, timeline }) =>
        timeline.steps.length > 8 && game.decision(timeline.state, 0)?.kind === 'action',
    });
    await myTurn(page);
    const hidden = () =>
      page.locator('.k-prompt').evaluate((panel) => panel.scrollHeight - panel.clientHeight);
    await expect.poll(hidden).toBeLessThanOrEqual(1);
  });
});
