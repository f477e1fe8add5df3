import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { within } from './wait.ts';

const OPEN_MS = 20_000;

/** A TCP connection at a loopback address. */
export async function openSocket(port: number, address: string): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port, localAddress: address });
  socket.on('error', () => undefined);
  socket.setNoDelay(true);
  await within(OPEN_MS, 'a TCP connection', once(socket, 'connect'));
  return socket;
}

/** A WebSocket without a library: it sends whatever it is given, as fast as it can, and reads only on demand. */
export class RawSocket {
  readonly socket: Socket;
  /** The server's answer to the upgrade: 101 if it was accepted. */
  readonly status: number;

  private constructor(socket: Socket, status: number) {
    this.socket = socket;
    this.status = status;
  }

  static async open(
    port: number,
    address: string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<RawSocket> {
    const socket = await openSocket(port, address);
    const all = {
      host: `127.0.0.1:${port}`,
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
      ...headers,
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    const answer = once(socket, 'data').catch(() => [Buffer.alloc(0)]);
    const closed = once(socket, 'close').then(() => [Buffer.alloc(0)]);
    closed.catch(() => undefined);
    socket.write(`GET /ws HTTP/1.1\r\n${lines.join('')}\r\n`);
    const [data] = (await within(OPEN_MS, 'an upgrade', Promise.race([answer, closed]))) as [Buffer];
    socket.pause();
    return new RawSocket(socket, Number(/^HTTP\/1\.1 (\d+)/.exec(data.toString('latin1'))?.[1] ?? 0));
  }

  get closed(): boolean {
    return this.socket.destroyed || this.socket.closed;
  }

  /** Sends texts as frames of one write. */
  send(texts: readonly string[]): void {
    if (!this.closed) this.socket.write(Buffer.concat(texts.map(clientFrame)));
  }

  close(): void {
    this.socket.destroy();
  }
}

/** A text message whose mask is all zeros, so that the text stands there as it is. */
function clientFrame(text: string): Buffer {
  const body = Buffer.from(text);
  const head = body.length < 126 ? Buffer.alloc(6) : Buffer.alloc(8);
  head[0] = 0x81;
  if (body.length < 126) head[1] = 0x80 | body.length;
  else {
    head[1] = 0x80 | 126;
    head.writeUInt16BE(body.length, 2);
  }
  return Buffer.concat([head, body]);
}
