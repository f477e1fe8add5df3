import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { ForbiddenAddress, guardedLookup, isPublicAddress, literalAddress } from './addresses.ts';

/** How long another server may take to answer. */
const TIMEOUT_MS = 10_000;
/** An answer is not read further than this. */
const MAX_ANSWER_BYTES = 10_000;
const MAX_REDIRECTS = 3;
/** Those that ask for the same request elsewhere. */
const REDIRECTS = [307, 308];

export interface Outgoing {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
}

/** What may be reached. */
export interface Reach {
  readonly isAllowed: (address: string) => boolean;
  /** Protocols, besides https. */
  readonly http: boolean;
  readonly resolve?: Parameters<typeof guardedLookup>[1];
}

/** The public internet, by https. */
export const PUBLIC_REACH: Reach = { isAllowed: isPublicAddress, http: false };

/**
 * Posts something to an address that somebody else has named, and resolves to the status of the answer. It fails with
 * `ForbiddenAddress` where the address, a redirect, or what its name stands for leads out of reach.
 */
export async function post(outgoing: Outgoing, reach: Reach, redirects = MAX_REDIRECTS): Promise<number> {
  const url = checkedUrl(outgoing.url, reach);
  const { status, location } = await send(url, outgoing, reach);
  if (!REDIRECTS.includes(status) || location === undefined) return status;
  if (redirects === 0 || !URL.canParse(location, url.href)) return status;
  return post({ ...outgoing, url: new URL(location, url).href }, reach, redirects - 1);
}

/** Throws `ForbiddenAddress` where it is known without asking for the name that an address is out of reach. */
export function checkedUrl(text: string, { http, isAllowed }: Reach): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !(url.protocol === 'https:' || (http && url.protocol === 'http:')))
    throw new ForbiddenAddress('Only https is allowed.');
  if (url.username !== '' || url.password !== '')
    throw new ForbiddenAddress('A password in the address is not allowed.');
  const literal = literalAddress(url);
  if (literal !== undefined && !isAllowed(literal))
    throw new ForbiddenAddress(`${literal} is no public address.`);
  return url;
}

function send(
  url: URL,
  { headers, body }: Outgoing,
  { isAllowed, resolve }: Reach,
): Promise<{ status: number; location: string | undefined }> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolved, rejected) => {
    const sent = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        lookup: guardedLookup(isAllowed, resolve),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        // A connection that is kept would outlive what was checked for it.
        agent: false,
      },
      (reply) => {
        let read = 0;
        reply.on('data', (part: Buffer) => {
          read += part.length;
          if (read > MAX_ANSWER_BYTES) reply.destroy();
        });
        const done = (): void =>
          resolved({ status: reply.statusCode ?? 0, location: reply.headers.location });
        reply.on('end', done).on('close', done).on('error', done);
      },
    );
    sent.on('error', rejected);
    sent.end(body);
  });
}
