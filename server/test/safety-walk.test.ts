import { type Command, CommandSchema } from '@kontor/core';
import { ClientMessage, type TableInfo } from '@kontor/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { sampleRequest } from '../attack/lib/routes.ts';
import { startServer, type TestServer } from './harness.ts';
import { Person } from './person.ts';
import { seatAll } from './play.ts';

/**
 * Who may ask for what. `all`: everybody. `known`: whoever is known by a cookie, for themselves alone. `seat`: whoever sits at the
 * table. `link`: whoever has the secret that is sent along.
 */
type Right = 'all' | 'known' | 'seat' | 'link';

/** Every route. A new one fails the walk until it is here with the right that it takes. */
const ROUTES: Readonly<Record<string, Right>> = {
  'GET /api/health': 'all',
  'GET /api/server': 'all',
  'GET /api/sign-in': 'all',
  'POST /api/sign-in/passkey/options': 'all',
  'POST /api/sign-in/passkey': 'link',
  'POST /api/sign-in/password': 'link',
  'POST /api/sign-in/code': 'link',
  'POST /api/sign-in/link': 'link',
  'POST /api/sign-in/forgotten': 'all',
  'POST /api/sign-in/reset': 'link',
  'POST /api/sign-in/confirm': 'link',
  'GET /api/account': 'known',
  'DELETE /api/account': 'known',
  'GET /api/account/export': 'known',
  'POST /api/account/passkeys/options': 'known',
  'POST /api/account/passkeys': 'known',
  'DELETE /api/account/passkeys/:passkey': 'known',
  'POST /api/account/codes': 'known',
  'POST /api/account/mail': 'known',
  'PUT /api/account/password': 'known',
  'POST /api/account/link': 'known',
  'GET /api/devices': 'known',
  'DELETE /api/devices': 'known',
  'DELETE /api/devices/:device': 'known',
  'POST /api/sign-out': 'known',
  'GET /api/takeovers': 'all',
  'DELETE /api/takeovers/:id': 'known',
  'GET /api/me': 'all',
  'PUT /api/me': 'all',
  'GET /api/me/games': 'known',
  'GET /api/me/statistics': 'known',
  'GET /api/me/notices': 'known',
  'PUT /api/me/notices': 'known',
  'POST /api/me/notices/trial': 'known',
  'POST /api/me/push': 'known',
  'DELETE /api/me/push': 'known',
  'POST /api/notices/stop/:token': 'link',
  'GET /api/me/vacation': 'known',
  'PUT /api/me/vacation': 'known',
  'DELETE /api/me/vacation': 'known',
  'GET /api/me/people': 'known',
  'DELETE /api/me/people/:id': 'known',
  'GET /api/me/warnings': 'all',
  'PUT /api/me/warnings/:id': 'known',
  'GET /api/tables': 'all',
  'POST /api/tables': 'known',
  'GET /api/tables/:id': 'all',
  'GET /api/tables/:id/chat': 'all',
  'GET /api/tables/:id/files': 'all',
  'GET /api/tables/:id/moments/:row': 'all',
  'GET /api/tables/:id/record': 'all',
  'GET /api/tables/:id/relations': 'all',
  'GET /api/tables/:id/notices': 'known',
  'PUT /api/tables/:id/notices': 'seat',
  'PUT /api/tables/:id/seats/:seat/relation': 'known',
  'POST /api/tables/:id/seats/:seat/reports': 'known',
  'POST /api/tables/:id/chat': 'seat',
  'PUT /api/tables/:id/seat': 'known',
  'DELETE /api/tables/:id/seat': 'seat',
  'PATCH /api/tables/:id/seat': 'seat',
  'PUT /api/tables/:id/swap': 'seat',
  'PUT /api/tables/:id/ready': 'seat',
  'POST /api/tables/:id/seats': 'seat',
  'DELETE /api/tables/:id/seats/:seat': 'seat',
  'PUT /api/tables/:id/seats/:seat': 'seat',
  'PUT /api/tables/:id/order': 'seat',
  'PUT /api/tables/:id/cancel': 'seat',
  'POST /api/tables/:id/leave': 'seat',
  'PUT /api/tables/:id/missing': 'seat',
  'POST /api/tables/:id/missing': 'seat',
  'POST /api/tables/:id/back': 'seat',
  'PUT /api/tables/:id/auto': 'seat',
  'POST /api/tables/:id/return': 'seat',
  'POST /api/tables/:id/rematch': 'seat',
  'POST /api/return': 'link',
};

