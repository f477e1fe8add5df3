import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import type { PushMessage, PushTarget } from '@kontor/protocol';
import ece from 'http_ece';
import type { Received } from './receiver.ts';

/** A browser's side of a push subscription: it can read what is sent to it. */
export class TestBrowser {
  readonly target: PushTarget;
  readonly #keys = createECDH('prime256v1');
  readonly #auth = randomBytes(16).toString('base64url');

  constructor(endpoint: string) {
    const p256dh = this.#keys.generateKeys('base64url');
    this.target = { endpoint, keys: { p256dh, auth: this.#auth } };
  }

  read({ body, headers }: Received): PushMessage {
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error('another encoding');
    const text = ece.decrypt(body, { version: 'aes128gcm', privateKey: this.#keys, authSecret: this.#auth });
    return JSON.parse(text.toString('utf8')) as PushMessage;
  }
}

/** Checks that a push was signed by the server whose key is given; gives what the signature says. */
export function checkVapid(
  { headers }: Received,
  publicKey: string,
): { aud: string; sub: string; exp: number } {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  if (key !== publicKey) throw new Error('another key');
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('a false signature');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string; sub: string; exp: number };
}
