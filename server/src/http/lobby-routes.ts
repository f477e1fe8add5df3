import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { BOT_LEVELS } from '@kontor/core';
import {
  Appearance,
  CHOICES,
  closed,
  Failure,
  Id,
  Me,
  NewName,
  NewTable,
  OwnFiles,
  SeatNumber,
  Swap,
  TableInfo,
} from '@kontor/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as Type from 'typebox';
import { admit } from '../invitations.ts';
import { cleanName } from '../lobby/names.ts';
import { choose, leave, proposeCancel, reportMissing, takeBackSeat } from '../lobby/proposals.ts';
import {
  addSeat,
  callOff,
  chooseAppearance,
  order,
  removeSeat,
  setSeat,
  sit,
  stand,
} from '../lobby/seats.ts';
import { swap } from '../lobby/swaps.ts';
import { refuseBlocked } from '../manners/blocks.ts';
import type { Edit } from '../play/change.ts';
import type { Room } from '../play/room.ts';
import { ownFiles, tableInfo } from '../play/table-info.ts';
import { Refused } from '../refused.ts';
import type { Services } from '../services.ts';
import type { User } from '../store/store.ts';

const TablePath = Type.Object({ id: Id }, closed);
const SeatPath = Type.Object({ id: Id, seat: SeatNumber }, closed);
const failures = { '4xx': Failure };
const table = { tags: ['table'], params: TablePath, response: { 200: TableInfo, ...failures } };
const seat = { tags: ['table'], params: SeatPath, response: { 200: TableInfo, ...failures } };