/** Every command of a player, as one that is understood. */
const COMMANDS: Readonly<Record<Command['kind'], Command>> = {
  play: { kind: 'play', move: 'pass', hold: false },
  confirm: { kind: 'confirm' },
  undo: { kind: 'undo', reach: 'step' },
  redo: { kind: 'redo', hold: false },
  takeBack: { kind: 'takeBack' },
  draft: { kind: 'draft', move: 'pass' },
  ready: { kind: 'ready' },
  unready: { kind: 'unready' },
  hint: { kind: 'hint' },
  requestUndo: { kind: 'requestUndo', to: 1 },
  answerUndo: { kind: 'answerUndo', to: 1, yes: true },
};

let test: TestServer;
let routes: string[];
let ann: Person;
let eve: Person;
let ended: Person;
/** A game that runs at Ann's table, and a table of hers that gathers people. */
let tables: readonly string[];

beforeEach(async () => {
  routes = [];
  test = await startServer({ onRoute: (method, url) => routes.push(`${method} ${url}`) });
  ann = await Person.named(test.url, 'Ann');
  const bob = await Person.named(test.url, 'Bob');
  eve = await Person.named(test.url, 'Eve');
  ended = await sessionOf(ann);
  const running = await ann.makeTable('hermagor', [{ bot: null }, { bot: null }]);
  await seatAll([ann, bob], running.id);
  const gathering = await ann.makeTable('hermagor', [{ bot: null }, { bot: null }, { bot: null }]);
  await bob.ask('PUT', `/api/tables/${gathering.id}/seat`, { seat: 2 });
  tables = [running.id, gathering.id];
  await ann.ask('DELETE', '/api/devices');
});
afterEach(() => {
  for (const person of [ann, eve, ended]) person.disconnect();
});

/** Another device on which somebody is signed in. */
async function sessionOf(person: Person): Promise<Person> {
  const { token } = await person.ask<{ token: string }>('POST', '/api/account/link');
  const other = new Person(test.url);
  await other.ask('POST', '/api/sign-in/link', { token });
  return other;
}

