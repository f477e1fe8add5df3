import { type ClientMessage, PROTOCOL, type ServerMessage } from '@kontor/protocol';

/** Delays between attempts to connect again, in milliseconds; the last one repeats. */
const BACK_OFF = [250, 500, 1000, 2000, 4000, 8000];
/** A dead connection is noticed only by an answer that does not come, so something is sent this often. */
const PING_MS = 10_000;
/** A connection without an answer for this long counts as broken; opening one may take longer. */
const ANSWER_MS = 5000;
const OPENING_MS = 10_000;

export interface SocketListener {
  /** The connection is open, for the first time or again. */
  opened(): void;
  lost(): void;
  received(message: ServerMessage): void;
  /** The server serves another version of the page than this one. */
  outdated(): void;
}

/** The version of this page; a page under development has none and takes the server's first answer. */
let build = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;

/** A WebSocket that reconnects by itself. */
export class ServerSocket {
  readonly #listener: SocketListener;
  #socket: WebSocket | undefined;
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #answerTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #pinger: ReturnType<typeof setInterval>;
  #closed = false;

  constructor(listener: SocketListener) {
    this.#listener = listener;
    this.#pinger = setInterval(() => this.#ping(), PING_MS);
    window.addEventListener('online', this.#checkNow);
    window.addEventListener('offline', this.#wentOffline);
    document.addEventListener('visibilitychange', this.#visibilityChanged);
    this.#connect();
  }

  /** Whether it was sent; if not, the socket is reconnecting and `opened` will be called. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    this.#expectAnswer();
    return true;
  }

  /** The connection has proved its worth: should it break, the next attempt comes soon. */
  succeeded(): void {
    this.#attempts = 0;
  }

  /** Connects anew, e.g. because the cookie has changed. */
  renew(): void {
    this.#attempts = 0;
    this.#drop();
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#pinger);
    clearTimeout(this.#retry);
    window.removeEventListener('online', this.#checkNow);
    window.removeEventListener('offline', this.#wentOffline);
    document.removeEventListener('visibilitychange', this.#visibilityChanged);
    this.#drop();
  }

  /** Somebody who comes back to the page should not wait for the next attempt or the next ping. */
  readonly #checkNow = (): void => {
    if (document.hidden) return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#ping();
    else if (this.#retry !== undefined) this.#connect();
  };

  readonly #visibilityChanged = (): void => {
    this.#tellVisible();
    this.#checkNow();
  };

  /** Who has the table in sight is not called to it. No answer comes to this. */
  #tellVisible(): void {
    const message: ClientMessage = { type: 'visible', visible: !document.hidden };
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** The device says that it has no network, so there is no need to wait for an answer. */
  readonly #wentOffline = (): void => {
    if (this.#socket) this.#lost();
  };

  #connect(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    const address = new URL('/ws', location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#receive(JSON.parse(String(data)) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
    this.#expectAnswer(OPENING_MS);
  }

  #receive(message: ServerMessage): void {
    clearTimeout(this.#answerTimer);
    this.#answerTimer = undefined;
    this.#listener.received(message);
    if (message.type !== 'welcome') return;
    build ??= message.build;
    if (message.build !== build || message.protocol !== PROTOCOL) this.#listener.outdated();
    if (document.hidden) this.#tellVisible();
    this.#listener.opened();
  }

  #lost(): void {
    this.#drop();
    if (this.#closed) return;
    this.#listener.lost();
    const delay = BACK_OFF[Math.min(this.#attempts++, BACK_OFF.length - 1)] ?? 0;
    // Random, so that not all clients reconnect in the same moment after a restart.
    this.#retry = setTimeout(() => this.#connect(), delay * (0.75 + Math.random() / 2));
  }

  #ping(): void {
    this.send({ type: 'ping' });
  }

  #expectAnswer(within = ANSWER_MS): void {
    this.#answerTimer ??= setTimeout(() => this.#lost(), within);
  }

  #drop(): void {
    clearTimeout(this.#answerTimer);
    this.#answerTimer = undefined;
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }
}
