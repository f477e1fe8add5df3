import { describe, it } from 'vitest';
import { SCREENS, startBrowser, type Visit, visit } from '../e2e/harness.ts';
import { momentFrom, openRecord, recorded } from '../e2e/recorded.ts';
import { takePicture } from './camera.ts';
import { showMarks, showSwatches } from './specimens.ts';

startBrowser();

const DARK = { theme: 'dark' } as const;

/** A game of four in its middle, when Anna is asked. */
async function table(
  game: 'hermagor' | 'merchants',
  row: number,
  options: NonNullable<Parameters<typeof visit>[1]> = {},
): Promise<Visit> {
  const visited = await visit('/', { settings: DARK, ...options });
  await openRecord(visited.page, momentFrom(game, 'four-players', row));
  // The ornaments of its sea come last.
  if (game === 'merchants') await visited.page.locator('.moe-sea').first().waitFor();
  return visited;
}

describe('README.md', () => {
  it.each([
    { file: 'hermagor-market', game: 'hermagor', row: 95 },
    { file: 'hermagor-map', game: 'hermagor', row: 111 },
    { file: 'merchants', game: 'merchants', row: 120 },
  ] as const)('$file', async ({ file, game, row }) => {
    const { page } = await table(game, row);
    await takePicture(page, `docs/images/${file}.webp`);
  });

  it.each([
    { file: 'hermagor-phone', game: 'hermagor', row: 111 },
    { file: 'merchants-phone', game: 'merchants', row: 120 },
  ] as const)('$file', async ({ file, game, row }) => {
    const { page } = await table(game, row, { screen: SCREENS.phone });
    await takePicture(page, `docs/images/${file}.webp`);
  });

  it('home', async () => {
    const { page } = await table('hermagor', 95, { screen: SCREENS.desktop });
    await page.getByRole('link', { name: 'Home' }).click();
    await page.getByRole('link', { name: 'Continue' }).waitFor();
    await page.waitForLoadState('networkidle');
    await takePicture(page, 'docs/images/home.webp', { width: 1280 });
  });
});

describe('docs/DESIGN.md', () => {
  it('seats', async () => {
    const { page } = await visit('/setup/hermagor', { settings: DARK, screen: { width: 1280, height: 800 } });
    await page.getByRole('button', { name: 'A full table of strong bots' }).click();
    await takePicture(page, 'docs/images/design-seats.webp', { width: 960 });
  });

  it.each([
    { file: 'victory', game: 'hermagor', title: 'You won!' },
    { file: 'defeat', game: 'merchants', title: 'Balthasar wins' },
  ] as const)('$file', async ({ file, game, title }) => {
    const { page } = await visit('/', { settings: DARK });
    await openRecord(page, recorded(game, 'four-players'));
    await page.getByRole('dialog', { name: title }).getByRole('table').first().waitFor();
    await takePicture(page, `docs/images/design-${file}.webp`, { width: 640 });
  });

  it('colours', async () => {
    const { page } = await visit('/about', { screen: { width: 1000, height: 560 } });
    await showSwatches(page);
    await takePicture(page, 'docs/images/design-colours.webp');
  });

  it('marks', async () => {
    const { page } = await visit('/setup/merchants', { screen: { width: 1000, height: 720 } });
    await page.getByRole('button', { name: 'A full table of strong bots' }).click();
    const add = page.getByRole('button', { name: 'Add a player' });
    for (let seat = 5; seat <= 6; seat++) await add.click();
    await page.setViewportSize({ width: 640, height: 260 });
    await showMarks(page);
    await takePicture(page, 'docs/images/design-marks.webp');
  });

  it.each([
    { game: 'hermagor', row: 95 },
    { game: 'merchants', row: 120 },
  ] as const)('the table of $game as colour-blind eyes see it', async ({ game, row }) => {
    const { page, context } = await table(game, row);
    const session = await context.newCDPSession(page);
    for (const type of ['achromatopsia', 'deuteranopia', 'protanopia', 'tritanopia'] as const) {
      await session.send('Emulation.setEmulatedVisionDeficiency', { type });
      await takePicture(page, `docs/images/design-${game}-${type}.webp`, { width: 640 });
    }
  });
});
