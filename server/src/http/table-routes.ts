import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { momentAfter, RecordSchema } from '@kontor/core';
import { closed, Failure, Id, TableInfo, Takeover } from '@kontor/protocol';
import type { FastifyInstance } from 'fastify';
import * as Type from 'typebox';
import { mySeat } from '../lobby/seats.ts';
import type { Edit } from '../play/change.ts';
import { seatOf } from '../play/room.ts';
import { tableInfo } from '../play/table-info.ts';
import { Refused } from '../refused.ts';
import type { Services } from '../services.ts';
import type { StoredTable } from '../store/store.ts';
import { hashToken, newToken } from '../tokens.ts';

const TablePath = Type.Object({ id: Id }, closed);
const failures = { '4xx': Failure };
const Link = Type.Object({ token: Id }, closed);

/** Gives a seat to the user who followed its private link, which works only once. */
function takeSeat(stored: StoredTable, user: string, hash: string): Edit {
  const seat = stored.seats.find(({ returnHash }) => returnHash === hash);
  if (!seat) throw new Refused('return.unknown', 'This link leads to no seat.', 404);
  const before = seatOf(stored, user);
  if (before && before.seat !== seat.seat)
    throw new Refused('seat.two', 'You already have a seat at this table.');
  return { seats: stored.seats.map((each) => (each === seat ? { ...each, user, returnHash: null } : each)) };
}

/** Routes for private links, past moments, records and rematches. */
export function tableRoutes(fastify: FastifyInstance, services: Services): void {
  const { sessions, tables, rooms, store, accounts } = services;
  const app = fastify.withTypeProvider<TypeBoxTypeProvider>();

  app.put(
    '/api/tables/:id/auto',
    {
      schema: {
        tags: ['table'],
        summary: 'Choose the automatic answers of my seat',
        params: TablePath,
        body: Type.Object({ auto: Type.Array(Type.String({ maxLength: 60 }), { maxItems: 20 }) }, closed),
        response: { 200: TableInfo, ...failures },
      },
    },
    async (request) => {
      const user = await sessions.need(request);
      const changed = await tables.edit(request.params.id, ({ stored, match }) => {
        const mine = mySeat(stored, user.id);
        const known = (match?.game.automatic ?? []).map(({ name }) => name);
        const auto = [...new Set(request.body.auto)];
        if (!auto.every((name) => known.includes(name)))
          throw new Refused('auto.unknown', 'This game has no such automatic answer.', 400);
        return { seats: stored.seats.map((seat) => (seat === mine ? { ...seat, auto } : seat)) };
      });
      return tableInfo(changed, user.id);
    },
  );

  app.post(
    '/api/tables/:id/return',
    {
      schema: {
        tags: ['seat'],
        summary: 'A new private link back to my seat; the one before no longer works',
        params: TablePath,
        response: { 200: Link, ...failures },
      },
    },
    async (request) => {
      const user = await sessions.need(request);
      const token = newToken();
      await tables.edit(request.params.id, ({ stored }) => {
        const mine = mySeat(stored, user.id);
        const returnHash = hashToken(token);
        return { seats: stored.seats.map((seat) => (seat === mine ? { ...seat, returnHash } : seat)) };
      });
      return { token };
    },
  );

  app.post(
    '/api/return',
    {
      config: { rateLimit: { max: services.limits.returnsPerMinute, timeWindow: '1 minute' } },
      schema: {
        tags: ['seat'],
        summary:
          'Come back to a seat by its private link, once; a device without games becomes one more of its owner, if that is a guest',
        body: Link,
        response: { 200: Type.Object({ table: Id }, closed), ...failures },
      },
    },
    async (request, reply) => {
      const hash = hashToken(request.body.token);
      const found = await store.seatByReturn(hash);
      if (!found) throw new Refused('return.unknown', 'This link leads to no seat.', 404);
      const { table, seat } = found;
      const { user: owner = null, name = '' } = (await tables.find(table)).seats[seat] ?? {};
      const known = await sessions.find(request.headers);
      if (known && known.id === owner) return { table };
      const isEmpty = !known || (await tables.mine(known.id)).length === 0;
      // A device without games becomes another one of a guest, so that both show the same. Whoever can sign in needs no such
      // link for that, so theirs give the one seat only.
      if (owner !== null && isEmpty && !(await accounts.isMember(owner))) {
        await tables.edit(table, ({ stored }) => takeSeat(stored, owner, hash));
        await sessions.addDevice(reply, owner);
        return { table };
      }
      const user = known ?? (await sessions.addGuest(reply, name));
      await tables.edit(table, ({ stored }) => takeSeat(stored, user.id, hash));
      if (owner !== null) await accounts.seatTaken(owner, table);
      return { table };
    },
  );

  app.get(
    '/api/takeovers',
    {
      schema: {
        tags: ['seat'],
        summary: 'Tables where somebody took over my seat by its private link, until I have read of it',
        response: { 200: Type.Array(Takeover), ...failures },
      },
    },
    async (request) => {
      const user = await sessions.find(request.headers);
      return user ? store.accounts.takeovers(user.id) : [];
    },
  );
  app.delete(
    '/api/takeovers/:id',
    {
      schema: {
        tags: ['seat'],
        summary: 'I have read that my seat was taken over',
        params: TablePath,
        response: { 200: Type.Array(Takeover), ...failures },
      },
    },
    async (request) => {
      const { id } = await sessions.need(request);
      await store.accounts.dropTakeover(id, request.params.id);
      return store.accounts.takeovers(id);
    },
  );

  app.post(
    '/api/tables/:id/rematch',
    {
      schema: {
        tags: ['table'],
        summary: 'The same table again for the same people',
        params: TablePath,
        response: { 200: Type.Object({ table: Id }, closed), ...failures },
      },
    },
    async (request) => {
      const user = await sessions.need(request);
      return { table: await tables.rematch(user, request.params.id) };
    },
  );

  app.get(
    '/api/tables/:id/moments/:row',
    {
      schema: {
        tags: ['past'],
        summary: 'The table right after a row, as I may see it',
        params: Type.Object({ id: Id, row: Type.Integer({ minimum: 0 }) }, closed),
        response: { 200: Type.Unknown(), ...failures },
      },
    },
    async (request) => {
      const user = await sessions.find(request.headers);
      return rooms.look(request.params.id, ({ stored, match }) => {
        const viewer = seatOf(stored, user?.id ?? null)?.seat ?? null;
        const moment = match && momentAfter(match, request.params.row, viewer);
        if (!moment) throw new Refused('moment.unknown', 'There was no such moment.', 404);
        return moment;
      });
    },
  );

  app.get(
    '/api/tables/:id/record',
    {
      schema: {
        tags: ['past'],
        summary: 'The record of the game with its secret, once it is over',
        params: TablePath,
        response: { 200: Type.Unsafe(RecordSchema), ...failures },
      },
    },
    (request) =>
      rooms.look(request.params.id, ({ stored, match }) => {
        const { stage } = stored.progress;
        if (!match || stage === 'gathering' || stage === 'running')
          throw new Refused('record.early', 'The record is open once the game is over.');
        return match.record();
      }),
  );
}
