import type { NoticeState } from '@kontor/protocol';
import { describe, expect, it } from 'vitest';
import { expectAccessibleInAllThemes } from './accessible.ts';
import { expectNoSidewaysScroll, SCREENS, startBrowser, visit } from './harness.ts';

startBrowser();

const KEYS = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };

describe('notices', () => {
  it('are chosen on a page of their own, and stay chosen', async () => {
    const { page, context, errors } = await visit('/me/notices', { screen: SCREENS.phone, kept: true });
    await context.grantPermissions(['notifications']);
    // Browsers of tests have no push service; everything else is real.
    await page.addInitScript((keys) => {
      let on: unknown = null;
      const json = { endpoint: 'https://push.example/one', keys };
      const subscription = { endpoint: json.endpoint, toJSON: () => json, unsubscribe: async () => true };
      PushManager.prototype.subscribe = async () => {
        on = subscription;
        return subscription as unknown as PushSubscription;
      };
      PushManager.prototype.getSubscription = async () => on as PushSubscription;
    }, KEYS);
    await page.getByRole('textbox', { name: 'Your name' }).waitFor();
    await context.request.put('/api/me', { data: { name: 'Ann' } });
    await page.reload();
    await page.getByRole('button', { name: 'Tell me on this device' }).click();
    await page.getByText('On for this device.').waitFor();
    await page.getByRole('checkbox', { name: 'when a game ends' }).uncheck();
    await page.getByRole('checkbox', { name: 'Keep quiet every day' }).check();
    await page.getByRole('textbox', { name: 'Address, with https' }).fill('https://10.0.0.1/');
    await page.getByRole('button', { name: 'Save the address' }).click();
    await page.getByText(/a webhook needs a public address/).waitFor();
    await page.getByRole('textbox', { name: 'Address, with https' }).fill('https://hooks.example/1');
    await page.getByRole('button', { name: 'Save the address' }).click();
    await page.getByRole('textbox', { name: /^Secret for checking/ }).waitFor();
    await expectAccessibleInAllThemes(page);
    await expectNoSidewaysScroll(page);
    const state = async (): Promise<NoticeState> =>
      (await (await context.request.get('/api/me/notices')).json()) as NoticeState;
    expect(await state()).toMatchObject({
      here: true,
      settings: {
        quiet: { from: 1320, to: 480 },
        push: { on: true, kinds: ['turn', 'asked', 'start', 'time'] },
        webhook: { on: true, url: 'https://hooks.example/1' },
      },
    });
    await page.getByRole('button', { name: 'No more on this device' }).click();
    await page.getByText('Off for this device.').waitFor();
    expect(await state()).toMatchObject({ devices: 0 });
    expect(errors.filter((text) => !text.includes('400'))).toEqual([]);
  });

  it('that are pushed are shown, whatever they hold', async () => {
    const { page, context } = await visit('/about', { kept: true });
    await context.grantPermissions(['notifications']);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const cdp = await context.newCDPSession(page);
    let registrationId = '';
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      registrationId = registrations[0]?.registrationId ?? registrationId;
    });
    await cdp.send('ServiceWorker.enable');
    await expect.poll(() => registrationId).not.toBe('');
    const { origin } = new URL(page.url());
    const push = (data: string) =>
      cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    const shown = (): Promise<string[][]> =>
      page.evaluate(async () => {
        const worker = await navigator.serviceWorker.ready;
        return (await worker.getNotifications()).map(({ title, body, data }) => [title, body, data.path]);
      });
    const message = { title: 'Hermagor', text: 'It is your turn. With Bob', path: '/table/x' };
    await push(JSON.stringify(message));
    await expect.poll(shown).toEqual([['Hermagor', 'It is your turn. With Bob', '/table/x']]);
    await push(JSON.stringify({ ...message, text: 'It is still your turn' }));
    await expect.poll(shown).toEqual([['Hermagor', 'It is still your turn', '/table/x']]);
    await push('nonsense');
    await expect
      .poll(async () => (await shown()).map(([title]) => title).sort())
      .toEqual(['Hermagor', 'Kontor']);
  });
});
