import { once } from 'node:events';
import { WebSocket } from 'ws';

const PRESENCE = Buffer.from('{"type":"presence"');
const ANSWER = Buffer.from('{"type":"answer"');
const REFUSED = Buffer.from('"ok":false');
const ERROR = Buffer.from('{"type":"error"');

export function startsWith(data: Buffer, text: Buffer): boolean {
  return data.length >= text.length && data.compare(text, 0, text.length, 0, text.length) === 0;
}

/** A player's connection. */
export class Connection {
  readonly #socket: WebSocket;
  /** Called with every message, as bytes, so that what is not looked at need not be decoded. */
  onMessage: (data: Buffer) => void = () => undefined;
  /** Rejects when something was refused, or the connection is lost. */
  readonly broken: Promise<never>;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    this.broken = new Promise((_, reject) => {
      socket.on('message', (data: Buffer) => {
        if (startsWith(data, ERROR) || (startsWith(data, ANSWER) && data.includes(REFUSED)))
          reject(new Error(`The server said ${data}`));
        else this.onMessage(data);
      });
      socket.once('close', () => reject(new Error('The server has closed the connection.')));
    });
    // It is awaited only while something is expected on this connection.
    this.broken.catch(() => undefined);
  }

  send(text: string): void {
    this.#socket.send(text);
  }

  /** Subscribes to a table; the message about presence there shows that the subscription has started. */
  async subscribe(table: string): Promise<void> {
    const id = Buffer.from(table);
    const started = new Promise<void>((resolve) => {
      this.onMessage = (data) => {
        if (startsWith(data, PRESENCE) && data.includes(id)) resolve();
      };
    });
    this.send(JSON.stringify({ type: 'subscribe', table }));
    await Promise.race([started, this.broken]);
  }

  unsubscribe(table: string): void {
    this.send(JSON.stringify({ type: 'unsubscribe', table }));
  }

  terminate(): void {
    this.#socket.terminate();
  }
}

export async function connect(port: number, cookie: string): Promise<Connection> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, {
    headers: { cookie },
    perMessageDeflate: false,
  });
  const connection = new Connection(socket);
  await once(socket, 'open');
  return connection;
}
