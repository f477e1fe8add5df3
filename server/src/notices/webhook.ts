import { randomBytes } from 'node:crypto';
import type { NoticeSettings } from '@kontor/protocol';
import { Webhook } from 'standardwebhooks';
import { ForbiddenAddress } from './addresses.ts';
import type { Delivery } from './push.ts';
import { post, type Reach } from './send-request.ts';

/** What a webhook is sent. */
export interface HookMessage {
  /** The same when it is sent again. */
  readonly id: string;
  /** What kind of notice it is. */
  readonly event: string;
  readonly game: string;
  readonly text: string;
  /** The page that it leads to. */
  readonly url: string;
  readonly at: number;
}

export function newWebhookSecret(): string {
  return `whsec_${randomBytes(24).toString('base64')}`;
}

/**
 * Sends a message to the address that a person has named. The plain form is signed as Standard Webhooks says, so that the
 * receiver knows who it comes from; Discord knows by the address alone.
 */
export async function sendToWebhook(
  { url, form }: NoticeSettings['webhook'],
  secret: string,
  message: HookMessage,
  reach: Reach,
): Promise<Delivery> {
  try {
    const status = await post(
      form === 'discord' ? forDiscord(url, message) : signed(url, secret, message),
      reach,
    );
    if (status >= 200 && status < 300) return 'sent';
    return status === 429 || status >= 500 ? 'later' : 'never';
  } catch (error) {
    return error instanceof ForbiddenAddress ? 'never' : 'later';
  }
}

const JSON_TYPE = { 'content-type': 'application/json', 'user-agent': 'Kontor' };

function signed(url: string, secret: string, { id, ...message }: HookMessage) {
  const body = JSON.stringify(message);
  const sentAt = new Date();
  return {
    url,
    body,
    headers: {
      ...JSON_TYPE,
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, sentAt, body),
    },
  };
}

/** Names of players may hold anything, so they must not call anybody there. */
function forDiscord(url: string, { game, text, url: page }: HookMessage) {
  const content = `**${game}** · ${text.replace(/[\\*_~`|>@#[\]()]/g, '\\$&')}\n<${page}>`;
  return { url, headers: JSON_TYPE, body: JSON.stringify({ content, allowed_mentions: { parse: [] } }) };
}
