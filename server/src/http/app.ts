import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginAsync,
  LogController,
} from 'fastify';
import { safeUrl } from '../log.ts';
import type { Services } from '../services.ts';
import { checkRequest } from './check.ts';
import { answerElsewhere, answerErrors, answerNothing } from './errors.ts';
import { healthRoute } from './health.ts';
import { lobbyRoutes } from './lobby-routes.ts';
import { type TrustProxy, trustIn } from './proxy.ts';
import { secureHeaders } from './security.ts';
import { tableRoutes } from './table-routes.ts';

export interface AppOptions {
  /** Proxies that say who asks, and whether by https. */
  readonly trustProxy: TrustProxy;
}

const LARGEST_BODY = 16_384;

/** The HTTP side: the API, and its description at /docs. */
export async function buildApp(services: Services, { trustProxy }: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    // Requests are logged by the hook below, without the ids and private links that are in their addresses.
    loggerInstance: services.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    bodyLimit: LARGEST_BODY,
    trustProxy: trustIn(trustProxy),
  });
  app.setValidatorCompiler(checkRequest);
  // What leaves is written by hand in `info.ts` and the like; a second filter would only hide mistakes.
  app.setSerializerCompiler(() => JSON.stringify);
  answerErrors(app);
  answerElsewhere(app);
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request;
    const ms = Math.round(reply.elapsedTime);
    request.log.debug({ method, url: safeUrl(url), status: reply.statusCode, ms }, 'request');
  });
  await app.register(cookie);
  await secureHeaders(app);
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
  const api: FastifyPluginAsync = async (scope) => {
    // All routes of this scope and no others count, by whatever spelling of an address they are reached.
    await scope.register(rateLimit, { max: services.limits.requestsPerMinute, timeWindow: '1 minute' });
    healthRoute(scope, services);
    lobbyRoutes(scope, services);
    tableRoutes(scope, services);
    scope.all('/api/*', { schema: { hide: true } }, answerNothing);
  };
  await app.register(api);
  return app;
}
