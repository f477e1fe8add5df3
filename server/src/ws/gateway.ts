import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { MAX_MESSAGE_BYTES, PROTOCOL } from '@kontor/protocol';
import { WebSocketServer } from 'ws';
import { isOwnOrigin } from '../http/origin.ts';
import { addressOf, type Trust, type TrustProxy, trustIn } from '../http/proxy.ts';
import { perMinute, perSecond, RateLimiter } from '../rate-limiter.ts';
import type { Services } from '../services.ts';
import { Backlog } from './backlog.ts';
import { Connection, type Traffic } from './connection.ts';
import { ConnectionLimiter } from './connection-limiter.ts';
import { FairQueue } from './fair-queue.ts';

/** Pages send something every 10 seconds, so a connection that is silent for this long is dead. */
const SILENCE_MS = 75_000;

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
    clientTracking: false,
  });
  readonly #services: Services;
  readonly #build: string;
  readonly #trust: Trust;
  readonly #limiter: ConnectionLimiter;
  readonly #traffic: Traffic;
  readonly #connections = new Set<Connection>();
  readonly #sweeper: NodeJS.Timeout;

  constructor(services: Services, { build, trustProxy }: GatewayOptions) {
    this.#services = services;
    this.#build = build;
    this.#trust = trustIn(trustProxy);
    const { limits, monotonicNow } = services;
    this.#limiter = new ConnectionLimiter(limits.connectionsPerAddress, monotonicNow);
    this.#traffic = {
      services,
      addressLimiter: new RateLimiter(perSecond(limits.messagesPerAddress, monotonicNow)),
      undoLimiter: new RateLimiter(perMinute(limits.undosPerMinute, monotonicNow)),
      subscribing: new FairQueue(),
      backlog: new Backlog(limits.allUnreadBytes),
    };
    // A device that was forgotten must not stay connected; the others connect again.
    services.sessions.onForgotten((user) => {
      for (const connection of this.#connections) if (connection.user === user) connection.terminate();
    });
    this.#sweeper = setInterval(() => this.#dropSilent(), SILENCE_MS / 3).unref();
  }

  open(server: Server): void {
    server.on('upgrade', (request, socket, head) => {
      socket.on('error', () => socket.destroy());
      this.#accept(request, socket, head).catch(() => reject(socket, '500 Internal Server Error'));
    });
  }

  close(): void {
    clearInterval(this.#sweeper);
    for (const connection of this.#connections) connection.terminate();
  }

  async #accept(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const address = addressOf(request, this.#trust);
    if (!this.#limiter.acquire(address)) return reject(socket, '429 Too Many Requests');
    socket.once('close', () => this.#limiter.release(address));
    if (request.url !== '/ws') return reject(socket, '404 Not Found');
    if (!isOwnOrigin(request, this.#trust)) return reject(socket, '403 Forbidden');
    const user = await this.#services.sessions.find(request.headers.cookie);
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
