import type { FastifyRequest } from 'fastify';
import { Refused } from '../refused.ts';

/** The site that passkeys belong to. */
export interface RelyingParty {
  /** The name of the machine; a passkey works for this name only. */
  readonly id: string;
  readonly origin: string;
}

/**
 * PUBLIC_URL decides it, if it is one that browsers accept: https with a name, not a number. Without it only the machine that
 * runs the server can have passkeys, because nobody says by what name others know it.
 */
export function relyingParty(
  publicUrl: string | undefined,
  { headers, protocol }: Pick<FastifyRequest, 'headers' | 'protocol'>,
): RelyingParty | undefined {
  const address = publicUrl ?? `${protocol}://${headers.host ?? ''}`;
  if (!URL.canParse(address)) return undefined;
  const { hostname, origin, protocol: scheme } = new URL(address);
  const isLocal = hostname === 'localhost';
  if (publicUrl === undefined && !isLocal) return undefined;
  const isName = !/^[\d.]+$|:/.test(hostname);
  return isLocal || (scheme === 'https:' && isName) ? { id: hostname, origin } : undefined;
}

export function needRelyingParty(publicUrl: string | undefined, request: FastifyRequest): RelyingParty {
  const found = relyingParty(publicUrl, request);
  if (!found) throw new Refused('passkey.site', 'Passkeys need https and the name that PUBLIC_URL says.');
  return found;
}
