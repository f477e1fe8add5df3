import { MINUTE } from '@kontor/protocol';
import type { Attack } from '../attack.ts';
import { each, numbers } from '../lib/wait.ts';

/** More than one address may send in a minute. */
const REQUESTS = 700;
/** The connections that one address may open in a minute. */
const QUOTA = 500;
/** How many are tried before it is looked whether one was refused. */
const BATCH = 100;

export const spoofedProxy: Attack = {
  name: 'spoofed-proxy',
  what: 'Somebody claims with forwarding headers to be many others, to come by https, or to be the server.',
  async run(context) {
    const [address = ''] = context.addresses(1);
    const eve = context.nobody({ address });
    const claim = (n: number): Record<string, string> => ({
      'x-forwarded-for': `10.1.${n >> 8}.${n & 255}`,
      forwarded: `for=10.1.${n >> 8}.${n & 255}`,
      'x-real-ip': `10.1.${n >> 8}.${n & 255}`,
    });
    const statuses = await each(numbers(REQUESTS), 8, async (n) => {
      return (await eve.call('GET', '/api/me', undefined, claim(n))).status;
    });
    const [other = ''] = context.addresses(1);
    const connect = async (n: number): Promise<number> => {
      const socket = await context.rawSocket({ address: other, headers: claim(n) }).catch(() => undefined);
      socket?.close();
      return socket?.status ?? 0;
    };
    const upgrades: number[] = [];
    const since = performance.now();
    // On a busy machine trying takes long, and whoever waits may open more.
    const allowed = (): number => QUOTA * (1 + (performance.now() - since) / MINUTE);
    while (!upgrades.includes(429) && upgrades.length < allowed() + BATCH) {
      const tried = upgrades.length;
      upgrades.push(...(await each(numbers(BATCH), 50, (n) => connect(tried + n))));
    }
    const problems: string[] = [];
    if (!statuses.includes(429)) problems.push(`${REQUESTS} requests of one address are all answered`);
    if (!upgrades.includes(429))
      problems.push(`${upgrades.length} connections of one address are all accepted`);
    const forged = { origin: 'http://elsewhere.example', 'x-forwarded-host': 'elsewhere.example' };
    const foreign = await context.rawSocket({ headers: forged });
    if (foreign.status !== 403) problems.push(`a page from elsewhere opens a connection: ${foreign.status}`);
    const https = await context
      .nobody()
      .call('PUT', '/api/me', { name: 'Eve' }, { 'x-forwarded-proto': 'https' });
    if (/secure/i.test(String(https.headers['set-cookie'])))
      problems.push('https is believed without a proxy');
    return {
      tried: `${REQUESTS} requests and ${upgrades.length} connections with forged addresses`,
      problems,
      figures: { refused: [...statuses, ...upgrades].filter((status) => status === 429).length },
    };
  },
};
