import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, { type FastifyInstance } from 'fastify';
import * as Type from 'typebox';
import type { Services } from '../services.ts';
import { checkRequest } from './check.ts';
import { answerElsewhere, answerErrors } from './errors.ts';
import { lobbyRoutes } from './lobby-routes.ts';
import { tableRoutes } from './table-routes.ts';

export interface AppOptions {
  /** Requests a minute that one address may make. */
  readonly rate: number;
  /** Behind a proxy that says who asks, and whether by https. */
  readonly trustProxy: boolean;
}

const LARGEST_BODY = 16_384;

/** The HTTP side: the API, and its description at /docs. */
export async function buildApp(
  services: Services,
  { rate, trustProxy }: AppOptions,
): Promise<FastifyInstance> {
  const app = Fastify({
    forceCloseConnections: true,
    bodyLimit: LARGEST_BODY,
    trustProxy,
  });
  app.setValidatorCompiler(checkRequest);
  // What leaves is written by hand in `info.ts` and the like; a second filter would only hide mistakes.
  app.setSerializerCompiler(() => JSON.stringify);
  answerErrors(app);
  answerElsewhere(app);
  app.addHook('onRequest', async (_request, reply) => {
    // Addresses of tables are secrets of those who play there.
    reply.header('referrer-policy', 'same-origin');
    reply.header('x-content-type-options', 'nosniff');
    reply.header('x-frame-options', 'DENY');
  });
  await app.register(rateLimit, {
    max: rate,
    timeWindow: '1 minute',
    allowList: (request) => !request.url.startsWith('/api/'),
  });
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Kontor',
        version: '1',
        description:
          'Tables for Hermagor and Merchants of Empire. Moves and what happens at a table go over a WebSocket at /ws; its messages are described in docs/PROTOCOL.md. A guest is known by the cookie that PUT /api/me sets.',
      },
    },
  });
  await app.register(swaggerUi, { routePrefix: '/docs' });
  app.get(
    '/api/health',
    {
      schema: {
        tags: ['server'],
        summary: 'Is the server there?',
        response: { 200: Type.Object({ ok: Type.Literal(true) }) },
      },
    },
    async () => ({ ok: true }),
  );
  lobbyRoutes(app, services);
  tableRoutes(app, services);
  return app;
}
