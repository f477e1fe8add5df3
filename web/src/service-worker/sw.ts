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
