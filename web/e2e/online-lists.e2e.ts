import type { ServerMessage } from '@kontor/protocol';
import { OwnServer } from '@kontor/server/test/own-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { expectNoSidewaysScroll, SCREENS, startBrowser, visit } from './harness.ts';

startBrowser();

const ME = { name: 'Ann' };
const seats = [{ bot: null }, { bot: null }];
const table = { game: 'hermagor', seats, open: true, time: { pace: 'live', clock: null, onTimeout: 'ask' } };

describe('what is too long for one message', () => {
  it('the list of open tables has pages', async () => {
    // So many tables would push those of other tests off the first page.
    const server = await OwnServer.start();
    onTestFinished(() => server.remove());
    const { page, context, errors } = await visit(`${server.url}/online`, { screen: SCREENS.phone });
    // More hosts than one, because nobody may open so many.
    for (let host = 0; host < 5; host++) {
      await context.clearCookies();
      await context.request.put(`${server.url}/api/me`, { data: ME });
      for (let n = 0; n < 5; n++) await context.request.post(`${server.url}/api/tables`, { data: table });
    }
    await context.clearCookies();
    await page.reload();
    const list = page.getByRole('region', { name: 'Open tables' });
    const older = list.getByRole('button', { name: 'Older' });
    await older.waitFor();
    expect(await list.getByRole('heading', { level: 3 }).count()).toBe(20);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await older.click();
    await list.getByText(/^Page 2 of/).waitFor();
    await expect.poll(() => list.getByRole('heading', { level: 3 }).count()).toBe(5);
    await list.getByRole('button', { name: 'Newer' }).click();
    await list.getByText(/^Page 1 of/).waitFor();
    expect(errors).toEqual([]);
  });

  it('the chat begins with its last messages, and the earlier ones can be had', async () => {
    const { page, context, errors } = await visit('/about', { screen: SCREENS.phone });
    await context.request.put('/api/me', { data: ME });
    const made = await context.request.post('/api/tables', { data: table });
    const { id } = (await made.json()) as { id: string };
    for (let n = 1; n <= 4; n++)
      await context.request.post(`/api/tables/${id}/chat`, { data: { text: `message ${n}` } });
    // As if there were so many messages before the third that they are not sent at once.
    await page.routeWebSocket('**/ws', (route) => {
      const server = route.connectToServer();
      server.onMessage((text) => {
        const message = JSON.parse(String(text)) as ServerMessage;
        const cut =
          message.type === 'chat' ? { ...message, lines: message.lines.filter(({ n }) => n > 2) } : message;
        route.send(JSON.stringify(cut));
      });
    });
    await page.goto(`/table/${id}`);
    const chat = page.getByRole('log', { name: 'Chat' });
    await chat.getByText('message 4').waitFor();
    expect(await chat.getByText('message 2').count()).toBe(0);
    const earlier = page.getByRole('button', { name: 'Earlier messages' });
    await earlier.scrollIntoViewIfNeeded();
    await expectAccessible(page);
    await earlier.click();
    await chat.getByText('message 1').waitFor();
    expect(await chat.getByText(/message [1-4]/).count()).toBe(4);
    expect(await earlier.count()).toBe(0);
    expect(errors).toEqual([]);
  });
});
