import { describe, it } from 'vitest';
import { startBrowser, visit } from '../e2e/harness.ts';
import { momentFrom, openRecord } from '../e2e/recorded.ts';
import type { GameId } from '../e2e/records.ts';
import { takePicture } from './camera.ts';

startBrowser();

const SCREEN = { width: 1280, height: 800 };

interface Part {
  readonly game: GameId;
  readonly name: string;
  /** Of the recorded game. */
  readonly row: number;
  /** The corner of the part, and its width; it is as high as five eighths of that. */
  readonly at: readonly [x: number, y: number, width: number];
  /** A tab to open before. */
  readonly tab?: string;
}

const PARTS: readonly Part[] = [
  { game: 'hermagor', name: 'market', row: 95, at: [110, 235, 340] },
  { game: 'hermagor', name: 'sale', row: 112, at: [540, 260, 330] },
  { game: 'hermagor', name: 'prices', row: 95, at: [945, 62, 330] },
  { game: 'merchants', name: 'plot', row: 120, at: [878, 120, 397] },
  { game: 'merchants', name: 'race', row: 120, at: [270, 380, 330] },
  { game: 'merchants', name: 'standing', row: 120, at: [878, 345, 397], tab: 'Standing' },
];

describe('the games on the home page', () => {
  it.each(PARTS)('$game: $name', async ({ game, name, row, at: [x, y, width], tab }) => {
    const { page } = await visit('/', { screen: SCREEN, scale: 2, settings: { theme: 'dark' } });
    await openRecord(page, momentFrom(game, 'four-players', row));
    if (tab !== undefined) await page.getByRole('tab', { name: tab }).click();
    await takePicture(page, `games/${game}/ui/pictures/${name}.webp`, {
      area: { x, y, width, height: (width * 5) / 8 },
      width: 480,
    });
  });
});
