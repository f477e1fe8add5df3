import type { Attack } from '../attack.ts';
import { beginTable } from '../lib/play.ts';
import { routesOf, sampleRequest } from '../lib/routes.ts';

export const noStore: Attack = {
  name: 'no-store',
  what: 'Somebody looks into a cache for what others have asked the API.',
  async run(context) {
    const people = [await context.guest('Ann'), await context.guest('Bob')];
    const [ann] = people;
    if (!ann) throw new Error('nobody');
    const table = await beginTable(people, 'hermagor');
    const reads = (await routesOf(ann)).filter(({ method }) => method === 'GET');
    const paths = [...reads.map((route) => sampleRequest(route, table).path), '/api/nothing'];
    const problems: string[] = [];
    for (const path of paths) {
      const { headers } = await ann.call('GET', path);
      if (!headers['cache-control']?.includes('no-store')) problems.push(`${path} may be stored`);
    }
    return { tried: `${paths.length} addresses`, problems };
  },
};
