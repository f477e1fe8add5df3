import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { startBrowser, visit } from '../e2e/harness.ts';
import { laid } from '../e2e/merchants.ts';
import { momentFrom, openRecord } from '../e2e/recorded.ts';
import type { GameId } from '../e2e/records.ts';
import { takePicture } from './camera.ts';

startBrowser();

const SCREEN = { width: 1280, height: 800 };

interface Part {
  readonly name: string;
  /** The corner of the part, and its width; it is as high as five eighths of that. */
  readonly at: readonly [x: number, y: number, width: number];
  /** What is done before. */
  readonly before?: (page: Page) => Promise<void>;
}

interface Moment {
  readonly game: GameId;
  /** Of the recorded game. */
  readonly row: number;
  readonly parts: readonly Part[];
}

const MOMENTS: readonly Moment[] = [
  {
    game: 'hermagor',
    row: 95,
    parts: [
      { name: 'market', at: [60, 320, 340] },
      { name: 'prices', at: [945, 62, 330] },
    ],
  },
  { game: 'hermagor', row: 111, parts: [{ name: 'sale', at: [540, 260, 330] }] },
  {
    game: 'merchants',
    row: 120,
    parts: [
      { name: 'race', at: [270, 380, 330] },
      {
        name: 'standing',
        at: [878, 345, 397],
        before: (page) => page.getByRole('tab', { name: 'Standing' }).click(),
      },
      {
        name: 'plot',
        at: [878, 156, 397],
        before: planThreeRoads,
      },
    ],
  },
];

async function planThreeRoads(page: Page): Promise<void> {
  for (let road = 1; road <= 3; road++) {
    await page
      .getByRole('button', { name: /^[a-d]: to / })
      .first()
      .click();
    await laid(page, road);
  }
}

describe('the games on the home page', () => {
  it.each(MOMENTS)('$game at row $row', async ({ game, row, parts }) => {
    const { page } = await visit('/', { screen: SCREEN, scale: 2, settings: { theme: 'dark' } });
    await openRecord(page, momentFrom(game, 'four-players', row));
    for (const {
      name,
      at: [x, y, width],
      before,
    } of parts) {
      await before?.(page);
      await takePicture(page, `games/${game}/ui/pictures/${name}.webp`, {
        area: { x, y, width, height: (width * 5) / 8 },
        width: 480,
      });
    }
  });
});
