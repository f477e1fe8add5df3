import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { ConfigError } from '../config-error.ts';
import { newToken } from '../tokens.ts';
import { type Bus, type Notification, type Topic, topicOf } from './bus.ts';
import { LocalBus } from './local.ts';

const CHANNEL = 'kontor:';

/** Delays between attempts to connect grow up to this. */
const MAX_RETRY_MS = 2000;
/** A server that does not answer for so long counts as away. */
const ANSWER_MS = 3000;

/** A message on a channel: the notification and who sent it. */
interface Message {
  readonly from: string;
  readonly notification: Notification;
}

/** The bus of several processes, by the channels of Redis. In the publisher's own process listeners are called at once. */
export class RedisBus implements Bus {
  readonly #id = newToken();
  readonly #log: Logger;
  readonly #local = new LocalBus();
  readonly #publisher: Redis;
  readonly #subscriber: Redis;
  /** How many listeners each topic has in this process. */
  readonly #topics = new Map<Topic, number>();
  readonly #recovered: (() => void)[] = [];
  /** What Redis said to a user or password that it does not know. */
  #refused: string | undefined;
  #state: 'new' | 'connected' | 'away' | 'closed' = 'new';

  constructor(url: string, log: Logger) {
    this.#log = log;
    const options = {
      // What is sent while Redis is away would come too late to be news.
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      autoResubscribe: false,
      connectTimeout: ANSWER_MS,
      commandTimeout: ANSWER_MS,
      retryStrategy: (attempts: number) => Math.min(MAX_RETRY_MS, 100 * 2 ** Math.min(attempts, 5)),
    };
    this.#publisher = new Redis(url, { ...options, connectionName: 'kontor' });
    this.#subscriber = new Redis(url, { ...options, connectionName: 'kontor-listener' });
    for (const redis of [this.#publisher, this.#subscriber])
      redis.on('error', (error: Error) => this.#lost(error.message)).on('close', () => this.#lost('closed'));
    this.#subscriber.on('message', (_channel: string, text: string) => this.#receive(text));
    this.#subscriber.on('ready', () => void this.#listenAgain());
  }

  /** Resolves when the bus works, or after a while even if it does not: nobody has to wait for it. */
  static async open(url: string, log: Logger): Promise<RedisBus> {
    const bus = new RedisBus(url, log);
    const ready = new Promise<void>((resolve) => bus.onRecovery(resolve));
    const late = new Promise<void>((resolve) => setTimeout(resolve, ANSWER_MS).unref());
    await Promise.race([ready, late]);
    if (bus.#refused !== undefined) {
      await bus.close();
      throw new ConfigError(
        `REDIS_URL cannot be used: Redis refuses this user or password (${bus.#refused}).`,
      );
    }
    return bus;
  }

  /** For what servers count together. */
  get client(): Redis {
    return this.#publisher;
  }

  async publish(notification: Notification): Promise<void> {
    await this.#local.publish(notification);
    const message: Message = { from: this.#id, notification };
    const sent = this.#publisher.publish(CHANNEL + topicOf(notification), JSON.stringify(message));
    await sent.catch((error: unknown) => this.#lost(String(error)));
  }

  async subscribe(topic: Topic, listener: (notification: Notification) => void): Promise<() => void> {
    const leaveLocal = await this.#local.subscribe(topic, listener);
    const count = this.#topics.get(topic) ?? 0;
    this.#topics.set(topic, count + 1);
    if (count === 0) await this.#ask(() => this.#subscriber.subscribe(CHANNEL + topic));
    return () => {
      leaveLocal();
      const left = (this.#topics.get(topic) ?? 1) - 1;
      if (left > 0) this.#topics.set(topic, left);
      else {
        this.#topics.delete(topic);
        void this.#ask(() => this.#subscriber.unsubscribe(CHANNEL + topic));
      }
    };
  }

  onRecovery(recovered: () => void): void {
    this.#recovered.push(recovered);
  }

  isConnected(): boolean {
    return this.#state === 'connected' && this.#publisher.status === 'ready';
  }

  async answers(): Promise<boolean> {
    if (!this.isConnected()) return false;
    try {
      return (await this.#publisher.ping()) === 'PONG';
    } catch {
      return false;
    }
  }

  async close(): Promise<void> {
    this.#state = 'closed';
    this.#publisher.disconnect();
    this.#subscriber.disconnect();
    await this.#local.close();
  }

  /** A message of somebody else that makes no sense is left alone. */
  #receive(text: string): void {
    try {
      const { from, notification } = JSON.parse(text) as Message;
      if (from !== this.#id) void this.#local.publish(notification);
    } catch (error) {
      this.#log.warn({ reason: String(error) }, 'a notification could not be read');
    }
  }

  async #listenAgain(): Promise<void> {
    const channels = [...this.#topics.keys()].map((topic) => CHANNEL + topic);
    if (channels.length > 0 && !(await this.#ask(() => this.#subscriber.subscribe(...channels)))) return;
    if (this.#state === 'away') this.#log.info('Redis is back');
    this.#state = 'connected';
    for (const recovered of this.#recovered) recovered();
  }

  /** If it fails, the connection is lost and everything is asked for again with the next one. */
  async #ask(ask: () => Promise<unknown>): Promise<boolean> {
    try {
      await ask();
      return true;
    } catch (error) {
      this.#lost(String(error));
      if (this.#subscriber.status === 'ready') this.#subscriber.disconnect(true);
      return false;
    }
  }

  /** Logged once until it is back. */
  #lost(reason: string): void {
    this.#refused ??= /\b(WRONGPASS|NOAUTH|NOPERM|ERR AUTH)\b/.exec(reason)?.[1];
    if (this.#state === 'away' || this.#state === 'closed') return;
    this.#state = 'away';
    this.#log.warn({ reason }, 'Redis is away: other servers learn of changes a little later');
  }
}
