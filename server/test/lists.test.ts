import type { TableLists } from '@kontor/protocol';
import { describe, expect, it, vi } from 'vitest';
import { startServer } from './harness.ts';
import { Person } from './person.ts';

const FREE = { bot: null };

async function openTables(url: string, hosts: number, each: number): Promise<void> {
  for (let n = 0; n < hosts; n++) {
    const host = await Person.named(url, `Host ${n}`);
    for (let i = 0; i < each; i++) await host.makeTable('hermagor', [FREE, FREE], { open: true });
  }
}

describe('lists of tables', () => {
  it('have pages', async () => {
    const { url } = await startServer();
    await openTables(url, 5, 9);
    const reader = new Person(url);
    const list = (query: string) => reader.ask<TableLists>('GET', `/api/tables${query}`);
    const pages = [await list(''), await list('?open=2'), await list('?open=3'), await list('?open=4')];
    expect(pages.map(({ open }) => open.length)).toEqual([20, 20, 5, 0]);
    expect(new Set(pages.flatMap(({ open }) => open.map(({ id }) => id))).size).toBe(45);
    expect(pages[0]?.pages).toEqual({ open: 3, running: 0 });
    expect(await reader.call('GET', '/api/tables?open=0')).toMatchObject({ status: 400 });
    expect(await reader.call('GET', '/api/tables?open=9999')).toMatchObject({ status: 400 });
  });

  it('are read once for all who ask within a second', async () => {
    const { url, server, clock } = await startServer({ limits: { listCacheMs: 1000 } });
    const read = vi.spyOn(server.services.store, 'openTables');
    const lists = (): Promise<unknown> =>
      Promise.all(Array.from({ length: 5 }, () => new Person(url).ask('GET', '/api/tables')));
    await lists();
    await lists();
    expect(read).toHaveBeenCalledTimes(2);
    clock.now += 1000;
    await lists();
    expect(read).toHaveBeenCalledTimes(4);
  });

  it.each([
    { whose: 'a person', limits: { listsPerPerson: 2 } },
    { whose: 'an address', limits: { listsPerAddress: 2 } },
  ])('are limited for $whose', async ({ limits }) => {
    const { url } = await startServer({ limits });
    const ann = await Person.named(url, 'Ann');
    const statuses: number[] = [];
    for (let n = 0; n < 3; n++) statuses.push((await ann.call('GET', '/api/tables')).status);
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('are filled by one person only so far', async () => {
    const { url } = await startServer({ limits: { gatheringPerPerson: 2 } });
    const ann = await Person.named(url, 'Ann');
    for (let n = 0; n < 2; n++) await ann.makeTable('hermagor', [FREE, FREE], { open: true });
    await expect(ann.makeTable('hermagor', [FREE, FREE], { open: true })).rejects.toThrow('table.many');
  });
});
