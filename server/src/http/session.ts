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

  async find(cookies: string | undefined): Promise<User | undefined> {
    const token = readCookie(cookies);
    return token === undefined ? undefined : this.#store.userByToken(hashToken(token));
  }

  async need(request: FastifyRequest): Promise<User> {
    const user = await this.find(request.headers.cookie);
    if (!user) throw new Refused('guest.none', 'Say first what you are called.', 401);
    return user;
  }

  /** A new guest, remembered by a cookie that no script can read. */
  async admit(request: FastifyRequest, reply: FastifyReply, name: string): Promise<User> {
    const user: User = { id: newToken(), name, createdAt: this.#now() };
    await this.#store.addUser(user, setCookie(request, reply));
    return user;
  }

  /** Another device of somebody who is known. */
  async recognise(request: FastifyRequest, reply: FastifyReply, user: string): Promise<void> {
    await this.#store.addToken(user, setCookie(request, reply));
  }
}

/** Gives a device a new token, and answers its hash. */
function setCookie(request: FastifyRequest, reply: FastifyReply): string {
  const token = newToken();
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${COOKIE}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${A_YEAR_S}${secure}`,
  );
  return hashToken(token);
}

function readCookie(header: string | undefined): string | undefined {
  return header && new RegExp(`(?:^|;\\s*)${COOKIE}=([A-Za-z0-9_-]{22})(?:;|$)`).exec(header)?.[1];
}
