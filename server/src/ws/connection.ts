import type { Duplex } from 'node:stream';
import { refusal } from '@kontor/core';
import {
  type ClientMessage,
  ClientMessage as ClientMessageSchema,
  type ServerMessage,
} from '@kontor/protocol';
import { Compile } from 'typebox/compile';
import { WebSocket } from 'ws';
import { NOT_STORED } from '../http/errors.ts';
import type { Subscriber } from '../play/audience.ts';
import { playerCommand } from '../play/command.ts';
import { Allowance, perSecond, type RateLimiter } from '../rate-limiter.ts';
import { Refused } from '../refused.ts';
import type { Services } from '../services.ts';
import { StoreUnavailable } from '../store/store.ts';
import type { Backlog, Reader } from './backlog.ts';
import type { FairQueue } from './fair-queue.ts';
import { Subscriptions } from './subscriptions.ts';

const validator = Compile(ClientMessageSchema);

/** What a message costs its sender; a subscription makes the server write out the whole table. */
const COST = { ping: 1, subscribe: 10, unsubscribe: 1, visible: 1, command: 1, malformed: 1 } as const;

/** How long a connection that sends too much has to read why it is closed. */
const CLOSING_MS = 1000;

/** What all connections share. */
export interface Traffic {
  readonly services: Services;
  /** What all connections of an address may send together. */
  readonly addressLimiter: RateLimiter;
  /** How often each user may undo. */
  readonly undoLimiter: RateLimiter;
  readonly subscribing: FairQueue;
  readonly backlog: Backlog;
}

/** One WebSocket connection. */
export class Connection implements Subscriber, Reader {
  readonly user: string | null;
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  readonly #address: string;
  readonly #traffic: Traffic;
  readonly #services: Services;
  readonly #allowance: Allowance;
  readonly #subscriptions: Subscriptions;
  #isVisible = true;
  /** By the clock that never goes back. */
  lastMessageAt: number;

  /** `stream` is what `socket` writes to. */
  constructor(socket: WebSocket, stream: Duplex, user: string | null, address: string, traffic: Traffic) {
    const { services, subscribing } = traffic;
    const { limits, monotonicNow } = services;
    this.#socket = socket;
    this.#stream = stream;
    this.user = user;
    this.#address = address;
    this.#traffic = traffic;
    this.#services = services;
    this.#allowance = new Allowance(perSecond(limits.messagesPerConnection, monotonicNow));
    this.#subscriptions = new Subscriptions(this, {
      services,
      queue: subscribing,
      address,
      onFailure: (table, error) => this.#fail(table, error),
    });
    this.lastMessageAt = monotonicNow();
    socket.on('message', (data, binary) => {
      // A packet may hold thousands of messages more after the one for which the connection was closed.
      if (socket.readyState === WebSocket.OPEN) this.#receive(binary ? undefined : String(data));
    });
    socket.on('close', () => this.#end());
    // After an error `ws` closes the socket itself.
    socket.on('error', () => undefined);
  }

  get isVisible(): boolean {
    return this.#isVisible;
  }

  get unreadBytes(): number {
    return this.#socket.bufferedAmount;
  }

  /** A client that does not read is disconnected; it gets everything anew when it connects again. */
  send(text: string): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    this.#writeTogether();
    this.#socket.send(text);
    if (this.unreadBytes > this.#services.limits.unreadBytes) this.terminate();
    else this.#traffic.backlog.update(this);
  }

  sendMessage(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }

  /** Closes the connection with a code and a reason. */
  close(code: number, reason: string): void {
    this.#end();
    this.#socket.close(code, reason);
  }

  terminate(): void {
    this.#end();
    this.#socket.terminate();
  }

  /** A change and the answer to whoever made it follow each other: what is sent in one go takes the system one write. */
  #writeTogether(): void {
    if (this.#stream.writableCorked > 0) return;
    this.#stream.cork();
    process.nextTick(() => this.#stream.uncork());
  }

  /** `undefined` stands for a message that is not text. */
  #receive(text: string | undefined): void {
    this.lastMessageAt = this.#services.monotonicNow();
    const message = text === undefined ? undefined : parse(text);
    const cost = COST[message?.type ?? 'malformed'];
    if (!this.#allowance.take(cost) || !this.#traffic.addressLimiter.take(this.#address, cost))
      this.#closeForRate();
    else if (message) this.#handle(message);
    else this.#sendError('message.shape', 'This message cannot be understood.');
  }

  /** Nothing more is read from whoever sends too much. */
  #closeForRate(): void {
    this.#sendError('rate', 'Too many messages.');
    this.#socket.close(1008, 'rate');
    this.#socket.pause();
    this.#end();
    setTimeout(() => this.#socket.terminate(), CLOSING_MS).unref();
  }

  #handle(message: ClientMessage): void {
    switch (message.type) {
      case 'ping':
        this.sendMessage({ type: 'pong' });
        break;
      case 'subscribe': {
        const { table, since = -1, chat = 0 } = message;
        this.#subscriptions.start(table, { since, chat });
        break;
      }
      case 'unsubscribe':
        this.#subscriptions.end(message.table);
        break;
      case 'visible':
        this.#setVisible(message.visible);
        break;
      case 'command': {
        const { id, table, row, command } = message;
        if (this.user !== null && this.#services.sanctions.isSuspended(this.user)) {
          this.sendMessage({
            type: 'answer',
            id,
            ok: false,
            refused: refusal('person.suspended', undefined),
          });
          break;
        }
        if (command.kind === 'undo' && !this.#mayUndo()) {
          this.sendMessage({ type: 'answer', id, ok: false, refused: refusal('rate.undo', undefined) });
          break;
        }
        const since = performance.now();
        this.#services.rooms.act(table, playerCommand({ user: this.user, id, row, command })).then(
          (outcome) => {
            this.sendMessage({ type: 'answer', id, ...outcome });
            this.#services.metrics.answered(performance.now() - since);
          },
          (error: unknown) => this.#fail(table, error),
        );
      }
    }
  }

  #setVisible(visible: boolean): void {
    if (this.#isVisible && !visible && this.user !== null)
      for (const table of this.#subscriptions.tables) this.#services.hub.putAway(table, this.user);
    this.#isVisible = visible;
  }

  /** Every move that is undone stays in the log, so nobody may try moves out for ever. */
  #mayUndo(): boolean {
    return this.user === null || this.#traffic.undoLimiter.take(this.user);
  }

  #fail(table: string, error: unknown): void {
    if (error instanceof Refused) this.#sendError(error.code, error.message, table);
    else {
      this.#services.log.error({ err: error, table }, 'a message could not be handled');
      if (error instanceof StoreUnavailable) this.#sendError('server.store', NOT_STORED, table);
      else this.#sendError('server.fault', 'Something went wrong on the server.', table);
    }
  }

  #end(): void {
    this.#subscriptions.endAll();
    this.#traffic.backlog.remove(this);
  }

  #sendError(code: string, message: string, table?: string): void {
    this.sendMessage({ type: 'error', code, message, ...(table === undefined ? {} : { table }) });
  }
}

function parse(text: string): ClientMessage | undefined {
  try {
    const message: unknown = JSON.parse(text);
    return validator.Check(message) ? message : undefined;
  } catch {
    return undefined;
  }
}
