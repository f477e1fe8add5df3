import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { changeSettings, startBrowser, type Visit, visit } from './harness.ts';
import { idle, laid } from './merchants.ts';
import { closeRelays, type Relay, startRelay } from './relay.ts';
import { hermagorMove, myTurn, playNow } from './table.ts';

startBrowser();
closeRelays();

/** Visits once, until everything is on the device. */
async function visitOnce(): Promise<Visit & { readonly relay: Relay }> {
  const relay = await startRelay();
  const visited = await visit(relay.address, { kept: true });
  await visited.page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect
    .poll(() => visited.page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated');
  return { ...visited, relay };
}

async function cutNetwork({ relay, context }: Visit & { readonly relay: Relay }): Promise<void> {
  relay.silent = true;
  await context.setOffline(true);
}

const GAMES = [
  ['hermagor', 'Hermagor'],
  ['merchants', 'Merchants of Empire'],
] as const;

/** Of the list of lessons, and how those of rules and set-ups begin. */
const TITLES = {
  en: ['Learn to play', 'Rules of ', 'Set up '],
  fr: ['Apprendre à jouer', 'Règles : ', 'Préparer '],
} as const;

describe('after one visit, without a network', () => {
  it('the page starts, and both games are played', async () => {
    const visited = await visitOnce();
    const { page } = visited;
    await cutNetwork(visited);
    await page.reload();
    await playNow(page, 'Hermagor');
    await myTurn(page);
    await hermagorMove(page, 0);
    await page.goto(visited.relay.address);
    await playNow(page, 'Merchants of Empire');
    await myTurn(page);
    await page.locator('.moe-city[data-lit="true"] .moe-city-hit').first().click();
    await idle.plot(page, 0);
    await laid(page, 1);
    // A page that was killed comes back to the same game.
    const address = page.url();
    await page.close();
    const again = await visited.context.newPage();
    await again.goto(address);
    await laid(again, 1);
  });

  it('pages of online play say so, and come back by themselves', async () => {
    const visited = await visitOnce();
    const { page, relay, context } = visited;
    await cutNetwork(visited);
    for (const path of ['/online', '/online/new/hermagor', '/account', '/sign-in', '/return#key']) {
      await page.goto(relay.address + path);
      await page.getByText('There is no network.').waitFor();
    }
    await page.goto(`${relay.address}/online`);
    relay.silent = false;
    await context.setOffline(false);
    await page.getByText('There is no network.').waitFor({ state: 'detached' });
    await page.getByText('You have no games yet.').waitFor();
  });

  it('lessons, rules and set-ups are there, in the other language, too', async () => {
    const visited = await visitOnce();
    const { page, relay } = visited;
    await cutNetwork(visited);
    for (const language of ['en', 'fr'] as const) {
      const [learn, rules, setUp] = TITLES[language];
      await page.goto(`${relay.address}/learn`);
      await page.getByRole('heading', { name: learn, level: 1 }).waitFor();
      for (const [id, name] of GAMES) {
        await page.goto(`${relay.address}/learn/${id}`);
        await page.locator('.w-table[data-turn="mine"]').waitFor();
        await page.goto(`${relay.address}/rules/${id}`);
        await page.getByRole('heading', { name: `${rules}${name}`, level: 1 }).waitFor();
        await page.goto(`${relay.address}/setup/${id}`);
        await page.getByRole('heading', { name: `${setUp}${name}`, level: 1 }).waitFor();
      }
      await changeSettings(page, { locale: 'fr' });
    }
  });

  it('the settings say what works, in the other language, too', async () => {
    const visited = await visitOnce();
    const { page, relay } = visited;
    await cutNetwork(visited);
    await page.goto(`${relay.address}/settings`);
    await page.getByText('Everything but play with others works without a network.').waitFor();
    await page.getByText('Français').click();
    await page.getByText('Tout fonctionne sans réseau').waitFor();
  });
});

describe('an app of its own', () => {
  it('is what the browser offers to install', async () => {
    const { page, context } = await visitOnce();
    const browser = await context.newCDPSession(page);
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
    // Only the profile of a test stands in the way, which is forgotten afterwards.
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
    expect((await browser.send('Page.getAppManifest')).errors).toEqual([]);
  });
});

describe('a new version', () => {
  it('waits until it is wanted, and an older tab goes on with its own files', async () => {
    const { page, context, relay } = await visitOnce();
    const other = await context.newPage();
    await other.goto(`${relay.address}/settings`);
    await other.getByText('Everything but play').waitFor();
    serveNewVersion(relay);
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await page.getByText('A new version of Kontor is ready.').waitFor();
    expect(await versionOf(page)).toBe(undefined);

    // Nothing is said in the middle of a game.
    await playNow(page, 'Hermagor');
    await myTurn(page);
    expect(await page.getByText('A new version').count()).toBe(0);
    await page.goBack();

    await page.getByRole('button', { name: 'Use it now' }).click();
    await expect.poll(() => versionOf(page)).toBe('2');
    // The server no longer has this part of the old version.
    await other.getByRole('link', { name: 'About Kontor' }).click();
    await other.getByText('Kontor itself is under the MIT licence.').waitFor();
    expect(await versionOf(other)).toBe(undefined);
    await other.getByRole('button', { name: 'Use it now' }).click();
    await expect.poll(() => versionOf(other)).toBe('2');
  });
});

/** A version whose page has another mark, and whose page about Kontor lies elsewhere. */
function serveNewVersion(relay: Relay): void {
  relay.change = (path, text) => {
    if (path === '/sw.js')
      return text
        .replace(/(url:[`"]\/index.html[`"],revision:[`"])/, '$1v2')
        .replace(/\{url:[`"]\/assets\/about-[^}]*\.js[`"],revision:null\},/, '');
    if (path.startsWith('/assets/about-')) return undefined;
    return text.replace('<head>', '<head><meta name="version" content="2">');
  };
}

function versionOf(page: Page): Promise<string | undefined> {
  return page
    .evaluate(() => document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content)
    .catch(() => undefined);
}
