import type { TableInfo } from '@kontor/protocol';
import { describe, expect, it } from 'vitest';
import { expectAccessibleInAllThemes } from './accessible.ts';
import { expectNoSidewaysScroll, SCREENS, startBrowser, visit } from './harness.ts';

startBrowser();

const seats = [{ bot: null }, { bot: null }];
const table = { game: 'hermagor', seats, open: false, time: { pace: 'slow', clock: null, onTimeout: 'ask' } };

describe('manners', () => {
  it('somebody is muted, reported and blocked, and forgiven', async () => {
    const host = await visit('/about');
    await host.context.request.put('/api/me', { data: { name: 'Eve' } });
    const made = await host.context.request.post('/api/tables', { data: table });
    const { id } = (await made.json()) as TableInfo;
    const { page, context, errors } = await visit('/about', { screen: SCREENS.phone });
    await context.request.put('/api/me', { data: { name: 'Ann' } });
    await context.request.put(`/api/tables/${id}/seat`, { data: { seat: 1 } });
    await host.context.request.post(`/api/tables/${id}/chat`, { data: { text: 'you scoundrel' } });
    await page.goto(`/table/${id}`);
    const chat = page.getByRole('log', { name: 'Chat' });
    await chat.getByText('you scoundrel').waitFor();
    await page.getByRole('button', { name: 'Choices for Eve' }).click();
    await page.getByRole('button', { name: 'Mute Eve' }).click();
    await chat.getByText('you scoundrel').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Report', exact: true }).click();
    await page.getByRole('combobox', { name: 'What is it about?' }).selectOption('Insults or threats');
    await expectAccessibleInAllThemes(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Send the report' }).click();
    await page.getByText('The report was sent.').waitFor();
    await page.getByRole('button', { name: 'Unmute Eve' }).click();
    await chat.getByText('you scoundrel').waitFor();
    await page.getByRole('button', { name: 'Block Eve', exact: true }).click();
    await chat.getByText('you scoundrel').waitFor({ state: 'detached' });
    await page.goto('/me');
    const people = page.getByRole('region', { name: 'Muted and blocked people' });
    await people.getByText('blocked', { exact: true }).waitFor();
    await expectAccessibleInAllThemes(page);
    await people.getByRole('button', { name: 'Unblock Eve' }).click();
    await people.waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
  });
});
