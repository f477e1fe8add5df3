import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const HALF_A_YEAR_S = 15_552_000;

/**
 * Headers that limit what a page may do. Nothing here needs https, because a server at home is reached by plain http; what
 * only makes sense with it is sent to those who came by https.
 */
export async function secureHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Addresses of tables are secrets of those who play there.
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    hsts: false,
    // Browsers complain about both on pages that came by plain http.
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${HALF_A_YEAR_S}`);
  });
}
