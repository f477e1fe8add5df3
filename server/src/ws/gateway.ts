import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { MAX_MESSAGE_BYTES, PROTOCOL } from '@kontor/protocol';
import { WebSocketServer } from 'ws';
import { USERS } from '../bus/bus.ts';
import { isOwnOrigin } from '../http/origin.ts';
import { addressOf, type Trust, type TrustProxy, trustIn } from '../http/proxy.ts';
import type { Services } from '../services.ts';
import { Backlog } from './backlog.ts';
import { Connection, type Traffic } from './connection.ts';
import { ConnectionLimiter } from './connection-limiter.ts';
import { FairQueue } from './fair-queue.ts';

/** Pages send something every 10 seconds, so a connection that is silent for this long is dead. */
const SILENCE_MS = 75_000;

/** The code of a close by a server that ends or starts again; pages connect again by themselves. */
const RESTARTING = 1012;
/** How long pages have to close their connections when the server stops. */
const CLOSING_MS = 1000;
const CLOSING_POLL_MS = 20;

/** How many subscriptions wait for the database at the same time; half of its connections stay free for moves. */
const SUBSCRIBING_AT_ONCE = 5;

export interface GatewayOptions {
  /** The version of the page that is served. */
  readonly build: string;
  readonly trustProxy: TrustProxy;
}

/** Accepts WebSocket connections. */
export class WebSocketGateway {
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
    // A packet may hold thousands of messages; everybody else gets a turn after each of them.
    allowSynchronousEvents: false,
    clientTracking: false,
  });
  readonly #services: Services;
  readonly #build: string;
  readonly #trust: Trust;
  readonly #limiter: ConnectionLimiter;
  readonly #traffic: Traffic;
  readonly #connections = new Set<Connection>();
  readonly #sweeper: NodeJS.Timeout;
  #stopped = false;

  constructor(services: Services, { build, trustProxy }: GatewayOptions) {
    this.#services = services;
    this.#build = build;
    this.#trust = trustIn(trustProxy);
    const { limits, sharedLimits } = services;
    this.#limiter = new ConnectionLimiter(
      limits.connectionsPerAddress,
      sharedLimits.perMinute('connections', limits.connectionsPerAddress),
    );
    this.#traffic = {
      services,
      addressLimiter: sharedLimits.perSecond('messages', limits.messagesPerAddress),
      undoLimiter: sharedLimits.perMinute('undos', limits.undosPerMinute),
      subscribing: new FairQueue(SUBSCRIBING_AT_ONCE),
      backlog: new Backlog(limits.allUnreadBytes),
    };
    // A device that was forgotten must not stay connected; the others connect again.
    void services.bus.subscribe(USERS, (notification) => {
      if (notification.kind !== 'forgotten') return;
      for (const connection of this.#connections)
        if (connection.user === notification.user) connection.terminate();
    });
    this.#sweeper = setInterval(() => this.#dropSilent(), SILENCE_MS / 3).unref();
  }

  get connectionCount(): number {
    return this.#connections.size;
  }

  open(server: Server): void {
    server.on('upgrade', (request, socket, head) => {
      socket.on('error', () => socket.destroy());
      this.#accept(request, socket, head).catch(() => reject(socket, '500 Internal Server Error'));
    });
  }

  /** Takes no more connections. */
  stop(): void {
    clearInterval(this.#sweeper);
    this.#stopped = true;
  }

  /** Closes all connections with a code by which pages connect again; resolves when they are closed, or after a while. */
  async close(): Promise<void> {
    this.stop();
    for (const connection of this.#connections) connection.close(RESTARTING, 'restart');
    const until = performance.now() + CLOSING_MS;
    while (this.#connections.size > 0 && performance.now() < until) await delay(CLOSING_POLL_MS);
    for (const connection of this.#connections) connection.terminate();
  }

  async #accept(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    if (this.#stopped) return reject(socket, '503 Service Unavailable');
    const address = addressOf(request, this.#trust);
    if (!this.#limiter.acquire(address)) return reject(socket, '429 Too Many Requests');
    socket.once('close', () => this.#limiter.release(address));
    if (request.url !== '/ws') return reject(socket, '404 Not Found');
    if (!isOwnOrigin(request, { trust: this.#trust, publicUrl: this.#services.publicUrl }))
      return reject(socket, '403 Forbidden');
    const user = await this.#services.sessions.find(request.headers);
    this.#server.handleUpgrade(request, socket, head, (accepted) => {
      const connection = new Connection(accepted, socket, user?.id ?? null, address, this.#traffic);
      this.#connections.add(connection);
      accepted.on('close', () => this.#connections.delete(connection));
      connection.sendMessage({
        type: 'welcome',
        protocol: PROTOCOL,
        build: this.#build,
        now: this.#services.rooms.now(),
      });
    });
  }

  #dropSilent(): void {
    const now = this.#services.monotonicNow();
    for (const connection of this.#connections)
      if (now - connection.lastMessageAt > SILENCE_MS) connection.terminate();
  }
}

function reject(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
