import { useSyncExternalStore } from 'react';
import { navigate } from 'wouter/use-browser-location';
import type { FromServiceWorker, ToServiceWorker } from '../service-worker/messages.ts';

/** The files for later are fetched when the page has loaded nothing for this long. */
const QUIET_MS = 3000;
const CHECK_MS = 60 * 60 * 1000;

let registration: ServiceWorkerRegistration | undefined;
let isNewer = false;
const listeners = new Set<() => void>();

/** Registers the service worker once the page has loaded what it needs, and looks for new versions from then on. */
export function startServiceWorker(): void {
  // Absent without https, whatever the types say; a page under development has none.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers || !import.meta.env.PROD) return;
  let isControlled = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    // Another tab has changed to the new version.
    if (isControlled) showNewer();
    isControlled = true;
  });
  workers.addEventListener('message', ({ data }: MessageEvent<FromServiceWorker>) => navigate(data.path));
  whenQuiet(() => {
    // Without it the page works as long as there is a network.
    register(workers).catch(() => undefined);
  });
}

async function register(workers: ServiceWorkerContainer): Promise<void> {
  registration = await workers.register('/sw.js', { updateViaCache: 'none' });
  if (workers.controller) {
    if (registration.waiting) showNewer();
    tell(workers.controller, { kind: 'page-loaded' });
  }
  registration.addEventListener('updatefound', () => {
    const worker = registration?.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && workers.controller) showNewer();
    });
  });
  setInterval(lookForUpdate, CHECK_MS);
  window.addEventListener('online', lookForUpdate);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) lookForUpdate();
  });
}

function lookForUpdate(): void {
  registration?.update().catch(() => undefined);
}

/** Whether a newer version of the page can be used at once. */
export function useNewerVersion(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isNewer,
  );
}

/** Loads the page again, in its newest version. */
export async function loadNewest(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const known = registration ?? (await workers?.getRegistration());
  await known?.update().catch(() => undefined);
  const next = known?.waiting ?? known?.installing;
  if (!next) return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  if (next.state === 'installed') return tell(next, { kind: 'take-over' });
  next.addEventListener('statechange', () => {
    if (next.state === 'installed') tell(next, { kind: 'take-over' });
    if (next.state === 'redundant') location.reload();
  });
}

function showNewer(): void {
  isNewer = true;
  for (const listener of listeners) listener();
}

function tell(worker: ServiceWorker, message: ToServiceWorker): void {
  worker.postMessage(message);
}

/** Runs something when nothing was fetched for a while. */
function whenQuiet(run: () => void): void {
  let timer = setTimeout(finish, QUIET_MS);
  const observer = new PerformanceObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(finish, QUIET_MS);
  });
  observer.observe({ type: 'resource' });
  function finish(): void {
    observer.disconnect();
    run();
  }
}
