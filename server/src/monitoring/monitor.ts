import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Health } from './health.ts';
import type { Metrics } from './metrics.ts';

/**
 * A port of its own for whoever watches over the server: `/live` says that it runs, `/ready` whether it can serve people, and
 * `/metrics` gives numbers to Prometheus. None of it is for players.
 */
export class Monitor {
  readonly #server: Server;

  constructor(health: Health, metrics: Metrics) {
    this.#server = createServer((request, response) => {
      const path = request.url?.split('?')[0];
      if (path === '/live') return sendJson(response, 200, { live: true });
      if (path === '/ready') {
        health.readiness().then(
          (readiness) => sendJson(response, readiness.ready ? 200 : 503, readiness),
          () => sendJson(response, 503, { ready: false }),
        );
        return;
      }
      if (path === '/metrics') {
        metrics.registry.metrics().then(
          (text) => response.writeHead(200, { 'content-type': metrics.registry.contentType }).end(text),
          () => sendJson(response, 500, { code: 'server.fault' }),
        );
        return;
      }
      sendJson(response, 404, { code: 'not-found', message: 'There are /live, /ready and /metrics.' });
    });
  }

  async listen(host: string, port: number): Promise<string> {
    this.#server.listen(port, host);
    await once(this.#server, 'listening');
    const { address, port: bound, family } = this.#server.address() as AddressInfo;
    return `http://${family === 'IPv6' ? `[${address}]` : address}:${bound}`;
  }

  async close(): Promise<void> {
    if (!this.#server.listening) return;
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
