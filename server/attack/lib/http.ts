import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** What the text means as JSON; `undefined` if it is none. */
  readonly body: unknown;
}

const TIME_OUT_MS = 30_000;

/** An HTTP client at one loopback address. */
export class HttpClient {
  readonly #origin: string;
  readonly #address: string;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 8 });

  constructor(origin: string, address: string) {
    this.#origin = origin;
    this.#address = address;
  }

  send(
    method: string,
    path: string,
    body: unknown,
    headers: Readonly<Record<string, string>>,
  ): Promise<Reply> {
    const text = body === undefined ? undefined : JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const asked = request(
        `${this.#origin}${path}`,
        {
          method,
          agent: this.#agent,
          localAddress: this.#address,
          timeout: TIME_OUT_MS,
          headers: {
            ...(text === undefined
              ? {}
              : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
            ...headers,
          },
        },
        (reply) => {
          let answer = '';
          reply.setEncoding('utf8');
          reply.on('data', (piece: string) => {
            answer += piece;
          });
          reply.on('error', reject);
          reply.on('end', () =>
            resolve({
              status: reply.statusCode ?? 0,
              headers: reply.headers,
              text: answer,
              body: parse(answer),
            }),
          );
        },
      );
      asked.on('timeout', () => asked.destroy(new Error(`${method} ${path}: no answer`)));
      asked.on('error', reject);
      asked.end(text);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
