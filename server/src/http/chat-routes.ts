import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { CHAT_LINES, ChatLine, closed, Failure, Id } from '@kontor/protocol';
import type { FastifyInstance } from 'fastify';
import * as Type from 'typebox';
import { mySeat } from '../lobby/seats.ts';
import { isNewcomer } from '../manners/newcomers.ts';
import { linesFor } from '../play/chat-lines.ts';
import { Refused } from '../refused.ts';
import type { Services } from '../services.ts';

const TablePath = Type.Object({ id: Id }, closed);
const LineNumber = Type.Optional(Type.Integer({ minimum: 0 }));
const failures = { '4xx': Failure };

/** The chat of a table. */
export function chatRoutes(fastify: FastifyInstance, services: Services): void {
  const { sessions, tables, rooms, store, bus, sanctions, limits, sharedLimits } = services;
  const app = fastify.withTypeProvider<TypeBoxTypeProvider>();
  const personLimiter = sharedLimits.perMinute('chat', limits.chatPerMinute);
  const newcomerLimiter = sharedLimits.perMinute('chat of newcomers', limits.newcomerChat);

  app.get(
    '/api/tables/:id/chat',
    {
      schema: {
        tags: ['chat'],
        summary: `The last ${CHAT_LINES} chat messages of the table, or the last before or after one`,
        params: TablePath,
        querystring: Type.Object({ after: LineNumber, before: LineNumber }, closed),
        response: { 200: Type.Array(ChatLine), ...failures },
      },
    },
    async (request) => {
      await tables.find(request.params.id);
      const lines = await store.chat(request.params.id, { ...request.query, limit: CHAT_LINES });
      const user = await sessions.find(request.headers);
      return linesFor(lines, user && (await store.manners.unwantedAuthors(user.id)));
    },
  );

  app.post(
    '/api/tables/:id/chat',
    {
      config: { rateLimit: { max: limits.chatPerMinute, timeWindow: '1 minute' } },
      schema: {
        tags: ['chat'],
        summary: 'Say something at the table',
        params: TablePath,
        body: Type.Object({ text: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }) }, closed),
        response: { 200: ChatLine, ...failures },
      },
    },
    async (request) => {
      const user = await sessions.need(request);
      sanctions.refuseMuted(user.id);
      const limiter = isNewcomer(user, limits, rooms.now()) ? newcomerLimiter : personLimiter;
      if (!limiter.take(user.id))
        throw new Refused('request.rate', 'You say too much at once; wait a moment.', 429);
      const { id } = request.params;
      const { seat, name } = mySeat(await tables.find(id), user.id);
      const { all, own } = await store.chatCount(id, user.id);
      if (all >= limits.chatPerTable || own >= limits.chatPerPerson)
        throw new Refused('chat.full', 'So much was said at this table that nothing can be added.');
      const line = await store.addChat(id, {
        user: user.id,
        name,
        seat,
        text: request.body.text.trim(),
        at: rooms.now(),
      });
      const { n, text, at } = line;
      const said = { n, name, seat, text, at };
      await bus.publish({ kind: 'chat', table: id, user: user.id, line: said });
      return said;
    },
  );
}
