import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { closed, Failure } from '@kontor/protocol';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import * as Type from 'typebox';
import { Refused } from '../refused.ts';
import type { Services } from '../services.ts';

/** Ends mails by one click, also in the mail program itself, which knows no cookie. */
export function mailStopRoute(fastify: FastifyInstance, { mailStop }: Services): void {
  const scope: FastifyPluginAsync = async (inner) => {
    // Mail programs send a form; there is nothing in it.
    inner.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
      payload.resume();
      done(null, undefined);
    });
    inner.withTypeProvider<TypeBoxTypeProvider>().post(
      '/api/notices/stop/:token',
      {
        schema: {
          tags: ['notices'],
          summary: 'No more mails, by the link that is in every one of them',
          params: Type.Object({ token: Type.String({ pattern: '^[A-Za-z0-9_-]{65}$' }) }, closed),
          response: { 200: Type.Object({ stopped: Type.Boolean() }, closed), '4xx': Failure },
        },
      },
      async (request) => {
        if (!(await mailStop.stop(request.params.token)))
          throw new Refused('stop.unknown', 'This link ends no mails.', 404);
        return { stopped: true };
      },
    );
  };
  void fastify.register(scope);
}