/** Routes for guests, and for tables apart from their moves. */
export function lobbyRoutes(
  fastify: FastifyInstance,
  { sessions, tables, hub, store, inviteOnly, limits, sharedLimits }: Services,
): void {
  // Checking a board takes a while, and everybody's moves wait for it.
  const fileLimiter = sharedLimits.perMinute('own-files', limits.ownFilesPerMinute);
  const app = fastify.withTypeProvider<TypeBoxTypeProvider>();

  app.get(
    '/api/me',
    {
      schema: {
        tags: ['guest'],
        summary: 'Who am I?',
        response: { 200: Type.Object({ name: Type.Union([Type.String(), Type.Null()]) }, closed) },
      },
    },
    async (request) => ({ name: (await sessions.find(request.headers))?.name ?? null }),
  );

  app.put(
    '/api/me',
    {
      schema: {
        tags: ['guest'],
        summary: 'Play under a name',
        body: NewName,
        response: { 200: Me, ...failures },
      },
    },
    async (request, reply) => {
      const name = cleanName(request.body.name);
      const known = await sessions.find(request.headers);
      if (known) await tables.rename(known, name);
      else {
        if (inviteOnly) await admit(store.hosting, request.body.invitation);
        await sessions.addGuest(reply, name);
      }
      return { name };
    },
  );

  app.post(
    '/api/tables',
    {
      bodyLimit: limits.requestBytes + 2 * limits.fileBytes,
      schema: {
        tags: ['table'],
        summary: 'Create a table and take a seat at it',
        body: NewTable,
        response: { 201: TableInfo, ...failures },
      },
    },
    async (request, reply) => {
      const user = await sessions.need(request);
      const { board, pieces } = request.body;
      const bringsFile = typeof board === 'object' || typeof pieces === 'object';
      if (bringsFile && !fileLimiter.take(request.ip))
        throw new Refused('request.rate', 'Too many boards were brought; wait a moment.', 429);
      const made = await tables.create(user, request.body);
      return reply.code(201).send(tableInfo(made, user.id));
    },
  );

  app.get('/api/tables/:id', { schema: { ...table, summary: 'A table' } }, async (request) => {
    const user = await sessions.find(request.headers);
    return tableInfo(await tables.find(request.params.id), user?.id ?? null);
  });

  app.get(
    '/api/tables/:id/files',
    {
      schema: {
        tags: ['table'],
        summary: 'The board and the pieces of a table, as far as they are not published',
        params: TablePath,
        response: { 200: OwnFiles, ...failures },
      },
    },
    async (request) => ownFiles(await tables.find(request.params.id)),
  );

  /** Changes a table for the user of a request and replies with the table as it is then. */
  const change = async (
    request: FastifyRequest,
    id: string,
    edit: (room: Room, user: User, now: number) => Edit,
  ): Promise<TableInfo> => {
    const user = await sessions.need(request);
    return tableInfo(await tables.edit(id, (room, now) => edit(room, user, now)), user.id);
  };

  app.put(
    '/api/tables/:id/seat',
    {
      schema: {
        ...table,
        summary: 'Take a seat, or change seats',
        body: Type.Object({ seat: SeatNumber }, closed),
      },
    },
    async (request) => {
      const { id } = request.params;
      const user = await sessions.need(request);
      await refuseBlocked(store.manners, user.id, await tables.find(id));
      return change(request, id, ({ stored }) => sit(stored, user, request.body.seat));
    },
  );
  app.delete(
    '/api/tables/:id/seat',
    { schema: { ...table, summary: 'Leave my seat before the game' } },
    (request) => change(request, request.params.id, ({ stored }, user) => stand(stored, user.id)),
  );
  app.patch(
    '/api/tables/:id/seat',
    { schema: { ...table, summary: 'Choose colour and shape', body: Appearance } },
    (request) =>
      change(request, request.params.id, ({ stored }, user) =>
        chooseAppearance(stored, user.id, request.body),
      ),
  );
  app.put(
    '/api/tables/:id/swap',
    {
      schema: {
        ...table,
        summary: 'Propose, accept or end a swap of seats or appearance',
        body: Type.Object({ seat: SeatNumber, what: Swap.properties.what, yes: Type.Boolean() }, closed),
      },
    },
    (request) => {
      const { seat: other, what, yes } = request.body;
      return change(request, request.params.id, ({ stored }, user) =>
        swap(stored, user.id, other, what, yes),
      );
    },
  );
  app.put(
    '/api/tables/:id/ready',
    {
      schema: {
        ...table,
        summary: 'Be ready or not; the game starts when everybody is',
        body: Type.Object(
          {
            ready: Type.Boolean(),
            entropy: Type.Optional(
              Type.String({ maxLength: 100, description: 'Adds to the chance of the game' }),
            ),
          },
          closed,
        ),
      },
    },
    async (request) => {
      const user = await sessions.need(request);
      const { ready, entropy = '' } = request.body;
      return tableInfo(await tables.ready(request.params.id, user.id, ready, entropy), user.id);
    },
  );

  app.post('/api/tables/:id/seats', { schema: { ...table, summary: 'Host: one seat more' } }, (request) =>
    change(request, request.params.id, ({ stored }, user) => addSeat(stored, user.id)),
  );
  app.delete(
    '/api/tables/:id/seats/:seat',
    { schema: { ...seat, summary: 'Host: one seat fewer' } },
    (request) =>
      change(request, request.params.id, ({ stored }, user) =>
        removeSeat(stored, user.id, request.params.seat),
      ),
  );
  app.put(
    '/api/tables/:id/seats/:seat',
    {
      schema: {
        ...seat,
        summary: 'Host: give a seat to a bot, or free it',
        body: Type.Object({ bot: Type.Union([Type.Enum([...BOT_LEVELS]), Type.Null()]) }, closed),
      },
    },
    (request) =>
      change(request, request.params.id, ({ stored }, user) =>
        setSeat(stored, user.id, request.params.seat, request.body.bot),
      ),
  );
  app.put(
    '/api/tables/:id/order',
    {
      schema: {
        ...table,
        summary: 'Host: put the seats in another order',
        body: Type.Object({ seats: Type.Array(SeatNumber, { maxItems: 32 }) }, closed),
      },
    },
    (request) =>
      change(request, request.params.id, ({ stored }, user) => order(stored, user.id, request.body.seats)),
  );

  app.put(
    '/api/tables/:id/cancel',
    {
      schema: {
        ...table,
        summary: 'Cancel the table: at once by its host before the game, later when everybody wants to',
        body: Type.Object({ cancel: Type.Boolean() }, closed),
      },
    },
    (request) =>
      change(request, request.params.id, (room, user, now) =>
        room.stored.progress.stage === 'gathering'
          ? callOff(room.stored, user.id)
          : proposeCancel(room, user.id, request.body.cancel, now),
      ),
  );
  app.post('/api/tables/:id/leave', { schema: { ...table, summary: 'Leave a running game' } }, (request) =>
    change(request, request.params.id, (room, user, now) => leave(room, user.id, now)),
  );
  app.put(
    '/api/tables/:id/missing',
    {
      schema: {
        ...table,
        summary: 'Choose what to do about a missing player',
        body: Type.Object({ seat: SeatNumber, choice: Type.Enum([...CHOICES]) }, closed),
      },
    },
    (request) => {
      const { seat, choice } = request.body;
      return change(request, request.params.id, (room, user, now) =>
        choose(room, user.id, seat, choice, now),
      );
    },
  );
  app.post(
    '/api/tables/:id/missing',
    {
      schema: {
        ...table,
        summary: 'Report a player missing, where there is no clock',
        body: Type.Object({ seat: SeatNumber }, closed),
      },
    },
    (request) => {
      const { id } = request.params;
      const { seat } = request.body;
      const connected = hub.present(id).includes(seat);
      return change(request, id, (room, user, now) => reportMissing(room, user.id, seat, connected, now));
    },
  );
  app.post(
    '/api/tables/:id/back',
    { schema: { ...table, summary: 'Take my seat back from a bot' } },
    (request) => change(request, request.params.id, (room, user, now) => takeBackSeat(room, user.id, now)),
  );
}
