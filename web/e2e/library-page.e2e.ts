import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBrowser, visit } from './harness.ts';

startBrowser();

const ROOT = join(import.meta.dirname, '..', '..');
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

/** The checkout lies as the package does: examples beside dist. */
const server = createServer(async ({ url = '' }, response) => {
  const { pathname } = new URL(url, 'http://localhost');
  const text = await readFile(join(ROOT, pathname), 'utf8').catch(() => '');
  response.writeHead(200, { 'content-type': TYPES[extname(pathname)] ?? 'text/plain' }).end(text);
});

beforeAll(() => new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening)));
afterAll(() => new Promise((closed) => server.close(closed)));

it('the example of a page plays by the library alone', async () => {
  const { port } = server.address() as AddressInfo;
  const { page, errors } = await visit(`http://127.0.0.1:${port}/examples/browser.html`);
  const first = page.getByRole('button', { name: /^buy / }).first();
  await first.waitFor();
  expect(await page.locator('#asked').textContent()).toBe('Ben: buyer');
  const move = (await first.textContent()) ?? '';
  await first.click();
  await expect.poll(() => page.getByRole('button', { name: move, exact: true }).count()).toBe(0);
  expect(await page.getByRole('button').count()).toBeGreaterThan(0);
  expect(errors).toEqual([]);
});
