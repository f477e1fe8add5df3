import { once } from 'node:events';
import type { Command, Outcome } from '@kontor/core';
import {
  type ClientMessage,
  type ClientView,
  type NewTable,
  type OnlineFrame,
  type ServerMessage,
  type TableInfo,
  TIME_PRESETS,
  updateClientView,
} from '@kontor/protocol';
import { WebSocket } from 'ws';

type Reply = { readonly status: number; readonly body: unknown };

/** What a person at a table sees, put together from the messages as a page would. */
export interface TableClientView extends ClientView {
  readonly info: TableInfo;
}

/** Somebody with a browser: a cookie, requests, and a WebSocket whose messages are kept. */
export class Person {
  readonly #url: string;
  readonly #waiting = new Set<() => void>();
  #socket: WebSocket | undefined;
  cookie = '';
  readonly messages: ServerMessage[] = [];
  /** Every text that came over the wire. */
  readonly texts: string[] = [];
  readonly clientViews = new Map<string, TableClientView>();

  constructor(url: string) {
    this.#url = url;
  }

  static async named(url: string, name: string): Promise<Person> {
    const person = new Person(url);
    await person.call('PUT', '/api/me', { name });
    return person;
  }

  async call(method: string, path: string, body?: unknown): Promise<Reply> {
    const reply = await fetch(`${this.#url}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const set = reply.headers.get('set-cookie');
    if (set !== null) this.cookie = set.split(';')[0] ?? '';
    const text = await reply.text();
    this.texts.push(text);
    return { status: reply.status, body: JSON.parse(text) as unknown };
  }

  /** A request that must succeed. */
  async ask<T = TableInfo>(method: string, path: string, body?: unknown): Promise<T> {
    const { status, body: answer } = await this.call(method, path, body);
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(answer)}`);
    return answer as T;
  }

  /** Makes a table with free seats and bots, by link, without a clock. */
  makeTable(game: string, seats: NewTable['seats'], over: Partial<NewTable> = {}): Promise<TableInfo> {
    return this.ask('POST', '/api/tables', {
      game,
      seats,
      open: false,
      time: TIME_PRESETS.unhurried,
      ...over,
    } satisfies NewTable);
  }

  async connect(headers: Record<string, string> = {}): Promise<void> {
    const socket = new WebSocket(`${this.#url.replace('http', 'ws')}/ws`, {
      headers: { ...(this.cookie === '' ? {} : { cookie: this.cookie }), ...headers },
    });
    socket.on('message', (data) => this.#receive(String(data)));
    socket.on('close', () => this.#wake());
    await once(socket, 'open');
    this.#socket = socket;
  }

  get connected(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  disconnect(): void {
    this.#socket?.terminate();
  }

  /** As a page that is closed. */
  hangUp(): void {
    this.#socket?.close();
  }

  send(message: ClientMessage): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string | Buffer): void {
    this.#socket?.send(text);
  }

  async watch(table: string, since?: number): Promise<TableClientView> {
    const before = this.messages.length;
    this.send({ type: 'subscribe', table, ...(since === undefined ? {} : { since }) });
    // Presence at another table may come in between.
    await this.until(() =>
      this.messages.slice(before).some((message) => message.type === 'presence' && message.table === table),
    );
    return this.clientView(table);
  }

  clientView(table: string): TableClientView {
    const clientView = this.clientViews.get(table);
    if (!clientView) throw new Error(`nothing was seen of ${table}`);
    return clientView;
  }

  /** Sends a command on what is seen now and waits for its answer. */
  async command(table: string, command: Command, over: { id?: string; row?: number } = {}): Promise<Outcome> {
    const id = over.id ?? crypto.randomUUID();
    const row = over.row ?? this.clientView(table).frame.row;
    const before = this.messages.length;
    this.send({ type: 'command', id, table, row, command });
    const answered = (): ServerMessage | undefined =>
      this.messages.slice(before).find((message) => message.type === 'answer' && message.id === id);
    await this.until(() => answered() !== undefined);
    const answer = answered();
    if (answer?.type !== 'answer') throw new Error('no answer');
    return answer.ok ? { ok: true } : { ok: false, refused: answer.refused };
  }

  /** Waits until everything that was sent before has arrived. */
  async settle(): Promise<void> {
    const pongs = (): number => this.messages.filter(({ type }) => type === 'pong').length;
    const before = pongs();
    this.send({ type: 'ping' });
    await this.until(() => pongs() > before);
  }

  /** Waits until something is so; every message that arrives may make it so. */
  async until(so: () => boolean): Promise<void> {
    while (!so()) {
      if (this.#socket && !this.connected && !so()) throw new Error('the connection is broken');
      await new Promise<void>((resolve) => this.#waiting.add(resolve));
    }
  }

  #receive(text: string): void {
    this.texts.push(text);
    const message = JSON.parse(text) as ServerMessage;
    this.messages.push(message);
    this.#see(message);
    this.#wake();
  }

  #wake(): void {
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const resolve of waiting) resolve();
  }

  #see(message: ServerMessage): void {
    if (message.type === 'table') {
      const { info } = message;
      const known = this.clientViews.get(info.id);
      this.clientViews.set(info.id, {
        ...(known ?? { frame: undefined as unknown as OnlineFrame, history: [] }),
        info,
      });
    } else if (message.type === 'frame' || message.type === 'change') {
      const known = this.clientView(message.table);
      const seen = updateClientView(known.frame ? known : undefined, message);
      if (!seen) throw new Error('a change of something that was never seen');
      this.clientViews.set(message.table, { ...known, ...seen });
    }
  }
}
