import type { Device } from '@kontor/protocol';
import { describe, expect, it } from 'vitest';
import { Person } from './person.ts';
import { two } from './two-people.ts';

const FREE = { bot: null };

describe('a private link', () => {
  it('gives a seat to another device of the same person', async () => {
    const { ann, bob, url } = await two();
    const { id } = await ann.makeTable('hermagor', [FREE, FREE]);
    await bob.ask('PUT', `/api/tables/${id}/seat`, { seat: 1 });
    const phone = new Person(url);
    const tablet = await Person.named(url, 'Bobby');
    for (const device of [phone, tablet, bob]) {
      const { token } = await bob.ask<{ token: string }>('POST', `/api/tables/${id}/return`);
      expect(await device.ask('POST', '/api/return', { token })).toEqual({ table: id });
      expect(await device.ask('GET', `/api/tables/${id}`)).toMatchObject({ mine: 1 });
      expect(await device.ask('GET', '/api/me')).toEqual({ name: 'Bob' });
    }
    expect(await phone.call('POST', '/api/return', { token: 'x'.repeat(22) })).toMatchObject({ status: 404 });
    const { token } = await bob.ask<{ token: string }>('POST', `/api/tables/${id}/return`);
    expect(await ann.call('POST', '/api/return', { token })).toMatchObject({ body: { code: 'seat.two' } });
  });

  it('works once, even if two open it at the same time', async () => {
    const { ann, url } = await two();
    const { id } = await ann.makeTable('hermagor', [FREE, FREE]);
    const { token } = await ann.ask<{ token: string }>('POST', `/api/tables/${id}/return`);
    const devices = [new Person(url), new Person(url)];
    const answers = await Promise.all(devices.map((device) => device.call('POST', '/api/return', { token })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await new Person(url).call('POST', '/api/return', { token })).status).toBe(404);
  });

  it('makes a device known, which its owner can forget', async () => {
    const { ann, bob, url } = await two();
    const { id } = await ann.makeTable('hermagor', [FREE, FREE]);
    const { token } = await ann.ask<{ token: string }>('POST', `/api/tables/${id}/return`);
    const phone = new Person(url);
    await phone.ask('POST', '/api/return', { token });
    await phone.connect();
    const devices = await ann.ask<Device[]>('GET', '/api/devices');
    expect(devices.map(({ current }) => current).sort()).toEqual([false, true]);
    const [own, other] = [devices.find(({ current }) => current), devices.find(({ current }) => !current)];
    expect(await ann.call('DELETE', `/api/devices/${own?.id}`)).toMatchObject({
      body: { code: 'device.current' },
    });
    expect(await bob.call('DELETE', `/api/devices/${other?.id}`)).toMatchObject({ status: 404 });
    expect(await ann.ask('DELETE', `/api/devices/${other?.id}`)).toEqual([own]);
    expect(await phone.ask('GET', '/api/me')).toEqual({ name: null });
    await phone.until(() => !phone.connected);
    expect(await ann.ask('GET', '/api/me')).toEqual({ name: 'Ann' });
  });

  it('gives the seat to a user who has other games on the device', async () => {
    const { ann, bob, url } = await two();
    const { id } = await ann.makeTable('hermagor', [FREE, FREE]);
    await bob.ask('PUT', `/api/tables/${id}/seat`, { seat: 1 });
    const { token } = await bob.ask<{ token: string }>('POST', `/api/tables/${id}/return`);
    const cleo = await Person.named(url, 'Cleo');
    const own = await cleo.makeTable('hermagor', [FREE, FREE]);
    await cleo.ask('POST', '/api/return', { token });
    expect(await cleo.ask('GET', `/api/tables/${id}`)).toMatchObject({ mine: 1 });
    expect(await cleo.ask('GET', `/api/tables/${own.id}`)).toMatchObject({ mine: 0 });
    expect(await bob.ask('GET', `/api/tables/${id}`)).toMatchObject({ mine: null });
  });

  it('stays with a user who changes seats, and ends for one who leaves the seat', async () => {
    const { ann, bob, url } = await two();
    const { id } = await ann.makeTable('hermagor', [FREE, FREE, FREE]);
    await bob.ask('PUT', `/api/tables/${id}/seat`, { seat: 1 });
    const { token } = await bob.ask<{ token: string }>('POST', `/api/tables/${id}/return`);
    await bob.ask('PUT', `/api/tables/${id}/seat`, { seat: 2 });
    const phone = new Person(url);
    expect(await phone.ask('POST', '/api/return', { token })).toEqual({ table: id });
    expect(await phone.ask('GET', `/api/tables/${id}`)).toMatchObject({ mine: 2 });
    await bob.ask('DELETE', `/api/tables/${id}/seat`);
    await ann.ask('PUT', `/api/tables/${id}/seat`, { seat: 2 });
    expect(await new Person(url).call('POST', '/api/return', { token })).toMatchObject({ status: 404 });
  });
});
