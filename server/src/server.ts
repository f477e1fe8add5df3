import type { AddressInfo } from 'node:net';
import { seatsOf } from '@kontor/core';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { BotDriver } from './bots/driver.ts';
import type { Thinker } from './bots/thinker.ts';
import type { Bus } from './bus/bus.ts';
import { LocalBus } from './bus/local.ts';
import { steadyClock } from './clock/steady.ts';
import { Timekeeper } from './clock/timekeeper.ts';
import { type AppOptions, buildApp } from './http/app.ts';
import { Sessions } from './http/session.ts';
import { DEFAULT_LIMITS, type Limits } from './limits.ts';
import { Tables } from './lobby/tables.ts';
import { silentLogger } from './log.ts';
import { Hub } from './play/hub.ts';
import { Rooms } from './play/rooms.ts';
import type { Services } from './services.ts';
import type { Store } from './store/store.ts';
import { isUnreadable } from './unreadable.ts';
import { type GatewayOptions, WebSocketGateway } from './ws/gateway.ts';

export interface ServerParts extends AppOptions, GatewayOptions {
  readonly store: Store;
  readonly thinker: Thinker;
  readonly bus?: Bus;
  readonly log?: Logger;
  /** The time of day. */
  readonly now?: () => number;
  /** Milliseconds that never go back. */
  readonly monotonicNow?: () => number;
  /** Those that differ from the defaults. */
  readonly limits?: Partial<Limits>;
  /** Milliseconds that a bot takes at least for a move while people are connected. */
  readonly botPause: number;
  /** Registers more routes, e.g. those of the page. */
  readonly register?: (app: FastifyInstance) => Promise<void>;
}

/** The whole server: API, WebSockets, bots and clocks. */
export class KontorServer {
  readonly services: Services;
  readonly timekeeper: Timekeeper;
  readonly #app: FastifyInstance;
  readonly #gateway: WebSocketGateway;
  readonly #driver: BotDriver;

  private constructor(services: Services, app: FastifyInstance, parts: ServerParts) {
    this.services = services;
    this.#app = app;
    this.#gateway = new WebSocketGateway(services, parts);
    const { rooms, hub, limits, log } = services;
    this.#driver = new BotDriver({
      rooms,
      thinker: parts.thinker,
      limits,
      watched: (table) => hub.present(table).length > 0,
      pauseMs: parts.botPause,
      onRoom: () =>
        void this.#resume().catch((error: unknown) => log.error({ err: error }, 'tables could not be found')),
      log,
    });
    this.timekeeper = new Timekeeper(services, (table, seat) => this.#driver.playFor(table, seat));
  }

  static async make(parts: ServerParts): Promise<KontorServer> {
    const { store, bus = new LocalBus(), now = steadyClock(), log = silentLogger } = parts;
    const { monotonicNow = () => performance.now() } = parts;
    const limits = { ...DEFAULT_LIMITS, ...parts.limits };
    const rooms = new Rooms(store, bus, now, log);
    const services: Services = {
      store,
      bus,
      rooms,
      hub: new Hub(rooms, bus, log),
      sessions: new Sessions(store, now),
      tables: new Tables(store, rooms, limits),
      log,
      limits,
      monotonicNow,
    };
    const app = await buildApp(services, parts);
    await parts.register?.(app);
    return new KontorServer(services, app, parts);
  }

  /**
   * Starts to listen and resolves to the address. Before anybody can connect, clocks are corrected by the time in which no
   * server ran; then bots and automatic answers go on.
   */
  async listen(host: string, port: number): Promise<string> {
    this.#gateway.open(this.#app.server);
    await this.timekeeper.start();
    const address = await this.#app.listen({ host, port });
    await this.#resume();
    return address;
  }

  get port(): number {
    return (this.#app.server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    this.#gateway.close();
    await this.#app.close();
    await this.timekeeper.stop();
    await this.#driver.close();
    this.services.rooms.close();
    await this.services.bus.close();
    await this.services.store.close();
  }

  /** Loads the tables where a bot or an automatic answer is next, which lets them go on. */
  async #resume(): Promise<void> {
    const { store, rooms, log } = this.services;
    for (const { terms, progress, seats } of await store.runningTables())
      if (
        seatsOf(progress.active).some(
          (seat) => progress.bots[seat] !== null || (seats[seat]?.auto.length ?? 0) > 0,
        )
      )
        await rooms
          .look(terms.id, (room) => this.#driver.look(room))
          .catch((error: unknown) => {
            if (!isUnreadable(error)) log.error({ err: error, table: terms.id }, 'a table could not be read');
          });
  }
}
