import type { PushMessage } from '@kontor/protocol';
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import type { FromServiceWorker, ToServiceWorker } from './messages.ts';

/**
 * Keeps all files of one version of the page on the device, so that it starts without a network. A new version waits until
 * the person wants it; what tabs of the old one may still load stays until no such tab is open.
 */
const scope = globalThis as unknown as ServiceWorkerGlobalScope;

const PAGE = '/index.html';
/** What the server answers itself. */
const NOT_PAGES = [/^\/api\//, /^\/docs(\/|$)/, /^\/ws$/];

const files = new PrecacheController();
files.addToCacheList([...FILES]);

scope.addEventListener('install', (event) => {
  event.waitUntil(files.install(event));
});

scope.addEventListener('activate', (event) => {
  // The page that was opened before there was a service worker needs its files, too.
  event.waitUntil(scope.clients.claim());
});

registerRoute(new PrecacheRoute(files));
registerRoute(new NavigationRoute(files.createHandlerBoundToURL(PAGE), { denylist: NOT_PAGES }));
// A tab of an older version still loads its own files.
registerRoute(
  ({ url }) => url.origin === scope.location.origin && url.pathname.startsWith('/assets/'),
  async ({ request }) => (await caches.match(request)) ?? fetch(request),
);

scope.addEventListener('message', (event) => {
  const message = event.data as ToServiceWorker;
  if (message.kind === 'take-over') event.waitUntil(scope.skipWaiting());
  else event.waitUntil(deleteOldFiles(event));
});

/** Deletes the files of other versions, unless another tab may be an old one or a new version waits. */
async function deleteOldFiles(event: ExtendableMessageEvent): Promise<void> {
  const { installing, waiting } = scope.registration;
  const tabs = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!installing && !waiting && tabs.length === 1) await files.activate(event);
}

scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = event.notification.data as { readonly path: string };
  event.waitUntil(openPage(path));
});

/** Brings a tab with this page to the front, or opens one. */
async function openPage(path: string): Promise<void> {
  const open = await scope.clients.matchAll({ type: 'window' });
  const there = open.find(({ url }) => new URL(url).pathname === path) ?? open[0];
  if (!there) {
    await scope.clients.openWindow(path);
    return;
  }
  await there.focus();
  if (new URL(there.url).pathname !== path)
    there.postMessage({ kind: 'go', path } satisfies FromServiceWorker);
}

scope.addEventListener('push', (event) => {
  event.waitUntil(showPush(readPush(event.data)));
});

/** Browsers take the permission away from pages that show nothing for a push. */
function readPush(data: PushMessageData | null): PushMessage {
  try {
    const { title, text, path } = (data?.json() ?? {}) as Partial<PushMessage>;
    if (title !== undefined && text !== undefined && path?.startsWith('/')) return { title, text, path };
  } catch {
    // It is not from this server, or of another version.
  }
  return { title: 'Kontor', text: '', path: '/me' };
}

/** A page that shows the same itself uses the same tag, so that there is one. */
async function showPush({ title, text, path }: PushMessage): Promise<void> {
  await scope.registration.showNotification(title, {
    body: text,
    tag: path,
    icon: '/icon-192.png',
    data: { path },
  });
}

/** The browser has given up a subscription, e.g. because it was too old; the server is told the new one. */
scope.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(subscribeAgain(event as PushSubscriptionChangeEvent));
});

async function subscribeAgain({
  oldSubscription,
  newSubscription,
}: PushSubscriptionChangeEvent): Promise<void> {
  const key = oldSubscription?.options.applicationServerKey;
  const fresh =
    newSubscription ??
    (key &&
      (await scope.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })));
  if (!fresh) return;
  const { endpoint, keys } = fresh.toJSON();
  await fetch('/api/me/push', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys }),
  });
}
