import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';

/**
 * Who is believed when they say for whom they ask: as many machines in a row as there are proxies before the server, those
 * at these addresses, or nobody.
 */
export type TrustProxy = number | readonly string[] | false;

/** Is a machine believed? The one at hop 0 is connected to the server, each further one to the one before. */
export type Trust = (address: string, hop: number) => boolean;

/** Throws where there is no such address. */
export function trustIn(proxies: TrustProxy): Trust {
  if (proxies === false) return () => false;
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  return proxyAddr.compile([...proxies]);
}

/** The address that a request comes from, as Fastify has it, too. */
export function addressOf(request: IncomingMessage, trust: Trust): string {
  return proxyAddr(request, trust);
}

/** The name by which a proxy was asked for the server. */
export function forwardedHost({ headers, socket }: IncomingMessage, trust: Trust): string | undefined {
  if (!trust(socket.remoteAddress ?? '', 0)) return undefined;
  // What came before the last one is what others have claimed.
  return String(headers['x-forwarded-host'] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
}
