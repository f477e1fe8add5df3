import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Refused } from '../refused.ts';
import { forwardedHost, type Trust } from './proxy.ts';

const READS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Whether a request comes from this server's own page or from a program. A page from elsewhere, also from another port of
 * this host, would act with the browser's cookie; programs say nothing about their origin and have no cookie but their own.
 */
export function isOwnOrigin(request: IncomingMessage, trust: Trust): boolean {
  const { origin, host, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  return [host, forwardedHost(request, trust)].includes(new URL(origin).host);
}

/** Refuses everything but reading to pages from elsewhere. */
export function refuseForeignWrites(app: FastifyInstance, trust: Trust): void {
  app.addHook('onRequest', async ({ method, raw }) => {
    if (!READS.includes(method) && !isOwnOrigin(raw, trust))
      throw new Refused('request.origin', 'This page belongs to another site.', 403);
  });
}
