import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { closed, Failure, Id, NoticeSettings, NoticeState, PushTarget } from '@kontor/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as Type from 'typebox';
import { mySeat } from '../lobby/seats.ts';
import { ForbiddenAddress } from '../notices/addresses.ts';
import { isZone } from '../notices/quiet.ts';
import { checkedUrl, type Reach } from '../notices/send-request.ts';
import { USUAL_SETTINGS } from '../notices/settings.ts';
import { NOTICE_TEXTS } from '../notices/texts/index.ts';
import { newWebhookSecret, sendToWebhook } from '../notices/webhook.ts';
import { Refused } from '../refused.ts';
import type { Services } from '../services.ts';
import type { StoredNoticeSettings } from '../store/notices.ts';

const tags = ['notices'];
const response = { 200: NoticeState, '4xx': Failure };
const TablePath = Type.Object({ id: Id }, closed);
const OnTable = Type.Object({ on: Type.Boolean() }, closed);
const Results = Type.Object({ push: Type.Boolean(), webhook: Type.Boolean() }, closed);

/** How somebody is notified of what concerns them. */
export function noticeRoutes(fastify: FastifyInstance, services: Services): void {
  const { sessions, tables, store, push, reach, mailer, publicUrl, rooms, limits, sharedLimits } = services;
  const app = fastify.withTypeProvider<TypeBoxTypeProvider>();
  const { notices } = store;
  const trialLimiter = sharedLimits.perMinute('trials of notices', limits.trialsPerMinute);

  const settingsOf = async (user: string, request: FastifyRequest): Promise<StoredNoticeSettings> => {
    const [known] = await notices.people([user]);
    return known ?? { settings: USUAL_SETTINGS, webhookSecret: null, origin: originOf(request) };
  };
  const stateOf = async (user: string, request: FastifyRequest): Promise<NoticeState> => {
    const { settings, webhookSecret } = await settingsOf(user, request);
    const targets = await notices.pushTargets(user);
    const here = sessions.deviceOf(request);
    return {
      settings,
      publicKey: await push.publicKey(),
      devices: targets.length,
      here: targets.some(({ tokenHash }) => tokenHash === here),
      webhookSecret,
      mail: { able: mailer !== undefined, address: (await store.accounts.account(user)).mail },
    };
  };

  app.get(
    '/api/me/notices',
    { schema: { tags, summary: 'How I am notified of what concerns me', response } },
    async (request) => stateOf((await sessions.need(request)).id, request),
  );

  app.put(
    '/api/me/notices',
    { schema: { tags, summary: 'Choose how I am notified', body: NoticeSettings, response } },
    async (request) => {
      const { id } = await sessions.need(request);
      const settings = request.body;
      if (!isZone(settings.zone)) throw new Refused('notices.zone', 'There is no such time zone.', 400);
      const { url } = settings.webhook;
      if (url !== '' && isForbidden(url, reach))
        throw new Refused('webhook.address', 'A webhook needs a public address with https.', 400);
      const { webhookSecret } = await settingsOf(id, request);
      await notices.save(id, {
        settings,
        webhookSecret: url === '' ? null : (webhookSecret ?? newWebhookSecret()),
        origin: originOf(request),
      });
      return stateOf(id, request);
    },
  );

  app.post(
    '/api/me/push',
    { schema: { tags, summary: 'Let this device be notified by browser push', body: PushTarget, response } },
    async (request) => {
      const { id } = await sessions.need(request);
      const device = sessions.deviceOf(request);
      if (isForbidden(request.body.endpoint, reach))
        throw new Refused('push.address', 'This is no address of a push service.', 400);
      const known = await settingsOf(id, request);
      await notices.save(id, { ...known, origin: originOf(request) });
      if (device !== undefined) await notices.addPushTarget(id, device, request.body, rooms.now());
      return stateOf(id, request);
    },
  );

  app.delete(
    '/api/me/push',
    { schema: { tags, summary: 'No more browser push on this device', response } },
    async (request) => {
      const { id } = await sessions.need(request);
      const device = sessions.deviceOf(request);
      if (device !== undefined) await notices.removePushTargets({ tokenHash: device });
      return stateOf(id, request);
    },
  );

  app.post(
    '/api/me/notices/trial',
    {
      schema: {
        tags,
        summary: 'Send me a notice as a trial, by push and webhook, and say which of them worked',
        response: { 200: Results, '4xx': Failure },
      },
    },
    async (request) => {
      const { id } = await sessions.need(request);
      if (!trialLimiter.take(id)) throw new Refused('request.rate', 'Too many trials; wait a moment.', 429);
      const { settings, webhookSecret, origin } = await settingsOf(id, request);
      const base = publicUrl ?? origin;
      const path = '/me/notices';
      const text = NOTICE_TEXTS[settings.language].trial;
      const at = rooms.now();
      const [pushed, hooked] = await Promise.all([
        push.send(id, { title: 'Kontor', text, path }, base),
        settings.webhook.url === ''
          ? 'never'
          : sendToWebhook(
              settings.webhook,
              webhookSecret ?? '',
              { id: `trial.${at}`, event: 'trial', game: 'Kontor', text, url: `${base}${path}`, at },
              reach,
            ),
      ]);
      return { push: pushed === 'sent', webhook: hooked === 'sent' };
    },
  );

  app.get(
    '/api/tables/:id/notices',
    {
      schema: {
        tags,
        summary: 'Am I notified of what happens at this table?',
        params: TablePath,
        response: { 200: OnTable, '4xx': Failure },
      },
    },
    async (request) => {
      const user = await sessions.need(request);
      const { id } = request.params;
      return { on: (await notices.silentTables(user.id, [id])).length === 0 };
    },
  );

  app.put(
    '/api/tables/:id/notices',
    {
      schema: {
        tags,
        summary: 'Be notified of what happens at this table, or not',
        params: TablePath,
        body: OnTable,
        response: { 200: OnTable, '4xx': Failure },
      },
    },
    async (request) => {
      const user = await sessions.need(request);
      const { id } = request.params;
      mySeat(await tables.find(id), user.id);
      await notices.setSilent(user.id, id, !request.body.on);
      return request.body;
    },
  );
}

/** Whether it is known already that an address cannot be used. */
function isForbidden(url: string, reach: Reach): boolean {
  try {
    checkedUrl(url, reach);
    return false;
  } catch (error) {
    if (error instanceof ForbiddenAddress) return true;
    throw error;
  }
}

/** The address by which whoever asks has opened the server. */
function originOf({ protocol, host }: FastifyRequest): string {
  return `${protocol}://${host}`;
}
