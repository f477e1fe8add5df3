import type { Attack } from '../attack.ts';
import { routesOf, sampleRequest } from '../lib/routes.ts';

/** What a browser says of a page on another port of the same host, on another site, and in a sandbox. */
const FOREIGN: readonly Readonly<Record<string, string>>[] = [
  { origin: 'http://127.0.0.1:1', 'sec-fetch-site': 'same-site' },
  { origin: 'http://elsewhere.example', 'sec-fetch-site': 'cross-site' },
  { origin: 'null', 'sec-fetch-site': 'cross-site' },
];

export const crossOrigin: Attack = {
  name: 'cross-origin',
  what: "A page from elsewhere writes with a player's cookie.",
  async run(context) {
    const ann = await context.guest('Ann');
    const { id } = await ann.makeTable('hermagor', [{ bot: null }, { bot: null }]);
    const writes = (await routesOf(ann)).filter(({ method }) => method !== 'GET');
    const problems: string[] = [];
    let tried = 0;
    for (const headers of FOREIGN)
      for (const route of writes) {
        const { path, body } = sampleRequest(route, id);
        const { status } = await ann.call(route.method, path, body, headers);
        tried++;
        if (status !== 403)
          problems.push(`${route.method} ${route.path} from ${headers['origin']}: ${status}`);
      }
    const own = await ann.call(
      'PUT',
      '/api/me',
      { name: 'Ann' },
      {
        origin: context.server.url,
        'sec-fetch-site': 'same-origin',
      },
    );
    if (own.status !== 200) problems.push(`the server's own page is refused: ${own.status}`);
    return { tried: `${tried} writes from three kinds of foreign pages`, problems };
  },
};
