import { type ClientMessage, PROTOCOL, type ServerMessage } from '@kontor/protocol';

/** Waits between attempts to connect again, in milliseconds; the last one repeats. */
const BACK_OFF = [250, 500, 1000, 2000, 4000, 8000];
/** So often something is said, so that a line that has silently died is found out soon. */
const PING_MS = 10_000;
/** A line on which nothing is heard for so long after something was said is broken; to open one may take longer. */
const PATIENCE_MS = 5000;
const OPENING_MS = 10_000;

export interface LineListener {
  /** The line is open: say what is wanted. */
  opened(): void;
  lost(): void;
  hear(message: ServerMessage): void;
  /** The server serves another version of the page than this one. */
  outdated(): void;
}

/** The version of this page. While it is developed it has none, and the server's first answer must do. */
let build = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;

/** A WebSocket that comes back by itself. */
export class Line {
  readonly #listener: LineListener;
  #socket: WebSocket | undefined;
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  readonly #pinger: ReturnType<typeof setInterval>;
  #closed = false;

  constructor(listener: LineListener) {
    this.#listener = listener;
    this.#pinger = setInterval(() => this.#ping(), PING_MS);
    window.addEventListener('online', this.#now);
    window.addEventListener('offline', this.#cut);
    document.addEventListener('visibilitychange', this.#now);
    this.#connect();
  }

  /** Whether it was sent; if not, the line is being mended and `opened` will be called. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    this.#listen();
    return true;
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
    window.removeEventListener('online', this.#now);
    window.removeEventListener('offline', this.#cut);
    document.removeEventListener('visibilitychange', this.#now);
    this.#drop();
  }

  /** Whoever looks again does not wait for the next attempt, and learns soon if the line has silently died. */
  readonly #now = (): void => {
    if (document.hidden) return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#ping();
    else if (this.#retry !== undefined) this.#connect();
  };

  /** The device says that it has no network; nobody need wait to find out. */
  readonly #cut = (): void => {
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
      if (socket === this.#socket) this.#hear(JSON.parse(String(data)) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
    this.#listen(OPENING_MS);
  }

  #hear(message: ServerMessage): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
    this.#listener.hear(message);
    if (message.type !== 'welcome') return;
    this.#attempts = 0;
    build ??= message.build;
    if (message.build !== build || message.protocol !== PROTOCOL) this.#listener.outdated();
    this.#listener.opened();
  }

  #lost(): void {
    this.#drop();
    if (this.#closed) return;
    this.#listener.lost();
    const wait = BACK_OFF[Math.min(this.#attempts++, BACK_OFF.length - 1)] ?? 0;
    // A little different for everyone, so that they do not all come at once after a restart.
    this.#retry = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  #ping(): void {
    this.send({ type: 'ping' });
  }

  /** Something must be heard now. */
  #listen(patience = PATIENCE_MS): void {
    this.#silence ??= setTimeout(() => this.#lost(), patience);
  }

  #drop(): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }
}
