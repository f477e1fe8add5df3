import type { Duplex } from 'node:stream';
import {
  type ClientMessage,
  ClientMessage as ClientMessageSchema,
  type ServerMessage,
} from '@kontor/protocol';
import { Compile } from 'typebox/compile';
import { WebSocket } from 'ws';
import type { Ear } from '../play/hub.ts';
import { Refused } from '../refused.ts';
import type { Services } from '../services.ts';
import { messageFrame } from '../wire/message.ts';
import type { Inbox } from './inbox.ts';
import { hearPlain } from './plain.ts';
import { Watch } from './watch.ts';

const validator = Compile(ClientMessageSchema);

/** Messages a second that a line may bring on average, and at once. */
const RATE = 200;
const BURST = 400;
/** Allowances are counted in thousandths of a message, as `RATE` gives so many for each millisecond. */
const MESSAGE = 1000;

/** Whoever is so far behind, in bytes, gets a new start instead. */
const MOST_UNSENT = 1_000_000;

const MOST_WATCHED = 20;

/** Lines that were spoken to in this moment. */
let gathered: Line[] = [];

/** What was said in the same moment goes out together: one call to the system for each line instead of several. */
function sendGathered(): void {
  const lines = gathered;
  gathered = [];
  for (const line of lines) line.release();
}

/** One WebSocket connection. */
export class Line implements Ear {
  readonly user: string | null;
  readonly #socket: WebSocket;
  readonly #wire: Duplex;
  /** Frames of this moment, a character for each byte. */
  #unsent = '';
  readonly #services: Services;
  /** By table. */
  readonly #watched = new Map<string, Watch>();
  #allowance = BURST * MESSAGE;
  /** When something was last heard. */
  heardAt: number;

  /** Nothing more is followed: it talks too much. */
  #deaf = false;

  /** `wire` is what the socket's frames go over; what they say goes to the inbox. */
  constructor(socket: WebSocket, wire: Duplex, user: string | null, services: Services, inbox: Inbox) {
    this.#socket = socket;
    this.#wire = wire;
    this.user = user;
    this.#services = services;
    this.heardAt = services.rooms.now();
    hearPlain(wire, (text) => inbox.put(this, text));
    socket.on('message', (data, binary) => inbox.put(this, binary ? undefined : String(data)));
    socket.on('close', () => this.#close());
    // A broken line is closed by `ws` itself.
    socket.on('error', () => undefined);
  }

  send(frame: string): void {
    if (this.#wire.writableLength + this.#unsent.length > MOST_UNSENT) {
      this.#socket.terminate();
      return;
    }
    if (this.#unsent === '' && gathered.push(this) === 1) process.nextTick(sendGathered);
    this.#unsent += frame;
  }

  /** Sends what was said. */
  release(): void {
    const unsent = this.#unsent;
    this.#unsent = '';
    if (unsent !== '' && this.#socket.readyState === WebSocket.OPEN) this.#wire.write(unsent, 'latin1');
  }

  say(message: ServerMessage): void {
    this.send(messageFrame(message));
  }

  hangUp(): void {
    this.#socket.terminate();
  }

  /** Follows what was said; `undefined` is what cannot be a message. */
  follow(text: string | undefined): void {
    if (this.#deaf) return;
    if (!this.#mayTalk()) {
      this.#deaf = true;
      this.#complain('rate', 'Too many messages.');
      this.release();
      this.#socket.close(1008, 'rate');
      return;
    }
    const message = text === undefined ? undefined : read(text);
    if (!message) this.#complain('message.shape', 'This message cannot be understood.');
    else this.#follow(message);
  }

  #follow(message: ClientMessage): void {
    switch (message.type) {
      case 'ping':
        this.say({ type: 'pong' });
        break;
      case 'subscribe': {
        const { table, since = -1, chat = 0 } = message;
        this.#watch(table, since, chat).catch((error: unknown) => this.#fail(table, error));
        break;
      }
      case 'unsubscribe':
        this.#unwatch(message.table);
        break;
      case 'command': {
        const { id, table, row, command } = message;
        this.#services.rooms.command(table, this.user, id, row, command, {
          done: (outcome) => this.say({ type: 'answer', id, ...outcome }),
          fail: (error) => this.#fail(table, error),
        });
      }
    }
  }

  #fail(table: string, error: unknown): void {
    if (error instanceof Refused) this.#complain(error.code, error.message, table);
    else {
      console.error('a message could not be followed:', error);
      this.#complain('server.fault', 'Something went wrong on the server.', table);
    }
  }

  async #watch(table: string, since: number, chat: number): Promise<void> {
    // What was said in the last moment is followed after the line has ended, and then nobody would end this.
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    this.#unwatch(table);
    if (this.#watched.size >= MOST_WATCHED) throw new Refused('watch.many', 'You look at too many tables.');
    const watch = new Watch(this);
    this.#watched.set(table, watch);
    try {
      await watch.begin(this.#services, table, since, chat);
    } catch (error) {
      watch.end();
      if (this.#watched.get(table) === watch) this.#watched.delete(table);
      throw error;
    }
  }

  #unwatch(table: string): void {
    this.#watched.get(table)?.end();
    this.#watched.delete(table);
  }

  #close(): void {
    for (const watch of this.#watched.values()) watch.end();
    this.#watched.clear();
  }

  #complain(code: string, message: string, table?: string): void {
    this.say({ type: 'error', code, message, ...(table === undefined ? {} : { table }) });
  }

  #mayTalk(): boolean {
    const now = this.#services.rooms.now();
    const earned = (now - this.heardAt) * RATE;
    this.#allowance = Math.min(BURST * MESSAGE, this.#allowance + earned) - MESSAGE;
    this.heardAt = now;
    return this.#allowance >= 0;
  }
}

function read(text: string): ClientMessage | undefined {
  try {
    const message: unknown = JSON.parse(text);
    return validator.Check(message) ? message : undefined;
  } catch {
    return undefined;
  }
}
