import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { gameNames } from '@kontor/games';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginAsync,
  LogController,
} from 'fastify';
import type { Redis } from 'ioredis';
import { safeUrl } from '../log.ts';
import type { Services } from '../services.ts';
import { accountRoutes } from './account-routes.ts';
import { chatRoutes } from './chat-routes.ts';
import { checkRequest } from './check.ts';
import { deviceRoutes } from './device-routes.ts';
import { handleErrors, handleUnknownUrls, sendNotFound } from './errors.ts';
import { healthRoute } from './health.ts';
import { historyRoutes } from './history-routes.ts';
import { listRoutes } from './list-routes.ts';
import { lobbyRoutes } from './lobby-routes.ts';
import { mailStopRoute } from './mail-stop-route.ts';
import { mannersRoutes } from './manners-routes.ts';
import { noticeRoutes } from './notice-routes.ts';
import { refuseForeignWrites } from './origin.ts';
import { type TrustProxy, trustIn } from './proxy.ts';
import { secureHeaders } from './security.ts';
import { serverRoute } from './server-route.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { limitSockets } from './sockets.ts';
import { refuseSuspended } from './suspended.ts';
import { tableRoutes } from './table-routes.ts';
import { vacationRoutes } from './vacation-routes.ts';

export interface AppOptions {
  /** Proxies whose word on address and protocol of a client is trusted. */
  readonly trustProxy: TrustProxy;
  /** Where several servers count requests together. */
  readonly redis?: Redis | undefined;
  /** Is called with every route, so that a test can try them all. */
  readonly onRoute?: (method: string, url: string) => void;
}

/** The HTTP API, and its description at /docs. */
export async function buildApp(
  services: Services,
  { trustProxy, redis, onRoute }: AppOptions,
): Promise<FastifyInstance> {
  const { limits } = services;
  const trust = trustIn(trustProxy);
  const requestMs = limits.requestSeconds * 1000;
  const app = Fastify({
    // Requests are logged by the hook below, without the ids and private links in their URLs.
    loggerInstance: services.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    bodyLimit: limits.requestBytes,
    trustProxy: trust,
    requestTimeout: requestMs,
    http: { headersTimeout: requestMs, connectionsCheckingInterval: requestMs / 4 },
  });
  app.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) onRoute?.(each, url);
  });
  limitSockets(app.server, limits.socketsPerAddress, trust);
  app.setValidatorCompiler(checkRequest);
  // Replies are built field by field, as in `table-info.ts`; filtering them again would only hide mistakes.
  app.setSerializerCompiler(() => JSON.stringify);
  handleErrors(app);
  handleUnknownUrls(app);
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request;
    const ms = Math.round(reply.elapsedTime);
    request.log.debug({ method, url: safeUrl(url), status: reply.statusCode, ms }, 'request');
  });
  refuseForeignWrites(app, { trust, publicUrl: services.publicUrl });
  await app.register(cookie);
  await secureHeaders(app);
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Kontor',
        version: '1',
        description: `Tables for ${gameNames()}. Moves and what happens at a table go over a WebSocket at /ws; its messages are described in docs/PROTOCOL.md. A guest is known by the cookie that PUT /api/me sets.`,
      },
    },
  });
  await app.register(swaggerUi, { routePrefix: '/docs' });
  const api: FastifyPluginAsync = async (scope) => {
    // Everything here concerns one person, so no cache may keep it.
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    // The limit is for all routes of this scope together, however their URL is spelled.
    await scope.register(rateLimit, {
      max: limits.requestsPerMinute,
      timeWindow: '1 minute',
      // While Redis is away nobody is turned away for it.
      ...(redis && { redis, nameSpace: 'kontor:limit:', skipOnError: true }),
    });
    refuseSuspended(scope, services);
    healthRoute(scope, services);
    serverRoute(scope, services);
    signInRoutes(scope, services);
    accountRoutes(scope, services);
    deviceRoutes(scope, services);
    listRoutes(scope, services);
    historyRoutes(scope, services);
    noticeRoutes(scope, services);
    mailStopRoute(scope, services);
    mannersRoutes(scope, services);
    vacationRoutes(scope, services);
    lobbyRoutes(scope, services);
    tableRoutes(scope, services);
    chatRoutes(scope, services);
    scope.all('/api/*', { schema: { hide: true } }, sendNotFound);
  };
  await app.register(api);
  return app;
}
