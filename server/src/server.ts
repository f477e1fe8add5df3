import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { Accounts } from './accounts/accounts.ts';
import { Deletion } from './accounts/deletion.ts';
import { Guests } from './accounts/guests.ts';
import { Passkeys } from './accounts/passkeys.ts';
import { argon2, PasswordCheck, type Passwords } from './accounts/passwords.ts';
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
import { Vacations } from './lobby/vacations.ts';
import { silentLogger } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import { Sanctions } from './manners/sanctions.ts';
import { Health } from './monitoring/health.ts';
import { Metrics } from './monitoring/metrics.ts';
import { Share } from './nodes/share.ts';
import { SharedLimits } from './nodes/shared-limits.ts';
import { Attention } from './notices/attention.ts';
import { MailStop } from './notices/mail-stop.ts';
import { Notices } from './notices/notices.ts';
import { Push } from './notices/push.ts';
import { PUBLIC_REACH, type Reach } from './notices/send-request.ts';
import { Hub } from './play/hub.ts';
import { Rooms } from './play/rooms.ts';
import type { Services } from './services.ts';
import type { Store } from './store/store.ts';
import { newToken } from './tokens.ts';
import { isUnreadable } from './unreadable.ts';
import { type GatewayOptions, WebSocketGateway } from './ws/gateway.ts';

/** How often a server looks in a store that others use too. */
const WATCH_MS = 1000;

/** How many tables with bots are looked at at once; the others follow when these have gone on. */
const MAX_RESUMED = 10_000;

export interface ServerParts extends AppOptions, GatewayOptions {
  readonly store: Store;
  readonly thinker: Thinker;
  readonly bus?: Bus;
  readonly log?: Logger;
  readonly metrics?: Metrics;
  readonly publicUrl?: string | undefined;
  readonly inviteOnly?: boolean;
  readonly mailer?: Mailer | undefined;
  readonly passwords?: Passwords;
  /** What may be reached at addresses that people have named; by default the public internet. */
  readonly reach?: Reach;
  /** Folders with lists of who was deleted, which outlive the database. */
  readonly deletedLists?: readonly string[];
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
  readonly notices: Notices;
  readonly #app: FastifyInstance;
  readonly #gateway: WebSocketGateway;
  readonly #driver: BotDriver;
  #watch: NodeJS.Timeout | undefined;

  private constructor(services: Services, app: FastifyInstance, parts: ServerParts, attention: Attention) {
    this.services = services;
    this.#app = app;
    this.#gateway = new WebSocketGateway(services, parts);
    const { rooms, hub, limits, share, log } = services;
    this.#driver = new BotDriver({
      rooms,
      thinker: parts.thinker,
      limits,
      isOurs: (table) => share.has(table),
      watched: (table) => hub.present(table).length > 0,
      pauseMs: parts.botPause,
      onRoom: () => void this.#resume(),
      log,
    });
    services.metrics.watch(services, {
      connections: () => this.#gateway.connectionCount,
      botsThinking: () => this.#driver.thinkingCount,
      botsWaiting: () => this.#driver.waitingCount,
    });
    this.timekeeper = new Timekeeper(services, (table, seat) => this.#driver.playFor(table, seat));
    this.notices = new Notices({ ...services, attention });
  }

  static async make(parts: ServerParts): Promise<KontorServer> {
    const { store, bus = new LocalBus(), now = steadyClock(), log = silentLogger } = parts;
    const { monotonicNow = () => performance.now() } = parts;
    const limits = { ...DEFAULT_LIMITS, ...parts.limits };
    const rooms = new Rooms(store, bus, now, log);
    const tables = new Tables(store, rooms, limits);
    const node = newToken();
    const share = new Share(node, store.nodes, log);
    const attention = new Attention(now);
    const reach = parts.reach ?? PUBLIC_REACH;
    const services: Services = {
      store,
      bus,
      rooms,
      share,
      hub: new Hub({ rooms, bus, store, share, node, log, attention }),
      sessions: new Sessions(store, bus, now, log),
      tables,
      accounts: new Accounts({
        store: store.accounts,
        tables,
        passwords: new PasswordCheck(parts.passwords ?? argon2),
        mailer: parts.mailer,
        publicUrl: parts.publicUrl,
        now,
      }),
      passkeys: new Passkeys(store.accounts, now),
      guests: new Guests(store, tables, rooms),
      deletion: new Deletion({ store, tables, rooms, bus, lists: parts.deletedLists ?? [], log }),
      health: new Health(store, bus, rooms, log),
      metrics: parts.metrics ?? new Metrics(),
      mailer: parts.mailer,
      mailStop: new MailStop(store.notices),
      sanctions: new Sanctions(store.manners, now, log),
      vacations: new Vacations(store, tables, rooms, limits),
      push: new Push(store.notices, reach),
      reach,
      log,
      limits,
      sharedLimits: new SharedLimits(node, bus, monotonicNow),
      publicUrl: parts.publicUrl,
      inviteOnly: parts.inviteOnly ?? false,
      monotonicNow,
    };
    const app = await buildApp(services, parts);
    await parts.register?.(app);
    return new KontorServer(services, app, parts, attention);
  }

  /**
   * Starts to listen and resolves to the address. Before anybody can connect, clocks are corrected by the time in which no
   * server ran; then bots and automatic answers go on.
   */
  async listen(host: string, port: number): Promise<string> {
    this.#gateway.open(this.#app.server);
    const aliveAt = await this.services.store.aliveAt();
    await this.services.deletion.start();
    await this.timekeeper.start();
    await this.services.sanctions.start();
    const address = await this.#app.listen({ host, port });
    await this.#resume();
    await this.notices.start(aliveAt);
    this.#watchStore();
    return address;
  }

  get port(): number {
    return (this.#app.server.address() as AddressInfo).port;
  }

  /** Takes no more connections, finishes what was begun, and closes all connections so that pages connect again. */
  async close(): Promise<void> {
    const { rooms, bus, store, health, sharedLimits, log } = this.services;
    clearInterval(this.#watch);
    health.stop();
    this.services.sanctions.stop();
    this.services.deletion.stop();
    this.#gateway.stop();
    await rooms.settled();
    await this.#gateway.close();
    await this.#app.close();
    await this.timekeeper
      .stop()
      .catch((error: unknown) => log.error({ err: error }, 'the end could not be stored'));
    await this.#driver.close();
    await this.notices.close();
    rooms.close();
    sharedLimits.close();
    this.services.mailer?.close();
    await bus.close();
    await store.close();
  }

  /** Loads the tables of our share where a bot is next, which lets it go on. */
  async #resume(): Promise<void> {
    const { store, rooms, share, log } = this.services;
    try {
      for (const { id, version } of await store.botTables(MAX_RESUMED, share.parts))
        await rooms
          .look(id, (room) => this.#driver.look(room), version)
          .catch((error: unknown) => {
            if (!isUnreadable(error)) log.error({ err: error, table: id }, 'a table could not be read');
          });
    } catch (error) {
      log.error({ err: error }, 'tables could not be found');
    }
  }

  /**
   * Where other servers use the same store, notifications of their changes may be lost, and bots whose server has died
   * wait for us: what is stored is looked at again and again.
   */
  #watchStore(): void {
    const { store, hub, log } = this.services;
    if (!store.nodes) return;
    let busy = false;
    this.#watch = setInterval(() => {
      if (busy) return;
      busy = true;
      Promise.all([this.#resume(), hub.catchUp()])
        .catch((error: unknown) => log.error({ err: error }, 'changes could not be found'))
        .finally(() => {
          busy = false;
        });
    }, WATCH_MS);
  }
}
