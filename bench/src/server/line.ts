import { once } from 'node:events';
import { WebSocket } from 'ws';

const PRESENT = Buffer.from('{"type":"presence"');
const ANSWER = Buffer.from('{"type":"answer"');
const REFUSED = Buffer.from('"ok":false');
const ERROR = Buffer.from('{"type":"error"');

export function startsWith(data: Buffer, text: Buffer): boolean {
  return data.length >= text.length && data.compare(text, 0, text.length, 0, text.length) === 0;
}

/** Somebody's connection. */
export class Line {
  readonly #socket: WebSocket;
  /** Called with every message, as bytes, so that what is not looked at need not be decoded. */
  hear: (data: Buffer) => void = () => undefined;
  /** Rejects when something was refused, or the connection is lost. */
  readonly broken: Promise<never>;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    this.broken = new Promise((_, reject) => {
      socket.on('message', (data: Buffer) => {
        if (startsWith(data, ERROR) || (startsWith(data, ANSWER) && data.includes(REFUSED)))
          reject(new Error(`The server said ${data}`));
        else this.hear(data);
      });
      socket.once('close', () => reject(new Error('The server has cut the line.')));
    });
    // Whoever waits for something on this line is told; nobody else need be.
    this.broken.catch(() => undefined);
  }

  send(text: string): void {
    this.#socket.send(text);
  }

  /** Looks at a table. That it is seen shows in who is said to be there; word of other tables may still be under way. */
  async watch(table: string): Promise<void> {
    const id = Buffer.from(table);
    const seen = new Promise<void>((resolve) => {
      this.hear = (data) => {
        if (startsWith(data, PRESENT) && data.includes(id)) resolve();
      };
    });
    this.send(JSON.stringify({ type: 'subscribe', table }));
    await Promise.race([seen, this.broken]);
  }

  /** As a page does that goes on to another table. */
  unwatch(table: string): void {
    this.send(JSON.stringify({ type: 'unsubscribe', table }));
  }

  hangUp(): void {
    this.#socket.terminate();
  }
}

export async function connect(port: number, cookie: string): Promise<Line> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, {
    headers: { cookie },
    perMessageDeflate: false,
  });
  const line = new Line(socket);
  await once(socket, 'open');
  return line;
}