interface Tried {
  readonly route: string;
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** A request to every route with one of the rights, at both tables where the table matters. */
function requests(...rights: readonly Right[]): Tried[] {
  return Object.entries(ROUTES)
    .filter(([, right]) => rights.includes(right))
    .flatMap(([route]) => {
      const [method = '', url = ''] = route.split(' ');
      const braces = url.replace(/:(\w+)/g, '{$1}');
      return (url.includes(':id') ? tables : tables.slice(0, 1)).map((table) => {
        const { path, body } = sampleRequest({ method, path: braces }, table);
        const filled = path
          .replace('{device}', 'x'.repeat(12))
          .replace('{passkey}', 'x')
          .replace('{token}', 'x'.repeat(65));
        return { route, method, path: filled, body };
      });
    });
}

/** What Ann has, apart from when it was last looked at. */
async function whatAnnHas(): Promise<string> {
  const infos = await Promise.all(tables.map((table) => ann.ask<TableInfo>('GET', `/api/tables/${table}`)));
  const own = ['/api/account', '/api/devices', '/api/takeovers', '/api/me'];
  return JSON.stringify([...infos, ...(await Promise.all(own.map((path) => ann.ask('GET', path))))]);
}

describe('the walk over every route', () => {
  it('knows all of them', () => {
    const served = routes.filter(
      (route) => !/^(HEAD|OPTIONS) /.test(route) && / \/(?!docs|api\/\*)/.test(route),
    );
    expect([...new Set(served)].sort()).toEqual(Object.keys(ROUTES).sort());
  });

  it('is refused without a session, and with one that was ended', async () => {
    const before = await whatAnnHas();
    for (const visitor of [new Person(test.url), ended])
      for (const { route, method, path, body } of requests('known', 'seat')) {
        const { status, body: answer } = await visitor.call(method, path, body);
        expect({ route, status, answer }).toMatchObject({
          route,
          status: 401,
          answer: { code: 'guest.none' },
        });
      }
    expect(await whatAnnHas()).toBe(before);
  });

  it('is refused to whoever has another seat, or none', async () => {
    const before = await whatAnnHas();
    for (const { route, method, path, body } of requests('seat')) {
      const { status } = await eve.call(method, path, body);
      expect([403, 409], route).toContain(status);
    }
    expect(await whatAnnHas()).toBe(before);
  });

  it('touches nobody else’s where it concerns whoever asks', async () => {
    const before = await whatAnnHas();
    const order = (route: string): number => Number(/sign-out|DELETE \/api\/account$/.test(route));
    const own = requests('known', 'all').sort((a, b) => order(a.route) - order(b.route));
    for (const { method, path, body } of own.filter(({ route }) => route !== 'PUT /api/tables/:id/seat'))
      await eve.call(method, path, body);
    expect(await whatAnnHas()).toBe(before);
  });

  it('gives nothing to whoever has no secret', async () => {
    for (const { route, method, path, body } of requests('link')) {
      const { status } = await new Person(test.url).call(method, path, body);
      expect([400, 403, 404, 409], route).toContain(status);
    }
  });

  it('is closed to pages of other sites, whoever looks at them', async () => {
    const before = await whatAnnHas();
    const foreign = { cookie: ann.cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    for (const { route, method, path, body } of requests('all', 'known', 'seat', 'link')) {
      const reply = await fetch(`${test.url}${path}`, {
        method,
        headers: { ...foreign, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      expect(reply.headers.get('access-control-allow-origin'), route).toBeNull();
      if (method !== 'GET') expect({ route, status: reply.status }).toEqual({ route, status: 403 });
    }
    expect(await whatAnnHas()).toBe(before);
  });
});

describe('the walk over every message', () => {
  it('knows all of them', () => {
    const types = ClientMessage.anyOf.map(({ properties }) => properties.type.const);
    expect(types.sort()).toEqual(['command', 'ping', 'subscribe', 'unsubscribe', 'visible']);
    const kinds = CommandSchema.anyOf.map(({ properties }) => properties.kind.const);
    expect(Object.keys(COMMANDS).sort()).toEqual(kinds.sort());
  });

  it('shows whoever has no seat what is open, and lets them do nothing', async () => {
    const [running = '', gathering = ''] = tables;
    const before = await whatAnnHas();
    for (const visitor of [new Person(test.url), eve, ended]) {
      await visitor.connect();
      await visitor.watch(running);
      const frame = visitor.messages.find(({ type }) => type === 'frame');
      expect(frame).toMatchObject({ viewer: null });
      for (const command of Object.values(COMMANDS))
        expect(await visitor.command(running, command), command.kind).toMatchObject({ ok: false });
      visitor.send({ type: 'command', id: 'x'.repeat(8), table: gathering, row: 0, command: COMMANDS.ready });
      visitor.send({ type: 'unsubscribe', table: running });
      await visitor.settle();
    }
    expect(await whatAnnHas()).toBe(before);
  });

  it('ends with the session', async () => {
    const other = await sessionOf(ann);
    await other.connect();
    await ann.ask('DELETE', '/api/devices');
    await other.until(() => !other.connected);
  });

  it('is closed to pages of other sites', async () => {
    const socket = new WebSocket(`${test.url.replace('http', 'ws')}/ws`, {
      headers: { cookie: ann.cookie, origin: 'https://evil.example' },
    });
    const refused = await new Promise<string>((resolve) => {
      socket.on('error', (error) => resolve(error.message));
      socket.on('open', () => resolve('opened'));
    });
    expect(refused).toContain('403');
  });
});

describe('the cookie', () => {
  it.each([
    ['http', false],
    ['https', true],
  ])('of who comes by %s is HttpOnly and SameSite; Secure: %s', async (protocol, secure) => {
    const { url } = await startServer({ trustProxy: 1 });
    const reply = await fetch(`${url}/api/me`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'x-forwarded-proto': protocol },
      body: JSON.stringify({ name: 'Ann' }),
    });
    const cookie = reply.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    expect(/; Secure/.test(cookie)).toBe(secure);
  });
});
