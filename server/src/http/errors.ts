import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { safeUrl } from '../log.ts';
import { Refused } from '../refused.ts';
import { StoreUnavailable } from '../store/store.ts';

export const NOT_STORED = 'The server cannot store anything at the moment, so nothing was changed.';

/** Unknown URLs get the page if a browser asks, because the page has routes of its own, and otherwise an error. */
export function handleUnknownUrls(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    const page = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (page && app.hasReplyDecorator('sendFile')) return reply.sendFile('index.html');
    return sendNotFound(request, reply);
  });
}

export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ code: 'not-found', message: `There is nothing at ${request.url}.` });
}

/** Replies to every failure with a code and a sentence; the details of our own faults are logged only. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Refused, request, reply) => {
    if (error instanceof Refused)
      return reply.code(error.status).send({ code: error.code, message: error.message });
    if (error instanceof StoreUnavailable) {
      request.log.error(
        { err: error, method: request.method, url: safeUrl(request.url) },
        'nothing was stored',
      );
      return reply.code(503).send({ code: 'server.store', message: NOT_STORED });
    }
    const status = error.statusCode ?? 500;
    if (status < 500)
      return reply.code(status).send({ code: CODES[status] ?? 'request.bad', message: error.message });
    request.log.error({ err: error, method: request.method, url: safeUrl(request.url) }, 'a request failed');
    return reply.code(500).send({ code: 'server.fault', message: 'Something went wrong on the server.' });
  });
}

const CODES: Readonly<Record<number, string>> = {
  404: 'not-found',
  413: 'request.large',
  415: 'request.type',
  429: 'request.rate',
};
