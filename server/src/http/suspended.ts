import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';

const READS = ['GET', 'HEAD', 'OPTIONS'];

/** Whoever is suspended may look on, and do nothing else but leave the server with all their data. */
const STILL_ALLOWED = /^\/api\/(account|sign-in|devices|me\/warnings|notices\/stop)/;

/** Refuses everything but reading to people whom the host has suspended. */
export function refuseSuspended(app: FastifyInstance, { sessions, sanctions }: Services): void {
  app.addHook('preHandler', async (request) => {
    if (READS.includes(request.method) || !sanctions.hasSuspended || STILL_ALLOWED.test(request.url)) return;
    const user = await sessions.find(request.headers);
    if (user) sanctions.refuseSuspended(user.id);
  });
}
