import { once } from 'node:events';
import type { Command, Outcome } from '@kontor/core';
import {
  type ClientMessage,
  type ClientView,
  type NewTable,
  type ServerMessage,
  type TableInfo,
  TIME_PRESETS,
  updateClientView,
} from '@kontor/protocol';
import { WebSocket } from 'ws';
import { HttpClient, type Reply } from './http.ts';
import { within } from './wait.ts';

export interface GuestOptions {
  readonly url: string;
  readonly address: string;
}

export interface TableView extends ClientView {
  readonly info: TableInfo;
}

interface Waiting {
  readonly wanted: (message: ServerMessage) => boolean;
  readonly done: (message: ServerMessage) => void;
  readonly fail: (error: Error) => void;
}

const ANSWER_MS = 30_000;

/** Somebody with a browser at a loopback address: a cookie, requests and a WebSocket. */
export class Guest {
  readonly url: string;
  readonly address: string;
  readonly #http: HttpClient;
  readonly #waiting = new Set<Waiting>();
  readonly #infos = new Map<string, TableInfo>();
  readonly #views = new Map<string, ClientView>();
  #socket: WebSocket | undefined;
  #cookie = '';
  /** How many messages of each type have come, and how many bytes. */
  readonly received = new Map<string, number>();
  bytes = 0;

  constructor({ url, address }: GuestOptions) {
    this.url = url;
    this.address = address;
    this.#http = new HttpClient(url, address);
  }

  get cookie(): string {
    return this.#cookie;
  }

  /** Somebody else's device that got hold of the cookie, or one's own at another address. */
  useCookie(cookie: string): void {
    this.#cookie = cookie;
  }

  async call(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Reply> {
    const cookie = this.#cookie === '' ? {} : { cookie: this.#cookie };
    const reply = await this.#http.send(method, path, body, { ...cookie, ...headers });
    const set = reply.headers['set-cookie']?.[0]?.split(';')[0];
    if (set !== undefined) this.#cookie = set;
    return reply;
  }

  /** A request that must succeed. */
  async ask<T = TableInfo>(method: string, path: string, body?: unknown): Promise<T> {
    const { status, body: answer, text } = await this.call(method, path, body);
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text}`);
    return answer as T;
  }

  makeTable(game: string, seats: NewTable['seats'], over: Partial<NewTable> = {}): Promise<TableInfo> {
    return this.ask('POST', '/api/tables', {
      game,
      seats,
      open: false,
      time: TIME_PRESETS.unhurried,
      ...over,
    } satisfies NewTable);
  }

  get connected(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  async connect(headers: Readonly<Record<string, string>> = {}): Promise<void> {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/ws`, {
      localAddress: this.address,
      headers: { ...(this.#cookie === '' ? {} : { cookie: this.#cookie }), ...headers },
    });
    socket.on('message', (data) => this.#receive(String(data)));
    socket.on('error', () => undefined);
    socket.on('close', () => this.#fail(new Error('the connection was closed')));
    await within(ANSWER_MS, 'opening a WebSocket', once(socket, 'open'));
    this.#socket = socket;
  }

  disconnect(): void {
    this.#socket?.terminate();
  }

  close(): void {
    this.disconnect();
    this.#http.close();
  }

  send(message: ClientMessage): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string | Buffer): void {
    this.#socket?.send(text);
  }

  /** The next message that is wanted. */
  next(wanted: Waiting['wanted']): Promise<ServerMessage> {
    if (!this.connected) return Promise.reject(new Error('the connection was closed'));
    let waiting: Waiting | undefined;
    const message = new Promise<ServerMessage>((done, fail) => {
      waiting = { wanted, done, fail };
      this.#waiting.add(waiting);
    });
    return within(ANSWER_MS, 'an answer', message).finally(() => waiting && this.#waiting.delete(waiting));
  }

  async subscribe(table: string): Promise<TableView> {
    const there = this.next(
      (message) => (message.type === 'presence' || message.type === 'error') && message.table === table,
    );
    this.send({ type: 'subscribe', table });
    const message = await there;
    if (message.type === 'error') throw new Error(`a subscription was refused: ${message.code}`);
    return this.view(table);
  }

  unsubscribe(table: string): void {
    this.send({ type: 'unsubscribe', table });
    this.#infos.delete(table);
    this.#views.delete(table);
  }

  view(table: string): TableView {
    const [info, view] = [this.#infos.get(table), this.#views.get(table)];
    if (!info || !view) throw new Error(`nothing is known of ${table}`);
    return { ...view, info };
  }

  info(table: string): TableInfo | undefined {
    return this.#infos.get(table);
  }

  /** Sends a command about what is seen now and waits for its answer. */
  async command(table: string, command: Command, row?: number): Promise<Outcome> {
    const id = crypto.randomUUID();
    const answered = this.next((message) => message.type === 'answer' && message.id === id);
    this.send({ type: 'command', id, table, row: row ?? this.view(table).frame.row, command });
    const answer = await answered;
    if (answer.type !== 'answer') throw new Error('no answer');
    return answer.ok ? { ok: true } : { ok: false, refused: answer.refused };
  }

  /** Waits until the server has read everything that was sent before. */
  async settle(): Promise<void> {
    const pong = this.next(({ type }) => type === 'pong');
    this.send({ type: 'ping' });
    await pong;
  }

  #receive(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    this.bytes += Buffer.byteLength(text);
    this.received.set(message.type, (this.received.get(message.type) ?? 0) + 1);
    if (message.type === 'table') this.#infos.set(message.info.id, message.info);
    else if (message.type === 'frame' || message.type === 'change') {
      const view = updateClientView(this.#views.get(message.table), message);
      if (view) this.#views.set(message.table, view);
    }
    for (const waiting of this.#waiting) if (waiting.wanted(message)) waiting.done(message);
  }

  #fail(error: Error): void {
    for (const { fail } of this.#waiting) fail(error);
  }
}
