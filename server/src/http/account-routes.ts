import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { AccountInfo, AddMail, ChangePassword, closed, Failure, Id, NewPasskey } from '@kontor/protocol';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as Type from 'typebox';
import { foldMail } from '../accounts/accounts.ts';
import { myData } from '../accounts/my-data.ts';
import { needRelyingParty } from '../accounts/relying-party.ts';
import type { Services } from '../services.ts';
import { byAddress, limitBy } from './limit.ts';

const tags = ['account'];
const failures = { '4xx': Failure };
const info = { 200: AccountInfo, ...failures };

/** Routes for how I sign in. */
export function accountRoutes(fastify: FastifyInstance, services: Services): void {
  const { accounts, passkeys, sessions, deletion, store, rooms, limits, publicUrl } = services;
  const app = fastify.withTypeProvider<TypeBoxTypeProvider>();
  const byPerson = async (request: FastifyRequest): Promise<string> => (await sessions.need(request)).id;
  const limited = limitBy(fastify, {
    name: 'account',
    max: limits.accountChangesPerMinute,
    timeWindow: '1 minute',
    key: byPerson,
  });
  const mails = { name: 'mail', max: limits.mailsPerHour, timeWindow: '1 hour' } as const;
  const site = (request: FastifyRequest) => needRelyingParty(publicUrl, request);
  const infoOf = async (request: FastifyRequest): Promise<AccountInfo> =>
    accounts.info(await sessions.need(request));

  app.get('/api/account', { schema: { tags, summary: 'How I can sign in', response: info } }, infoOf);
  app.post(
    '/api/account/passkeys/options',
    {
      preHandler: limited,
      schema: {
        tags,
        summary: 'What to ask the browser for, to add a passkey',
        response: {
          200: Type.Unknown({ description: 'PublicKeyCredentialCreationOptionsJSON' }),
          ...failures,
        },
      },
    },
    async (request) => passkeys.addOptions(await sessions.need(request), site(request)),
  );
  app.post(
    '/api/account/passkeys',
    {
      preHandler: limited,
      schema: { tags, summary: 'Add a passkey', body: NewPasskey, response: info },
    },
    async (request) => {
      const user = await sessions.need(request);
      const wasMember = await accounts.isMember(user.id);
      await passkeys.add(user, site(request), request.body as RegistrationResponseJSON);
      if (!wasMember) await accounts.joined(user.id);
      return infoOf(request);
    },
  );
  app.delete(
    '/api/account/passkeys/:passkey',
    {
      preHandler: limited,
      schema: {
        tags,
        summary: 'Remove a passkey',
        params: Type.Object({ passkey: Type.String({ maxLength: 1400 }) }, closed),
        response: info,
      },
    },
    async (request) => {
      const { id } = await sessions.need(request);
      await accounts.removePasskey(id, request.params.passkey);
      return infoOf(request);
    },
  );
  app.post(
    '/api/account/codes',
    {
      preHandler: limited,
      schema: {
        tags,
        summary: 'New recovery codes, shown this once; those before end',
        response: { 200: Type.Object({ codes: Type.Array(Type.String()) }, closed), ...failures },
      },
    },
    async (request) => ({ codes: await accounts.newCodes((await sessions.need(request)).id) }),
  );
  app.post(
    '/api/account/mail',
    {
      preHandler: [
        limited,
        limitBy(fastify, { ...mails, key: byAddress }),
        limitBy(fastify, {
          ...mails,
          name: 'mail-to',
          key: (request) => foldMail((request.body as { mail: string }).mail),
        }),
      ],
      schema: {
        tags,
        summary:
          'Ask for a mail that confirms an address. The password is the one I have, or the new one if I have none',
        body: AddMail,
        response: { 200: Type.Object({}, closed), ...failures },
      },
    },
    async (request) => {
      const { mail, password, language } = request.body;
      await accounts.addMail(await sessions.need(request), mail, password, language);
      return {};
    },
  );
  app.put(
    '/api/account/password',
    {
      preHandler: limited,
      schema: {
        tags,
        summary: 'Change my password; my other devices are signed out',
        body: ChangePassword,
        response: info,
      },
    },
    async (request) => {
      const { id } = await sessions.need(request);
      await accounts.changePassword(id, request.body.current, request.body.password);
      await sessions.endOthers(request);
      return infoOf(request);
    },
  );
  app.get(
    '/api/account/export',
    {
      preHandler: limited,
      schema: {
        tags,
        summary: 'Everything that is stored about me',
        response: { 200: Type.Unknown(), ...failures },
      },
    },
    async (request, reply) => {
      const data = await myData(store, await sessions.need(request), rooms.now());
      return reply.header('content-disposition', 'attachment; filename="kontor-my-data.json"').send(data);
    },
  );
  app.delete(
    '/api/account',
    {
      preHandler: limited,
      schema: {
        tags,
        summary: 'Delete everything about me; my games stay, with "somebody" at my seat',
        response: { 200: Type.Object({}, closed), ...failures },
      },
    },
    async (request, reply) => {
      const { id } = await sessions.need(request);
      await sessions.end(request, reply);
      await deletion.delete(id);
      return {};
    },
  );
  app.post(
    '/api/account/link',
    {
      preHandler: limited,
      schema: {
        tags,
        summary: 'A link that signs another device in, once, within ten minutes; the one before ends',
        response: { 200: Type.Object({ token: Id }, closed), ...failures },
      },
    },
    async (request) => ({ token: await accounts.deviceLink((await sessions.need(request)).id) }),
  );
}
