import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

/**
 * Whose `X-Forwarded` headers are trusted: those of so many proxies in a row before the server, those of proxies at these
 * addresses, or nobody's.
 */
export type TrustProxy = number | readonly string[] | false;

/** Is a machine trusted? The one at hop 0 is connected to the server, each further one to the one before. */
export type Trust = (address: string, hop: number) => boolean;

/** Throws if an address is not valid. */
export function trustIn(proxies: TrustProxy): Trust {
  if (proxies === false) return () => false;
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  return proxyAddr.compile([...proxies]);
}

/** The address that a request comes from, computed as Fastify does. */
export function addressOf(request: IncomingMessage, trust: Trust): string {
  return proxyAddr(request, trust);
}

/** The host name by which a trusted proxy was asked for the server. */
export function forwardedHost({ headers, socket }: IncomingMessage, trust: Trust): string | undefined {
  if (!trust(socket.remoteAddress ?? '', 0)) return undefined;
  // Only the last entry is the proxy's own; the client can send the ones before.
  return String(headers['x-forwarded-host'] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
}
