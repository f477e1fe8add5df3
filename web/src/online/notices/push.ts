import type { NoticeState, PushTarget } from '@kontor/protocol';
import { localStore } from '../../browser/local-storage.ts';
import { settings } from '../../settings/use-settings.ts';
import { noticesApi } from './api.ts';

/** The address of this device's subscription as the server knows it. */
const KEY = 'kontor.push';

/** Whether this browser can be called while the page is closed. */
export function canPush(): boolean {
  return isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window;
}

/** Whether the server calls this device. */
export function isPushed(): boolean {
  return canPush() && localStore.get(KEY) !== null;
}

/** Has this device called while the page is closed; the permission to notify must be given. */
export async function startPush(): Promise<NoticeState | undefined> {
  if (!canPush()) return undefined;
  const state = await withHere(await noticesApi.state());
  return register(await subscribe(state.publicKey));
}

export async function stopPush(): Promise<NoticeState> {
  localStore.delete(KEY);
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  return noticesApi.removePush();
}

/** Subscriptions end without a word, so each visit sees to it that the server has the one that counts. */
export async function renewPush(): Promise<void> {
  const known = localStore.get(KEY);
  if (known === null || !canPush() || Notification.permission !== 'granted') return;
  const worker = await navigator.serviceWorker.getRegistration();
  if (!worker) return;
  const now = await worker.pushManager.getSubscription();
  // Whoever has signed in since is another person there, whose device this is not yet.
  const { here, publicKey } = await noticesApi.state();
  if (here && now?.endpoint === known) return;
  await register(now ? targetOf(now) : await subscribe(publicKey));
}

/** A person without settings is told in the language and by the time of this device. */
async function withHere(state: NoticeState): Promise<NoticeState> {
  const here = hereSettings(state);
  return here ? noticesApi.save(here) : state;
}

/** The settings with this device's language and time zone, if they are others. */
export function hereSettings({ settings: now }: NoticeState): NoticeState['settings'] | undefined {
  const { locale } = settings();
  const language = locale === 'xx' ? 'en' : locale;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return language === now.language && zone === now.zone ? undefined : { ...now, language, zone };
}

async function register(target: PushTarget): Promise<NoticeState> {
  const state = await noticesApi.addPush(target);
  localStore.set(KEY, target.endpoint);
  return state;
}

async function subscribe(publicKey: string): Promise<PushTarget> {
  const worker = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const old = await worker.pushManager.getSubscription();
  return targetOf(
    await worker.pushManager.subscribe(options).catch(async () => {
      // The server has got other keys since, e.g. with other data.
      await old?.unsubscribe();
      return worker.pushManager.subscribe(options);
    }),
  );
}

function targetOf(subscription: PushSubscription): PushTarget {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } };
}
