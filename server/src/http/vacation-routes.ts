import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { closed, Failure, VacationState } from '@kontor/protocol';
import type { FastifyInstance } from 'fastify';
import * as Type from 'typebox';
import type { Services } from '../services.ts';

const tags = ['guest'];
const response = { 200: VacationState, '4xx': Failure };

/** Vacation days: my clocks stand still at tables that are played turn by turn. */
export function vacationRoutes(fastify: FastifyInstance, { sessions, vacations }: Services): void {
  const app = fastify.withTypeProvider<TypeBoxTypeProvider>();

  app.get(
    '/api/me/vacation',
    { schema: { tags, summary: 'Am I on vacation, and how many days have I left?', response } },
    async (request) => vacations.state((await sessions.need(request)).id),
  );

  app.put(
    '/api/me/vacation',
    {
      schema: {
        tags,
        summary: 'Go on vacation now: my clocks stand still at tables that are played turn by turn',
        body: Type.Object({ days: Type.Integer({ minimum: 1, maximum: 365 }) }, closed),
        response,
      },
    },
    async (request) => vacations.begin((await sessions.need(request)).id, request.body.days),
  );

  app.delete(
    '/api/me/vacation',
    { schema: { tags, summary: 'Come back from vacation', response } },
    async (request) => vacations.end((await sessions.need(request)).id),
  );
}
