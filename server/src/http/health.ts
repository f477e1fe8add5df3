import { Failure } from '@kontor/protocol';
import type { FastifyInstance } from 'fastify';
import * as Type from 'typebox';
import { Refused } from '../refused.ts';
import type { Services } from '../services.ts';

/** Says whether the server can do its work, which it cannot where nothing can be stored. */
export function healthRoute(app: FastifyInstance, { health }: Services): void {
  app.get(
    '/api/health',
    {
      schema: {
        tags: ['server'],
        summary: 'Does the server run, and can it store anything?',
        response: { 200: Type.Object({ ok: Type.Literal(true) }), 503: Failure },
      },
    },
    async () => {
      if (!(await health.canStore()))
        throw new Refused('server.store', 'The server cannot store anything at the moment.', 503);
      return { ok: true };
    },
  );
}
