import { TIME_PRESETS } from '@kontor/protocol';
import { describe, expect, it } from 'vitest';
import { startServer } from './harness.ts';
import { Person } from './person.ts';

/** How a few requests in a row are answered. */
async function knock(
  url: string,
  paths: readonly string[],
  headers: readonly Record<string, string>[] = [{}],
): Promise<number[]> {
  const answers: number[] = [];
  for (const path of paths)
    for (const each of headers) answers.push((await fetch(`${url}${path}`, { headers: each })).status);
  return answers;
}

const times = <T>(n: number, value: T): T[] => Array.from({ length: n }, () => value);

describe('requests', () => {
  it.each(['/api/me', '/%61pi/me', '/api/nowhere', '/%61pi/nowhere', '/api/tables/x'])(
    'to %s are limited',
    async (path) => {
      const { url } = await startServer({ limits: { requestsPerMinute: 5 } });
      const answers = await knock(url, times(7, path));
      expect(answers.slice(0, 5)).not.toContain(429);
      expect(answers.slice(5)).toEqual([429, 429]);
    },
  );

  it('have one limit for all of the API, and the page none', async () => {
    const { url } = await startServer({ limits: { requestsPerMinute: 3 } });
    expect(await knock(url, ['/api/me', '/%61pi/tables', '/api/nowhere', '/api/health'])).toEqual([
      200, 200, 404, 429,
    ]);
    expect(await knock(url, times(5, '/docs/json'))).toEqual(times(5, 200));
    expect(await knock(url, times(5, '/elsewhere'))).toEqual(times(5, 404));
    expect(await (await fetch(`${url}/api/nowhere`)).json()).toMatchObject({ code: 'request.rate' });
  });

  it('say where there is nothing, whatever is asked for', async () => {
    const { url } = await startServer();
    const person = new Person(url);
    for (const method of ['GET', 'POST', 'PATCH', 'DELETE'])
      expect(await person.call(method, '/api/nowhere')).toEqual({
        status: 404,
        body: { code: 'not-found', message: 'There is nothing at /api/nowhere.' },
      });
  });
});

describe('who asks', () => {
  const forged = ['1.1.1.1', '2.2.2.2', '3.3.3.3'];
  const said = (entries: readonly string[]): Record<string, string>[] =>
    entries.map((entry) => ({ 'x-forwarded-for': entry }));

  it('is the connected machine, where no proxy is trusted', async () => {
    const { url } = await startServer({ limits: { requestsPerMinute: 2 } });
    expect(await knock(url, ['/api/me'], said(forged))).toEqual([200, 200, 429]);
  });

  it.each([{ trustProxy: 1 }, { trustProxy: ['loopback'] }, { trustProxy: ['127.0.0.0/8'] }])(
    'is whom the proxy saw, however many others are claimed ($trustProxy)',
    async ({ trustProxy }) => {
      const { url } = await startServer({ limits: { requestsPerMinute: 2 }, trustProxy });
      const asks = said(forged.map((claimed) => `${claimed}, 9.9.9.9`));
      expect(await knock(url, ['/api/me'], asks)).toEqual([200, 200, 429]);
      expect(await knock(url, ['/api/me'], said(['9.9.9.9, 8.8.8.8']))).toEqual([200]);
    },
  );

  it('is whom the first of two proxies saw', async () => {
    const { url } = await startServer({ limits: { requestsPerMinute: 2 }, trustProxy: 2 });
    const asks = said(forged.map((claimed) => `${claimed}, 9.9.9.9, 10.0.0.1`));
    expect(await knock(url, ['/api/me'], asks)).toEqual([200, 200, 429]);
  });

  it('is the connected machine, when that is not the trusted proxy', async () => {
    const { url } = await startServer({ limits: { requestsPerMinute: 2 }, trustProxy: ['10.0.0.0/8'] });
    expect(await knock(url, ['/api/me'], said(forged))).toEqual([200, 200, 429]);
  });
});

