import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import {
  closed,
  DeviceLink,
  Failure,
  ForgottenPassword,
  Id,
  MailAndPassword,
  Me,
  RecoveryCode,
  ResetPassword,
  SignInWays,
  UsedPasskey,
} from '@kontor/protocol';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as Type from 'typebox';
import { foldMail } from '../accounts/accounts.ts';
import { needRelyingParty, relyingParty } from '../accounts/relying-party.ts';
import type { Services } from '../services.ts';
import { byAddress, limitBy } from './limit.ts';

const tags = ['sign-in'];
const failures = { '4xx': Failure };
const signedIn = { 200: Me, ...failures };
const Done = Type.Object({}, closed);

/** Routes by which somebody signs in who is not known on this device, or known as a guest. */
export function signInRoutes(fastify: FastifyInstance, services: Services): void {
  const { accounts, passkeys, guests, sessions, limits, publicUrl } = services;
  const app = fastify.withTypeProvider<TypeBoxTypeProvider>();
  const attempts = { name: 'sign-in', max: limits.signInsPerMinute, timeWindow: '1 minute' } as const;
  const byMail = (request: FastifyRequest): string => foldMail((request.body as { mail: string }).mail);
  const limited = limitBy(fastify, { ...attempts, key: byAddress });
  const mails = { name: 'mail', max: limits.mailsPerHour, timeWindow: '1 hour' } as const;

  const site = (request: FastifyRequest) => needRelyingParty(publicUrl, request);
  /** Makes this device one of a person who has proved to be that person. */
  const signIn = async (
    request: FastifyRequest,
    reply: FastifyReply,
    user: string,
    bring = true,
  ): Promise<Me> => {
    const guest = await sessions.find(request.headers);
    const name = await guests.signIn(user, guest, bring);
    await sessions.change(request, reply, user);
    return { name };
  };

  app.get(
    '/api/sign-in',
    { schema: { tags, summary: 'The ways of signing in at this server', response: { 200: SignInWays } } },
    async (request) => ({
      passkeys: relyingParty(publicUrl, request)?.origin ?? null,
      mail: accounts.sendsMail,
    }),
  );
  app.post(
    '/api/sign-in/passkey/options',
    {
      preHandler: limitBy(fastify, { ...attempts, name: 'sign-in-options', key: byAddress }),
      schema: {
        tags,
        summary: 'What to ask the browser for, to sign in with a passkey',
        response: {
          200: Type.Unknown({ description: 'PublicKeyCredentialRequestOptionsJSON' }),
          ...failures,
        },
      },
    },
    (request) => passkeys.useOptions(site(request)),
  );
  app.post(
    '/api/sign-in/passkey',
    {
      preHandler: limited,
      schema: { tags, summary: 'Sign in with a passkey', body: UsedPasskey, response: signedIn },
    },
    async (request, reply) => {
      const { passkey, bring } = request.body;
      const user = await passkeys.use(site(request), passkey as AuthenticationResponseJSON);
      return signIn(request, reply, user, bring);
    },
  );
  app.post(
    '/api/sign-in/password',
    {
      preHandler: [limited, limitBy(fastify, { ...attempts, name: 'sign-in-mail', key: byMail })],
      schema: {
        tags,
        summary: 'Sign in with a mail address and a password',
        body: MailAndPassword,
        response: signedIn,
      },
    },
    async (request, reply) => {
      const { mail, password, bring } = request.body;
      return signIn(request, reply, await accounts.checkPassword(mail, password), bring);
    },
  );
  app.post(
    '/api/sign-in/code',
    {
      preHandler: limited,
      schema: { tags, summary: 'Sign in with a recovery code, once', body: RecoveryCode, response: signedIn },
    },
    async (request, reply) => {
      const { code, bring } = request.body;
      return signIn(request, reply, await accounts.takeCode(code), bring);
    },
  );
  app.post(
    '/api/sign-in/link',
    {
      preHandler: limited,
      schema: {
        tags,
        summary: 'Sign in by a link from another device, once',
        body: DeviceLink,
        response: signedIn,
      },
    },
    async (request, reply) => {
      const { token, bring } = request.body;
      return signIn(request, reply, await accounts.takeDeviceLink(token), bring);
    },
  );
  app.post(
    '/api/sign-in/forgotten',
    {
      preHandler: [
        limitBy(fastify, { ...mails, key: byAddress }),
        limitBy(fastify, { ...mails, name: 'mail-to', key: byMail }),
      ],
      schema: {
        tags,
        summary:
          'A mail with a link to choose a new password, if the address is known; the answer does not tell',
        body: ForgottenPassword,
        response: { 200: Done, ...failures },
      },
    },
    async (request) => {
      await accounts.forgotten(request.body.mail, request.body.language);
      return {};
    },
  );
  app.post(
    '/api/sign-in/reset',
    {
      preHandler: limited,
      schema: {
        tags,
        summary: 'Choose a new password by the link in a mail; all other devices are signed out',
        body: ResetPassword,
        response: signedIn,
      },
    },
    async (request, reply) => {
      const { token, password, bring } = request.body;
      const user = await accounts.resetPassword(token, password);
      await sessions.endAll(user);
      return signIn(request, reply, user, bring);
    },
  );
  app.post(
    '/api/sign-in/confirm',
    {
      preHandler: limited,
      schema: {
        tags,
        summary: 'Confirm a mail address by the link in a mail',
        body: Type.Object({ token: Id }, closed),
        response: { 200: Done, ...failures },
      },
    },
    async (request) => {
      await accounts.confirmMail(request.body.token);
      return {};
    },
  );
}
