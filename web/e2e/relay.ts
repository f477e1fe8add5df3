import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, inject } from 'vitest';

/** The server behind a relay of the test's own, which can fail, or serve another version of the page. */
export interface Relay {
  readonly address: string;
  /** Nobody answers, as without a network. */
  silent: boolean;
  /** Changes what the server answers; `undefined` means that there is no such file. */
  change: (path: string, text: string) => string | undefined;
}

const open: (() => void)[] = [];

export async function startRelay(): Promise<Relay> {
  const inside = new URL(inject('address'));
  const server = createServer((incoming, outgoing) => {
    if (relay.silent) {
      incoming.destroy();
      return;
    }
    const { hostname, port } = inside;
    // Unpacked and always whole, so that it can be changed.
    const { 'if-none-match': _tag, 'if-modified-since': _date, ...asked } = incoming.headers;
    const headers = { ...asked, host: inside.host, 'accept-encoding': 'identity' };
    const onward = request(
      { hostname, port, path: incoming.url, method: incoming.method, headers },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const body = Buffer.concat(parts);
          const isText = /javascript|html/.test(answer.headers['content-type'] ?? '');
          const changed = isText ? relay.change(incoming.url ?? '', body.toString()) : body;
          const { 'content-length': _length, ...rest } = answer.headers;
          outgoing.writeHead(changed === undefined ? 404 : (answer.statusCode ?? 502), rest);
          outgoing.end(changed);
        });
      },
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const relay: Relay = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    silent: false,
    change: (_, text) => text,
  };
  open.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return relay;
}

/** Call once in a test file that starts relays. */
export function closeRelays(): void {
  afterEach(() => {
    for (const close of open.splice(0)) close();
  });
}
