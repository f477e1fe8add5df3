import { fastifyCookie } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refused } from '../refused.ts';
import type { Store, User } from '../store/store.ts';
import { hashToken, newToken } from '../tokens.ts';

const COOKIE = 'kontor';
const A_YEAR_S = 365 * 24 * 60 * 60;

/** Who a request or a connection comes from: the cookie holds a token, the store its hash. */
export class Sessions {
  readonly #store: Store;
  readonly #now: () => number;

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** The user of a `cookie` header. WebSockets have no Fastify request, so both sides give the header itself. */
  async find(header: string | undefined): Promise<User | undefined> {
    const token = fastifyCookie.parse(header ?? '')[COOKIE];
    return token === undefined ? undefined : this.#store.userByToken(hashToken(token));
  }

  async need(request: FastifyRequest): Promise<User> {
    const user = await this.find(request.headers.cookie);
    if (!user) throw new Refused('guest.none', 'Say first what you are called.', 401);
    return user;
  }

  /** Makes a new guest, remembered by a cookie that no script can read. */
  async addGuest(reply: FastifyReply, name: string): Promise<User> {
    const user: User = { id: newToken(), name, createdAt: this.#now() };
    await this.#store.addUser(user, setCookie(reply));
    return user;
  }

  /** Makes a device another one of a user who is known. */
  async addDevice(reply: FastifyReply, user: string): Promise<void> {
    await this.#store.addToken(user, setCookie(reply));
  }
}

/** Gives a device a new token and returns the token's hash. */
function setCookie(reply: FastifyReply): string {
  const token = newToken();
  reply.setCookie(COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    maxAge: A_YEAR_S,
    // Only where the request came by https.
    secure: 'auto',
  });
  return hashToken(token);
}
