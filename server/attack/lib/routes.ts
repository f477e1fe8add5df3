import { USUAL_SETTINGS } from '../../src/notices/settings.ts';
import type { Guest } from './guest.ts';

export interface Route {
  readonly method: string;
  /** With its parameters in braces. */
  readonly path: string;
}

/** The answer of a browser without a passkey that the server knows. */
const SIGNED_BY_NOBODY = {
  id: 'x',
  rawId: 'x',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' },
};

/** A request that would be followed if whoever sends it had the right, by method and path. */
const BODIES: Readonly<Record<string, unknown>> = {
  'PUT /api/me': { name: 'Mallory' },
  'POST /api/tables': {
    game: 'hermagor',
    seats: [{ bot: null }, { bot: null }],
    open: false,
    time: { pace: 'live', clock: null, onTimeout: 'ask' },
  },
  'PUT /api/tables/{id}/seat': { seat: 1 },
  'PATCH /api/tables/{id}/seat': { colour: 'violet' },
  'PUT /api/tables/{id}/swap': { seat: 0, what: 'seat', yes: true },
  'PUT /api/tables/{id}/ready': { ready: true },
  'PUT /api/tables/{id}/seats/{seat}': { bot: 'novice' },
  'PUT /api/tables/{id}/order': { seats: [1, 0] },
  'PUT /api/tables/{id}/cancel': { cancel: true },
  'PUT /api/tables/{id}/missing': { seat: 1, choice: 'bot' },
  'POST /api/tables/{id}/missing': { seat: 1 },
  'POST /api/tables/{id}/chat': { text: 'hello' },
  'PUT /api/tables/{id}/auto': { auto: [] },
  'POST /api/sign-in/passkey': { passkey: SIGNED_BY_NOBODY },
  'POST /api/sign-in/password': { mail: 'ann@example.org', password: 'a guess' },
  'POST /api/sign-in/code': { code: '0000-0000-0000-0000' },
  'POST /api/sign-in/link': { token: 'x'.repeat(22) },
  'POST /api/sign-in/forgotten': { mail: 'ann@example.org', language: 'en' },
  'POST /api/sign-in/reset': { token: 'x'.repeat(22), password: 'a new password' },
  'POST /api/sign-in/confirm': { token: 'x'.repeat(22) },
  'POST /api/account/passkeys': {
    ...SIGNED_BY_NOBODY,
    response: { clientDataJSON: 'x', attestationObject: 'x' },
  },
  'POST /api/account/mail': { mail: 'eve@example.org', password: 'a new password', language: 'en' },
  'PUT /api/account/password': { current: 'a guess', password: 'a new password' },
  'POST /api/return': { token: 'x'.repeat(22) },
  'PUT /api/me/notices': USUAL_SETTINGS,
  'POST /api/me/push': {
    endpoint: 'https://push.example/1',
    keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
  },
  'PUT /api/me/vacation': { days: 1 },
  'PUT /api/tables/{id}/notices': { on: false },
  'PUT /api/tables/{id}/seats/{seat}/relation': { relation: 'mute' },
  'POST /api/tables/{id}/seats/{seat}/reports': { reason: 'other', text: '' },
};

/** All routes of the API, as the server itself describes them. */
export async function routesOf(guest: Guest): Promise<Route[]> {
  const { paths } = await guest.ask<{ paths: Record<string, Record<string, unknown>> }>('GET', '/docs/json');
  return Object.entries(paths)
    .filter(([path]) => path.startsWith('/api/'))
    .flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
    );
}

export function sampleRequest({ method, path }: Route, table: string): { path: string; body: unknown } {
  const filled = path.replace('{id}', table).replace('{seat}', '1').replace('{row}', '0');
  const body = BODIES[`${method} ${path}`] ?? (method === 'PUT' || method === 'PATCH' ? {} : undefined);
  return { path: filled, body };
}
