import fc from 'fast-check';
import type { Attack } from '../attack.ts';
import { routesOf, sampleRequest } from '../lib/routes.ts';
import { each } from '../lib/wait.ts';

/** Fewer than an address may send in a minute. */
const PER_ADDRESS = 400;

const KEYS = [
  'seat',
  'ready',
  'seats',
  'bot',
  'text',
  'auto',
  'name',
  'game',
  'open',
  'time',
  'token',
  '__proto__',
];
const PARAMETERS = ['-1', '99999999999999999999', '%00', '..%2f..', 'constructor', 'NaN', '1e9', ''];

/** After these Ann would not be known any more, and everything would be refused for that alone. */
const ENDS_SESSION = ['DELETE /api/account', 'POST /api/sign-out'];

export const fuzzRequests: Attack = {
  name: 'fuzz-requests',
  what: 'Requests with bodies and addresses that make no sense go to every route.',
  async run(context) {
    const count = context.size(600, 6000);
    const ann = await context.guest('Ann');
    const { id } = await ann.makeTable('hermagor', [{ bot: null }, { bot: null }]);
    const routes = (await routesOf(ann)).filter(
      ({ method, path }) => !ENDS_SESSION.includes(`${method} ${path}`),
    );
    const body = fc.oneof(fc.jsonValue(), fc.dictionary(fc.constantFrom(...KEYS), fc.jsonValue()));
    const request = fc.record({
      route: fc.constantFrom(...routes),
      body,
      parameter: fc.option(fc.constantFrom(...PARAMETERS)),
    });
    const requests = fc.sample(request, { numRuns: count, seed: context.rng.int(1_000_000) });
    const devices = context.addresses(Math.ceil(count / PER_ADDRESS)).map((address) => {
      const device = context.nobody({ address });
      device.useCookie(ann.cookie);
      return device;
    });
    const problems: string[] = [];
    await each([...requests.entries()], 8, async ([i, { route, body: sent, parameter }]) => {
      const path = sampleRequest(route, parameter ?? id).path;
      const device = devices[Math.floor(i / PER_ADDRESS)];
      const reply = await device?.call(route.method, path, route.method === 'GET' ? undefined : sent);
      if (!reply || reply.status < 400) return;
      const { code, message } = (reply.body ?? {}) as { code?: unknown; message?: unknown };
      if (reply.status >= 500 || typeof code !== 'string' || typeof message !== 'string')
        problems.push(`${route.method} ${path} ${JSON.stringify(sent)?.slice(0, 100)}: ${reply.status}`);
    });
    return { tried: `${requests.length} requests to ${routes.length} routes`, problems };
  },
};
