import type { LookupAddress } from 'node:dns';
import { lookup as lookUpName } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Where nothing is sent to: our own network is nobody's to reach through us. */
export class ForbiddenAddress extends Error {}

/** Whether an address belongs to a machine in the public internet. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // An IPv4 address that is written as an IPv6 one counts as what it is.
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast';
}

/**
 * Finds the addresses of a name for a connection, and refuses it if one of them may not be reached. The connection is made to
 * what was checked: the name is not looked up again, so it cannot lead elsewhere meanwhile.
 */
export function guardedLookup(
  isAllowed: (address: string) => boolean,
  resolve: (name: string) => Promise<LookupAddress[]> = (name) => lookUpName(name, { all: true }),
): LookupFunction {
  return (name, options, done) => {
    resolve(name).then(
      (found) => {
        const [first] = found;
        const bad = found.find(({ address }) => !isAllowed(address));
        if (bad || !first) return done(new ForbiddenAddress(`${name} leads to no public address.`), '', 0);
        // Node asks for all of them or for one.
        if (options.all) return done(null, found as never);
        return done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => done(error, '', 0),
    );
  };
}

/** The address that stands in a URL instead of a name, if any. */
export function literalAddress({ hostname }: URL): string | undefined {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(bare) ? bare : undefined;
}
