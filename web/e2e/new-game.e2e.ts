import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf } from './global-setup.ts';
import { SCREENS, startBrowser, visit } from './harness.ts';
import { gather, playTogether } from './online.ts';

startBrowser();

const ROOT = join(import.meta.dirname, '..', '..');
const WORKSPACES = ['core', 'drawing', 'games', 'protocol', 'ui', 'bots', 'cli', 'server', 'web'];
const FILES = [
  ...['scripts', 'examples', 'docs', 'package.json', 'package-lock.json', 'biome.json'],
  ...['tsconfig.base.json', 'vitest.config.ts'],
];

/** What `npm run new-game` makes, in a copy of the checkout, opened as a user would. */
describe('a new game in the browser', () => {
  let folder: string;
  let server: ChildProcess;
  let address: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kontor-new-game-'));
    const given = JSON.stringify([folder, WORKSPACES, FILES]);
    const copy = `import('./scripts/lib/copy.mjs').then(({ copySources }) => copySources(...${given}))`;
    execFileSync(process.execPath, ['-e', copy], { cwd: ROOT });
    execFileSync(process.execPath, ['scripts/new-game.mjs', 'marbles'], { cwd: folder, stdio: 'pipe' });
    // As `npm start` does, but the packages of this checkout are used.
    const start = `import('./scripts/lib/build.mjs').then(({ ensureBuilt }) => ensureBuilt(['web', 'server']))
      .then(() => import('./server/dist/main.js'))`;
    server = spawn(process.execPath, ['-e', start], {
      cwd: folder,
      env: {
        ...process.env,
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: join(folder, 'data'),
        LOG_LEVEL: 'error',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    address = await addressOf(server);
  }, 600_000);

  afterAll(async () => {
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
    await rm(folder, { recursive: true, force: true });
  });

  it('is on the home page, and nothing there counts the games by itself', async () => {
    const { page, errors } = await visit(address);
    await page.getByRole('heading', { name: '3 games, a table for you and your friends.' }).waitFor();
    await page.getByRole('heading', { name: 'Marbles' }).waitFor();
    await page.goto(`${address}/about`);
    await page.getByText('a place to play 3 games').waitFor();
    expect(errors).toEqual([]);
  });

  it('is played against bots to its end, in French on a phone, and looked back at', async () => {
    const { page, errors } = await visit(`${address}/setup/marbles`, {
      settings: { locale: 'fr' },
      screen: SCREENS.phone,
    });
    await page.getByRole('button', { name: 'Commencer la partie' }).click();
    const table = page.locator('.w-table');
    const take = page.getByRole('button', { name: /^Prendre 1 / });
    for (;;) {
      await page.locator('.w-table[data-turn="mine"], .w-table[data-turn="over"]').waitFor();
      if ((await table.getAttribute('data-turn')) === 'over') break;
      const row = await table.getAttribute('data-row');
      await take.click();
      await page.locator(`.w-table:not([data-turn="mine"][data-row="${row}"])`).waitFor();
    }
    // The numbers of the ranks are inside the page.
    const list = await page.locator('.marbles-end').evaluate((end) => getComputedStyle(end).paddingLeft);
    expect(Number.parseFloat(list)).toBeGreaterThan(20);
    await page.getByRole('button', { name: 'Revoir la partie' }).click();
    await page.getByRole('slider').first().waitFor();
    expect(errors).toEqual([]);
  });

  it('is played online by two', async () => {
    const visits = await gather('marbles', 2, { url: address });
    await playTogether(visits, {
      answers: 100,
      answer: async (page) => page.getByRole('button', { name: 'Take 1 stone', exact: true }).click(),
    });
    for (const { page, errors } of visits) {
      await page.locator('.marbles-end').waitFor();
      expect(await page.getByText(/You takes/).count()).toBe(0);
      expect(errors).toEqual([]);
    }
  });
});
