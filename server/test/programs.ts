import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';

const FINDER = join(import.meta.dirname, '..', '..', 'scripts', 'servers.mjs');

/** The paths of the servers that tests start. `npm test` has found them already; who runs Vitest directly gets them here. */
export function programs(): { readonly postgres: string; readonly redis: string; readonly nginx: string } {
  const { POSTGRES_PATH: postgres, REDIS_PATH: redis, NGINX_PATH: nginx } = process.env;
  if (postgres && redis && nginx) return { postgres, redis, nginx };
  const found = execFileSync(process.execPath, [FINDER], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  Object.assign(process.env, JSON.parse(found));
  return programs();
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('there is no free port');
  return address.port;
}

const MAX_TRIES = 5;

/** Starts a server that cannot choose a port itself; somebody else may take the one that was free. */
export async function onFreePort(start: (port: number) => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++)
    try {
      return await start(await freePort());
    } catch (error) {
      if (tries === MAX_TRIES) throw error;
    }
}
