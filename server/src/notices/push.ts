import type { PushMessage, PushTarget } from '@kontor/protocol';
import webPush from 'web-push';
import type { NoticeStore } from '../store/notices.ts';
import { ForbiddenAddress } from './addresses.ts';
import { post, type Reach } from './send-request.ts';

/** How long a push service keeps a message for a device that is off. */
const KEEP_S = 24 * 60 * 60;
/** The subscription does not exist any more. */
const GONE = [404, 410];
const TOO_MANY = 429;
const MAX_TOPIC = 32;

/** `later`: it may work another time; `never`: nobody is there. */
export type Delivery = 'sent' | 'later' | 'never';

interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Sends messages to browsers whose page is closed. The server makes its keys itself, once. */
export class Push {
  readonly #store: NoticeStore;
  readonly #reach: Reach;
  #keys: VapidKeys | undefined;

  constructor(store: NoticeStore, reach: Reach) {
    this.#store = store;
    this.#reach = reach;
  }

  async publicKey(): Promise<string> {
    return (await this.#vapidKeys()).publicKey;
  }

  /** Sends a message to all devices of somebody; those that are gone are forgotten. One that gets it is enough. */
  async send(user: string, message: PushMessage, origin: string): Promise<Delivery> {
    const keys = await this.#vapidKeys();
    const targets = await this.#store.pushTargets(user);
    const results = await Promise.all(targets.map((target) => this.#sendTo(target, message, origin, keys)));
    if (results.includes('sent')) return 'sent';
    return results.includes('later') ? 'later' : 'never';
  }

  async #sendTo(
    target: PushTarget,
    message: PushMessage,
    origin: string,
    keys: VapidKeys,
  ): Promise<Delivery> {
    const topic = message.path.replace(/^.*\//, '').slice(0, MAX_TOPIC);
    try {
      const { headers, body, endpoint } = webPush.generateRequestDetails(target, JSON.stringify(message), {
        vapidDetails: { subject: subjectOf(origin), ...keys },
        TTL: KEEP_S,
        urgency: 'high',
        // A later message about the same table takes the place of one that was not delivered yet.
        ...(topic !== '' && { topic }),
      });
      const status = await post(
        { url: endpoint, headers: headers as Record<string, string>, body },
        this.#reach,
      );
      if (status >= 200 && status < 300) return 'sent';
      if (!GONE.includes(status)) return status === TOO_MANY || status >= 500 ? 'later' : 'never';
    } catch (error) {
      if (!(error instanceof ForbiddenAddress)) return 'later';
    }
    await this.#store.removePushTargets({ endpoint: target.endpoint });
    return 'never';
  }

  async #vapidKeys(): Promise<VapidKeys> {
    const stored = this.#keys
      ? undefined
      : await this.#store.serverKey('vapid', () => JSON.stringify(webPush.generateVAPIDKeys()));
    if (stored !== undefined) this.#keys = JSON.parse(stored) as VapidKeys;
    if (!this.#keys) throw new Error('There are no keys for browser push.');
    return this.#keys;
  }
}

/** Push services want to know whom to ask about the sender, and refuse names that nobody can reach. */
function subjectOf(origin: string): string {
  return origin.startsWith('https:') ? origin : 'https://kontor.invalid';
}
