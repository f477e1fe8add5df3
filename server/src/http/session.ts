import type { IncomingHttpHeaders } from 'node:http';
import { fastifyCookie } from '@fastify/cookie';
import { DEVICE_ID_LENGTH, type Device } from '@kontor/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { deviceOf } from '../accounts/device-name.ts';
import type { Bus } from '../bus/bus.ts';
import { Refused } from '../refused.ts';
import type { Store, User } from '../store/store.ts';
import { hashToken, newToken } from '../tokens.ts';

const COOKIE = 'kontor';
const A_YEAR_S = 365 * 24 * 60 * 60;

/** How often it is noted at most that a device is used. */
const NOTE_EVERY_MS = 60 * 60_000;
/** How many devices are remembered as noted. */
const MAX_NOTED = 10_000;

/** What a request says of where it comes from. */
type Headers = Pick<IncomingHttpHeaders, 'cookie' | 'user-agent'>;

/** Who a request or a connection comes from: the cookie holds a token, the store its hash. */
export class Sessions {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #bus: Bus;
  readonly #log: Logger;
  /** When the use of each device was last noted. */
  readonly #noted = new Map<string, number>();

  constructor(store: Store, bus: Bus, now: () => number, log: Logger) {
    this.#store = store;
    this.#bus = bus;
    this.#now = now;
    this.#log = log;
  }

  /** The user whose cookie came along. WebSockets have no Fastify request, so both sides give the headers. */
  async find(headers: Headers): Promise<User | undefined> {
    const hash = hashOf(headers.cookie);
    const user = hash === undefined ? undefined : await this.#store.userByToken(hash);
    if (user && hash !== undefined) void this.#noteUse(hash, headers);
    return user;
  }

  /** The hash of the token of the device that a request comes from, if it has one. */
  deviceOf(request: FastifyRequest): string | undefined {
    return hashOf(request.headers.cookie);
  }

  async need(request: FastifyRequest): Promise<User> {
    const user = await this.find(request.headers);
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
    await this.#store.addToken(user, setCookie(reply), this.#now());
  }

  /** Makes a device one of another person; what it was before, it is no more. */
  async change(request: FastifyRequest, reply: FastifyReply, user: string): Promise<void> {
    await this.#drop(request);
    await this.addDevice(reply, user);
  }

  /** Signs this device out. */
  async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.#drop(request);
    reply.clearCookie(COOKIE, { path: '/' });
  }

  async #drop({ headers }: FastifyRequest): Promise<void> {
    const known = await this.find(headers);
    const own = hashOf(headers.cookie);
    if (!known || own === undefined) return;
    await this.#store.removeToken(known.id, own);
    await this.#bus.publish({ kind: 'forgotten', user: known.id });
  }

  /** Signs all other devices out. */
  async endOthers(request: FastifyRequest): Promise<void> {
    const { id } = await this.need(request);
    await this.#store.accounts.endSessions(id, hashOf(request.headers.cookie));
    await this.#bus.publish({ kind: 'forgotten', user: id });
  }

  /** Signs somebody out everywhere. */
  async endAll(user: string): Promise<void> {
    await this.#store.accounts.endSessions(user);
    await this.#bus.publish({ kind: 'forgotten', user });
  }

  /** The devices of whoever asks, the newest first. */
  async devices(request: FastifyRequest): Promise<Device[]> {
    const { id } = await this.need(request);
    const own = hashOf(request.headers.cookie);
    const tokens = await this.#store.tokensOf(id);
    const now = this.#now();
    return tokens.map(({ hash, ...device }) =>
      // What is being used now need not have been noted yet.
      hash === own
        ? {
            ...device,
            ...deviceOf(request.headers['user-agent']),
            usedAt: now,
            id: deviceId(hash),
            current: true,
          }
        : { ...device, id: deviceId(hash), current: false },
    );
  }

  /** Notes when a device was last used, and what it is, so that its owner knows it again. */
  async #noteUse(hash: string, headers: Headers): Promise<void> {
    const now = this.#now();
    if (now - (this.#noted.get(hash) ?? Number.NEGATIVE_INFINITY) < NOTE_EVERY_MS) return;
    if (this.#noted.size >= MAX_NOTED) this.#noted.clear();
    this.#noted.set(hash, now);
    try {
      await this.#store.accounts.noteUse(hash, deviceOf(headers['user-agent']), now);
    } catch (error) {
      this.#log.debug({ err: error }, 'the use of a device could not be noted');
    }
  }

  /** Takes the cookie of another device from it; what it has open is closed. */
  async forgetDevice(request: FastifyRequest, device: string): Promise<void> {
    const { id } = await this.need(request);
    const found = (await this.#store.tokensOf(id)).find(({ hash }) => deviceId(hash) === device);
    if (!found) throw new Refused('device.unknown', 'You have no such device.', 404);
    if (found.hash === hashOf(request.headers.cookie))
      throw new Refused('device.current', 'This is the device you are using.');
    await this.#store.removeToken(id, found.hash);
    await this.#bus.publish({ kind: 'forgotten', user: id });
  }
}

/** Names a device to its owner; nobody can make a cookie from it. */
function deviceId(hash: string): string {
  return hash.slice(0, DEVICE_ID_LENGTH);
}

function hashOf(cookies: string | undefined): string | undefined {
  const token = fastifyCookie.parse(cookies ?? '')[COOKIE];
  return token === undefined ? undefined : hashToken(token);
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
