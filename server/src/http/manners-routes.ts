import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import {
  CHAT_LINES,
  closed,
  Failure,
  Id,
  RELATIONS,
  REPORT_REASONS,
  SeatNumber,
  SeatRelation,
  ShunnedPerson,
  Warning,
} from '@kontor/protocol';
import type { FastifyInstance } from 'fastify';
import * as Type from 'typebox';
import { ownFiles } from '../play/table-info.ts';
import { Refused } from '../refused.ts';
import type { Services } from '../services.ts';
import type { StoredTable } from '../store/store.ts';
import { newToken } from '../tokens.ts';

const tags = ['manners'];
const failures = { '4xx': Failure };
const TablePath = Type.Object({ id: Id }, closed);
const SeatPath = Type.Object({ id: Id, seat: SeatNumber }, closed);
const Relations = Type.Array(SeatRelation);

/** Muting, blocking and reporting people, and what the host says to somebody. */
export function mannersRoutes(fastify: FastifyInstance, services: Services): void {
  const { sessions, tables, store, rooms, limits, sharedLimits } = services;
  const { manners } = store;
  const app = fastify.withTypeProvider<TypeBoxTypeProvider>();
  const reportLimiter = sharedLimits.perMinute('reports', limits.reportsPerMinute);

  const relationsAt = async ({ seats }: StoredTable, user: string): Promise<SeatRelation[]> => {
    const shunned = new Map((await manners.shunned(user)).map(({ other, relation }) => [other, relation]));
    const blocked = await manners.blockedWith(user);
    return seats.map((seat) => {
      if (seat.user === null || seat.user === user) return { relation: null, hidden: false };
      const relation = shunned.get(seat.user) ?? 'none';
      return { relation, hidden: relation !== 'none' || blocked.has(seat.user) };
    });
  };
  /** The person at a seat, who is somebody else. */
  const personAt = ({ seats }: StoredTable, seat: number, user: string): { id: string; name: string } => {
    const found = seats[seat];
    if (!found || found.user === null) throw new Refused('seat.unknown', 'There is nobody.', 404);
    if (found.user === user) throw new Refused('seat.yours', 'That is you.');
    return { id: found.user, name: found.name };
  };

  app.get(
    '/api/tables/:id/relations',
    {
      schema: {
        tags,
        summary: 'Whom at this table I have muted or blocked, by seat; nothing for somebody without a name',
        params: TablePath,
        response: { 200: Relations, ...failures },
      },
    },
    async (request) => {
      const user = await sessions.find(request.headers);
      const table = await tables.find(request.params.id);
      return user ? relationsAt(table, user.id) : [];
    },
  );

  app.put(
    '/api/tables/:id/seats/:seat/relation',
    {
      schema: {
        tags,
        summary: 'Mute or block whoever has a seat, or neither',
        params: SeatPath,
        body: Type.Object({ relation: Type.Enum([...RELATIONS]) }, closed),
        response: { 200: Relations, ...failures },
      },
    },
    async (request) => {
      const user = await sessions.need(request);
      const table = await tables.find(request.params.id);
      const person = personAt(table, request.params.seat, user.id);
      if ((await manners.shunned(user.id)).length >= limits.shunnedPerPerson)
        throw new Refused('person.many', 'You have muted and blocked too many people.');
      await manners.setRelation(user.id, person.id, request.body.relation, person.name, rooms.now());
      return relationsAt(table, user.id);
    },
  );

  app.get(
    '/api/me/people',
    {
      schema: {
        tags,
        summary: 'Whom I have muted or blocked',
        response: { 200: Type.Array(ShunnedPerson), ...failures },
      },
    },
    async (request) => listed(await manners.shunned((await sessions.need(request)).id)),
  );

  app.delete(
    '/api/me/people/:id',
    {
      schema: {
        tags,
        summary: 'Mute or block somebody no longer',
        params: TablePath,
        response: { 200: Type.Array(ShunnedPerson), ...failures },
      },
    },
    async (request) => {
      const { id } = await sessions.need(request);
      await manners.endRelation(id, request.params.id);
      return listed(await manners.shunned(id));
    },
  );

  app.post(
    '/api/tables/:id/seats/:seat/reports',
    {
      schema: {
        tags,
        summary: 'Report whoever has a seat to the host; chat, log and a board of its own go with it',
        params: SeatPath,
        body: Type.Object(
          { reason: Type.Enum([...REPORT_REASONS]), text: Type.String({ maxLength: 500 }) },
          closed,
        ),
        response: { 200: Type.Object({ id: Id }, closed), ...failures },
      },
    },
    async (request) => {
      const user = await sessions.need(request);
      if (!reportLimiter.take(user.id))
        throw new Refused('request.rate', 'Too many reports; wait a moment.', 429);
      const table = await tables.find(request.params.id);
      const person = personAt(table, request.params.seat, user.id);
      const { reason, text } = request.body;
      const id = newToken();
      await manners.addReport({
        id,
        at: rooms.now(),
        reporter: user.id,
        reported: person.id,
        table: table.terms.id,
        name: person.name,
        reason,
        text: text.trim(),
        evidence: {
          openedBy: table.terms.host,
          ...ownFiles(table),
          seats: table.seats.map(({ seat, name, user: owner }) => ({ seat, name, user: owner })),
          chat: await store.chat(table.terms.id, { limit: CHAT_LINES }),
          log: await store.rows(table.terms.id),
        },
      });
      return { id };
    },
  );

  app.get(
    '/api/me/warnings',
    {
      schema: {
        tags,
        summary: 'What the host has to say to me',
        response: { 200: Type.Array(Warning), ...failures },
      },
    },
    async (request) => {
      const user = await sessions.find(request.headers);
      return user ? manners.warnings(user.id) : [];
    },
  );

  app.put(
    '/api/me/warnings/:id',
    {
      schema: {
        tags,
        summary: 'I have read it',
        params: TablePath,
        response: { 200: Type.Array(Warning), ...failures },
      },
    },
    async (request) => {
      const { id } = await sessions.need(request);
      await manners.markRead(id, request.params.id, rooms.now());
      return manners.warnings(id);
    },
  );
}

/** Without the ids of the people themselves, which are nobody's to know. */
function listed(people: readonly (ShunnedPerson & { readonly other: string })[]): ShunnedPerson[] {
  return people.map(({ id, name, relation, since }) => ({ id, name, relation, since }));
}
