import { describe, expect, it } from 'vitest';
import { openData } from '../src/admin/database.ts';
import { invite, listInvitations, uninvite } from '../src/admin/invitations.ts';
import { startServer } from './harness.ts';
import { Person } from './person.ts';

describe('a server for invited people', () => {
  async function open() {
    const { url, folder } = await startServer({ inviteOnly: true });
    const data = await openData({ databaseUrl: undefined, dataDir: folder });
    const come = (body: object) => new Person(url).call('PUT', '/api/me', body);
    return { url, data, come };
  }

  it('lets new guests in by a code, as often as it says, however it is typed', async () => {
    const { url, data, come } = await open();
    const code = await invite(data, 'the club', 2, 1);
    expect(code).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/);
    expect(await come({ name: 'Ann' })).toMatchObject({ status: 403, body: { code: 'guest.uninvited' } });
    const wrong = { name: 'Ann', invitation: 'AAAA-AAAA-AAAA' };
    expect(await come(wrong)).toMatchObject({ status: 403, body: { code: 'guest.invitation' } });
    expect(await come({ name: 'Ann', invitation: code })).toMatchObject({
      status: 200,
      body: { name: 'Ann' },
    });
    const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
    expect(await come({ name: 'Bob', invitation: typed })).toMatchObject({ status: 200 });
    expect(await come({ name: 'Cleo', invitation: code })).toMatchObject({
      status: 403,
      body: { code: 'guest.invitation' },
    });
    expect(await (await fetch(`${url}/api/server`)).json()).toMatchObject({ inviteOnly: true });
    await data.close();
  });

  it('knows its guests, who need no code to change their name', async () => {
    const { url, data } = await open();
    const ann = new Person(url);
    await ann.ask('PUT', '/api/me', { name: 'Ann', invitation: await invite(data, '', 1, 1) });
    expect(await ann.ask('PUT', '/api/me', { name: 'Anna' })).toEqual({ name: 'Anna' });
    await data.close();
  });

  it('has a list of its invitations, and they can be ended', async () => {
    const { data, come } = await open();
    const code = await invite(data, 'Bob', 3, 1);
    const [listed, ...others] = (await listInvitations(data)) as { id: string }[];
    expect([listed, others]).toEqual([
      { id: expect.any(String), note: 'Bob', uses: 3, made: '1970-01-01T00:00:00.001Z' },
      [],
    ]);
    await expect(uninvite(data, 'x')).rejects.toThrow('There is no invitation x.');
    await uninvite(data, listed?.id ?? '');
    expect(await listInvitations(data)).toEqual([]);
    expect(await come({ name: 'Bob', invitation: code })).toMatchObject({ status: 403 });
    await data.close();
  });
});

it('other servers ask nobody for an invitation', async () => {
  const { url } = await startServer();
  expect(await new Person(url).ask('PUT', '/api/me', { name: 'Ann' })).toEqual({ name: 'Ann' });
});
