import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Reach } from '../src/notices/send-request.ts';

/** Tests have no public address to send to. */
export const LOCAL_REACH: Reach = { isAllowed: () => true, http: true };

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A server that takes whatever is posted to it; `answer` says with which status, and where to go instead. */
export async function startReceiver(
  answer: (path: string) => { readonly status: number; readonly location?: string } = () => ({ status: 201 }),
): Promise<{ readonly url: string; readonly received: Received[] }> {
  const received: Received[] = [];
  const server = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const path = request.url ?? '';
      received.push({ path, headers: request.headers, body: Buffer.concat(parts) });
      const { status, location } = answer(path);
      reply.writeHead(status, location === undefined ? {} : { location }).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}
