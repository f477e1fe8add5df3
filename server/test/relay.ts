import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A way to a server on loopback that can be cut, as a network is: nothing is refused, but nothing comes through. */
export class Relay {
  readonly #server: Server;
  readonly #target: number;
  readonly #sockets = new Set<Socket>();
  #cut = false;

  private constructor(server: Server, target: number) {
    this.#server = server;
    this.#target = target;
    server.on('connection', (client) => this.#accept(client));
  }

  static async to(port: number): Promise<Relay> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new Relay(server, port);
  }

  get port(): number {
    const address = this.#server.address();
    if (typeof address !== 'object' || address === null) throw new Error('the relay has no port');
    return address.port;
  }

  cut(): void {
    this.#cut = true;
    for (const socket of this.#sockets) socket.pause();
  }

  /** What was on its way when it was cut is lost, as if the connections had timed out. */
  mend(): void {
    this.#cut = false;
    for (const socket of this.#sockets) socket.destroy();
  }

  close(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }

  #accept(client: Socket): void {
    const server = connect(this.#target, '127.0.0.1');
    for (const [socket, other] of [
      [client, server],
      [server, client],
    ] as const) {
      this.#sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        this.#sockets.delete(socket);
        other.destroy();
      });
      socket.on('data', (data) => {
        if (!this.#cut) other.write(data);
      });
    }
    if (this.#cut) client.pause();
  }
}