describe('connections', () => {
  const open = async (url: string, headers: Record<string, string> = {}): Promise<Person> => {
    const person = new Person(url);
    await person.connect(headers);
    return person;
  };

  it('from one address are limited at once and in a minute', async () => {
    const { url, clock } = await startServer({ limits: { connectionsPerAddress: 3 } });
    const [first] = [await open(url), await open(url), await open(url)];
    await expect(open(url)).rejects.toThrow('429');
    first.disconnect();
    await expect(open(url)).rejects.toThrow('429');
    clock.now += 60_000;
    await open(url);
    await expect(open(url)).rejects.toThrow('429');
    await first.connect().catch(() => undefined);
    expect(first.connected).toBe(false);
  });

  it('that are turned away count as well, but keep no place', async () => {
    const { url, clock } = await startServer({ limits: { connectionsPerAddress: 2 } });
    for (const answer of ['403', '403', '429', '429'])
      await expect(open(url, { origin: 'https://elsewhere.example' })).rejects.toThrow(answer);
    clock.now += 60_000;
    await open(url);
    await open(url);
  });

  it('from other addresses are not in their way', async () => {
    const { url } = await startServer({ limits: { connectionsPerAddress: 2 }, trustProxy: 1 });
    const from = (address: string): Promise<Person> =>
      open(url, { 'x-forwarded-for': `1.2.3.4, ${address}` });
    await from('9.9.9.9');
    await from('9.9.9.9');
    await expect(from('9.9.9.9')).rejects.toThrow('429');
    await from('8.8.8.8');
  });
});

describe('games with bots', () => {
  it('do not go on at more tables of one person than allowed', async () => {
    const { url } = await startServer({ limits: { botTablesPerPerson: 1 } });
    const [ann, bob] = [await Person.named(url, 'Ann'), await Person.named(url, 'Bob')];
    const start = async (person: Person, bot: 'novice' | null) => {
      const { id } = await person.makeTable('merchants', [{ bot: null }, { bot }]);
      if (bot === null) await bob.ask('PUT', `/api/tables/${id}/seat`, { seat: 1 });
      return person.call('PUT', `/api/tables/${id}/ready`, { ready: true });
    };
    expect((await start(ann, 'novice')).status).toBe(200);
    expect(await start(ann, 'novice')).toMatchObject({ status: 409, body: { code: 'table.bots' } });
    expect((await start(ann, null)).status).toBe(200);
    expect((await start(bob, 'novice')).status).toBe(200);
  });

  it('do not begin at more tables than allowed when all are to begin at once', async () => {
    const { server, url } = await startServer({ limits: { botTablesPerPerson: 2 } });
    const { tables } = server.services;
    const ann = await Person.named(url, 'Ann');
    const made: string[] = [];
    for (let n = 0; n < 5; n++)
      made.push((await ann.makeTable('merchants', [{ bot: null }, { bot: 'novice' }])).id);
    const { terms } = await tables.find(made[0] ?? '');
    const begun = await Promise.allSettled(made.map((id) => tables.ready(id, terms.host, true, '')));
    expect(begun.map(({ status }) => status).sort()).toEqual([
      ...times(2, 'fulfilled'),
      ...times(3, 'rejected'),
    ]);
  });
});

describe('tables that wait for people', () => {
  it('are limited for each person, also when all are made at once', async () => {
    const { server } = await startServer({ limits: { gatheringPerPerson: 2 } });
    const { tables, store } = server.services;
    const ann = { id: 'a'.repeat(22), name: 'Ann', createdAt: 0 };
    await store.addUser(ann, 'hash');
    const wanted = { game: 'hermagor', seats: times(2, { bot: null }), open: false, time: TIME_PRESETS.live };
    const made = await Promise.allSettled(times(5, wanted).map((each) => tables.create(ann, each)));
    expect(made.map(({ status }) => status).sort()).toEqual([
      ...times(2, 'fulfilled'),
      ...times(3, 'rejected'),
    ]);
  });
});

describe('a page behind a proxy', () => {
  const site = { origin: 'https://kontor.example', 'x-forwarded-host': 'kontor.example' };

  it('opens a connection although the proxy gives the server another name', async () => {
    const { url } = await startServer({ trustProxy: 1 });
    await new Person(url).connect(site);
    await new Person(url).connect({ ...site, 'x-forwarded-host': 'elsewhere.example, kontor.example' });
    await new Person(url).connect({ origin: 'https://kontor.example', host: 'kontor.example' });
  });

  it.each([
    { name: 'another site asks', headers: { ...site, origin: 'https://elsewhere.example' } },
    {
      name: 'another name was only claimed',
      headers: { ...site, 'x-forwarded-host': 'kontor.example, own' },
    },
    { name: 'the site is nowhere', headers: { ...site, origin: 'null' } },
  ])('opens none when $name', async ({ headers }) => {
    const { url } = await startServer({ trustProxy: 1 });
    await expect(new Person(url).connect(headers)).rejects.toThrow('403');
  });

  it('opens none when no proxy is trusted', async () => {
    const { url } = await startServer();
    await expect(new Person(url).connect(site)).rejects.toThrow('403');
  });
});
