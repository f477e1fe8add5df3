import {
  type ClientMessage,
  ClientMessage as ClientMessageSchema,
  type ServerMessage,
} from '@kontor/protocol';
import { Compile } from 'typebox/compile';
import { WebSocket } from 'ws';
import { NOT_STORED } from '../http/errors.ts';
import { playerCommand } from '../play/command.ts';
import type { Subscriber } from '../play/hub.ts';
import { Refused } from '../refused.ts';
import type { Services } from '../services.ts';
import { StoreUnavailable } from '../store/store.ts';
import { Subscription } from './subscription.ts';

const validator = Compile(ClientMessageSchema);

/** Messages a second that a connection may send on average, and at once. */
const RATE = 200;
const BURST = 400;
/** The allowance is counted in thousandths of a message, because `RATE` earns that many in a millisecond. */
const MESSAGE = 1000;

/** A client with more unsent bytes than this is disconnected; it gets everything anew when it comes back. */
const MAX_UNSENT_BYTES = 1_000_000;

const MAX_SUBSCRIPTIONS = 20;

/** One WebSocket connection. */
export class Connection implements Subscriber {
  readonly user: string | null;
  readonly #socket: WebSocket;
  readonly #services: Services;
  /** By table. */
  readonly #subscriptions = new Map<string, Subscription>();
  #allowance = BURST * MESSAGE;
  lastMessageAt: number;

  constructor(socket: WebSocket, user: string | null, services: Services) {
    this.#socket = socket;
    this.user = user;
    this.#services = services;
    this.lastMessageAt = services.rooms.now();
    socket.on('message', (data, binary) => this.#receive(binary ? undefined : String(data)));
    socket.on('close', () => this.#end());
    // After an error `ws` closes the socket itself.
    socket.on('error', () => undefined);
  }

  send(text: string): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    if (this.#socket.bufferedAmount > MAX_UNSENT_BYTES) this.#socket.terminate();
    else this.#socket.send(text);
  }

  sendMessage(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }

  terminate(): void {
    this.#socket.terminate();
  }

  /** `undefined` stands for a message that is not text. */
  #receive(text: string | undefined): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    if (!this.#withinRate()) {
      this.#sendError('rate', 'Too many messages.');
      this.#socket.close(1008, 'rate');
      return;
    }
    const message = text === undefined ? undefined : parse(text);
    if (message) this.#handle(message);
    else this.#sendError('message.shape', 'This message cannot be understood.');
  }

  #handle(message: ClientMessage): void {
    switch (message.type) {
      case 'ping':
        this.sendMessage({ type: 'pong' });
        break;
      case 'subscribe': {
        const { table, since = -1, chat = 0 } = message;
        this.#subscribe(table, since, chat).catch((error: unknown) => this.#fail(table, error));
        break;
      }
      case 'unsubscribe':
        this.#unsubscribe(message.table);
        break;
      case 'command': {
        const { id, table, row, command } = message;
        this.#services.rooms.act(table, playerCommand({ user: this.user, id, row, command })).then(
          (outcome) => this.sendMessage({ type: 'answer', id, ...outcome }),
          (error: unknown) => this.#fail(table, error),
        );
      }
    }
  }

  #fail(table: string, error: unknown): void {
    if (error instanceof Refused) this.#sendError(error.code, error.message, table);
    else {
      this.#services.log.error({ err: error, table }, 'a message could not be handled');
      if (error instanceof StoreUnavailable) this.#sendError('server.store', NOT_STORED, table);
      else this.#sendError('server.fault', 'Something went wrong on the server.', table);
    }
  }

  async #subscribe(table: string, since: number, chat: number): Promise<void> {
    this.#unsubscribe(table);
    if (this.#subscriptions.size >= MAX_SUBSCRIPTIONS)
      throw new Refused('watch.many', 'You look at too many tables.');
    const subscription = new Subscription(this);
    this.#subscriptions.set(table, subscription);
    try {
      await subscription.start(this.#services, table, since, chat);
    } catch (error) {
      subscription.end();
      if (this.#subscriptions.get(table) === subscription) this.#subscriptions.delete(table);
      throw error;
    }
  }

  #unsubscribe(table: string): void {
    this.#subscriptions.get(table)?.end();
    this.#subscriptions.delete(table);
  }

  #end(): void {
    for (const subscription of this.#subscriptions.values()) subscription.end();
    this.#subscriptions.clear();
  }

  #sendError(code: string, message: string, table?: string): void {
    this.sendMessage({ type: 'error', code, message, ...(table === undefined ? {} : { table }) });
  }

  #withinRate(): boolean {
    const now = this.#services.rooms.now();
    const earned = (now - this.lastMessageAt) * RATE;
    this.#allowance = Math.min(BURST * MESSAGE, this.#allowance + earned) - MESSAGE;
    this.lastMessageAt = now;
    return this.#allowance >= 0;
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
