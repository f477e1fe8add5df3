import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { MAX_MESSAGE_BYTES, PROTOCOL } from '@kontor/protocol';
import { WebSocketServer } from 'ws';
import { addressOf, forwardedHost, type Trust, type TrustProxy, trustIn } from '../http/proxy.ts';
import type { Services } from '../services.ts';
import { Callers } from './callers.ts';
import { Inbox } from './inbox.ts';
import { Line } from './line.ts';

/** Pages send something every 10 seconds; whoever is silent for so long is gone. */
const SILENCE_MS = 75_000;

export interface GateOptions {
  /** Names the version of the page that is served. */
  readonly build: string;
  /** Lines that one address may have at once, and ask for in a minute. */
  readonly lines: number;
  readonly trustProxy: TrustProxy;
}

/** Lets WebSocket connections in. */
export class Gate {
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE_BYTES,
    perMessageDeflate: false,
    clientTracking: false,
  });
  readonly #services: Services;
  readonly #build: string;
  readonly #trust: Trust;
  readonly #callers: Callers;
  readonly #lines = new Set<Line>();
  readonly #inbox: Inbox;
  readonly #sweeper: NodeJS.Timeout;

  constructor(services: Services, { build, lines, trustProxy }: GateOptions) {
    this.#services = services;
    this.#build = build;
    this.#trust = trustIn(trustProxy);
    this.#callers = new Callers(lines);
    this.#inbox = new Inbox(() => services.rooms.flush());
    this.#sweeper = setInterval(() => this.#sweep(), SILENCE_MS / 3).unref();
  }

  open(server: Server): void {
    server.on('upgrade', (request, socket, head) => {
      socket.on('error', () => socket.destroy());
      this.#admit(request, socket, head).catch(() => turnAway(socket, '500 Internal Server Error'));
    });
  }

  close(): void {
    clearInterval(this.#sweeper);
    for (const line of this.#lines) line.hangUp();
  }

  async #admit(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const address = addressOf(request, this.#trust);
    if (!this.#callers.admit(address, this.#services.rooms.now()))
      return turnAway(socket, '429 Too Many Requests');
    socket.once('close', () => this.#callers.release(address));
    if (request.url !== '/ws') return turnAway(socket, '404 Not Found');
    if (!fromHere(request, this.#trust)) return turnAway(socket, '403 Forbidden');
    const user = await this.#services.sessions.find(request.headers.cookie);
    this.#server.handleUpgrade(request, socket, head, (connection) => {
      const line = new Line(connection, socket, user?.id ?? null, this.#services, this.#inbox);
      this.#lines.add(line);
      connection.on('close', () => this.#lines.delete(line));
      line.say({ type: 'welcome', protocol: PROTOCOL, build: this.#build, now: this.#services.rooms.now() });
    });
  }

  #sweep(): void {
    const now = this.#services.rooms.now();
    for (const line of this.#lines) if (now - line.heardAt > SILENCE_MS) line.hangUp();
  }
}

/** Another site's page would act with this browser's cookie. Programs send no origin, and have no cookie but their own. */
function fromHere(request: IncomingMessage, trust: Trust): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  return [host, forwardedHost(request, trust)].includes(new URL(origin).host);
}

function turnAway(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
