import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { Refused } from '../refused.ts';

interface Counted {
  /** What is counted; the same for routes that share a limit. */
  readonly name: string;
  readonly max: number;
  readonly timeWindow: '1 minute' | '1 hour';
  /** Whose requests are counted together. */
  readonly key: (request: FastifyRequest) => string | Promise<string>;
}

/**
 * A limit besides that on all requests of an address. Servers that share a Redis count together. It comes before the handler,
 * so that it may look at the body.
 */
export function limitBy(
  app: FastifyInstance,
  { name, max, timeWindow, key }: Counted,
): preHandlerAsyncHookHandler {
  const count = app.createRateLimit({
    max,
    timeWindow,
    keyGenerator: async (request) => `${name}:${await key(request)}`,
  });
  return async (request) => {
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded)
      throw new Refused('request.rate', 'That was tried too often; wait a moment.', 429);
  };
}

/** The address that a request comes from. */
export function byAddress(request: FastifyRequest): string {
  return request.ip;
}
