import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The same folder as seen from the sources and from the bundle. */
const FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url));

const A_YEAR = 'public, max-age=31536000, immutable';

/** Serves the built page. */
export async function serveWebApp(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: FOLDER,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // The names of files in `assets` contain their hash; all others may change with the next version.
      reply.setHeader('cache-control', path.includes('/assets/') ? A_YEAR : 'no-cache');
    },
  });
}

/** The version of the page, from its document. */
export async function webAppBuild(): Promise<string> {
  const page = await readFile(join(FOLDER, 'index.html'), 'utf8').catch(() => '');
  return /<meta name="build" content="([^"]+)"/.exec(page)?.[1] ?? '';
}
