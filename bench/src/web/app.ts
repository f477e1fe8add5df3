import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The product as a user starts it, behind a relay that weighs what is sent. */
export interface App {
  readonly address: string;
  /** Bytes of JavaScript sent so far, packed with gzip. */
  scriptBytes(): number;
  stop(): Promise<void>;
}

export async function startApp(root: string): Promise<App> {
  const data = await mkdtemp(join(tmpdir(), 'kontor-bench-'));
  const product = spawn(process.execPath, [join(root, 'scripts', 'start.mjs')], {
    cwd: root,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const inside = new URL(await addressOf(product));
  let bytes = 0;
  const relay = relayTo(inside, (length) => {
    bytes += length;
  });
  relay.listen(0, '127.0.0.1');
  await once(relay, 'listening');
  return {
    address: `http://127.0.0.1:${(relay.address() as AddressInfo).port}`,
    scriptBytes: () => bytes,
    stop: async () => {
      relay.close();
      relay.closeAllConnections();
      product.kill('SIGTERM');
      if (product.exitCode === null) await once(product, 'exit');
      await rm(data, { recursive: true, force: true });
    },
  };
}

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('the server has no output');
  for await (const line of createInterface({ input: stdout })) {
    const address = /http:\S+/.exec(line)?.[0];
    if (address) return address;
  }
  throw new Error('The server did not start.');
}

/** Asks for gzip whatever the browser could take, and weighs every body of JavaScript: the page's and its workers'. */
function relayTo(inside: URL, weigh: (bytes: number) => void): Server {
  return createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, host: inside.host, 'accept-encoding': 'gzip' };
    const { hostname, port } = inside;
    const onward = request(
      { hostname, port, path: incoming.url, method: incoming.method, headers },
      (answer) => {
        const script = /javascript/.test(answer.headers['content-type'] ?? '');
        if (script) answer.on('data', (chunk: Buffer) => weigh(chunk.length));
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
}
