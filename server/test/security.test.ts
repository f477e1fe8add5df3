import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { safeUrl } from '../src/log.ts';
import { capturedLog } from './captured-log.ts';
import { startServer } from './harness.ts';
import { Person } from './person.ts';

const ID = 'AbCdEfGhIjKlMnOpQrStUv';

describe('headers', () => {
  it.each(['/api/health', '/docs/', '/elsewhere', '/api/nowhere'])(
    'of %s allow no inline script, no other site and no frame',
    async (path) => {
      const { url } = await startServer();
      const { headers } = await fetch(`${url}${path}`);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self';");
      expect(policy).not.toContain('unsafe-inline');
      expect(policy).toContain("frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('same-origin');
    },
  );

  it('demand nothing that breaks a page over plain http', async () => {
    const { url } = await startServer();
    const { headers } = await fetch(`${url}/api/health`);
    expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests');
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  it('ask browsers to stay with https where the request came by it', async () => {
    const { url } = await startServer({ trustProxy: 1 });
    const { headers } = await fetch(`${url}/api/health`, { headers: { 'x-forwarded-proto': 'https' } });
    expect(headers.get('strict-transport-security')).toBe('max-age=15552000');
  });
});

describe('writes', () => {
  const write = async (url: string, headers: Record<string, string>, method = 'PUT') =>
    fetch(`${url}/api/me`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ name: 'Ann' }),
    });

  it.each([
    { origin: 'http://127.0.0.1:1' },
    { origin: 'http://elsewhere.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'null' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site' },
  ])('from a page elsewhere are refused (%o)', async (headers) => {
    const { url } = await startServer();
    for (const method of ['PUT', 'POST', 'PATCH', 'DELETE']) {
      const reply = await write(url, headers, method);
      expect(reply.status).toBe(403);
      expect(await reply.json()).toMatchObject({ code: 'request.origin' });
      expect(reply.headers.get('set-cookie')).toBeNull();
    }
  });

  it('from the own page and from programs are followed', async () => {
    const { url } = await startServer({ trustProxy: 1 });
    for (const headers of [
      {},
      { origin: url, 'sec-fetch-site': 'same-origin' },
      { origin: 'https://kontor.example', 'x-forwarded-host': 'kontor.example' },
    ])
      expect((await write(url, headers)).status).toBe(200);
  });
});

describe('the published address', () => {
  const publicUrl = 'https://kontor.example';

  it('is an own page whatever name a proxy asks for, for requests and for WebSockets', async () => {
    const { url } = await startServer({ publicUrl });
    const write = (origin: string) =>
      fetch(`${url}/api/me`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', origin },
        body: JSON.stringify({ name: 'Ann' }),
      });
    expect((await write(publicUrl)).status).toBe(200);
    for (const foreign of [
      'http://kontor.example',
      'https://kontor.example:8443',
      'https://kontor.example.org',
    ])
      expect((await write(foreign)).status).toBe(403);
    const open = (origin: string) =>
      new Promise<boolean>((resolve) => {
        const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers: { origin } });
        socket.on('open', () => resolve(true)).on('error', () => resolve(false));
        onTestFinished(() => socket.terminate());
      });
    expect([await open(publicUrl), await open('http://kontor.example')]).toEqual([true, false]);
  });

  it('is told to pages, which put it in links', async () => {
    const { url } = await startServer({ publicUrl });
    expect(await (await fetch(`${url}/api/server`)).json()).toEqual({ publicUrl, inviteOnly: false });
    const unset = await startServer();
    expect(await (await fetch(`${unset.url}/api/server`)).json()).toEqual({
      publicUrl: null,
      inviteOnly: false,
    });
  });
});

describe('caches', () => {
  it.each(['/api/me', '/api/tables', '/api/health', '/api/nowhere', '/%61pi/me', '/api/tables/x'])(
    'keep nothing of %s',
    async (path) => {
      const { url } = await startServer();
      expect((await fetch(`${url}${path}`)).headers.get('cache-control')).toBe('no-store');
    },
  );

  it('keep nothing of a request that was one too many', async () => {
    const { url } = await startServer({ limits: { requestsPerMinute: 1 } });
    await fetch(`${url}/api/me`);
    const { status, headers } = await fetch(`${url}/api/me`);
    expect([status, headers.get('cache-control')]).toEqual([429, 'no-store']);
  });
});

describe('the log', () => {
  const { log, lines } = capturedLog('trace');
  afterEach(() => {
    lines.length = 0;
  });

  it('has time, level and request id, and no cookie, token, table or private link', async () => {
    const { url } = await startServer({ log });
    const ann = await Person.named(url, 'Ann');
    const { id } = await ann.makeTable('hermagor', [{ bot: null }, { bot: null }]);
    const { token } = await ann.ask<{ token: string }>('POST', `/api/tables/${id}/return`);
    await new Person(url).call('POST', '/api/return', { token });
    await ann.call('GET', `/return/${token}?again=${token}`);
    await ann.connect();
    await ann.watch(id);
    const requests = lines.filter(({ msg }) => msg === 'request');
    expect(requests.length).toBeGreaterThan(3);
    for (const line of requests)
      expect(line).toMatchObject({
        time: expect.any(Number),
        level: expect.any(Number),
        reqId: expect.any(String),
        status: expect.any(Number),
      });
    const text = JSON.stringify(lines);
    for (const secret of [token, id, ann.cookie.replace('kontor=', '')]) expect(text).not.toContain(secret);
  });

  it('has a fault with its request, and the client does not see it', async () => {
    const test = await startServer({ log });
    test.server.services.store.openTables = async () => {
      throw new Error('the disk is full');
    };
    const { status, body } = await new Person(test.url).call('GET', '/api/tables');
    expect(status).toBe(500);
    expect(body).toEqual({ code: 'server.fault', message: 'Something went wrong on the server.' });
    expect(lines.find(({ level }) => level >= 50)).toMatchObject({
      msg: 'a request failed',
      method: 'GET',
      url: '/api/tables',
      reqId: expect.any(String),
      err: { message: 'the disk is full' },
    });
  });

  it.each([
    [`/api/tables/${ID}/seat`, '/api/tables/…/seat'],
    [`/return/${ID}?again=${ID}`, '/return/…'],
    ['/api/health', '/api/health'],
  ])('shortens %s', (url, safe) => {
    expect(safeUrl(url)).toBe(safe);
  });
});
