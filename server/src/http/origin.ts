import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Refused } from '../refused.ts';
import { forwardedHost, type Trust } from './proxy.ts';

/** By what the server's own page is recognised. */
export interface OwnOrigin {
  readonly trust: Trust;
  /** The address that the host has published, also when a proxy asks for the server by another name. */
  readonly publicUrl: string | undefined;
}

const READS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Whether a request comes from this server's own page or from a program. A page from elsewhere, also from another port of
 * this host, would act with the browser's cookie; programs say nothing about their origin and have no cookie but their own.
 */
export function isOwnOrigin(request: IncomingMessage, { trust, publicUrl }: OwnOrigin): boolean {
  const { origin, host, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin === undefined) return true;
  if (origin === publicUrl) return true;
  if (!URL.canParse(origin)) return false;
  return [host, forwardedHost(request, trust)].includes(new URL(origin).host);
}

/** Refuses everything but reading to pages from elsewhere. */
export function refuseForeignWrites(app: FastifyInstance, own: OwnOrigin): void {
  app.addHook('onRequest', async ({ method, raw }) => {
    if (!READS.includes(method) && !isOwnOrigin(raw, own))
      throw new Refused('request.origin', 'This page belongs to another site.', 403);
  });
}
